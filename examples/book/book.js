// Writes the chapters with their pictures to _book, as book.epub and as book.html for programs that make a PDF.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { pictures, tables } from './parts.js';

const TITLE = 'Counting mahjong hands';
const css = readFileSync('book.css', 'utf8');
const files = Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg]));
// What a picture shows is in its title and its description, which are escaped.
const image = (name) => {
  const [, title, description] = /<title>(.*?)<\/title><desc>(.*?)<\/desc>/s.exec(pictures[name]);
  return `<figure><img src="${name}.svg" alt="${title}. ${description}"/></figure>`;
};
const filled = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => tables[name] ?? image(name));
const page = (title, body, more = '') => `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en" lang="en">
<head><title>${title}</title><link rel="stylesheet" href="book.css"/></head><body${more}>${body}</body></html>`;
const chapters = readdirSync('chapters')
  .sort()
  .map((file) => filled(readFileSync(`chapters/${file}`, 'utf8')));
const titles = chapters.map((text) => /<h1>(.*?)<\/h1>/.exec(text)[1]);
const items = [];
const add = (path, text, type, more = '') => {
  files[path] = text;
  items.push(`<item id="i${items.length}" href="${path}" media-type="${type}"${more}/>`);
};
for (const path of Object.keys(files)) add(path, files[path], 'image/svg+xml');
add('book.css', css, 'text/css');
const links = titles.map((title, place) => `<li><a href="${place + 1}.xhtml">${title}</a></li>`).join('');
add(
  'nav.xhtml',
  page(TITLE, `<nav epub:type="toc"><h1>Contents</h1><ol>${links}</ol></nav>`),
  'application/xhtml+xml',
  ' properties="nav"',
);
const first = items.length;
for (const [place, text] of chapters.entries())
  add(`${place + 1}.xhtml`, page(titles[place], text), 'application/xhtml+xml');
files['book.opf'] = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:example:counting</dc:identifier><dc:title>${TITLE}</dc:title>
<dc:language>en</dc:language><meta property="dcterms:modified">${new Date().toISOString().slice(0, 19)}Z</meta></metadata>
<manifest>${items.join('')}</manifest><spine>${chapters.map((_, place) => `<itemref idref="i${first + place}"/>`).join('')}</spine></package>`;
const container = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const inside = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
// The type comes first and is not compressed.
const mimetype = [strToU8('application/epub+zip'), { level: 0 }];
const epub = zipSync({ mimetype, 'META-INF/container.xml': strToU8(container), ...Object.fromEntries(inside) });
mkdirSync('_book', { recursive: true });
for (const [path, data] of [...inside, ['book.epub', epub]]) writeFileSync(`_book/${path}`, data);
writeFileSync('_book/book.html', page(TITLE, chapters.join('')).replace(/^<\?xml.*\n/, '<!doctype html>\n'));
