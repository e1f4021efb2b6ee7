import { css } from './css.js';

/**
 * The preferred width of elements that measure their own width.
 *
 * An element measured by a container query has no intrinsic width: it would be 0 px wide wherever its content
 * determines the width, as in a float, a flex row or a table cell. Therefore only the inner `.room` is a container, and
 * an empty grid track above it requests `--_most`, or `--_least` if there is less space. Authors may give the host any
 * `display`.
 */
export const frameStyles = css`
  .frame {
    flex: auto;
    box-sizing: border-box;
  }
  .frame::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(var(--_least), var(--_most));
    block-size: 0;
    overflow: hidden;
  }
  .room {
    container-type: inline-size;
    /* Without this, Chromium prepares all of the page to be painted again whenever one more element has rendered. */
    isolation: isolate;
  }
`;
