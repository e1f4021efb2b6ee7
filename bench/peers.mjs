/** The libraries to compare `score` with. Each scores the same hands under its own rules, with its own itemization. */
import Majiang from '@kobalab/majiang-core';
import { calculateScoreForTehai, parseExtendedMspz, parseMspz, validateTehai14 } from '@pai-forge/riichi-mahjong';

const WINDS = ['east', 'south', 'west', 'north'];
const SUIT_START = { m: 0, p: 9, s: 18, z: 27 };

/** For each peer, `read` parses a text into its hand format and `score` scores that hand. */
export const peers = [
  {
    name: '@kobalab/majiang-core',
    prepare: ({ majiang, situation }) => ({
      text: majiang.text,
      discard: majiang.discard,
      param: Majiang.Util.hule_param({
        zhuangfeng: WINDS.indexOf(situation.round),
        menfeng: WINDS.indexOf(situation.seat),
        // A concealed hand declares riichi, so that it has a scoring pattern.
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
        // A hand without a pattern is an error in this library; detecting that takes the same work.
        return null;
      }
    },
  },
];
