import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { type Flow, slotTypes } from '#domain/agents/workflows.ts';
import { callEndReasons } from '#domain/records/call-states.ts';
import type { ActionResult, FlowEvent, Intent } from './conversation.ts';
import { testFlows } from './dialogues/test-flows.data.ts';
import { awaitedRun } from './dialogues/told.ts';
import { flowActions } from './flow-actions.ts';
import { advance } from './flow-runner.ts';
import { Snapshot } from './snapshot.ts';

const flows: Flow[] = [...agentTemplates.map(({ flow }) => flow), ...Object.values(testFlows)];
const startedAt = Date.parse('2026-11-20T15:00:00Z');

const phrases = [
  'yes',
  'no',
  'John Smith',
  'john at gmail dot com',
  '571 555 0123',
  'five seven one',
  'Monday at nine',
  'tomorrow',
  'next week',
  'as soon as possible',
  'the first one',
  'none of those',
  'skip',
  "I'd rather not say",
  "I don't know",
  'operator',
  'repeat',
  'help',
  'start over',
  'no, I meant Thursday',
  'change my email',
  "that's wrong",
  'hold on',
  'are you a robot',
  'eight',
  'technical',
  'right away',
  '5000',
  'bananas',
  'a haircut tomorrow at three',
  'hello?',
  'thanks',
  '{{name}}',
  'change my name to Bob',
  'actually at four',
];

const text = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...phrases) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3000, size: 'max' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\uD800', '\0', '目'.repeat(3000), '😀'.repeat(1500), 'a '.repeat(5000), 'goodbye'),
  },
);

const moment = fc
  .integer({ min: 0, max: 60 * 24 * 20 })
  .map((minutes) => new Date(startedAt + minutes * 60_000).toISOString());
const result: fc.Arbitrary<ActionResult> = fc.oneof(
  fc.array(moment, { maxLength: 6 }).map((times) => ({ ok: true as const, output: { times } })),
  moment.map((start) => ({ ok: true as const, output: { appointmentId: 'a1', start } })),
  fc
    .array(moment, { maxLength: 4 })
    .map((times) => ({ ok: false as const, code: 'time_taken', message: '', output: { times } })),
  fc.constant({ ok: false as const, code: 'timeout', message: 'Too slow.' }),
  fc.jsonValue().map((output) => ({ ok: true as const, output: output as never })),
);

/** What happens next; `runId` and `sayId` are drawn from what is going on when it happens. */
type Happening =
  | { kind: 'said'; text: string }
  | { kind: 'keys'; digits: string }
  | { kind: 'silence' }
  | { kind: 'done'; result: ActionResult; own: boolean }
  | { kind: 'interrupted'; share: number; own: boolean; text: string }
  | { kind: 'started' }
  | { kind: 'ended'; reason: (typeof callEndReasons)[number] };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 20, arbitrary: text.map((words) => ({ kind: 'said' as const, text: words })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(result, fc.boolean())
      .map(([outcome, own]) => ({ kind: 'done' as const, result: outcome, own })),
  },
  { weight: 1, arbitrary: result.map((outcome) => ({ kind: 'done' as const, result: outcome, own: false })) },
  {
    weight: 3,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'0123456789*#x'), maxLength: 40 })
      .map((digits) => ({ kind: 'keys' as const, digits })),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'silence' as const }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), text)
      .map(([share, own, words]) => ({ kind: 'interrupted' as const, share, own, text: words })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'started' as const }) },
  { weight: 1, arbitrary: fc.constantFrom(...callEndReasons).map((reason) => ({ kind: 'ended' as const, reason })) },
);

const started: FlowEvent = {
  type: 'started',
  at: startedAt,
  setting: {
    agentName: 'Emma',
    businessName: 'Acme',
    timeZone: 'America/New_York',
    channel: 'test',
    greeting: null,
    known: { phone: '571 555 0123', name: 'Ann' },
  },
};

function eventOf(what: Happening, at: number, snapshot: Snapshot): FlowEvent {
  if (what.kind === 'said') return { type: 'caller_said', at, text: what.text };
  if (what.kind === 'keys') return { type: 'key_pressed', at, digits: what.digits };
  if (what.kind === 'silence') return { type: 'silence', at };
  if (what.kind === 'started') return { ...started, at };
  if (what.kind === 'ended') return { type: 'ended', at, reason: what.reason };
  if (what.kind === 'done')
    return { type: 'action_done', at, runId: (what.own && awaitedRun(snapshot)) || 'unknown-1', result: what.result };
  const last = snapshot.said.at(-1);
  if (!what.own || !last) return { type: 'interrupted', at, sayId: last?.id ?? 'none', heard: what.text };
  return {
    type: 'interrupted',
    at,
    sayId: last.id,
    heard: last.text.slice(0, Math.floor(last.text.length * what.share)),
  };
}

interface Run {
  events: FlowEvent[];
  snapshots: Snapshot[];
  intents: Intent[][];
}

function run(flow: Flow, happenings: Happening[]): Run {
  const done: Run = { events: [], snapshots: [], intents: [] };
  const happen = (event: FlowEvent) => {
    const { snapshot, intents } = advance(flow, done.snapshots.at(-1) ?? null, event);
    done.events.push(event);
    done.snapshots.push(snapshot);
    done.intents.push(intents);
  };
  happen(started);
  happenings.forEach((what, index) => {
    happen(eventOf(what, startedAt + index * 4000, done.snapshots.at(-1)!));
  });
  return done;
}

