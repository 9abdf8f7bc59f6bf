import { AgentTest, type TestAction, type TestTurn } from '#domain/agents/agent-tests.ts';
import { canonical, type Json, toJson } from '#domain/platform/json.ts';
import { isoDate, isoTime, wallTime } from '#voice/understanding/calendar.ts';
import type { ActionResult, FlowEvent, Intent, Setting } from '../conversation.ts';
import { collected, type Snapshot } from '../snapshot.ts';
import { Disguise } from './disguise.ts';
import { pathOf } from './judge.ts';
import { playScript } from './play-test.ts';
import { placeOf, type TestCall, type TestSubject } from './test-call.ts';

/** One event of a conversation that took place, with what the engine made of it. */
export interface RunStep {
  event: FlowEvent;
  intents: readonly Intent[];
  snapshot: Snapshot;
}

const asItIs: Pick<Disguise, 'text' | 'value'> = { text: (text) => text, value: (value) => value };

/** What a test takes over of a path. */
const mostPlaces = 50;

const localMoment = (at: number, timeZone: string): string => {
  const wall = wallTime(at, timeZone);
  return `${isoDate(wall)}T${isoTime(wall)}`;
};

/** What the caller did, turn by turn. */
function turnsOf(run: readonly RunStep[]): TestTurn[] {
  const turns: TestTurn[] = [];
  for (const { event } of run) {
    const last = turns.at(-1);
    if (event.type === 'silence') {
      if (last?.silence !== undefined && last.silence < 6) last.silence += 1;
      else turns.push({ silence: 1 });
    } else if (event.type === 'interrupted') turns.push({ interrupt: event.heard.slice(0, 600) });
    else if (event.type === 'caller_said' && event.text.trim() !== '') {
      const caller = event.text.slice(0, 600);
      if (last && last.interrupt !== undefined && last.caller === undefined) last.caller = caller;
      else turns.push({ caller });
    } else if (event.type === 'key_pressed') turns.push({ keys: event.digits.replace(/[^0-9*#]/g, '').slice(0, 30) });
    else if (event.type === 'ended' && event.reason === 'caller_hangup') turns.push({ hangup: true });
  }
  return turns.filter(({ keys }) => keys !== '').slice(0, 100);
}

type Asked = Extract<Intent, { type: 'run_action' }>;

/** What one action came to, as a test says it; null where that is what it comes to anyway. */
function actionOf(asked: Asked, result: ActionResult, name: string, timeZone: string): TestAction | null {
  const on = asked.action === 'run_action' ? name : asked.action;
  if (!result.ok) return { on, fail: /^[a-z][a-z0-9_]{0,39}$/.test(result.code) ? result.code : 'failed', once: true };
  const output = (result.output ?? {}) as Record<string, Json>;
  const local = (times: unknown) => (times as string[]).map((time) => localMoment(Date.parse(time), timeZone));
  switch (asked.action) {
    case 'find_times':
      return { on, times: local(output.times ?? []).slice(0, 50) };
    case 'find_appointments': {
      const own = (output.appointments ?? []) as { start: string }[];
      return { on, appointments: local(own.map(({ start }) => start)).slice(0, 20) };
    }
    case 'find_answer': {
      const { question } = asked.input as { question: string };
      const answer = output.answer as { text: string } | null;
      const told =
        output.maybe && !answer ? { output: output as Json } : { answer: answer?.text.slice(0, 600) ?? null };
      return { on, ...(question.trim() && { when: question.slice(0, 600) }), ...told };
    }
    case 'book_time':
    case 'move_time':
    case 'cancel_time':
    case 'send_email':
      return { on };
    default:
      return Object.keys(output).length > 0 ? { on, output } : { on };
  }
}

/** Characters that an answer of a model says at most. */
const longestSaid = 600;

/** What the world answered in a run. Calendars answer with all times that were free in it. */
function actionsOf(run: readonly RunStep[], names: Readonly<Record<string, string>>, timeZone: string): TestAction[] {
  const intents = run.flatMap((step) => step.intents);
  const found: TestAction[] = [];
  for (const { event } of run) {
    if (event.type === 'action_done') {
      const asked = intents.find((intent) => intent.type === 'run_action' && intent.runId === event.runId) as Asked;
      const id = (asked?.input as { actionId?: string } | undefined)?.actionId ?? '';
      const action = asked && actionOf(asked, event.result, names[id] ?? id, timeZone);
      if (action) found.push(action);
    }
    if (event.type === 'transfer_ended')
      found.push(event.result.ok ? { on: 'transfer' } : { on: 'transfer', fail: event.result.code, once: true });
    if (event.type === 'proposed' && event.result.ok) {
      const { ok: _, ...own } = event.result;
      // What came sentence by sentence is one answer in a test.
      const said = run.flatMap(({ event: one }) =>
        one.type === 'model_said' && one.proposalId === event.proposalId ? [one.text] : [],
      );
      const output = said.length > 0 ? { ...own, say: said.join(' ').slice(0, longestSaid) } : own;
      found.push({ on: 'ask_model', output: output as Json, once: true });
    }
  }
  const times = [...new Set(found.flatMap((action) => action.times ?? []))].sort();
  const merged = found.filter(({ times: own }) => own === undefined);
  const once = merged.filter((action, at) => merged.findIndex((one) => canonical(one) === canonical(action)) === at);
  // Results that differ each answer once, in their order.
  const several = once.map((action) =>
    action.output !== undefined && once.some((other) => other !== action && other.on === action.on)
      ? { ...action, once: true }
      : action,
  );
  return [...(times.length > 0 ? [{ on: 'find_times', times: times.slice(0, 50) }] : []), ...several].slice(0, 50);
}

/** All steps that a run stood at, each once behind the other. */
const placesOf = (snapshots: readonly Snapshot[]): string[] =>
  snapshots.map(placeOf).filter((place, at, all) => place !== all[at - 1]);

const isAlike = (call: TestCall, run: readonly RunStep[]): boolean =>
  canonical(placesOf(call.stage.scenes.map(({ snapshot }) => snapshot))) ===
    canonical(placesOf(run.map(({ snapshot }) => snapshot))) &&
  canonical(call.snapshot.end) === canonical(run.at(-1)!.snapshot.end);

/** What has to come of a test again: how it went. */
function expectationOf(call: TestCall): AgentTest['expect'] {
  const { end } = call.snapshot;
  const slots = Object.fromEntries(
    collected(call.snapshot)
      .filter(([name]) => /^[a-z][a-z0-9_]{0,39}$/.test(name))
      .map(([name, { value }]) => [name, value]),
  );
  const path = pathOf(call).slice(0, mostPlaces);
  // A question that no document answered leaves no trace: whether there is any document is no matter of the flow.
  const found = (call.test.actions ?? []).some(
    ({ on, answer, output }) => on === 'find_answer' && (output !== undefined || (answer ?? null) !== null),
  );
  const deeds = call.deeds.filter(({ action }) => found || action !== 'find_answer');
  const actions = deeds.map(({ action, name }) => name ?? action).slice(0, 30);
  return {
    ...(end && { end: `${end.reason}/${end.outcome}` }),
    ...(path.length > 0 && { path }),
    ...(Object.keys(slots).length > 0 && { slots }),
    ...(actions.length > 0 && { actions }),
  };
}

/**
 * Makes a test of a conversation that took place: what the caller did, what actions came to, and how it went. Names,
 * numbers and addresses become others of their shape.
 * @param subject what it took place with
 * @param how its name; `plain` leaves all words as they were, where someone made them up to try
 * @returns the test, and notes on what a person has to look at
 */
export function testFromRun(
  subject: TestSubject,
  run: readonly RunStep[],
  { name, plain = false }: { name: string; plain?: boolean },
): { test: AgentTest; notes: string[] } | null {
  const [first] = run;
  if (first?.event.type !== 'started') return null;
  const { setting, at } = first.event;
  const { known, startAt, hours, businessName, timeZone } = setting as Setting;
  const snapshots = run.map(({ snapshot }) => snapshot);
  const disguise: Pick<Disguise, 'text' | 'value'> = plain ? asItIs : new Disguise(subject.flow, snapshots, known);
  const turns = turnsOf(run).map(({ caller, interrupt, ...rest }) => ({
    ...rest,
    ...(caller !== undefined && { caller: disguise.text(caller).slice(0, 600) }),
    ...(interrupt !== undefined && { interrupt: disguise.text(interrupt).slice(0, 600) }),
  }));
  const useful = Object.fromEntries(
    Object.entries(known)
      .filter(([key]) => /^[a-z][a-z0-9_]{0,39}$/.test(key))
      .slice(0, 30),
  );
  const actions = actionsOf(run, subject.actionNames ?? {}, timeZone);
  const base = {
    name,
    at: `${localMoment(at, timeZone)} ${timeZone}`,
    ...(Object.keys(useful).length > 0 && { known: disguise.value(useful) }),
    ...(startAt && { start: startAt }),
    ...(businessName && businessName !== 'Acme' && { business: businessName }),
    ...(actions.length > 0 && { actions: disguise.value(toJson(actions)) }),
  };
  const uncut = turns.map(({ interrupt: _, ...turn }) => turn).filter((turn) => Object.keys(turn).length > 0);
  const tries = [{ turns }, { turns, hours }, { turns: uncut }, { turns: uncut, hours }];
  for (const [n, more] of tries.entries()) {
    const parsed = AgentTest.safeParse({ ...base, ...more });
    if (!parsed.success) continue;
    const call = playScript(subject, parsed.data);
    const isSame = isAlike(call, run) && call.failures.length === 0;
    if (!isSame && n < tries.length - 1) continue;
    const notes = isSame
      ? []
      : ['With different names and numbers, or on its own, this call goes differently. Check the expected result.'];
    if (run.some(({ event }) => event.type === 'proposed' && event.result.ok))
      notes.push('A language model was involved. The test uses its responses from this call.');
    return { test: { ...parsed.data, expect: expectationOf(call) }, notes };
  }
  return null;
}
