/**
 * Compiles the messages of `texts` to modules: `texts/de/game.arb` is `src/lang/texts/de/game.ts`. Each message is what a person would write,
 * a string or an arrow function, so a page needs no code that formats messages.
 *
 * A file is in the Application Resource Bundle format: JSON with messages in ICU syntax by their keys, and what is said about `key` under
 * `@key`. The first word of a key is a constant that the module exports, the words after it are properties. What the English file says under
 * `@key` holds for all languages:
 *
 * - `description`: when the text is shown, for translators.
 * - `x-arguments`: the parameters of the function with their types. A message without them is a string; its `{names}` are filled in by
 *   what shows it.
 * - `x-type`: the type of a table, so that it has an entry for every id.
 * - `x-own`: the English messages of this table are for English alone.
 * - everything else is for code that reads no messages: see `core.mjs`.
 *
 * A translation names arguments in any order. If it leaves out one that English shows, it says so: `x-without`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { parseSync } from 'rolldown/utils';
import { formatsOf, isPlain } from './formats.mjs';
import { messagesOf, missingIn } from './messages.mjs';
import { root } from './root.mjs';

/** @typedef {import('./messages.mjs').Messages} Messages */
/** @typedef {{ name: string; isTyped: boolean; isArray: boolean; isString: boolean }} Argument */

/** Constants with the texts of elements, whose types are in `SectionTexts`. */
const MAIN = new Set(
  readFileSync(join(root, 'src/lang/types.ts'), 'utf8')
    .match(/(?<=interface SectionTexts \{)[^}]*/g)
    ?.flatMap((body) => body.match(/\w+(?=:)/g) ?? []),
);

