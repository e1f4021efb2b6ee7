/** A setup file for Vitest: stores what each test file has run (see instrument.mjs). */
import { afterAll } from 'vitest';
import { store } from './instrument.mjs';

afterAll(() => store(/** @type {any} */ (globalThis).__coverage__));
