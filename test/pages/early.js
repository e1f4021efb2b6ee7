/** A page that does not wait for the definition. */
window.scores = [];
document.addEventListener('mj-score', ({ score }) => window.scores.push(score.value));
Object.assign(document.querySelector('mj-hand'), {
  hand: '123456789b EESS +S',
  seat: 'south',
  win: 'self-draw',
  profile: 'european',
});
