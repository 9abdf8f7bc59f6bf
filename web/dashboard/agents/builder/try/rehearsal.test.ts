import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { tryCalendar } from './free-times.ts';
import { backTo, begin, goOn, nodeOf, openAction, type Rehearsal, stateOf, valuesOf, wouldDo } from './rehearsal.ts';
import { linesOf } from './rehearsal-lines.ts';

const at = Date.parse('2026-11-20T15:00:00Z');
const flowOf = (id: string): Flow => Flow.parse(agentTemplates.find((template) => template.id === id)!.flow);
const setting = {
  agentName: 'Ann',
  businessName: 'Acme',
  timeZone: 'America/New_York',
  channel: 'test',
  greeting: null,
  known: {},
} as const;

const say = (rehearsal: Rehearsal, text: string) => goOn(rehearsal, { type: 'caller_said', text }, tryCalendar);
const said = (rehearsal: Rehearsal) =>
  rehearsal.steps
    .flatMap((step, n) => linesOf(step, n))
    .filter(({ by }) => by === 'agent')
    .map(({ text }) => text);

const answers: Partial<Record<string, string>> = {
  choice: 'a consultation',
  name: 'Maria Lopez',
  text: 'my back',
  email: 'maria at example dot com',
  phone: '571 555 0123',
  date_time: 'Monday at ten in the morning',
  yes_no: 'yes',
};

describe('a flow that is tried out', () => {
  it('books in a calendar that forgets, from nine to five on weekdays', () => {
    let talk = begin(flowOf('appointment-scheduler'), setting, at, tryCalendar);
    const isBooked = () => valuesOf(stateOf(talk)!).some(({ name }) => name === 'appointment_start');
    for (let turns = 0; turns < 15 && !openAction(talk) && !isBooked(); turns += 1) {
      const listen = talk.steps.at(-1)!.intents.findLast((intent) => intent.type === 'listen');
      talk = say(talk, answers[listen!.expects[0]!] ?? 'yes');
    }
    expect(valuesOf(stateOf(talk)!).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'appointment_start']),
    );
    expect(
      new Date(String(valuesOf(stateOf(talk)!).find(({ name }) => name === 'appointment_start')!.value)).toISOString(),
    ).toBe('2026-11-23T15:00:00.000Z');
  });

  it('begins in the middle with what is known by then', () => {
    const flow = flowOf('sales-assistant');
    const talk = begin(
      flow,
      { ...setting, startAt: { node: 'plans', values: { name: 'Maria Lopez', company: 'Acme' } } },
      at,
      tryCalendar,
    );
    expect(nodeOf(talk)).toBe('plans');
    expect(valuesOf(stateOf(talk)!)).toEqual([
      expect.objectContaining({ name: 'name', value: 'Maria Lopez' }),
      expect.objectContaining({ name: 'company' }),
    ]);
    expect(said(talk)[0]).toMatch(/budget/);
  });

  it('begins at the start when there is no such step', () => {
    const talk = begin(
      flowOf('sales-assistant'),
      { ...setting, startAt: { node: 'gone', values: {} } },
      at,
      tryCalendar,
    );
    expect(said(talk)[0]).toMatch(/thank you for calling/);
  });

  it('tells what words would mean and changes nothing', () => {
    const talk = begin(
      flowOf('sales-assistant'),
      { ...setting, startAt: { node: 'plans', values: {} } },
      at,
      tryCalendar,
    );
    expect(wouldDo(talk, 'about five thousand dollars')!.values).toEqual([
      expect.objectContaining({ name: 'budget', value: 5000 }),
    ]);
    expect(valuesOf(stateOf(talk)!)).toEqual([]);
  });

  it('goes back and takes another way', () => {
    const first = begin(flowOf('sales-assistant'), setting, at, tryCalendar);
    const one = say(first, 'Maria Lopez');
    const other = say(backTo(one, 1), 'Tom Baker');
    expect(valuesOf(stateOf(other)!)[0]).toMatchObject({ value: 'Tom Baker' });
    expect(backTo(one, 1).steps).toEqual(first.steps);
  });
});
