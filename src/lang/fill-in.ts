/** A template such as “{found} of {most}” with its details filled in. */
export const fillIn = (template: string, valueOf: (name: string) => unknown): string =>
  template.replace(/\{([a-z]\w*)\}/g, (_, name: string) => String(valueOf(name)));