const conversation = fc.tuple(fc.constantFrom(...flows), fc.array(happening, { maxLength: 40 }));

function expectWellFormed(intent: Intent, flow: Flow): void {
  if (intent.type === 'say') {
    expect(intent.id).toMatch(/^u\d+$/);
    expect(intent.text.trim()).not.toBe('');
    expect(intent.text.length).toBeLessThanOrEqual(600);
    expect(intent.text).not.toMatch(/\{\{|\}\}|[*`#<>]/);
    expect(intent.text.isWellFormed()).toBe(true);
  } else if (intent.type === 'listen') {
    expect(intent.silenceMs).toBeGreaterThan(0);
    for (const type of intent.expects) expect(slotTypes).toContain(type);
  } else if (intent.type === 'run_action') {
    expect(flow.nodes.some(({ id }) => id === intent.nodeId)).toBe(true);
    flowActions[intent.action as keyof typeof flowActions].parse(intent.input);
  } else if (intent.type === 'make_task') {
    expect(intent.summary).not.toBe('');
  }
}

describe('any sequence of events', () => {
  it('leaves a small snapshot that its schema accepts, and well-formed intents', () => {
    fc.assert(
      fc.property(conversation, ([flow, happenings]) => {
        const { snapshots, intents } = run(flow, happenings);
        for (const snapshot of snapshots) {
          const stored = JSON.stringify(snapshot);
          expect(Snapshot.parse(JSON.parse(stored))).toEqual(snapshot);
          expect(Buffer.byteLength(stored)).toBeLessThan(100_000);
        }
        for (const intent of intents.flat()) expectWellFormed(intent, flow);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps to the order of talk: one listen or end, last; ids unique; nothing after the end', () => {
    fc.assert(
      fc.property(conversation, ([flow, happenings]) => {
        const { snapshots, intents } = run(flow, happenings);
        const said = intents.flat().flatMap((intent) => (intent.type === 'say' ? [intent.id] : []));
        const runs = intents.flat().flatMap((intent) => (intent.type === 'run_action' ? [intent.runId] : []));
        expect(new Set(said).size).toBe(said.length);
        expect(new Set(runs).size).toBe(runs.length);
        let over = false;
        snapshots.forEach((snapshot, index) => {
          const kinds = intents[index]!.map(({ type }) => type);
          if (over) expect([kinds, snapshot]).toEqual([[], snapshots[index - 1]]);
          expect(kinds.slice(0, -1).filter((kind) => kind === 'listen' || kind === 'end')).toEqual([]);
          expect(kinds.at(-1) === 'end' ? snapshot.waiting : null).toBe(null);
          expect(snapshot.waiting === null).toBe(snapshot.end !== null);
          over = snapshot.end !== null;
        });
      }),
      { numRuns: 300 },
    );
  });

  it('heard is a prefix of what was said', () => {
    fc.assert(
      fc.property(conversation, ([flow, happenings]) => {
        for (const { said } of run(flow, happenings).snapshots)
          for (const { text: whole, heard } of said) if (heard !== null) expect(whole.startsWith(heard)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('played again gives the same conversation, also from a stored snapshot, and changes nothing passed in', () => {
    fc.assert(
      fc.property(conversation, ([flow, happenings]) => {
        const { events, snapshots, intents } = run(flow, happenings);
        const frozenFlow = deepFreeze(structuredClone(flow));
        let stored: string | null = null;
        events.forEach((event, index) => {
          const before: Snapshot | null = stored === null ? null : deepFreeze(JSON.parse(stored));
          const again = advance(frozenFlow, before, deepFreeze(structuredClone(event)));
          expect(again).toMatchObject({ snapshot: snapshots[index], intents: intents[index] });
          stored = JSON.stringify(again.snapshot, otherOrder);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('doesn’t start without a beginning', () => {
    fc.assert(
      fc.property(fc.constantFrom(...flows), happening, (flow, what) => {
        fc.pre(what.kind !== 'started');
        const empty = advance(flow, null, started).snapshot;
        const { snapshot, intents } = advance(flow, null, eventOf(what, startedAt, empty));
        expect(intents).toEqual([]);
        expect(Snapshot.parse(snapshot).waiting).toBe(null);
      }),
    );
  });

  it('comes to an end when the caller stays away', () => {
    fc.assert(
      fc.property(conversation, ([flow, happenings]) => {
        let snapshot = run(flow, happenings).snapshots.at(-1)!;
        for (let i = 0; i < 30 && snapshot.end === null; i++) {
          const at = startedAt + 1_000_000 + i * 8000;
          const failed = { ok: false as const, code: 'timeout', message: '' };
          const event: FlowEvent =
            snapshot.waiting?.for === 'action'
              ? { type: 'action_done', at, runId: awaitedRun(snapshot), result: failed }
              : { type: 'silence', at };
          snapshot = advance(flow, snapshot, event).snapshot;
        }
        expect(snapshot.waiting).toBe(null);
      }),
      { numRuns: 150 },
    );
  });
});

/** For JSON.stringify: keys in another order, as a database may give them back. */
function otherOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => b.localeCompare(a)));
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
