import type { Flow, SlotType } from '#domain/agents/workflows.ts';
import { canonical } from '#domain/platform/json.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { ActionResult, FlowEvent, Intent, Setting } from '../conversation.ts';
import { advance } from '../flow-runner.ts';
import { graphOf } from '../frames.ts';
import { type Frame, frameOf, type Snapshot } from '../snapshot.ts';
import { stepOf } from '../steps/catalog.ts';
import type { Passed } from '../talk.ts';

/**
 * Runs of the real reducer over abstract answers: at each question one phrase of every class, each result of an action,
 * silence. Breadth first over states that differ in what the rest of the conversation can still ask of them, until all
 * were seen or a bound is reached. It finds what rules over the graph cannot: a conversation without a fault in its graph
 * that ends in "something went wrong".
 */
export interface Bounds {
  /** States that are looked at. */
  states: number;
  /** Called before each state; true ends the search: someone else wants the time. */
  isOver?(): boolean;
}

export interface Fault {
  /** Where the conversation stood. */
  nodeId: string;
  message: string;
  /** What the caller says, presses (`keys 1`) or keeps to himself (`(silence)`) to get there. */
  lines: string[];
}

export interface Exploration {
  /** Whether every state was seen that the classes of answers lead to. */
  complete: boolean;
  states: number;
  /** Ways out of steps that some run took, of all that are drawn. */
  ports: { taken: number; all: number; missing: Passed[] };
  faults: Fault[];
}

const at = Date.parse('2026-11-20T15:00:00Z');

const setting = (language: string): Setting => ({
  agentName: 'Agent',
  businessName: 'Business',
  timeZone: 'UTC',
  channel: 'test',
  greeting: null,
  known: {},
  language,
});

/** What stands for every answer of a class. The words are those of the language that is tried. */
function phrasesFor(expects: readonly SlotType[], flow: Flow, frame: Frame, tag: string): string[] {
  const { samples } = languageOf(tag) ?? languages[0]!;
  const typed = expects.flatMap((type) =>
    type === 'choice' ? [...choicesOf(flow, frame), samples.first] : samples[type],
  );
  return [...new Set([...typed, ...samples.yes_no, samples.nonsense, samples.refusal, samples.skip])];
}

/** The labels of what can be chosen at a node. */
function choicesOf(flow: Flow, frame: Frame): string[] {
  const node = graphOf({ flow }, frame)?.nodes.find(({ id }) => id === frame.node);
  const configured = node && stepOf(node);
  const slots = configured?.step.slots(configured.config) ?? [];
  return slots.flatMap(({ choices }) => choices.map(({ label }) => label));
}

/** How an action may end: with what its kind gives, with nothing, and not at all. */
function resultsOf({ action, input }: Extract<Intent, { type: 'run_action' }>): ActionResult[] {
  const time = new Date(at + 26 * 3_600_000).toISOString();
  const outputs: Record<string, ActionResult[]> = {
    find_times: [
      { ok: true, output: { times: [time, new Date(at + 27 * 3_600_000).toISOString()] } },
      { ok: true, output: { times: [] } },
    ],
    book_time: [{ ok: true, output: { appointmentId: 'a', start: (input as { start: string }).start ?? time } }],
    find_appointments: [
      { ok: true, output: { appointments: [{ appointmentId: 'a', start: time }] } },
      { ok: true, output: { appointments: [] } },
      { ok: true, output: { appointments: [], code: 'sent' } },
    ],
    cancel_time: [{ ok: true, output: { start: time } }],
    move_time: [{ ok: true, output: { start: (input as { start: string }).start ?? time } }],
    find_answer: [
      { ok: true, output: { answer: { text: 'An answer.' } } },
      { ok: true, output: { answer: null } },
    ],
  };
  const failed = (code: string): ActionResult => ({ ok: false, code, message: '' });
  const others = action === 'use_tool' ? [failed('refused'), failed('late')] : [];
  return [...(outputs[action] ?? [{ ok: true, output: {} }]), ...others, failed('failed')];
}

