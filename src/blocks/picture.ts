/** Pictures of blocks, for feeds and mail. */
import '../core/profiles.js';
import { profileOf as find } from '../core/profiles/lookup.js';
import { joinRules } from '../core/profiles/parse.js';
import { defineProfile, score, type Profile } from '../core/index.js';
import { readHand } from '../elements/mj-hand/display-notation.js';
import { situationOf } from '../elements/situation-attributes.js';
import { breakdownToSvg, handToSvg, type PictureOptions } from '../svg.js';
import type { Block, BlockElement } from './read.js';

export type BlockPictureOptions = Pick<PictureOptions, 'lang' | 'theme'>;

/** Attributes that a picture cannot show. */
const NOT_IN_PICTURES = ['for', 'compare', 'section', 'editable'];

/**
 * Returns a block as an SVG document: a hand, or a breakdown of one hand.
 *
 * @returns undefined for anything else, and for hands that cannot be drawn or scored
 */
export function blockToSvg({ show, element, text }: Block, options: BlockPictureOptions = {}): string | undefined {
  const { attributes, content } = element;
  if (NOT_IN_PICTURES.some((name) => name in attributes)) return undefined;
  try {
    if (show === 'hand') return pictureOfHand(attributes, text, options);
    const [hand] = content;
    if (show === 'breakdown' && typeof hand === 'object') {
      const { hand: tiles } = readHand(text, hand.attributes['notation'] as string | undefined);
      return breakdownToSvg(score(tiles, situationOf(hand.attributes), profileOf(attributes)), options);
    }
  } catch {
    // The element shows what is wrong.
  }
  return undefined;
}

type Attributes = BlockElement['attributes'];

function pictureOfHand(attributes: Attributes, text: string, options: BlockPictureOptions): string {
  const { notation, highlight, spread, indices, situation } = attributes as Record<string, string> & Attributes;
  return handToSvg(String(attributes['hand'] ?? text), {
    ...options,
    notation,
    highlight,
    spread: Boolean(spread),
    indices: Boolean(indices),
    ...(situation && { situation: situationOf(attributes) }),
  });
}

function profileOf({ profile = 'classical', limit, rules }: Attributes): Profile {
  const declared = joinRules(
    limit === undefined ? limit : `limit: ${String(limit).replaceAll(';', ',')}`,
    rules === undefined ? rules : String(rules),
  );
  const base = find(String(profile));
  return defineProfile({ name: base.name, extends: base, rules: declared });
}
