import MDXComponents from '@theme-original/MDXComponents';
import { MjHand, MjScoreBreakdown, MjSettlement, MjTile } from 'mahjong-elements/react';

/** Available in all pages without an import. */
export default { ...MDXComponents, MjHand, MjScoreBreakdown, MjSettlement, MjTile };
