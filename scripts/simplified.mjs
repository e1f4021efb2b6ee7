/**
 * Makes the Simplified Chinese texts, `src/lang/zh-Hans`, and those of Hong Kong, `src/lang/zh-HK`, from the Traditional ones.
 * `texts/write.mjs` writes them. For Simplified Chinese, OpenCC converts characters and words. The tables
 * here have the terms of the game that differ. Sentences call each other’s names of awards and tiles, so each language has all files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { root } from './bundle.mjs';
import { formatted } from './format.mjs';

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
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
]);

const simplify = Converter({ from: 'twp', to: 'cn' });

/** Traditional Chinese as it is written on the mainland. */
export const simplified = (/** @type {string} */ text) =>
  TERMS.reduce((changed, [from, to]) => changed.replaceAll(from, to), simplify(text));

/** 和 between two nouns. Everywhere else it is a win. */
const AND =
  /(?<= )和(?= )|(?<=面子|一對|副槓|幺九|點數|手牌|花牌|索|名稱|墩|風牌|人名|槓|第一墩|數墩|點|一|二|[)]\}|first\})和(?=將|一對將|字牌|番|見過|它們|滿貫|發財|一句話|第三墩|三元牌|合計|花；|順子|九[。'」]|五[，。]|拿牌|\$\{second)|(?<=三家之)和|(?<=圈風|門風|半個|單吊|點數表)和(?=花牌|三元牌|兩個|嵌張|對子)|和(?= \{expected\} 一起)/g;

/** Terms of Taiwan, and what players in Hong Kong say. 糊 stands for 和 as a win, which the first lines take apart. */
const HONG_KONG = /** @type {[RegExp | string, string][]} */ ([
  [AND, '\0'],
  // Names: 平糊, 對對糊.
  [/(?<=平|天|地|對對|詐)和/g, '糊'],
  ['起和', '起糊'],
  ['和張', '糊牌'],
  ['和牌者', '食糊者'],
  ['和家', '食糊者'],
  ['和法', '食糊方式'],
  ['和成', '食成'],
  ['同和', '同時食糊'],
  ['連和', '連續食糊'],
  ['要和同一張', '要食同一張'],
  ['要和的那張', '要食的那張'],
  ['不得和自己', '不得食自己'],
  ['比較和了', '比較食糊後'],
  ['和別家', '食糊'],
  ['食和${winds', '食${winds'],
  [/食和|和牌|和了/g, '食糊'],
  // Followed by a tile or by the player who discarded it.
  [/(?<!補牌)和(?=一筒|五筒|二索|中張|的不是|這張牌|\$\{winds|\$\{unique|二不計)/g, '食'],
  [/(?<=win\] : ')和/g, '食'],
  ['和', '食糊'],
  ['\0', '和'],
  ['食糊的牌不是中張', '糊牌不是中張'],

  ['連續食糊第十三次', '第十三次連續食糊'],
  ['全帶幺每', '全帶么每'],
  ['清老頭', '清么九'],
  ['混老頭', '花么九'],
  ['老頭', '么九'],
  ['幺', '么'],
  ['四暗刻', '坎坎糊'],
  ["'四槓'", "'十八羅漢'"],
  ['聽四槓', '聽十八羅漢'],
  ['九蓮寶燈', '九子連環'],
  ['純正九蓮', '純正九子連環'],
  ["'九蓮'", "'九子連環'"],
  ['門清', '門前清'],
  ['放銃', '出銃'],
  ['滿貫', '滿糊'],
  [/(?<!麻)將(?!軍|盡)/g, '眼'],
  ['眼牌', '眼'],
  // A chow.
  ['吃碰來的', '上、碰得來的'],
  ['能吃的牌', '能上的牌'],
  ['吃的牌', '上牌的兩張'],
  ['叫吃', '叫上牌'],
  ['下家吃', '下家上牌'],
  ['只有下家能吃', '只有下家能上牌'],
  ['吃牌', '上牌'],
  ['吃', '上'],
  // Waiting.
  ['聽法', '叫糊方式'],
  ['聽牌', '叫糊'],
  [/(?<!天|獨|九面|兩面)聽/g, '叫'],
  ['抓位', '執位'],
  ['抓牌', '拿牌'],
  ['網路', '網絡'],
  ['正體中文', '繁體中文'],
  // Fonts.
  ['PingFang TC', 'PingFang HK'],
  ['Noto Sans TC', 'Noto Sans HK'],
  ['Noto Sans CJK TC', 'Noto Sans CJK HK'],
]);

/** Traditional Chinese as it is said in Hong Kong. */
export const hongKong = (/** @type {string} */ text) =>
  HONG_KONG.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

const source = 'src/lang/zh-Hant';

/** A language that is made from Traditional Chinese. */
const languages = [
  {
    tag: 'zh-Hans',
    id: 'zhHans',
    convert: (/** @type {string} */ text) => simplified(text).replaceAll('正体中文', '简体中文'),
    /** Other tags under which it is registered. */
    also: /** @type {string[]} */ ([]),
  },
  {
    tag: 'zh-HK',
    id: 'zhHK',
    convert: hongKong,
    also: ['zh-MO', 'zh-Hant-HK', 'zh-Hant-MO'],
  },
];

/** What converts a Traditional text of a page for a language that is made from them. */
export const conversions = new Map(languages.map(({ tag, convert }) => [tag, convert]));

/**
 * The files of these languages by path.
 *
 * @param {Record<string, string>} made what was made of the messages, by path
 * @returns {Promise<Record<string, string>>}
 */
export async function chineseFiles(made) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  /** @type {Record<string, string>} */
  const files = {};
  for (const { tag, id, convert, also } of languages) {
    const converted = (/** @type {string} */ code) =>
      convert(code)
        .replaceAll('zhHant', id)
        .replaceAll('zh-Hant', tag)
        .replace(/^registerTexts\(.*$/m, (line) => [tag, ...also].map((each) => line.replace(tag, each)).join('\n'));
    const codes = [
      ...readdirSync(join(root, source)).map((name) => [`${source}/${name}`, read(`${source}/${name}`)]),
      ...Object.entries(made).filter(([path]) => path.startsWith('src/lang/texts/zh-Hant/')),
    ];
    for (const [path = '', traditional = ''] of codes) {
      const code = converted(traditional);
      // A hand of a game is not one of tiles: 第 6 鋪.
      files[path.replace('zh-Hant', tag)] =
        tag === 'zh-HK' && path.endsWith('/game.ts') ? code.replace(/手(?!中)/g, '鋪') : code;
    }
    files[`src/lang/${tag}.ts`] = converted(read(`${source}.ts`));
  }
  const note = '// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those.\n';
  for (const [path, code] of Object.entries(files)) files[path] = await formatted(path, note + code);
  return files;
}