/** What may happen next in a state, with the line that tells it. */
function eventsOf(
  flow: Flow,
  snapshot: Snapshot,
  last: readonly Intent[],
  tag: string,
): { event: FlowEvent; line: string | null }[] {
  const { waiting } = snapshot;
  if (waiting === null) return [];
  const because = (event: FlowEvent, line: string | null = null) => ({ event, line });
  switch (waiting.for) {
    case 'caller': {
      const listen = last.findLast((intent) => intent.type === 'listen');
      const expects = listen?.type === 'listen' ? listen.expects : [];
      const said = phrasesFor(expects, flow, frameOf(snapshot), tag).map((text) =>
        because({ type: 'caller_said', at, text }, text),
      );
      return [...said, because({ type: 'silence', at }, '(silence)')];
    }
    case 'action': {
      const run = last.find((intent) => intent.type === 'run_action' && intent.runId === waiting.runId);
      const results = run?.type === 'run_action' ? resultsOf(run) : [];
      return results.map((result) => because({ type: 'action_done', at, runId: waiting.runId, result }));
    }
    case 'timer':
      return [because({ type: 'timer_fired', at, timerId: waiting.timerId })];
    case 'proposal': {
      const asked = last.find((intent) => intent.type === 'ask_model');
      const ports = asked?.type === 'ask_model' ? asked.ports : [];
      const none = { ok: false as const, code: 'no_model', message: '' };
      const results = [...ports.map((port) => ({ ok: true as const, port })), { ok: true as const }, none];
      return results.map((result) => because({ type: 'proposed', at, proposalId: waiting.proposalId, result }));
    }
    case 'transfer': {
      const { transferId } = waiting;
      const nobody = { ok: false as const, code: 'nobody' as const, message: '' };
      return [{ ok: true as const }, nobody].map((result) =>
        because({ type: 'transfer_ended', at, transferId, result }),
      );
    }
  }
}

/** Names that the rest of a graph may still ask about: in conditions, and as slots to be filled. */
function asked(flow: Flow): ReadonlySet<string> {
  const names = new Set<string>();
  for (const graph of [flow, ...Object.values(flow.workflows ?? {})])
    for (const node of graph.nodes) {
      const configured = stepOf(node);
      for (const name of configured?.step.reads(configured.config) ?? []) names.add(name);
    }
  return names;
}

/** What is the same for the rest of the conversation is one state: values count where a condition reads them. */
function keyOf(snapshot: Snapshot, read: ReadonlySet<string>): string {
  const { waiting, aside, misses, silences, leaving, reached, end, prompted } = snapshot;
  // The way to a person is the same from everywhere, and leads nowhere else.
  if (aside?.name === 'hand_off')
    return canonical(['hand_off', withoutWords(aside.state), misses, silences % 3, reached]);
  const value = (name: string, held: unknown) => (read.has(name) ? held : true);
  const frames = snapshot.frames.map(({ workflow, node, step, slots, variables, skipped, early, rounds }) => ({
    workflow,
    node,
    rounds,
    skipped,
    step: withoutWords(step),
    slots: Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, value(name, slot.value)])),
    variables: Object.fromEntries(Object.entries(variables).map(([name, one]) => [name, value(name, one.value)])),
    early: Object.keys(early).sort(),
  }));
  return canonical([
    waiting?.for,
    aside && [aside.name, withoutWords(aside.state)],
    misses,
    silences % 3,
    leaving,
    reached,
    end,
    frames,
    prompted && [prompted.script, prompted.failures],
  ]);
}

/** Members of working places that hold words, and counts that only tell how long it took. */
const words: ReadonlySet<string> = new Set([
  ...['said', 'spoken', 'value', 'wish', 'start'],
  ...['askedAt', 'last', 'told', 'fills', 'idle', 'sentences'],
]);

/** A working place without the words that were said: they lead nowhere else. */
function withoutWords(state: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(state, (name, value: unknown) => (words.has(name) && value !== null ? true : value)),
  );
}

export interface Visited {
  /** What led here. */
  event: FlowEvent;
  snapshot: Snapshot;
  intents: Intent[];
  /** Ways that were taken by it. */
  trace: readonly Passed[];
  from: Visited | null;
  line: string | null;
}

function linesTo(visited: Visited): string[] {
  const lines: string[] = [];
  for (let one: Visited | null = visited; one; one = one.from) if (one.line !== null) lines.unshift(one.line);
  return lines;
}

const keyOfWay = ({ workflow, node, port }: Passed) => `${workflow ?? ''}/${node}.${port}`;

