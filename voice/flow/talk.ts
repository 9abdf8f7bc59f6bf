import type { StepTiming } from '#domain/agents/turn-taking.ts';
import type { Flow, Graph, SlotDef, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { inTone } from '#voice/languages/tones.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import type { EndReason, Intent, Outcome, TransferTo } from './conversation.ts';
import type { Surroundings } from './expressions/evaluate.ts';
import type { Bounds } from './model/bounds.ts';
import { filtered, plainly, type Showing } from './show-value.ts';
import { slotKinds } from './slots/catalog.ts';
import type { SlotContext } from './slots/slot-kind.ts';
import { utterancesOf } from './slots/spoken-text.ts';
import type { Frame, SlotState, Snapshot, VariableState } from './snapshot.ts';
import { type Filter, fillTemplate } from './template.ts';

/** A way out of a step that a conversation took. `port` is the one that was taken, whether it is drawn or not. */
export interface Passed {
  workflow: string | null;
  node: string;
  port: string;
}

/** One run of the reducer: the snapshot under change and the intents so far. Lives for a single event. */
export interface Talk {
  /** The whole flow, with the workflows that it runs. */
  flow: Flow;
  /** The same in the words of the agent's own language. */
  source: Flow;
  snapshot: Snapshot;
  /** What runs now: the last frame of the snapshot, and its graph. Changed by `enterFrame` only. */
  frame: Frame;
  graph: Graph;
  /** All slots that the graph's nodes ask for, by name. */
  defs: ReadonlyMap<string, SlotDef>;
  /** Slots of the whole flow whose values are for the conversation alone, by name. */
  hiddenSlots: readonly string[];
  intents: Intent[];
  /** The ways that were taken, in order. */
  trace: Passed[];
  /** When the event happened, in milliseconds since the epoch. */
  at: number;
  /** The caller speaks, and has not heard the question that was asked: a yes is none to it. */
  isUnheard?: boolean;
  /** The slot that the caller has just corrected: decisions that rest on it are taken again. */
  corrected: string | null;
  /** What the caller said beside starting over: it is heard behind the first question. */
  afresh?: string;
}

/** A text is parted into utterances of so many characters; OpenAI's speech API takes 4096, a caller's patience less. */
const maxUtteranceChars = 600;

const encoder = new TextEncoder();
const bytes = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Signs that a voice reads as noise, or a page as markup, have no place in speech. */
const speakable = (text: string) =>
  text
    .replace(/[{}<>[\]*`#|\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?](?: |$))/g, '')
    .trim();

/** Whether the step that speaks wants to be heard to its end. */
const isHeard = ({ snapshot, frame, graph }: Talk): boolean =>
  snapshot.aside === null && graph.nodes.find(({ id }) => id === frame.node)?.interruptible === false;

/** Says a text that holds no references any more; a long one in several utterances. */
export function say(talk: Talk, text: string, mayInterrupt = true): void {
  const interruptible = mayInterrupt && !isHeard(talk);
  for (const said of utterancesOf(speakable(text), maxUtteranceChars)) {
    talk.snapshot.counts.says += 1;
    const id = `u${talk.snapshot.counts.says}`;
    talk.snapshot.said.push({ id, text: said, heard: null });
    talk.intents.push({ type: 'say', id, text: said, interruptible });
  }
}

/** Where and when values are shown in this conversation. */
export const showing = (talk: Talk): Showing => ({
  language: language(talk),
  now: wallTime(talk.at, talk.snapshot.setting.timeZone),
  timeZone: talk.snapshot.setting.timeZone,
});

/** A slot's or variable's value; undefined when it is not set. */
export function valueNamed({ frame, snapshot }: Talk, name: string): Json | undefined {
  const set = frame.slots[name] ?? frame.variables[name];
  return set ? set.value : (builtIn(snapshot, name) ?? undefined);
}

/** What expressions may ask for. */
export const surroundings = (talk: Talk): Surroundings => ({
  value: (name) => valueNamed(talk, name),
  now: talk.at,
  timeZone: talk.snapshot.setting.timeZone,
});

/** A text of the flow with its references as a voice says them. */
export const spoken = (talk: Talk, template: string): string =>
  fillTemplate(template, (name, filters) => shownAs(talk, name, filters, (set) => set.spoken));

/** A text of the flow with its references as a mail shows them. @param suited what a value needs to stand where it is put */
export const written = (talk: Talk, template: string, suited = (text: string) => text): string =>
  fillTemplate(template, (name, filters) => {
    const text = shownAs(talk, name, filters, (set) => {
      const def = talk.defs.get(name);
      return def && slotKinds[def.type].written === 'value' ? String(set.value) : set.spoken;
    });
    return text === null ? null : suited(text);
  });

function shownAs(
  talk: Talk,
  name: string,
  filters: readonly Filter[],
  plain: (set: SlotState | VariableState) => string,
): string | null {
  const set = talk.frame.slots[name] ?? talk.frame.variables[name];
  const own = set ? null : builtIn(talk.snapshot, name);
  if (!set && own === null) return null;
  // A variable that was set to nothing is not set.
  if (set && set.value === null) return null;
  const value = set ? set.value : own;
  return filtered(value, set ? plain(set) : own!, filters, showing(talk));
}

/** Names that every flow may refer to. */
export const builtInNames = ['agent_name', 'business_name'];

function builtIn({ setting }: Snapshot, name: string): string | null {
  if (name === 'agent_name') return setting.agentName;
  if (name === 'business_name') return setting.businessName || null;
  return null;
}

/** The language that the conversation is led in, in the agent's tone. */
export function language({ snapshot: { setting } }: Talk): Language {
  const found = languageOf(setting.language) ?? languages[0]!;
  return setting.tone ? inTone(found, setting.tone) : found;
}

/** Short words that tell the caller that an answer has arrived, in turn. */
export function acknowledge(talk: Talk): void {
  const words = language(talk).say.acknowledgements;
  // Where few words are wanted, the next question shows that it has arrived.
  if (words.length === 0) return;
  say(talk, words[talk.snapshot.counts.acknowledgements % words.length]!);
  talk.snapshot.counts.acknowledgements += 1;
}

/** What a run, timer or question to outside is known by: the same on every replay. */
function nextId({ snapshot, frame }: Talk): string {
  snapshot.counts.runs += 1;
  return `${frame.node}-${snapshot.counts.runs}`;
}

/** The most actions that one conversation lets run beside it; the next one is waited for. */
export const mostRunning = 10;

/** Asks for an action. What is waited for holds the conversation until its result. */
export function runAction(talk: Talk, action: string, input: Json, wait: boolean, slow = ''): void {
  const { snapshot, frame } = talk;
  const runId = nextId(talk);
  if (wait) snapshot.waiting = { for: 'action', runId, ...(slow !== '' && { slow }) };
  else snapshot.running.push({ runId, nodeId: frame.node, workflow: frame.workflow });
  talk.intents.push({ type: 'run_action', runId, nodeId: frame.node, action, input, wait });
}

/** Lets some time pass, in ms, before the conversation goes on. */
export function setTimer(talk: Talk, ms: number): void {
  const timerId = nextId(talk);
  talk.snapshot.waiting = { for: 'timer', timerId, until: talk.at + ms };
  talk.intents.push({ type: 'set_timer', timerId, ms });
}

/** Asks a language model, and waits. @param id its own where it is not to count as an act of the step */
export function askModel(
  talk: Talk,
  bounds: Bounds & { goal: string; said: string; ports: string[]; slots: string[] },
  id?: string,
): void {
  const proposalId = id ?? nextId(talk);
  talk.snapshot.waiting = { for: 'proposal', proposalId };
  talk.intents.push({ type: 'ask_model', proposalId, nodeId: talk.frame.node, ...bounds });
}

/** Wants someone else on the line, and waits whether they come. */
export function transfer(talk: Talk, to: TransferTo, summary: string): void {
  const transferId = nextId(talk);
  talk.snapshot.waiting = { for: 'transfer', transferId, to, summary };
  talk.intents.push({ type: 'transfer', transferId, nodeId: talk.frame.node, to, summary });
}

/** Stores a slot, whole. One that is set again keeps its node; its order tells that it came last. */
export function setSlot(talk: Talk, name: string, slot: Omit<SlotState, 'nodeId' | 'order'>): void {
  const { frame } = talk;
  const { counts } = talk.snapshot;
  const nodeId = frame.slots[name]?.nodeId ?? frame.node;
  counts.fills += 1;
  frame.skipped = frame.skipped.filter((other) => other !== name);
  frame.slots[name] = { ...slot, nodeId, order: counts.fills };
}

/** Sets a variable of what runs now. */
export function setVariable(talk: Talk, name: string, value: Json, source: VariableState['source']): void {
  const { frame, snapshot } = talk;
  snapshot.counts.fills += 1;
  const kept = { value, spoken: plainly(value, showing(talk)), source };
  frame.variables[name] = { ...kept, nodeId: frame.node, order: snapshot.counts.fills };
}

/** The most decisions of one flow that a correction can take back. */
const mostDecisions = 50;

/** Remembers which way was taken here, for corrections. */
export function noteDecision({ frame }: Talk, port: string): void {
  frame.decisions = [...frame.decisions, { node: frame.node, port }].slice(-mostDecisions);
}

/** What a parser may know in this conversation. */
export function slotContext(talk: Talk, slot: SlotDef): SlotContext {
  const { timeZone, country } = talk.snapshot.setting;
  const name =
    slot.type === 'email'
      ? Object.keys(talk.frame.slots).find((one) => talk.defs.get(one)?.type === 'name')
      : undefined;
  const person = name === undefined ? undefined : talk.frame.slots[name]?.value;
  return {
    slot,
    now: talk.at,
    timeZone,
    country,
    language: language(talk),
    ...(typeof person === 'string' && { person }),
  };
}

/** Gives the floor to the caller. Digits and spellings come slowly; the channel knows from `expects`. */
export function listen(
  talk: Talk,
  expects: SlotType[],
  silenceMs: number,
  wait: Pick<StepTiming, 'waitMs' | 'longestMs'> = {},
): void {
  talk.snapshot.waiting = { for: 'caller' };
  const own = Object.keys(wait).length > 0;
  talk.intents.push({ type: 'listen', expects, silenceMs, ...(own && { wait }) });
}

/** Ends the conversation after what was said. An aim once reached stays reached. */
export function end(talk: Talk, reason: EndReason, outcome: Outcome): void {
  const { reached, outcome: marked } = talk.snapshot;
  const result = { reason, outcome: marked ?? (reached ? 'success' : outcome) } as const;
  talk.snapshot.waiting = null;
  talk.snapshot.end = result;
  talk.intents.push({ type: 'end', ...result });
}

/** Whether the caller reads what is said: signs need no names then. A test of a conversation tells what a call says. */
export const isRead = ({ snapshot: { setting } }: Talk): boolean =>
  setting.channel === 'chat' || setting.channel === 'sms';

/** Drops utterances that no interruption can concern any more, oldest first. */
export function trimSaid(talk: Talk, maxBytes: number): void {
  const { said } = talk.snapshot;
  while (said.length > 1 && bytes(said) > maxBytes) said.shift();
}
