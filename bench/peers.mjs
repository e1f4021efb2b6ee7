/** The libraries that score is measured against; each scores the same hands by its own rules, with its own itemisation. */
import Majiang from '@kobalab/majiang-core';
import { calculateScoreForTehai, parseExtendedMspz, parseMspz, validateTehai14 } from '@pai-forge/riichi-mahjong';

const WINDS = ['east', 'south', 'west', 'north'];
const SUIT_START = { m: 0, p: 9, s: 18, z: 27 };

/** Each peer: `read` makes its hand of a text, `score` scores that hand. */
export const peers = [
  {
    name: '@kobalab/majiang-core',
    prepare: ({ majiang, situation }) => ({
      text: majiang.text,
      discard: majiang.discard,
      param: Majiang.Util.hule_param({
        zhuangfeng: WINDS.indexOf(situation.round),
        menfeng: WINDS.indexOf(situation.seat),
        // A concealed hand has called riichi, so that it has a pattern to be scored for.
        lizhi: majiang.text.includes(',') ? 0 : 1,
      }),
    }),
    read: ({ text }) => Majiang.Shoupai.fromString(text),
    score: (hand, { discard, param }) => Majiang.Util.hule(hand, discard, param),
  },
  {
    name: '@pai-forge/riichi-mahjong',
    prepare: ({ paiForge, situation }) => ({
      text: paiForge.text,
      config: {
        agariHai: SUIT_START[paiForge.winning[0]] + Number(paiForge.winning[1]) - 1,
        isTsumo: paiForge.selfDraw,
        jikaze: 27 + WINDS.indexOf(situation.seat),
        bakaze: 27 + WINDS.indexOf(situation.round),
        doraMarkers: [],
      },
    }),
    read: ({ text }) => validateTehai14((text.includes('[') ? parseExtendedMspz(text) : parseMspz(text)).value).value,
    score: (hand, { config }) => {
      try {
        return calculateScoreForTehai(hand, config);
      } catch {
        // A hand without a pattern is an error there; finding that out is the same work.
        return null;
      }
    },
  },
];
