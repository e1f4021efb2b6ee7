import DefaultTheme from 'vitepress/theme';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    // The server already has the elements: see `transformHtml` in ../config.js.
    if (!import.meta.env.SSR) import('mahjong-elements');
  },
};
