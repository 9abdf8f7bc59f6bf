import type { Flow } from '#domain/agents/workflows.ts';
import { hiddenMark, shownText } from '#domain/platform/hidden-values.ts';
import { asksForHidden, valuesToHide } from '#voice/flow/hidden-values.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import { compareOn, type DifferingTurn, type TurnSide } from './replay-on.ts';
import { type Again, type Difference, type Recorded, type Replay, replayExactly, runAgain } from './run-again.ts';

/**
 * Replays as people see them. What is sensitive is so by its value: another flow may call the slot otherwise and not mark
 * it, and still shows nothing of it.
 */

const hiddenIn = (flow: Flow, snapshots: readonly (Snapshot | null)[]): string[] => [
  ...new Set(snapshots.flatMap((snapshot) => (snapshot ? valuesToHide(flow, snapshot) : []))),
];

/** A slot of a turn, `name: value`: what is too short to look for in a text is hidden as a whole. */
function shownSlot(slot: string, values: readonly string[]): string {
  const colon = slot.indexOf(': ');
  const value = slot.slice(colon + 2).replace(/^"|"$/g, '');
  return values.includes(value) ? `${slot.slice(0, colon)}: ${hiddenMark}` : shownText(slot, values);
}

function shownDifference({ expected, got, ...place }: Difference, values: readonly string[]): Difference {
  const shown = (text: string) => (place.kind === 'slot' ? shownSlot(text, values) : shownText(text, values));
  return { ...place, expected: expected && shown(expected), got: got && shown(got) };
}

const shownSide = ({ says, slots, ...side }: TurnSide, values: readonly string[]): TurnSide => ({
  ...side,
  says: says.map((text) => shownText(text, values)),
  slots: slots.map((slot) => shownSlot(slot, values)),
});

/** How a stored call goes on another flow, with the first turn that goes otherwise. */
export function replayInDetail(own: Flow, run: readonly Again[], flow: Flow): Replay & { first: DifferingTurn | null } {
  const { same, differences, first, heardAt, snapshots } = compareOn(own, run, flow);
  const stored = run.map(({ snapshot }) => snapshot);
  const values = [...hiddenIn(own, stored), ...hiddenIn(own, snapshots), ...hiddenIn(flow, snapshots)];
  const before = run[(heardAt ?? 0) - 1]?.snapshot;
  const isHidden = before !== undefined && asksForHidden(own, before);
  return {
    same,
    differences: differences.map((one) => shownDifference(one, values)),
    first: first && {
      ...first,
      heard: first.heard && (isHidden ? hiddenMark : shownText(first.heard, values)),
      expected: shownSide(first.expected, values),
      got: first.got && shownSide(first.got, values),
    },
  };
}

/** How a stored call goes on another flow. */
export function replayShownOn(own: Flow, run: readonly Again[], flow: Flow): Replay {
  const { same, differences } = replayInDetail(own, run, flow);
  return { same, differences };
}

/** Whether a stored call comes out again to the byte. */
export function replayShown(flow: Flow, recorded: readonly Recorded[], last: Snapshot | null): Replay {
  const { same, differences } = replayExactly(flow, recorded, last);
  if (same) return { same, differences };
  const stored = runAgain(flow, recorded).map(({ snapshot }) => snapshot);
  const values = hiddenIn(flow, [...stored, last]);
  return { same, differences: differences.map((one) => shownDifference(one, values)) };
}
