/** The types of all texts. English is the type: another language has the same texts, or some of them. */
import type { enCount } from './en/count.js';
import type { enHand } from './en/hand.js';
import type { Marks } from './marks.js';
import type { Interpretation } from '../core/notes/interpretations.js';
import type { bookMessages, panelMessages, PanelsMessages, PanelTexts, withBook } from './panel-texts.js';
import type { picture as enPicture } from './texts/en/picture.js';
import type { RulesMessages, RulesTexts } from './rules-texts.js';
import type { settlement } from './en/settlement.js';
import type { extras } from './texts/en/extras.js';
import type { validity } from './texts/en/validity.js';
import type { value } from './texts/en/value.js';
import type { editor as enEditor } from './texts/en/editor.js';
import type { claims as enClaims } from './texts/en/claims.js';
import type { doubles as enDoubles } from './texts/en/doubles.js';
import type { exercise as enExercise } from './texts/en/exercise.js';
import type { game as enGame } from './texts/en/game.js';
import type { incidents as enIncidents } from './texts/en/incidents.js';
import type { waits as enWaits } from './texts/en/waits.js';
import type { wall as enWall } from './texts/en/wall.js';
import type { ClaimErrorCode } from '../core/claims.js';
import type { GameSentence } from '../core/game/sentences.js';
import type { exerciseSentences } from '../core/exercises/errors.js';
import type { OddsErrorCode } from '../core/odds.js';

export type * from './spoken.js';

export type SettlementTexts = typeof settlement;
export type { RulesTexts };
export interface NotesTexts {
  interpretation: (one: Interpretation) => string;
}
/** The core has the sentences of errors in English. */
export type GameMessages = typeof enGame & { sentences?: Partial<Record<GameSentence, string>> };
export type ClaimsMessages = Omit<typeof enClaims, 'errors'> & {
  errors: Record<ClaimErrorCode | 'from' | 'list', string>;
};
export type IncidentsMessages = Omit<typeof enIncidents, 'errors'> & {
  errors: Record<ClaimErrorCode | 'about', string>;
};
/** `fonts` are the families that draw its characters as the language writes them, before those of every picture. */
export type PictureTexts = typeof enPicture & { fonts?: string };
export type ExerciseMessages = typeof enExercise & {
  errors: Record<keyof typeof exerciseSentences, string>;
};

/** Texts that load with the element, or the part of it, that shows them. */
export interface SectionTexts {
  editor: typeof enEditor;
  /** What loads when a reader opens the details of a score. */
  panels: PanelsMessages;
  rules: RulesMessages;
  notes: Readonly<Record<string, string>>;
  wall: typeof enWall;
  game: GameMessages;
  claims: ClaimsMessages;
  incidents: IncidentsMessages;
  waits: typeof enWaits;
  doubles: typeof enDoubles;
  oddsErrors: Record<OddsErrorCode, string>;
  picture: PictureTexts;
  exercise: ExerciseMessages;
}

export type SectionName = keyof SectionTexts;

/** All texts of the elements. A language is one object of this type, complete or layered over English. */
export type Texts = Omit<typeof panelMessages, 'panels'> &
  typeof extras &
  typeof validity &
  typeof value & { settlement: SettlementTexts } & Partial<SectionTexts> & {
    /** The marks of a language that does not write those of English; see `marks.ts`. */
    readonly marks?: Marks | undefined;
    /** Functions that load sections. An element calls the one for its section, and waits for it. */
    later?: { readonly [Name in SectionName]?: () => Promise<Part<SectionTexts[Name]>> } & {
      /** Loads the messages of errors, which `error` does when it first needs them. */
      readonly errors?: () => Promise<object>;
      /** Loads the names of awards that only few rulesets have, which `rule` does when it first needs them. */
      readonly awards?: () => Promise<object>;
    };
  };

/** Texts of which any may be missing, at any depth. */
export type PartialTexts = Part<Texts>;

export type Part<Value> = Value extends ((...args: never[]) => unknown) | readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Part<Value[Key]> }
    : Value;

/** Texts for hands, shown or edited. */
export type HandTexts = typeof enHand & Pick<Texts, 'editor'>;
/** Texts for scores: everything a plain breakdown needs. */
export type CountTexts = typeof enCount & HandTexts;
export type { PanelTexts };
export type TableTexts = CountTexts & Pick<Texts, 'settlement'>;
/** Texts for a booklet of rules, and for fines. */
export type BookTexts = ReturnType<typeof withBook<typeof bookMessages>> & { rules: RulesTexts };
export type AllPictureTexts = CountTexts & Pick<SectionTexts, 'picture'>;
