/* @web/test-runner snapshot v1 */
export const snapshots = {};

snapshots["<mj-hand> draws a winner’s hand as before"] = 
`<div aria-hidden="true">
  <div class="frame one-64 three-27 two-37">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          [2222c] (999d+9d) (RRR) 45b EE 14f 3s +6b
        </span>
        <span
          class="concealed group set"
          part="set kong concealed"
        >
          <span
            aria-label="2 of characters"
            class="concealed face-down tile"
            part="tile face-down concealed"
            role="img"
          >
          </span>
          <span
            aria-label="2 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="2 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="2 of characters"
            class="concealed face-down tile"
            part="tile face-down concealed"
            role="img"
          >
          </span>
        </span>
        <span
          class="exposed group set"
          part="set kong exposed"
        >
          <span
            aria-label="9 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="exposed sideways tile"
            part="tile sideways exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="exposed group set"
          part="set pung exposed"
        >
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="4 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="east wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="east wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group won"
          part="won"
        >
          <span
            aria-label="6 of bamboo, winning tile"
            class="sideways tile winning"
            part="tile sideways winning"
            role="img"
          >
          </span>
        </span>
        <span
          class="bonus-tiles group"
          part="bonus-tiles"
        >
          <span
            aria-label="plum, flower 1"
            class="bonus tile"
            part="tile bonus"
            role="img"
          >
          </span>
          <span
            aria-label="bamboo, flower 4"
            class="bonus tile"
            part="tile bonus"
            role="img"
          >
          </span>
          <span
            aria-label="autumn, season 3"
            class="bonus tile"
            part="tile bonus"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws a winner’s hand as before */

snapshots["<mj-hand> draws a concealed hand with indices as before"] = 
`<div aria-hidden="true">
  <div class="frame one-44 three-15 two-23">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          123b 456c 5566789d +6d
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="1 of bamboo"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              1b
            </small>
          </span>
          <span
            aria-label="2 of bamboo"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              2b
            </small>
          </span>
          <span
            aria-label="3 of bamboo"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              3b
            </small>
          </span>
          <span
            aria-label="4 of characters"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              4c
            </small>
          </span>
          <span
            aria-label="5 of characters"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              5c
            </small>
          </span>
          <span
            aria-label="6 of characters"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              6c
            </small>
          </span>
          <span
            aria-label="5 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              5d
            </small>
          </span>
          <span
            aria-label="5 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              5d
            </small>
          </span>
          <span
            aria-label="6 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              6d
            </small>
          </span>
          <span
            aria-label="6 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              6d
            </small>
          </span>
          <span
            aria-label="7 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              7d
            </small>
          </span>
          <span
            aria-label="8 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              8d
            </small>
          </span>
          <span
            aria-label="9 of circles"
            class="concealed indexed tile"
            part="tile indexed concealed"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              9d
            </small>
          </span>
        </span>
        <span
          class="group won"
          part="won"
        >
          <span
            aria-label="6 of circles, winning tile"
            class="indexed sideways tile winning"
            part="tile sideways indexed winning"
            role="img"
          >
            <small
              aria-hidden="true"
              part="index"
            >
              6d
            </small>
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws a concealed hand with indices as before */

snapshots["<mj-hand> draws a loser’s hand as before"] = 
`<div aria-hidden="true">
  <div class="frame one-40 three-15 two-21">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          (555d) 113b 46c 79d EES
        </span>
        <span
          class="exposed group set"
          part="set pung exposed"
        >
          <span
            aria-label="5 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="1 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="1 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="3 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="4 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="6 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="7 of circles"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="east wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="east wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="south wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws a loser’s hand as before */

snapshots["<mj-hand> draws thirteen orphans as before"] = 
`<div aria-hidden="true">
  <div class="frame one-44 three-15 two-23">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          19b 19c 19d ESWNRGB +R
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="1 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="1 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of characters"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="1 of circles"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="east wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="south wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="west wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="north wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="red dragon"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="green dragon"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="white dragon"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group won"
          part="won"
        >
          <span
            aria-label="red dragon, winning tile"
            class="sideways tile winning"
            part="tile sideways winning"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws thirteen orphans as before */

