/** A setup file for Vitest. */
import { afterAll } from 'vitest';
import { store } from './store.mjs';

afterAll(() => store(/** @type {any} */ (globalThis).__coverage__));
