import { sentence, type Details } from '../../core/errors.js';
import type { SectionTextsFor } from '../../lang/sections.js';
import { MjTableElement } from './mj-table-element.js';

interface Speech<Texts> {
  /** All texts of the element, which load with it. */
  textsFor: SectionTextsFor<Texts>;
  /** The classes of errors for which it has messages of its own. */
  kinds: readonly (abstract new (...details: never[]) => Error)[];
  /** These messages, by code. */
  errorsIn: (texts: Texts) => Readonly<Record<string, string>>;
}

/**
 * Base class of the elements that work something out from attributes and hands, and show the result or an error.
 *
 * @cssproperty [--mj-muted] - Secondary text color
 * @cssproperty [--mj-line] - Color of hairlines
 * @cssstate error - An attribute, or a hand that the element is about, is invalid
 */
export abstract class MjFindingElement<Texts extends { error(error: never): string }, Found> extends MjTableElement {
  protected abstract readonly speech: Speech<Texts>;
  protected found?: Found;

  /** Works out what is shown. @returns undefined if there is nothing to show. @throws what becomes the error of the element */
  protected abstract find(): Found | undefined;

  protected get texts(): Texts {
    return this.speech.textsFor(this.language);
  }

  override get ready(): Promise<unknown> | undefined {
    return super.ready ?? this.speech.textsFor.load(this.language);
  }

  protected override read(): void {
    this.found = undefined;
    this.found = this.find();
  }

  /** The message for an error in the language of the page. */
  protected messageOf(error: Error): string {
    const { texts } = this;
    const { kinds, errorsIn } = this.speech;
    const own = errorsIn(texts);
    const { code, details } = error as unknown as { code: string; details: Details };
    return kinds.some((kind) => error instanceof kind) && Object.hasOwn(own, code)
      ? sentence(own[code]!, details)
      : texts.error(error as never);
  }
}
