import { css } from 'lit';

/**
 * How wide an element wants to be, for all that measure their own width.
 *
 * What is measured by a container query has no width of its own: the element would be 0 px wide wherever its content
 * decides, as in a float, a flex row or a table cell. So only `.room`, inside, is a container, and above it an empty grid
 * track asks for `--_most`, and for `--_least` where there is less. An author may give the host any `display`.
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
  }
`;