const quoted = (/** @type {string} */ text) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const inTemplate = (/** @type {string} */ text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
const key = (/** @type {string} */ name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const isList = (/** @type {object} */ node) =>
  '0' in node && Object.keys(node).every((name, place) => name === String(place));

/** The parameters in `x-arguments`, and the names that they declare. */
function parametersOf(/** @type {string} */ source) {
  const code = `(${source}) => 0`;
  const { program, errors } = parseSync('arguments.ts', code);
  const [statement] = program.body;
  if (
    errors.length > 0 ||
    statement?.type !== 'ExpressionStatement' ||
    statement.expression.type !== 'ArrowFunctionExpression'
  )
    throw new Error(`“${source}” are not arguments`);
  const { params } = /** @type {any} */ (statement.expression);
  /** @type {Map<string, Argument>} */
  const names = new Map();
  const text = (/** @type {any} */ node) => code.slice(node.start, node.end);
  const typeOf = (/** @type {any} */ node) => (node.typeAnnotation ? text(node.typeAnnotation).slice(1).trim() : '');
  const visit = (/** @type {any} */ node) => {
    if (node.type === 'Identifier') {
      const type = typeOf(node);
      names.set(node.name, {
        name: node.name,
        // Properties of an object are optional.
        isTyped: type !== '',
        isArray: /^readonly |\[\]$/.test(type),
        isString: /^(string|'[^']*'( \| '[^']*')*)$/.test(type) && !node.optional,
      });
    } else if (node.type === 'AssignmentPattern') visit(node.left);
    else if (node.type === 'ObjectPattern') for (const property of node.properties) visit(property.value);
    else if (node.type === 'ArrayPattern') for (const element of node.elements) if (element) visit(element);
  };
  params.forEach(visit);
  /** A parameter with the names that a message uses. */
  const print = (
    /** @type {any} */ node,
    /** @type {(name: string) => string} */ as,
    /** @type {Set<string>} */ used,
  ) => {
    switch (node.type) {
      case 'Identifier':
        return used.has(node.name) ? as(node.name) : `_${node.name}`;
      case 'AssignmentPattern':
        return `${print(node.left, as, used)} = ${text(node.right)}`;
      case 'ObjectPattern': {
        const own = node.properties.filter((/** @type {any} */ { value }) => isUsed(value, used));
        return `{ ${own.map((/** @type {any} */ { key: of, value }) => (print(value, as, used) === text(of) ? text(of) : `${text(of)}: ${print(value, as, used)}`)).join(', ')} }`;
      }
      case 'ArrayPattern':
        return `[${node.elements.map((/** @type {any} */ one) => (one && isUsed(one, used) ? print(one, as, used) : '')).join(', ')}]`;
    }
  };
  return {
    names,
    /** The list of parameters, with their types in English; the other languages take them from there. */
    printed(
      /** @type {(name: string) => string} */ as,
      /** @type {Set<string>} */ used,
      /** @type {boolean} */ isTyped,
    ) {
      let last = params.length;
      if (!isTyped) while (last > 0 && !isUsed(params[last - 1], used)) last--;
      return params
        .slice(0, last)
        .map(
          (/** @type {any} */ node) =>
            print(node, as, used) + (node.optional ? '?' : '') + (isTyped ? `: ${typeOf(node.left ?? node)}` : ''),
        )
        .join(', ');
    },
  };
}

/** Whether a pattern declares a name that is used. */
const isUsed = (/** @type {any} */ node, /** @type {Set<string>} */ used) =>
  node.type === 'Identifier'
    ? used.has(node.name)
    : node.type === 'AssignmentPattern'
      ? isUsed(node.left, used)
      : (node.properties?.map((/** @type {any} */ one) => one.value) ?? node.elements.filter(Boolean)).some(
          (/** @type {any} */ one) => isUsed(one, used),
        );

/** The names in a message, and those whose values it shows. */
export function namesIn(/** @type {any[]} */ tokens, all = new Set(), shown = new Set(), subject = '') {
  for (const token of tokens) {
    if (token.arg) all.add(token.arg);
    if (token.type === 'argument' || token.type === 'function') shown.add(token.arg);
    if (token.type === 'octothorpe') shown.add(subject);
    for (const one of token.cases ?? []) namesIn(one.tokens, all, shown, token.type === 'plural' ? token.arg : subject);
  }
  return { all, shown };
}

/** Formats that are passed how the language writes numbers. */
const NUMBER_TOO = new Set(['fifths', 'ratio']);

/** Writes the code of messages in a language. */
class Writer {
  /** What the module imports, by the module. @type {Map<string, Set<string>>} */
  imports = new Map();

  constructor(/** @type {string} */ language, /** @type {Map<string, string>} */ formats) {
    this.language = language;
    this.formats = formats;
  }

  /** The name of a function of the language, which is imported. */
  use(/** @type {string} */ name) {
    const module = this.formats.get(name);
    if (module === undefined)
      throw new Error(`unknown format “${name}”. These exist: ${[...this.formats.keys()].sort().join(', ')}`);
    if (module) this.imports.set(module, (this.imports.get(module) ?? new Set()).add(name));
    return name;
  }

  /** An expression for a message: a string. */
  text(/** @type {any[]} */ tokens, /** @type {Map<string, Argument>} */ names, /** @type {string} */ subject = '') {
    const parts = tokens.map((token) => this.part(token, names, subject));
    const [only] = parts;
    if (parts.every((part) => part.text !== undefined)) return quoted(parts.map((part) => part.text).join(''));
    if (parts.length === 1 && only?.isString) return only.code;
    return `\`${parts.map((part) => (part.text === undefined ? `\${${part.code}}` : inTemplate(part.text))).join('')}\``;
  }

  /** @returns {{ text?: string; code?: string; isString?: boolean }} */
  part(/** @type {any} */ token, /** @type {Map<string, Argument>} */ names, /** @type {string} */ subject) {
    if (token.type === 'content') return { text: token.value };
    if (token.type === 'octothorpe') return { code: `${this.use('number')}(${subject})`, isString: true };
    const argument = names.get(token.arg);
    if (!argument) throw new Error(`unknown argument “${token.arg}”`);
    const { name, isArray, isString } = argument;
    if (token.type === 'argument') return { code: name, isString };
    if (token.type === 'function') return { code: this.formatted(token, argument), isString: true };
    return {
      code:
        token.type === 'select'
          ? this.select(token, names, name, subject)
          : this.plural(token, names, isArray ? `${name}.length` : name),
      isString: true,
    };
  }

  formatted(/** @type {any} */ { key: format, param }, /** @type {Argument} */ { name, isTyped }) {
    if (format === 'wind') return `${this.use('winds')}[${name}]`;
    const each = param?.[0]?.value?.trim();
    const value = `${name}${isTyped ? '' : '!'}`;
    if (!each)
      return NUMBER_TOO.has(format)
        ? `${this.use(format)}(${value}, ${this.use('number')})`
        : `${this.use(format)}(${value})`;
    // A round with a capital.
    if (format === 'capital') return `${this.use(format)}(${this.use(each)}(${name}))`;
    // The format of each: a list of winds.
    const one = each === 'wind' ? `(one) => ${this.use('winds')}[one]` : this.use(each);
    return `${this.use(format)}(${name}.map(${one}))`;
  }

  /** Conditions in the order of the cases, the last of which holds otherwise. */
  choice(/** @type {{ test: string; text: string }[]} */ cases) {
    const { text: otherwise = '' } = cases.at(-1) ?? {};
    return cases.slice(0, -1).reduceRight((rest, { test, text }) => `${test} ? ${text} : ${rest}`, otherwise);
  }

  select(
    /** @type {any} */ { cases },
    /** @type {Map<string, Argument>} */ names,
    /** @type {string} */ name,
    /** @type {string} */ subject,
  ) {
    const written = cases.map((/** @type {any} */ one) => ({
      key: one.key,
      text: this.text(one.tokens, names, subject),
    }));
    const [first, second] = written;
    if (written.length === 2 && first.key === 'absent') return `(${name} ? ${second.text} : ${first.text})`;
    const tests = /** @type {Record<string, string>} */ ({
      absent: `!${name}`,
      true: name,
      undefined: `${name} === undefined`,
    });
    return `(${this.choice(
      written.map((/** @type {any} */ { key: value, text }) => ({
        test: tests[value] ?? `${name} === ${quoted(value)}`,
        text,
      })),
    )})`;
  }

  plural(/** @type {any} */ { cases }, /** @type {Map<string, Argument>} */ names, /** @type {string} */ subject) {
    const [first, second] = cases;
    // 1 tile, 4 tiles.
    const nouns = cases.map((/** @type {any} */ { tokens }) =>
      tokens.length === 2 &&
      tokens[0].type === 'octothorpe' &&
      tokens[1].type === 'content' &&
      tokens[1].value.startsWith(' ')
        ? tokens[1].value.slice(1)
        : undefined,
    );
    const isOne = first.key === 'one' || first.key === '=1';
    if (cases.length === 2 && isOne && nouns.every((/** @type {any} */ noun) => noun !== undefined))
      return `${this.use('count')}(${subject}, ${quoted(nouns[0])}${nouns[1] === `${nouns[0]}s` ? '' : `, ${quoted(nouns[1])}`})`;
    const written = cases.map((/** @type {any} */ one) => ({
      key: one.key,
      text: this.text(one.tokens, names, subject),
    }));
    if (cases.length === 2 && first.key === '=0') return `(${subject} ? ${written[1].text} : ${written[0].text})`;
    if (!second) throw new Error('a plural has at least two cases');
    const test = (/** @type {string} */ of) =>
      of === 'one'
        ? this.one(subject)
        : of.startsWith('=')
          ? `${subject} === ${of.slice(1)}`
          : `${this.use('plural')}(${subject}) === ${quoted(of)}`;
    return `(${this.choice(
      written.map((/** @type {any} */ { key: of, text }) => ({ test: of === 'other' ? '' : test(of), text })),
    )})`;
  }

  /** Whether a number takes the form of one: in many languages, 1 alone. */
  one(/** @type {string} */ subject) {
    return isPlain(this.language) ? `${subject} === 1` : `${this.use('plural')}(${subject}) === 'one'`;
  }
}

/** @typedef {{ [name: string]: Node | string }} Node messages by the words of their keys */

/** The messages of a file by the words of their keys. @returns {Node} */
function treeOf(/** @type {Messages} */ messages) {
  /** @type {any} */
  const tree = {};
  for (const [path, message] of Object.entries(messages)) {
    if (path.startsWith('@')) continue;
    const words = path.split('.');
    const last = /** @type {string} */ (words.pop());
    let node = tree;
    for (const word of words) node = node[word] ??= {};
    node[last] = message;
  }
  return tree;
}

/**
 * The module for a file, in TypeScript. What a language lacks is in English.
 *
 * @param {string} language
 * @param {string} section the name of the file
 * @param {Messages} [written] what is in it
 * @param {Messages} [english] what is in the English file
 */
export function compile(
  language,
  section,
  written = messagesOf(language, section),
  english = messagesOf('en', section),
) {
  const isEnglish = language === 'en';
  const messages = isEnglish ? written : completed(written, english);
  const writer = new Writer(language, formatsOf(language, section));
  const parsed = (/** @type {string} */ path, /** @type {string} */ message) => {
    try {
      return parse(message, { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'] });
    } catch (error) {
      throw new Error(`texts/${language}/${section}.arb, ${path}: ${/** @type {Error} */ (error).message}`);
    }
  };
  const about = (/** @type {string} */ path) => ({
    ...messages[`@${path}`],
    ...(isEnglish ? {} : pick(english[`@${path}`])),
  });
  const comment = (/** @type {string} */ path) => {
    const { description } = messages[`@${path}`] ?? {};
    return isEnglish && description ? `/** ${description} */\n` : '';
  };
  /** A translation has the arguments that the English message shows. */
  const check = (/** @type {string} */ path, /** @type {any[]} */ tokens) => {
    if (isEnglish || english[path] === undefined) return;
    const { all } = namesIn(tokens);
    const without = messages[`@${path}`]?.['x-without']?.split(' ') ?? [];
    const { all: known, shown } = namesIn(parse(english[path]));
    const missing = [...shown].find((name) => !all.has(name) && !without.includes(name));
    if (missing) throw new Error(`texts/${language}/${section}.arb, ${path}: the argument “${missing}” is missing`);
    const other = [...all].find((name) => !known.has(name));
    const { 'x-arguments': declared } = about(path);
    if (other && declared === undefined)
      throw new Error(`texts/${language}/${section}.arb, ${path}: unknown argument “${other}”`);
  };
  /** The code of a message, or of several. */
  const code = (/** @type {Node | string} */ node, /** @type {string} */ path) => {
    const { 'x-arguments': declared } = about(path);
    if (typeof node === 'string' && declared === undefined) {
      // A string, or a template that is filled in elsewhere.
      const tokens = parsed(path, node);
      if (tokens.some(({ type }) => type !== 'content' && type !== 'argument'))
        throw new Error(`texts/${language}/${section}.arb, ${path}: the English message declares no arguments`);
      check(path, tokens);
      return quoted(tokens.map((/** @type {any} */ token) => token.value ?? `{${token.arg}}`).join(''));
    }
    if (typeof node !== 'string' && declared === undefined)
      return isList(node)
        ? `[${Object.values(node)
            .map((one, place) => code(one, `${path}.${place}`))
            .join(', ')}]`
        : `{\n${Object.entries(node)
            .map(([name, one]) => `${comment(`${path}.${name}`)}${key(name)}: ${code(one, `${path}.${name}`)},\n`)
            .join('')}}${typed(path)}`;
    const { names, printed } = parametersOf(declared);
    const all = (typeof node === 'string' ? [node] : Object.values(node)).map((message) =>
      parsed(path, /** @type {string} */ (message)),
    );
    all.forEach((tokens, place) => check(typeof node === 'string' ? path : `${path}.${place}`, tokens));
    const used = new Set(all.flatMap((tokens) => [...namesIn(tokens).all]));
    // A parameter may not hide a function that the message calls.
    const as = (/** @type {string} */ name) => (writer.formats.has(name) ? `${name}_` : name);
    const arguments_ = new Map([...names].map(([name, argument]) => [name, { ...argument, name: as(name) }]));
    try {
      const texts = all.map((tokens) => writer.text(tokens, arguments_));
      const result =
        typeof node === 'string'
          ? /** @type {string} */ (texts[0]).replace(/^\((.*)\)$/s, '$1')
          : `[${texts.join(', ')}]`;
      // What English declares without having it is typed here.
      const isTyped = isEnglish || !(path in english || `${path}.0` in english);
      const type = isTyped ? (typeof node === 'string' ? ': string' : ': string[]') : '';
      return `(${printed(as, used, isTyped)})${type} => ${result}`;
    } catch (error) {
      throw new Error(`texts/${language}/${section}.arb, ${path}: ${/** @type {Error} */ (error).message}`);
    }
  };
  const typed = (/** @type {string} */ path) => {
    const { 'x-type': type } = about(path);
    return type && isEnglish && path.includes('.') ? ` satisfies ${type} as ${type}` : '';
  };
  const tree = treeOf(messages);
  // Modules import constants of which no message is written yet.
  for (const path of [...Object.keys(english), ...Object.keys(messages)]) {
    const [name = ''] = path.replace('@', '').split('.');
    if (!isEnglish) tree[name] ??= {};
  }
  const body = Object.entries(tree).map(([name, node]) => {
    const { 'x-type': type } = about(name);
    const isShared = !isEnglish && Object.keys(english).some((path) => path === name || path.startsWith(`${name}.`));
    // Tables with functions keep their exact type.
    const isTable = type && !type.includes('=>');
    // Tables by id may lack entries.
    const isPart = isShared || (!isEnglish && /Record<[A-Z]/.test(type));
    const annotation = isTable || (type && !isShared) ? `: ${isPart ? `Part<${type}>` : type}` : '';
    const isFunction = typeof node === 'string' && about(name)['x-arguments'] !== undefined;
    const own = MAIN.has(name) ? `SectionTexts['${name}']` : `typeof english.${name}`;
    const satisfied = isShared && !isTable && typeof node !== 'string' ? ` satisfies Part<${own}>` : '';
    const declared = isShared && isFunction ? `: typeof english.${name}` : annotation;
    return `${comment(name)}export const ${name}${declared} = ${code(node, name)}${satisfied};\n`;
  });
  const code_ = body.join('\n');
  const imports = [...writer.imports].map(
    ([module, names]) => `import { ${[...names].sort().join(', ')} } from '${module}';\n`,
  );
  const names = code_.replace(/\/\*.*?\*\/|'(?:[^'\\]|\\.)*'|`[^`]*`/g, '').match(/\b[A-Z]\w+/g);
  const types = [...new Set(names)].filter((name) => argumentTypes().has(name));
  if (types.length > 0) imports.push(`import type { ${types.sort().join(', ')} } from '../../arguments.js';\n`);
  const own = ['Part', 'SectionTexts'].filter((name) => new RegExp(`\\b${name}[<[]`).test(code_));
  if (own.length > 0) imports.push(`import type { ${own.join(', ')} } from '../../types.js';\n`);
  if (code_.includes('typeof english.')) imports.push(`import type * as english from '../en/${section}.js';\n`);
  return `// Made from texts/${language}/${section}.arb.\n${imports.join('')}\n${code_}`;
}

/** Messages with the English ones that are missing, in the order of these. @returns {Messages} */
function completed(/** @type {Messages} */ written, /** @type {Messages} */ english) {
  const missing = new Set(missingIn(written, english));
  return Object.fromEntries(
    Object.entries({ ...english, ...written }).filter(([path]) => path in written || missing.has(path)),
  );
}

/** The parts of an English `@key` entry that hold in every language. */
const pick = (/** @type {any} */ about = {}) =>
  Object.fromEntries(Object.entries(about).filter(([name]) => name.startsWith('x-')));

/** @type {Set<string> | undefined} */
let known;
/** The types that arguments and tables may have. */
function argumentTypes() {
  known ??= new Set(
    readFileSync(join(root, 'src/lang/arguments.ts'), 'utf8')
      .replace(/\/\*.*?\*\//g, '')
      .match(/\b[A-Z]\w+/g),
  );
  return known;
}
