/** Names of awards in Chinese characters, which languages in Latin letters show beside their own. */
import type { AwardId, RuleId } from '../core/index.js';
import { isOwnAward } from './own-awards.js';

const names: { [Id in RuleId]?: string } = {
  'half-flush': '混一色',
  'full-flush': '清一色',
  'kong-replacement': '槓上開花',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '十三幺',
  'nine-gates': '九蓮寶燈',
  'four-kongs': '四槓',
  'all-honours': '字一色',
  'all-terminals': '清老頭',
  'big-three-dragons': '大三元',
  'little-four-winds': '小四喜',
  'big-four-winds': '大四喜',
  'twofold-fortune': '連槓開花',
  'all-green': '綠一色',
  'four-concealed-pungs': '四暗刻',
  standing: '報聽',
  'moon-from-the-sea': '海底撈月',
  'plum-blossom': '槓上梅花',
  'carrying-pole': '二索搶槓',
  'thirteen-wins': '十三連莊',
};

export const chinese = (id: AwardId): string | undefined => (isOwnAward(id) ? undefined : names[id]);
