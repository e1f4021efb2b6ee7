/** Makes Simplified Chinese of Traditional Chinese: OpenCC converts characters and words, and the table has the terms of the game that differ. */
import { parse } from '@messageformat/parser';
import { Converter } from 'opencc-js';

/** Terms after conversion, and what players on the mainland say. */
const TERMS = /** @type {[RegExp | string, string][]} */ ([
  // Bamboo, also in the names of tiles: 五条. Not in 搜索 and 索引.
  [/(?<!搜)索(?!引)/g, '条'],
  ['条子。英文', '索子。英文'],
  ['牌尾', '王牌'],
  ['放铳', '点炮'],
  ['食和', '点和'],
  ['加点', '加分'],
  ['米林顿', '米灵顿'],
  [/(?<!部)分牌/g, '发牌'],
  // Computers and tables: a column of Taiwan, 欄, is 列 on the mainland, where a row is 行.
  ['计算机', '计算器'],
  ['依其预设', '按其默认设置'],
  [/依(?=[^，。；：次序]{0,9}规则)/g, '按'],
  ['依序', '依次'],
  ['自订', '自定'],
  ['复制文字', '复制文本'],
  ['预设', '默认'],
  ['分页', '标签页'],
  ['主画面', '主屏幕'],
  ['帐', '账'],
  ['支手机', '部手机'],
  ['不连接', '不联网'],
  ['不必连接', '不必联网'],
  ['打开一列', '展开一行'],
  ['并作一列', '并作一行'],
  ['第二栏', '第二列'],
  ['各栏', '各列'],
  ['拷贝', '复制'],
  ['取代', '替换'],
  ['无法复原', '无法恢复'],
  ['复原', '撤销'],
  ['存出', '导出'],
  ['全部进程', '整个流程'],
  // Fonts.
  ['PingFang TC', 'PingFang SC'],
  ['JhengHei', 'YaHei'],
  ['Sans TC', 'Sans SC'],
  ['CJK TC', 'CJK SC'],
  ['正体中文', '简体中文'],
  ['@zh-Hant', '@zh-Hans'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
]);

const simplify = Converter({ from: 'twp', to: 'cn' });

/** Traditional Chinese as it is written on the mainland. */
export const simplified = (/** @type {string} */ text) =>
  TERMS.reduce((changed, [from, to]) => changed.replaceAll(from, to), simplify(text));

/** The texts in a message, without its arguments and the names of its cases. @returns {any[]} */
const textsIn = (/** @type {any[]} */ tokens) =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return token;
    return (token.cases ?? []).flatMap((/** @type {any} */ one) => textsIn(one.tokens));
  });

/** A message whose texts are simplified. */
export const simplifiedMessage = (/** @type {string} */ message) =>
  textsIn(parse(message)).reduceRight(
    (changed, { ctx: { offset, text } }) =>
      changed.slice(0, offset) + simplified(text) + changed.slice(offset + text.length),
    message,
  );
