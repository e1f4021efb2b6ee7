import { useState } from 'react';
import { profiles, winds, type ProfileName, type Score, type Settlement, type Wind } from 'mahjong-elements/core';
import { languages } from './languages';
import { players as fourPlayers } from './table';

export function App() {
  const [notation, setNotation] = useState('(RRR) [2222c] 456b 99d 78d +9d 2f');
  const [profile, setProfile] = useState<ProfileName>('classical');
  const [seat, setSeat] = useState<Wind>('south');
  const [language, setLanguage] = useState('en');
  const [editable, setEditable] = useState(false);
  const [shown, setShown] = useState(true);
  const [score, setScore] = useState<Score | null>(null);
  const [message, setMessage] = useState('');
  const [scored, setScored] = useState<number[]>([]);

  return (
    <main>
      <h1>Mahjong hands in React</h1>
      <p>
        <mj-tile tile="5b" faceDown /> <mj-tile tile="R" faceDown={editable} />
      </p>
      <fieldset>
        <label>
          Hand
          <input data-testid="notation" value={notation} onChange={(event) => setNotation(event.target.value)} />
        </label>
        <label>
          Profile
          <select
            data-testid="profile"
            value={profile}
            onChange={(event) => setProfile(event.target.value as ProfileName)}
          >
            {Object.keys(profiles).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Seat
          <select data-testid="seat" value={seat} onChange={(event) => setSeat(event.target.value as Wind)}>
            {winds.map((wind) => (
              <option key={wind}>{wind}</option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select
            data-testid="language"
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value);
              void languages[target.value]?.load?.();
            }}
          >
            {Object.entries(languages).map(([tag, { name }]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            data-testid="editable"
            checked={editable}
            onChange={(event) => setEditable(event.target.checked)}
          />
          Edit the tiles
        </label>
        <label>
          <input
            type="checkbox"
            data-testid="shown"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          Show the hand
        </label>
      </fieldset>

      {shown && (
        <mj-hand
          data-testid="hand"
          lang={language}
          hand={notation}
          seat={seat}
          profile={profile}
          editable={editable}
          onmj-score={(event) => {
            setScore(event.score);
            setMessage('');
            setScored((values) => [...values, event.score.value]);
          }}
          onmj-error={(event) => {
            setScore(null);
            setMessage(event.error.message);
          }}
          onInput={(event) => {
            setNotation(event.currentTarget.value);
            setSeat(event.currentTarget.currentSituation.seat ?? 'east');
          }}
        />
      )}
      {message && <p data-testid="message">{message}</p>}
      {score && (
        <>
          <p>
            Value: <output data-testid="value">{score.value}</output>
          </p>
          <mj-score-breakdown data-testid="breakdown" lang={language} score={score} />
        </>
      )}
      <p>
        Scored so far: <output data-testid="scored">{scored.join(', ')}</output>
      </p>

      <Table profile={profile} language={language} />
    </main>
  );
}

function Table({ profile, language }: { profile: ProfileName; language: string }) {
  const [players, setPlayers] = useState(fourPlayers);
  const [values, setValues] = useState<Partial<Record<Wind, number>>>({});
  const [winner, setWinner] = useState<Wind>('south');
  const [settlement, setSettlement] = useState<Settlement | null>(null);
  const scores = players.map(({ seat }) => `${seat} ${values[seat] ?? 0}`).join('; ');

  return (
    <section>
      <h2>The table</h2>
      <button data-testid="reverse" onClick={() => setPlayers(players.toReversed())}>
        Reverse the order
      </button>
      <ol data-testid="players">
        {players.map(({ seat, hand }) => (
          <li key={seat}>
            <mj-hand
              lang={language}
              seat={seat}
              hand={hand}
              profile={profile}
              onmj-score={(event) => setValues((known) => ({ ...known, [seat]: event.score.value }))}
            />
            {seat}: {values[seat]}{' '}
            <button onClick={() => setPlayers(players.filter((player) => player.seat !== seat))}>Remove {seat}</button>
          </li>
        ))}
      </ol>
      <label>
        Winner
        <select data-testid="winner" value={winner} onChange={(event) => setWinner(event.target.value as Wind)}>
          {winds.map((wind) => (
            <option key={wind}>{wind}</option>
          ))}
        </select>
      </label>
      <mj-settlement
        data-testid="settlement"
        lang={language}
        scores={scores}
        winner={winner}
        profile={profile}
        onmj-settlement={(event) => setSettlement(event.settlement)}
      />
      {settlement && (
        <ul data-testid="totals">
          {winds.map((wind) => (
            <li key={wind}>
              {wind}: {settlement.totals[wind]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
