/** Code blocks of the language `mahjong`: hands, tables and games in any text that can hold a code block. */
export { BlockError, blockErrorText, type BlockErrorCode } from './blocks/error.js';
export { blockToHtml, inlineToHtml, type BlockOptions } from './blocks/html.js';
export { LONGEST_BLOCK, readBlock, readInline, type Block, type BlockElement, type BlockShow } from './blocks/read.js';
export { upgradeBlocks, type Upgrade, type UpgradeOptions } from './blocks/upgrade.js';
