import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { MjErrorEvent, MjHand, MjScoreEvent } from 'mahjong-elements';
import { profiles, winds, type Score } from 'mahjong-elements/core';
import { GameTable } from './game-table';
import { languages } from './languages';

@Component({
  selector: 'app-root',
  imports: [GameTable],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './app.component.html',
})
export class App {
  protected readonly profiles = Object.keys(profiles);
  protected readonly winds = winds;
  protected readonly languages = Object.entries(languages).map(([tag, { name }]) => ({ tag, name }));

  protected readonly notation = signal('(RRR) [2222c] 456b 99d 78d +9d 2f');
  protected readonly profile = signal('classical');
  protected readonly seat = signal('south');
  protected readonly language = signal('en');
  protected readonly editable = signal(false);
  protected readonly shown = signal(true);
  protected readonly score = signal<Score | null>(null);
  protected readonly message = signal('');
  protected readonly scored = signal<number[]>([]);

  protected speak(tag: string): void {
    this.language.set(tag);
    void languages[tag]?.load?.();
  }

  protected onScore({ score }: MjScoreEvent): void {
    this.score.set(score);
    this.message.set('');
    this.scored.update((values) => [...values, score.value]);
  }

  protected onError({ error }: MjErrorEvent): void {
    this.score.set(null);
    this.message.set(error.message);
  }

  protected onInput({ value, currentSituation }: MjHand): void {
    this.notation.set(value);
    this.seat.set(currentSituation.seat ?? 'east');
  }
}
