/** Sections of the texts: they load with the elements that show them, and in a language only where it is used. */
import { chooser, LONGEST_LANGUAGE, onTextsChange, over } from './choose.js';
import { Later } from './loading.js';
import { registry } from './registry.js';
import type { Texts } from './types.js';

type LoadSection = () => Promise<object>;
type Registered = object & { later?: Readonly<Record<string, LoadSection>> };

/** Finds the texts of an element. */
export interface SectionTextsFor<Wanted> {
  (language: string): Wanted;
  /** Loads the sections for a language tag; undefined if there is nothing to load. */
  load: (language: string) => Promise<void> | undefined;
}

const sections = new WeakMap<LoadSection, Later<object>>();

function laterOf(section: LoadSection): Later<object> {
  let later = sections.get(section);
  if (!later) sections.set(section, (later = new Later(section)));
  return later;
}

const load = (section: LoadSection): Promise<object> => laterOf(section).load();

/** Returns a function that finds the texts of an element, with sections of its own. @param say makes what it shows of messages, which may be from different languages */
export function section<Messages extends object, Wanted extends object = Messages>(
  names: readonly (keyof NonNullable<Texts['later']>)[],
  english: Messages,
  say?: (messages: Messages) => Wanted,
): SectionTextsFor<Wanted> {
  const known = new Map<string, Wanted>();
  /** What is still to be loaded, by language. */
  const missing = new Map<string, LoadSection[]>();
  onTextsChange(() => missing.clear());
  const textsFor = chooser(
    english,
    (registered: Registered) => {
      let own: object = {};
      for (const name of names) {
        const loader = registered.later?.[name];
        const loaded = loader && laterOf(loader).module;
        if (loaded) own = over({ [name]: loaded }, own);
      }
      return over(own, registered);
    },
    known,
    say,
  );
  return Object.assign(textsFor, {
    load(written: string): Promise<void> | undefined {
      const language = written.slice(0, LONGEST_LANGUAGE).toLowerCase();
      if (!missing.has(language)) {
        if (missing.size > 50) missing.clear();
        const { later }: Registered = registry.find?.(language) ?? {};
        missing.set(
          language,
          names.flatMap((name) => later?.[name] ?? []),
        );
      }
      const wanted = missing.get(language)!.filter((one) => !laterOf(one).module);
      return wanted.length ? Promise.all(wanted.map(load)).then(() => known.clear()) : undefined;
    },
  });
}

/** Loads all sections of all languages, as a server must before it renders. */
export async function loadSections(): Promise<void> {
  const all = [...registry.texts.values()].flatMap(({ later = {} }: Registered) => Object.values(later));
  await Promise.all(all.map(load));
}
