import { css } from 'lit';

/**
 * The preferred width of elements that measure their own width.
 *
 * An element measured by a container query has no intrinsic width: it would be 0 px wide wherever its content
 * determines the width, as in a float, a flex row or a table cell. Therefore only the inner `.room` is a container, and
 * an empty grid track above it requests `--_most`, or `--_least` if there is less space. Authors may give the host any
 * `display`.
 */
export const frameStyles = css`
  /* on a page with many elements, those out of sight wait a moment; as narrow as may be, so that they widen nothing */
  :host(:state(deferred):not([editable])) {
    content-visibility: auto;
    contain-intrinsic-size: 8em var(--_tall, 4em);
  }
  @media print {
    :host(:state(deferred)) {
      content-visibility: visible !important;
    }
  }
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
  }
`;
