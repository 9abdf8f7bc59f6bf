import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';
import { readFlow } from '#voice/flow/stored-flow.ts';
import { Unreadable } from '../stored-form.ts';
import { besideTheFlow, readEvent } from './call-event.ts';
import { CallMemory, readMemory } from './call-memory.ts';
import { CallRecord } from './call-record.ts';
import type { StoredTurn } from './ports.ts';

/**
 * Calls as earlier versions of Parley stored them, in the middle of a conversation. The files are never written again:
 * a change of what is stored adds files of the form that it replaces.
 */
const folder = new URL('./stored-calls/', import.meta.url);
const kept = readdirSync(folder).map((name) => {
  const stored = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;
  return { name, stored: { ...stored, flow: readFlow(stored.flow) } as unknown as KeptCall };
});

interface KeptCall {
  flow: Flow;
  events: object[];
  snapshot: unknown;
  memory: unknown;
  turns: StoredTurn[];
}

test('there are calls of every template', () => {
  expect(kept.length).toBeGreaterThanOrEqual(4);
});

test.each(kept)('$name is taken up and goes on', ({ stored }) => {
  const { flow, turns } = stored;
  const snapshot = readSnapshot(stored.snapshot);
  const memory = readMemory(stored.memory);
  expect(CallMemory.parse(memory)).toEqual(memory);
  const at = Date.parse('2026-11-23T08:05:00Z');
  const record = new CallRecord(flow, at - 300_000, { snapshot, memory, turns });
  expect(record.advance({ type: 'caller_said', at, text: 'could you say that again' }).says).not.toEqual([]);
  const change = record.takeChange()!;
  expect(change.events[0]!.seq, 'events go on where they stood').toBe(stored.events.length);
  expect(record.end('caller_hangup', at)).toMatch(/success|neutral/);
});

/** The same events give the same conversation, as long as the flow's rules have not changed; the form always holds. */
test.each(kept)('$name has events that can be read', ({ stored }) => {
  let snapshot: Snapshot | null = null;
  for (const event of stored.events.map(readEvent)) {
    if (besideTheFlow.includes(event.kind)) continue;
    const { kind, data, at } = event;
    snapshot = advance(stored.flow, snapshot, { type: kind, at, ...data } as never).snapshot;
  }
  expect(snapshot!.setting).toEqual(readSnapshot(stored.snapshot).setting);
});

test.each([
  ['a later version', { ...(kept[0]!.stored.snapshot as object), version: 99 }, /version 99, this server knows 1 to 3/],
  ['a damaged one', { ...(kept[0]!.stored.snapshot as object), slots: 'none' }, /slots/],
  ['no object', 'nothing', /no object/],
  ['a version that is no number', { version: 'one' }, /version "one"/],
])('%s is refused with what is wrong', (_, value, reason) => {
  const read = () => readSnapshot(value);
  expect(read).toThrow(Unreadable);
  expect(read).toThrow(reason);
});
