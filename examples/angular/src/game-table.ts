import { Component, computed, CUSTOM_ELEMENTS_SCHEMA, input, signal } from '@angular/core';
import type { MjScoreEvent } from 'mahjong-elements';
import { winds, type Settlement, type Wind } from 'mahjong-elements/core';
import { players } from './table';

@Component({
  selector: 'game-table',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './game-table.component.html',
})
export class GameTable {
  readonly profile = input.required<string>();
  readonly language = input.required<string>();

  protected readonly winds = winds;
  protected readonly players = signal(players);
  protected readonly values = signal<Partial<Record<Wind, number>>>({});
  protected readonly winner = signal<string>('south');
  protected readonly settlement = signal<Settlement | null>(null);
  protected readonly scores = computed(() =>
    this.players()
      .map(({ seat }) => `${seat} ${this.values()[seat] ?? 0}`)
      .join('; '),
  );

  protected onScore(seat: Wind, { score }: MjScoreEvent): void {
    this.values.update((values) => ({ ...values, [seat]: score.value }));
  }

  protected reverse(): void {
    this.players.update((players) => players.toReversed());
  }

  protected remove(seat: Wind): void {
    this.players.update((players) => players.filter((player) => player.seat !== seat));
  }
}
