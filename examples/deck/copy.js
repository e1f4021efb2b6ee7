/** Copies what is not a script to the folder of the deck. */
import { copyFileSync } from 'node:fs';

for (const file of ['index.html', 'slides.md', 'deck.css']) copyFileSync(file, `_deck/${file}`);
for (const file of ['reveal.css', 'theme/white.css'])
  copyFileSync(`node_modules/reveal.js/dist/${file}`, `_deck/${file.replace('/', '-')}`);
