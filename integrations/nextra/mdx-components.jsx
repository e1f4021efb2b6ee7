import { useMDXComponents as theirs } from 'nextra-theme-docs';

const { pre: Pre, ...others } = theirs();
const pre = (props) => (
  <div data-language={props['data-language']}>
    <Pre {...props} />
  </div>
);

export const useMDXComponents = () => ({ ...others, pre });
