/** Next asks for the components of pages in MDX. */
export const useMDXComponents = (): object => ({});
