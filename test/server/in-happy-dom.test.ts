// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testElements } from './unit-tests-page.js';

describe('the elements in happy-dom', testElements);
