/** Marks a horizontally scrolling box with `data-before` and `data-after` where more content is out of view. */
function mark(box: Element): void {
  const scrolled = Math.abs(box.scrollLeft);
  box.toggleAttribute('data-before', scrolled > 1);
  // A few pixels of padding are not worth scrolling to.
  box.toggleAttribute('data-after', scrolled < box.scrollWidth - box.clientWidth - 8);
}

const onScroll = ({ currentTarget }: Event): void => mark(currentTarget as Element);

/** A single observer for all boxes and their contents. */
let sizes: ResizeObserver | undefined;

/** Marks the `.scroll` boxes in a shadow root, now and whenever they or their contents change size. */
export function showOverflow(root: ShadowRoot): void {
  for (const box of root.querySelectorAll('.scroll')) {
    sizes ??= new ResizeObserver((entries) => {
      for (const { target } of entries) mark(target.closest('.scroll')!);
    });
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', onScroll, { passive: true });
  }
}
