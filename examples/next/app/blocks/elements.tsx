'use client';

import 'mahjong-elements';

/** Defines the elements of code blocks. */
export const Elements = (): null => null;
