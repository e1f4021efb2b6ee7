/** Japanese: exercises. They load with `<mj-exercise>`. */

import type { ExerciseTexts } from '../types.js';
import { list, number, points, seat } from './hand.js';
import { asks, exercise } from '../texts/ja/exercise.js';
import type { Part } from '../types.js';

const quoted = (names: readonly string[]): string => list(names.map((name) => `「${name}」`));

export const jaExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'この手は何符、何翻で、何点ですか？'
      : all.map((one) => asks[one]).join(''),
  payment: seat,
  erred: (one, error, dead) => `${seat(one)}の反則：${error}${dead && dead !== error ? `（${dead}）` : ''}。`,
  isRight: (part, text) => `${part}：「${text}」は正解です。`,
  isWrong: (part, text) => `${part}：「${text}」は違います。`,
  shouldBe: (part, text, expected) => `${part}：「${text}」ではなく、${expected}です。`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `${quoted(names)}を除けば、その数になります。数え忘れていませんか？`;
      case 'not-doubled':
        return 'それは符です。まだ翻を数えていません。';
      case 'multiplied':
        return '翻数を掛けています。1翻ごとに2倍にします。';
      case 'not-rounded':
        return 'このルールでは端数を丸めます。';
      case 'not-limited':
        return '満貫を超えています。';
      case 'not-fined':
        return '罰符が入っていません。';
    }
  },
  missing: (many) => `あと${number(many)}個足りません。`,
  guide: {
    ...exercise.guide,
    question: (topic, unit) => {
      if (unit === 'value') return '符を1翻ごとに2倍にします。この手は何点ですか？';
      if (unit === 'limit') return '役満貫ですか？ そうなら、いくらですか？';
      const many = unit === 'points' ? '何符つきますか？' : '何翻つきますか？';
      switch (topic) {
        case 'winning':
          return `和了していますか？ ${many}`;
        case 'sets':
          return `刻子や槓子がありますか？ ${many}`;
        case 'pairs':
          return `三元牌、自風、場風の対子がありますか？ ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `花牌や季節牌がありますか？ ${many}`
            : `自分の花牌や季節牌、または4枚揃いがありますか？ ${many}`;
        case 'wait':
          return `特別な形や状況での和了ですか？ ${many}`;
        case 'own':
          return `この卓の独自の役がありますか？ ${many}`;
        default:
          return `手全体を見てください。${many}`;
      }
    },
    done: (value, wrong, shown) => {
      const faults = wrong ? `間違いは${number(wrong)}問でした。` : '';
      return `この手は${points(value)}です。${faults + (shown ? `答えを見たのは${number(shown)}問でした。` : '') || '全問正解です。'}`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `全問解けました。${number(of)}問中${number(first)}問は一度で正解です。`
      : `${number(of)}問中${number(solved)}問を解き、${number(first)}問は一度で正解`,
} satisfies Part<ExerciseTexts>;
