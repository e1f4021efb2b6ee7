// @vitest-environment jsdom
import { describe } from 'vitest';
import { testElements } from './unit-tests-page.js';

describe('the elements in jsdom', testElements);
