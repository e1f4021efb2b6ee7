/** Registers the elements of a page that is there to be read. */
import { whenNeeded } from './when-needed.js';

void whenNeeded(async () => (await import('./all.js')).registered);
