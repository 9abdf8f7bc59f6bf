import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { isReadBack } from '../collect.ts';
import type { ModelResult } from '../conversation.ts';
import type { Next, Turn } from '../dialogue.ts';
import { askModel, language, say, setSlot, type Talk } from '../talk.ts';
import { readProposed } from './assist.ts';
import { asksOf, type Heard, leastPatienceMs, modelPatienceMs } from './bounds.ts';
import { isFact, whyUnsayable } from './unsayable.ts';

/** Sentences of both that a model is reminded of. */
export const mostHeard = 10;

/** A part of the conversation that a model leads, as far as it has come. */
export interface Lead {
  turns: number;
  /** The caller's last words, when they came, and how often a model was asked what to make of them. */
  said: string;
  askedAt: number;
  tries: number;
  heard: Heard[];
  /** What the documents say to the last words. */
  found: string[];
  /** Values to be read back, and the way that is taken behind them. */
  check: { name: string; value: Json; spoken: string; said: string }[];
  port: string | null;
  /** The action that the caller is asked about, and those that were done. */
  act: string | null;
  acts: string[];
}

export const fresh = (): Lead => ({
  turns: 0,
  said: '',
  askedAt: 0,
  tries: 1,
  heard: [],
  found: [],
  check: [],
  port: null,
  act: null,
  acts: [],
});

interface LeadConfig {
  goal: string;
  prompt: string;
  slots: SlotDef[];
  ways: { port: string; label: string }[];
  actions: { name: string; label: string; actionId: string }[];
  facts: string[];
  knowledge: boolean;
  folders: string[];
  maxTurns: number;
}
export type LeadTurn = Turn<LeadConfig, Lead>;

/** What it may state: the business's own sentences, but none that were written to lead a model astray. */
const factsOf = ({ talk: { snapshot }, config, state }: LeadTurn) =>
  [...config.facts, ...(snapshot.setting.model?.facts ?? []), ...state.found].filter(isFact);
const neverIn = ({ snapshot }: Talk) => snapshot.setting.model?.never ?? [];
const actsOpen = ({ config, state }: LeadTurn) => config.actions.filter(({ name }) => !state.acts.includes(name));

/** Asks a model what to do with the caller's last words. */
export function askLead(turn: LeadTurn, told?: string): Next {
  const { talk, config, state } = turn;
  const left = modelPatienceMs - (talk.at - state.askedAt);
  const { id: spoken } = language(talk);
  const bounds = {
    ...(!spoken.startsWith('en') && { language: spoken }),
    mode: 'lead' as const,
    question: config.prompt,
    asks: asksOf(config.slots),
    ways: config.ways,
    actions: actsOpen(turn).map(({ name, label }) => ({ name, label })),
    facts: factsOf(turn),
    never: neverIn(talk),
    heard: state.heard,
    ...(told !== undefined && { told }),
    // A look into the documents takes its time from the model's, but not all of it.
    withinMs: Math.max(leastPatienceMs, left),
  };
  askModel(talk, {
    goal: config.goal,
    said: state.said,
    ports: config.ways.map(({ port }) => port),
    slots: config.slots.map(({ name }) => name),
    ...bounds,
  });
  return 'wait';
}

/** What of a proposal does not hold, as sentences for the model. */
function faultsOf(turn: LeadTurn, result: Extract<ModelResult, { ok: true }>): { deeds: string[]; words: string[] } {
  const { talk, config, state } = turn;
  const deeds: string[] = [];
  if (result.port !== undefined && !config.ways.some(({ port }) => port === result.port)) deeds.push('No such path.');
  if (result.action !== undefined && !actsOpen(turn).some(({ name }) => name === result.action))
    deeds.push('No such action.');
  const heard = state.heard.filter(({ who }) => who === 'caller').map(({ text }) => text);
  const sayable = { facts: factsOf(turn), never: neverIn(talk), heard, goal: config.goal, language: language(talk) };
  const why = result.say === undefined ? null : whyUnsayable(result.say, sayable);
  return { deeds, words: why === null ? [] : [`What you want to say is not said: ${why}`] };
}

/** Takes what a model proposes as far as it holds: the engine decides. A bad one is told back once. */
export function takeLead(turn: LeadTurn, result: ModelResult): Next {
  const { talk, config, state } = turn;
  if (!result.ok) return { port: 'no_model' };
  const heard = state.heard.map(({ text }) => text).join(' ');
  const { taken, faults: values } = readProposed(talk, config.slots, result.values ?? {}, heard);
  const { deeds, words } = faultsOf(turn, result);
  const faults = [...values, ...deeds, ...words];
  const isLate = talk.at - state.askedAt > modelPatienceMs - leastPatienceMs;
  if (faults.length > 0 && state.tries === 1 && !isLate) {
    state.tries += 1;
    return askLead(turn, faults.join(' ').slice(0, 400));
  }
  for (const { def, ...value } of taken) {
    if (isReadBack(def)) state.check.push({ name: def.name, ...value });
    else setSlot(talk, def.name, { ...value, confirmed: false, source: 'caller' });
  }
  const port = config.ways.find((way) => way.port === result.port)?.port ?? null;
  const act = actsOpen(turn).find(({ name }) => name === result.action)?.name ?? null;
  // What is said to a deed that is not done would not be so.
  const isSaid = result.say !== undefined && words.length === 0 && deeds.length === 0;
  if (state.check.length > 0) {
    state.port = port;
    return 'ask';
  }
  if (port === null && act === null && state.turns >= config.maxTurns) return { port: 'too_long' };
  if (isSaid && act === null) {
    say(talk, result.say!);
    state.heard = [...state.heard, { who: 'agent' as const, text: result.say! }].slice(-mostHeard);
  }
  if (port !== null) return { port };
  state.act = act;
  return 'ask';
}
