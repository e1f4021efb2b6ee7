/** Packages without types, as far as tests use them. */
declare module 'alpinejs' {
  const alpine: {
    plugin(plugin: unknown): void;
    morph(from: Element, to: string): void;
  };
  export default alpine;
}
declare module '@alpinejs/morph';
declare module '@hotwired/turbo' {
  export const session: { drive: boolean };
  export function morphElements(from: Element, to: Element): void;
}
