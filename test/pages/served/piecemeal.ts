/** Defines one element after another, outer elements before inner ones. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../../../src/lang/zh-Hant.js';

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

await import('../../../src/mj-settlement.js');
await pause();
await import('../../../src/mj-score-breakdown.js');
await pause();
await import('../../../src/mj-value.js');
await import('../../../src/mj-wall.js');
await import('../../../src/mj-claims.js');
await import('../../../src/mj-incidents.js');
await import('../../../src/mj-waits.js');
await import('../../../src/mj-doubles.js');
await import('../../../src/mj-exercise.js');
await pause();
await import('../../../src/mj-hand.js');
await import('../../../src/mj-tile.js');