/** All ways that are drawn, also those of workflows. */
function waysOf(flow: Flow): Passed[] {
  const graphs = [[null, flow] as const, ...Object.entries(flow.workflows ?? {})];
  return graphs.flatMap(([workflow, graph]) => graph.edges.map(({ from, port }) => ({ workflow, node: from, port })));
}

/**
 * Every step that callers of all kinds take, breadth first; at the end, how many states were looked at, and whether those
 * were all.
 */
export function* walk(
  flow: Flow,
  started: Setting,
  bounds: Bounds,
  tag: string,
): Generator<Visited, { complete: boolean; states: number }, undefined> {
  const read = asked(flow);
  const event: FlowEvent = { type: 'started', at, setting: started };
  const first: Visited = { ...advance(flow, null, event), event, from: null, line: null };
  yield first;
  const queue = [first];
  const seen = new Set([keyOf(first.snapshot, read)]);
  let states = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    // A state of a long flow may take tens of milliseconds.
    if (states >= bounds.states || bounds.isOver?.()) return { complete: false, states };
    states += 1;
    for (const { event: happened, line } of eventsOf(flow, next.snapshot, next.intents, tag)) {
      const visited = { ...advance(flow, next.snapshot, happened), event: happened, from: next, line };
      yield visited;
      const key = keyOf(visited.snapshot, read);
      if (visited.snapshot.end || seen.has(key)) continue;
      seen.add(key);
      queue.push(visited);
    }
  }
  return { complete: true, states };
}

/** Explores a flow as a caller of a language may lead it. */
export function explore(flow: Flow, bounds: Bounds = { states: 20_000 }, tag = 'en-US'): Exploration {
  const faults = new Map<string, Fault>();
  const taken = new Set<string>();
  const steps = walk(flow, setting(tag), bounds, tag);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { snapshot, trace } = step.value;
    for (const passed of trace) taken.add(keyOfWay(passed));
    const { node } = frameOf(snapshot);
    if (snapshot.end?.reason !== 'failed' || faults.has(node)) continue;
    const message = 'The conversation ends here because there’s no next step.';
    faults.set(node, { nodeId: node, message, lines: linesTo(step.value) });
  }
  const all = waysOf(flow);
  const missing = all.filter((way) => !taken.has(keyOfWay(way)));
  const ports = { taken: all.length - missing.length, all: all.length, missing };
  return { ...step.value, ports, faults: [...faults.values()] };
}

/** Things that happen one after the other without the caller; a flow that goes on for longer goes in a circle. */
const mostAlone = 30;

/** Where a conversation comes to by itself, when all goes well: to the caller's turn, or to its end. */
function settled(flow: Flow, visited: Visited, tag: string): Visited {
  let last = visited;
  for (let left = mostAlone; left > 0 && last.snapshot.waiting?.for !== 'caller'; left -= 1) {
    const [next] = eventsOf(flow, last.snapshot, last.intents, tag);
    if (next === undefined) break;
    last = { ...advance(flow, last.snapshot, next.event), ...next, from: last };
  }
  // What no one waited for is done, too.
  for (const { runId } of last.snapshot.running) {
    const event: FlowEvent = { type: 'action_done', at, runId, result: { ok: true, output: {} } };
    last = { ...advance(flow, last.snapshot, event), event, from: last, line: null };
  }
  return last;
}

/** A place of a flow: a step, or a way out of one. `workflow` is null in the flow itself. */
export interface FlowPlace {
  workflow: string | null;
  node: string;
  port?: string | undefined;
}

/**
 * The shortest conversation that comes to a place, among callers of all kinds; null where none was found.
 * @param started how it begins
 */
export function findWayTo(
  flow: Flow,
  { workflow, node, port }: FlowPlace,
  started: Setting,
  bounds: Bounds,
): Pick<Visited, 'event' | 'snapshot' | 'intents'>[] | null {
  const isThere = ({ trace, snapshot }: Visited): boolean => {
    if (trace.some((passed) => keyOfWay(passed) === keyOfWay({ workflow, node, port: port ?? passed.port })))
      return true;
    const frame = frameOf(snapshot);
    return port === undefined && frame.node === node && frame.workflow === workflow;
  };
  const tag = started.language ?? 'en-US';
  for (const visited of walk(flow, started, bounds, tag)) {
    if (!isThere(visited)) continue;
    const run: Visited[] = [];
    for (let one: Visited | null = settled(flow, visited, tag); one; one = one.from) run.unshift(one);
    return run;
  }
  return null;
}
