import { unsafeCSS, type CSSResultGroup } from 'lit';
import { css } from './css.js';
import { WIDEST } from './rows.js';

/** The classes of {@link rowClasses} as numbers: `.one-47{--_one:47}` and so on. */
const rowStyles = unsafeCSS(
  Object.entries(WIDEST)
    .flatMap(([name, widest]) =>
      Array.from({ length: widest }, (_, place) => `.${name}-${place + 1}{--_${name}:${place + 1}}`),
    )
    .join(''),
);

const layoutStyles = css`
  :host {
    display: block;
    margin-block: 0.15em 0.5em;
    vertical-align: middle;
  }
  /* A hand beside text is inline, like an image, and so is the only one in a line. Blind servers do not know what is around it. */
  :host(:is(:state(inline), [hydrate-inline], [hydrate-blind]):only-of-type:not([editable])),
  :host(:is(:state(in-text), [hydrate-inline='text']):not([editable])) {
    display: inline-block;

    /* Copied text has line breaks around blocks. */
    > div,
    .frame,
    .room {
      display: inline-block;
      inline-size: 100%;
      vertical-align: top;
    }
  }

  .frame {
    /* Three rows of 20-pixel tiles; two such hands fit side by side on the narrowest phone. */
    --_least: min(var(--_three) * min(20px, var(--mj-tile-width, 2.25em)) / 3, 128px);
    --_most: calc(var(--_one) * var(--mj-tile-width, 2.25em) / 3 + 1px);
  }

  /* Tiles run from left to right on every page, as written, and wrap like words. */
  .hand {
    position: relative;
    display: inline-block;
    /* A length times a million is larger than all others or negative, so it selects one of them. */
    font-size: min(
      var(--mj-tile-width, 2.25em),
      max(
        (300cqi - 3px) / var(--_one),
        min(
          (300cqi - 3px) / var(--_two),
          (var(--_smallest, 0.85) * var(--mj-tile-width, 2.25em) - (300cqi - 3px) / var(--_one)) * 1000000
        ),
        min(
          (300cqi - 3px) / var(--_three),
          (var(--_smallest, 0.85) * var(--mj-tile-width, 2.25em) - (300cqi - 3px) / var(--_two)) * 1000000
        )
      )
    );
    /* As wide as the planned rows, so that they wrap where they should. */
    max-inline-size: calc(
      max(
          (100cqi - var(--_one) * 1em / 3) * 1000000,
          min(var(--_two) * 1em / 3, (100cqi - var(--_two) * 1em / 3) * 1000000),
          var(--_three) * 1em / 3
        ) +
        0.5px
    );
    line-height: 0;
    vertical-align: middle;
    direction: ltr;
    /* A click on a tile selects the whole hand, and copying it copies its notation. */
    -webkit-user-select: all;
    user-select: all;
  }
  .hand .tile {
    /* Leaves room below a tile for the bracket of an exposed set. */
    margin-block: 0.2em calc(var(--_depth) + 0.16em);
    font-size: inherit;
    /* With bottom, the strut’s descender would extend below the hand and make a surrounding box scroll. */
    vertical-align: text-bottom;
    transition: translate 0.15s;
  }
  .in-hand .tile {
    margin-block: calc(var(--_depth) + 0.2em) 0.16em;
  }
  .group:not(:last-child) {
    margin-inline-end: calc(1em / 3);
  }
  .set,
  .won {
    display: inline-block;
    vertical-align: text-bottom;
    white-space: nowrap;
  }

  .lit {
    translate: 0 -0.12em;
    outline: 0.07em solid color-mix(in oklab, #f59e00 80%, currentColor);
    outline-offset: 0.03em;
  }
  slot[name='caption'] {
    display: block;
    margin-block-start: 0.3em;
  }
  .stale {
    opacity: 0.45;
  }

  .message {
    margin: 0.3em 0 0;
    color: var(--_wrong);
    font-size: 0.9em;
  }
  .message mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy;
  }
  .text {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  @media (prefers-reduced-motion: reduce) {
    .hand .tile {
      transition: none;
    }
  }
`;

/**
 * The layout of a hand; used together with `tileStyles` and `frameStyles`.
 *
 * Tiles have the width set by `--mj-tile-width`, so that all hands on a page match. If a row is too wide for the
 * available space, its tiles first shrink by up to 15 %; then the hand breaks into two rows, then three. They shrink
 * further, as far as necessary, only in three rows. Rows are as wide as `rows.ts` calculates, so that none
 * of them holds a single tile.
 */
export const handStyles: CSSResultGroup = [rowStyles, layoutStyles];
