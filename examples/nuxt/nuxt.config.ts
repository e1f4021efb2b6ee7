import { cpSync } from 'node:fs';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
  // Without this, Vue warns of unknown components.
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('mj-') } },
});
