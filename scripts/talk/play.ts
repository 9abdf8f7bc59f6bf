import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { Flow, SlotDef } from '#domain/agents/workflows.ts';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import type { Conversation } from '#voice/conversations/conversation.ts';
import type { Intent, Setting } from '#voice/flow/conversation.ts';
import { spokenIn } from '#voice/flow/other-languages.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import { type Answer, Stage } from '#voice/flow/stage.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { asked } from './asked.ts';
import { Caller } from './caller.ts';
import { documentsOf } from './documents.ts';
import { hours, Office } from './office.ts';

/** Where callers of a language call, and what is dialled there without a prefix. */
const places: Readonly<Record<string, { timeZone: string; country: string }>> = {
  en: { timeZone: 'America/New_York', country: 'US' },
  de: { timeZone: 'Europe/Berlin', country: 'DE' },
  es: { timeZone: 'Europe/Madrid', country: 'ES' },
  fr: { timeZone: 'Europe/Paris', country: 'FR' },
};

/** Each call begins on Friday, 27 November 2026, at ten in the morning. */
const today = { year: 2026, month: 11, day: 27, hour: 10, minute: 0 };
/** Milliseconds that a turn of the caller takes. */
const turnMs = 5_000;
/** Who would have to say the same words to the same question so often gives up. */
const mostAgain = 3;

export interface Played {
  lines: { by: 'agent' | 'caller' | 'note'; text: string }[];
  /** Of the caller. */
  turns: number;
  /** How often the caller had to say something once more, or to put right what was understood. */
  again: number;
  snapshot: Snapshot;
  office: Office;
  tasks: { kind: string; summary: string; phone: string | null }[];
  /** What was booked, moved or canceled, and the caller's words before it. */
  changes: { action: string; words: string }[];
  /** The times that were offered last to choose from, in milliseconds since the epoch. */
  offers: number[];
  isTransferred: boolean;
  /** The caller hung up because nothing came of it. */
  isGivenUp: boolean;
  now: number;
  timeZone: string;
}

function eventOf(words: string): Answer {
  if (words === '(silence)') return { type: 'silence' };
  if (words === '(hangs up)') return { type: 'ended', reason: 'caller_hangup' };
  const keys = /^\(keys ([0-9*#]+)\)$/.exec(words);
  return keys ? { type: 'key_pressed', digits: keys[1]! } : { type: 'caller_said', text: words };
}

const changing = ['book_time', 'move_time', 'cancel_time'];

/** Writes down what the agent says and does. @param words the caller's before it */
function note(played: Played, intent: Intent, words: string): void {
  if (intent.type === 'say') played.lines.push({ by: 'agent', text: intent.text });
  if (intent.type === 'make_task') played.tasks.push(intent);
  if (intent.type === 'transfer') played.isTransferred = true;
  if (intent.type === 'end') played.lines.push({ by: 'note', text: `ends: ${intent.reason}, ${intent.outcome}` });
  if (intent.type !== 'run_action' || intent.action === 'find_times') return;
  if (changing.includes(intent.action)) played.changes.push({ action: intent.action, words });
  played.lines.push({ by: 'note', text: `${intent.action} ${JSON.stringify(intent.input)}`.slice(0, 200) });
}

/** Plays a conversation to the engine itself, on a clock of its own. */
export function play(template: string, language: AgentLanguage, conversation: Conversation): Played {
  const base = language.slice(0, 2);
  const { timeZone, country } = places[base]!;
  const now = instantOf(today, timeZone);
  const { flow, greeting, name } = spokenIn(agentTemplates.find(({ id }) => id === template)!, 'en-US', language);
  const office = new Office(conversation, now, timeZone, documentsOf(template, language));
  const played: Played = {
    lines: [],
    turns: 0,
    again: 0,
    changes: [],
    offers: [],
    // Set by the first step, before anyone looks.
    snapshot: null as unknown as Snapshot,
    office,
    tasks: [],
    isTransferred: false,
    isGivenUp: false,
    now,
    timeZone,
  };
  let words = '';
  const stage: Stage = new Stage(
    flow,
    now,
    (intent) => office.answer(intent, stage.scenes.at(-1)!.event.at),
    ({ intents }) => {
      for (const intent of intents) note(played, intent, words);
    },
  );
  const setting: Setting = {
    agentName: name,
    businessName: 'Riverside',
    timeZone,
    country,
    language,
    channel: 'test',
    greeting,
    hours,
    knowledge: { when: '' },
    known: conversation.line ? { phone: conversation.line } : {},
  };
  stage.happen({ type: 'started', setting });
  const caller = new Caller(conversation, language, now, timeZone, labelsOf(flow), textsOf(flow));
  const said = new Map<string, number>();
  const most = conversation.turns * 3 + 8;
  while (stage.snapshot!.end === null && !played.isGivenUp) {
    const listen = stage.scenes.flatMap(({ intents }) => intents).findLast((intent) => intent.type === 'listen');
    const question = asked(stage.snapshot!, listen);
    const mine = office.appointments.map(({ start }) => start);
    if (question.topic === 'offer') played.offers = question.offers;
    words = caller.answer(question, mine);
    const key = `${question.topic} ${words}`;
    said.set(key, (said.get(key) ?? 0) + 1);
    played.isGivenUp = said.get(key)! >= mostAgain || played.turns >= most;
    // "Is there anything else?" is asked by every good receptionist, whose turns are counted without the no to it.
    const isLastNo = question.topic === 'else' && caller.isNoThanks(words);
    if (words !== '(silence)' && words !== '(hangs up)' && !isLastNo) played.turns += 1;
    const isGone = played.isGivenUp ? ' (and gives up)' : '';
    played.lines.push({
      by: 'caller',
      text: `${words}${isGone}   [${question.topic}${question.readBack === undefined ? '' : '?'}]`,
    });
    stage.happen(played.isGivenUp ? { type: 'ended', reason: 'caller_hangup' } : eventOf(words), turnMs);
  }
  played.snapshot = stage.snapshot!;
  played.again = caller.again;
  return played;
}

const slotsOf = (flow: Flow) =>
  // The slots of a template of ours.
  flow.nodes.flatMap(({ config }) => (config.slots ?? []) as unknown as Pick<SlotDef, 'name' | 'type' | 'choices'>[]);

/** What the choices of a flow are called, by their values. */
const labelsOf = (flow: Flow) =>
  new Map(slotsOf(flow).flatMap(({ choices = [] }) => choices.map(({ value, label }) => [value, label] as const)));

/** The slots of a flow that are free text. */
const textsOf = (flow: Flow) => new Set(slotsOf(flow).flatMap(({ name, type }) => (type === 'text' ? [name] : [])));

/** Types of the slots that were filled, by name. */
export const slotTypes = (template: string) =>
  new Map(slotsOf(agentTemplates.find(({ id }) => id === template)!.flow).map(({ name, type }) => [name, type]));
