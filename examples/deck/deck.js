import 'mahjong-elements';
import 'mahjong-elements/mj-exercise.js';
import { upgradeBlocks } from 'mahjong-elements/blocks.js';
import Reveal from 'reveal.js';
import Markdown from 'reveal.js/plugin/markdown';
import Notes from 'reveal.js/plugin/notes';

const deck = new Reveal({ plugins: [Markdown, Notes], hash: true });
await deck.initialize();
// After the plugin has made slides of the Markdown.
upgradeBlocks();
// Slides are in the middle of the screen again when their elements have been drawn.
const sizes = new ResizeObserver(() => deck.layout());
for (const slide of deck.getSlides()) sizes.observe(slide);