snapshots["<mj-hand> draws a hand of another value than expected as before"] = 
`<div>
  <div class="frame one-47 three-20 two-27">
    <div class="room">
      <div
        aria-label="1 2 3 of bamboo, exposed; 4 5 6 of characters, exposed; 7 8 9 of circles, exposed; pung of west, exposed; pair of 5 of bamboo; won on the west wind by discard."
        class="hand"
        part="hand board"
        role="img"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          (123b) (456c) (789d) 55b WW +W
        </span>
        <span
          aria-hidden="true"
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="1 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="2 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="3 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          aria-hidden="true"
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="4 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="6 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          aria-hidden="true"
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="7 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="8 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          aria-hidden="true"
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="5 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="west wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="west wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
        <span
          aria-hidden="true"
          class="group won"
          part="won"
        >
          <span
            aria-label="west wind, winning tile"
            class="sideways tile winning"
            part="tile sideways winning"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
<p
  class="message"
  part="unexpected"
>
  Expected 30, but the hand is worth 24.
</p>
`;
/* end snapshot <mj-hand> draws a hand of another value than expected as before */

snapshots["<mj-hand> draws a hand with tiles lit up as before"] = 
`<div aria-hidden="true">
  <div class="frame one-47 three-20 two-27">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          (123b) (456c) (789d) 55b WW +W
        </span>
        <span
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="1 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="2 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="3 of bamboo"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="4 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="6 of characters"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="exposed group set"
          part="set chow exposed"
        >
          <span
            aria-label="7 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="8 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="9 of circles"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="5 of bamboo"
            class="concealed lit tile"
            part="tile concealed lit"
            role="img"
          >
          </span>
          <span
            aria-label="5 of bamboo"
            class="concealed lit tile"
            part="tile concealed lit"
            role="img"
          >
          </span>
          <span
            aria-label="west wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="west wind"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group won"
          part="won"
        >
          <span
            aria-label="west wind, winning tile"
            class="sideways tile winning"
            part="tile sideways winning"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws a hand with tiles lit up as before */

snapshots["<mj-hand> draws a hand that cannot be scored as before"] = 
`<div aria-hidden="true">
  <div class="frame one-23 three-13 two-13">
    <div class="room">
      <div
        class="hand"
        part="hand board"
      >
        <span
          aria-hidden="true"
          class="notation"
          translate="no"
        >
          (RRR) 55b 12f
        </span>
        <span
          class="exposed group set"
          part="set pung exposed"
        >
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
          <span
            aria-label="red dragon"
            class="exposed tile"
            part="tile exposed"
            role="img"
          >
          </span>
        </span>
        <span
          class="group in-hand"
          part="in-hand"
        >
          <span
            aria-label="5 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
          <span
            aria-label="5 of bamboo"
            class="concealed tile"
            part="tile concealed"
            role="img"
          >
          </span>
        </span>
        <span
          class="bonus-tiles group"
          part="bonus-tiles"
        >
          <span
            aria-label="plum, flower 1"
            class="bonus tile"
            part="tile bonus"
            role="img"
          >
          </span>
          <span
            aria-label="orchid, flower 2"
            class="bonus tile"
            part="tile bonus"
            role="img"
          >
          </span>
        </span>
      </div>
    </div>
  </div>
</div>
`;
/* end snapshot <mj-hand> draws a hand that cannot be scored as before */

snapshots["<mj-hand> draws an invalid text as before"] = 
`<p
  class="text"
  part="text"
  translate="no"
>
  <bdi dir="ltr">
    (RRR) 12
    <mark>
      x
    </mark>
  </bdi>
</p>
<p
  class="message"
  part="message"
  role="alert"
>
  Unknown suit “x” in “12x” at character 9: use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.
</p>
`;
/* end snapshot <mj-hand> draws an invalid text as before */

