import { describe, expect, it } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { appointmentDialogues } from '#voice/flow/dialogues/appointment.dialogues.data.ts';
import { type GoldenDialogue, play } from '#voice/flow/dialogues/dialogue-script.ts';
import { frameOf } from '#voice/flow/snapshot.ts';
import { replayOn } from './replay-on.ts';
import { type Recorded, replayExactly, runAgain } from './run-again.ts';
import { replayInDetail, replayShown } from './shown-replay.ts';

/** A golden dialogue as a server would have stored it. */
function recordedOf(dialogue: GoldenDialogue) {
  const { flow, events, intents, snapshots } = play(dialogue);
  const recorded: Recorded[] = events.map((event, seq) => ({
    seq,
    event,
    // As a database gives it back.
    intents: JSON.parse(JSON.stringify(intents[seq])),
    node: frameOf(snapshots[seq]!).node,
  }));
  return { flow, recorded, last: snapshots.at(-1)! };
}

const booking = recordedOf(appointmentDialogues[0]!);

const change = (flow: Flow, id: string, config: Record<string, Json>): Flow => ({
  ...flow,
  nodes: flow.nodes.map((node) => (node.id === id ? { ...node, config: { ...node.config, ...config } } : node)),
});

describe('a stored call', () => {
  it.each(appointmentDialogues.map((dialogue) => [dialogue.name, dialogue] as const))(
    'comes out the same: %s',
    (_, dialogue) => {
      const { flow, recorded, last } = recordedOf(dialogue);
      expect(replayExactly(flow, recorded, last)).toEqual({ same: true, differences: [] });
      expect(replayOn(flow, runAgain(flow, recorded), structuredClone(flow))).toEqual({ same: true, differences: [] });
    },
  );

  it('of which something was changed tells where', () => {
    const { flow, recorded, last } = booking;
    const at = recorded.findIndex(({ event }) => event.type === 'caller_said');
    const other = recorded.map((one, index) =>
      index === at ? { ...one, event: { ...one.event, text: 'goodbye' } as never } : one,
    );
    const { same, differences } = replayExactly(flow, other, last);
    expect(same).toBe(false);
    expect(differences[0]).toMatchObject({ turn: 1, event: recorded[at]!.seq, kind: 'intents' });
  });
});

describe('on another version', () => {
  const { flow, recorded } = booking;
  const run = runAgain(flow, recorded);
  const idOf = (type: string) => flow.nodes.find((node) => node.type === type)!.id;

  it('other words are a difference, and what follows is compared all the same', () => {
    const { same, differences } = replayOn(flow, run, change(flow, idOf('end'), { message: 'Farewell, friend.' }));
    expect(same).toBe(false);
    expect(differences.map(({ kind }) => kind)).toEqual(['wording']);
    expect(differences[0]!.got).toBe('Farewell, friend.');
  });

  it('an action that does something else is one, and is answered by what was done', () => {
    const { differences } = replayOn(flow, run, change(flow, idOf('schedule'), { title: 'Other title' }));
    expect(differences.map(({ kind }) => kind)).toEqual(['action']);
    expect(differences[0]).toMatchObject({
      expected: expect.stringContaining('book_time'),
      got: expect.stringContaining('Other title'),
    });
  });

  it('a node of another name is none: runs are known by what they are', () => {
    const id = idOf('schedule');
    const renamed: Flow = {
      ...flow,
      nodes: flow.nodes.map((node) => (node.id === id ? { ...node, id: 'other_name' } : node)),
      edges: flow.edges.map(({ from, port, to }) => ({
        from: from === id ? 'other_name' : from,
        port,
        to: to === id ? 'other_name' : to,
      })),
    };
    const { differences } = replayOn(flow, run, renamed);
    expect(differences.filter(({ kind }) => kind !== 'path')).toEqual([]);
  });

  it('another way is the last difference that is told', () => {
    const ends = change(flow, idOf('end'), { asksForMore: false });
    const shortcut: Flow = {
      ...ends,
      edges: flow.edges.map((edge) => (edge.from === 'start' ? { ...edge, to: idOf('end') } : edge)),
    };
    const { differences } = replayOn(flow, run, shortcut);
    expect(differences.at(-1)).toMatchObject({ turn: 0, kind: 'end', expected: null, got: 'completed, success' });
  });
});

describe('as people see it', () => {
  /** The same flow with another name for a slot, which may be sensitive. */
  const withName = (sensitive: boolean, name = 'name'): Flow =>
    JSON.parse(JSON.stringify(booking.flow), (key, value) =>
      key === 'slots' && Array.isArray(value)
        ? value.map((slot) => (slot.name === 'name' ? { ...slot, name, sensitive } : slot))
        : value,
    ) as Flow;
  const said = /john|smith/i;

  it('nothing sensitive is told, also where the other flow calls the slot otherwise', () => {
    const own = withName(true);
    const run = runAgain(own, booking.recorded);
    expect(JSON.stringify(replayOn(own, run, withName(false, 'caller')))).toMatch(said);
    const shown = replayInDetail(own, run, withName(false, 'caller'));
    expect(shown.same).toBe(false);
    expect(JSON.stringify(shown)).not.toMatch(said);
    const other = booking.recorded.map((one) => ({ ...one, intents: [] }));
    expect(JSON.stringify(replayShown(own, other, booking.last))).not.toMatch(said);
  });
});
