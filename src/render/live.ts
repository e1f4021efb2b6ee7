/** Lets the live regions of an element speak from when its controls are focused or touched, and not while the page loads. */
export function wake({ currentTarget }: Event): void {
  const root = (currentTarget as Element).getRootNode() as ParentNode;
  for (const region of root.querySelectorAll('[aria-live="off"]')) region.setAttribute('aria-live', 'polite');
}
