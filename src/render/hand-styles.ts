import { css } from 'lit';

/** The layout of a hand; beside `tileStyles`. */
export const handStyles = css`
  :host {
    display: block;
    container-type: inline-size !important;
    /* hands out of sight cost nothing; the reserved height is that of one row of tiles */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.5rem;
    margin-block: 0.15rem 0.5rem;
  }
  :host([hidden]) {
    display: none;
  }

  /* tiles lie from left to right on every page, as they are written */
  .hand {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.6rem 0.7rem;
    direction: ltr;
    /* room for what is lit: nothing is drawn outside a hand */
    padding: 0.5rem 0.2rem 0.2rem;
    /* fourteen tiles of five sets and what lies between them, and one more for each kong, fill a row */
    --_kongs: 0;
    --_width: var(--mj-tile-width, clamp(1.7rem, (100cqi - 4.2rem) / (15 + var(--_kongs)), 2.75rem));
    /* a click on a tile marks the hand, of which the notation is copied */
    -webkit-user-select: all;
    user-select: all;
  }
  .kongs-1 {
    --_kongs: 1;
  }
  .kongs-2 {
    --_kongs: 2;
  }
  .kongs-3 {
    --_kongs: 3;
  }
  .kongs-4 {
    --_kongs: 4;
  }
  .hand .tile {
    font-size: var(--_width);
    transition: translate 0.15s;
  }
  .group {
    display: flex;
    align-items: flex-end;
  }
  .in-hand,
  .bonus-tiles {
    flex-wrap: wrap;
    row-gap: 0.35rem;
  }
  .won {
    margin-inline-start: 0.1rem;
  }
  .bonus-tiles {
    flex-basis: 100%;
  }
  .bonus-tiles .tile {
    font-size: calc(var(--_width) * 0.85);
  }

  .lit {
    translate: 0 -0.12em;
    outline: 0.07em solid light-dark(#d98a00, #ffc14d);
    outline-offset: 0.03em;
  }
  .stale {
    opacity: 0.45;
  }

  /* in the text of the page for whoever copies it, not for the eye */
  .notation {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    opacity: 0;
    white-space: pre;
  }

  .message {
    margin: 0.25rem 0 0;
    color: light-dark(#a3160f, #ff9d94);
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
  @media print {
    :host {
      content-visibility: visible;
    }
  }
`;
