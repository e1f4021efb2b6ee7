import { cpSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

cpSync('node_modules/mahjong-elements/dist/assets', 'static/mahjong-elements', { recursive: true });

export default defineConfig({ plugins: [sveltekit({ adapter: adapter() })] });
