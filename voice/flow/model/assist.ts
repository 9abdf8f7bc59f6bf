import type { SlotDef, SlotType } from '#domain/agents/workflows.ts';
import type { ModelResult } from '../conversation.ts';
import type { Next, ProposedValue, Question } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { parse } from '../slots/slot-kind.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Speaker } from '../speaker.ts';
import { askModel, slotContext, type Talk } from '../talk.ts';
import { asksOf, leastPatienceMs, modelPatienceMs } from './bounds.ts';

type Assist = NonNullable<Snapshot['assist']>;

/** Words of an answer to an open question, below which there is nothing more to find in it. */
const leastWords = 8;
/** Slots whose value is the caller's own words: a model may cut them out, not make them. Days and choices it may name. */
const ownWords: readonly SlotType[] = [
  ...(['text', 'name', 'address', 'email', 'phone', 'code'] as const),
  ...(['number', 'rating', 'money', 'duration'] as const),
];

/** Whether a model may help at the step that has the floor. */
function isAssisted({ snapshot, graph, frame }: Talk, current: Speaker): boolean {
  const node = graph.nodes.find(({ id }) => id === frame.node);
  const mode = node?.mode ?? (snapshot.setting.model?.assist ? 'assisted' : 'scripted');
  return mode === 'assisted' && !current.isAside;
}

function ask(talk: Talk, open: readonly SlotDef[], question: string, assist: Assist, told?: string): void {
  const { snapshot, frame } = talk;
  snapshot.assist = assist;
  askModel(
    talk,
    {
      goal: question,
      said: assist.said,
      ports: [],
      slots: open.map(({ name }) => name),
      mode: 'assist',
      question,
      asks: asksOf(open),
      ...(told !== undefined && { told }),
      withinMs: modelPatienceMs - (talk.at - assist.askedAt),
    },
    // Not one of the step's acts, whose numbers stay the same with a model and without.
    `${frame.node}-help-${snapshot.counts.callerTurns}-${assist.tries}`,
  );
}

/**
 * Asks a model for what the script did not find. False where it is not to be asked.
 * @param otherwise what is done when it brings nothing
 */
export function askForHelp(
  talk: Talk,
  current: Speaker,
  question: Question,
  said: string,
  otherwise: Assist['otherwise'],
): boolean {
  const open = current.dialogue.openTo?.(current.turn) ?? [];
  const isLong = said.split(/\s+/).length >= leastWords;
  // What is to be said here is for no one but the conversation.
  if (open.some(({ sensitive }) => sensitive)) return false;
  if (open.length === 0 || question.kind === 'readback' || !isAssisted(talk, current)) return false;
  if (otherwise === 'ask' && (question.kind !== 'free' || !isLong)) return false;
  ask(talk, open, question.prompt, { said, askedAt: talk.at, tries: 1, otherwise });
  return true;
}

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The values that hold, and why the others do not. */
export function readProposed(
  talk: Talk,
  open: readonly SlotDef[],
  values: Readonly<Record<string, string>>,
  heard: string,
): { taken: ProposedValue[]; faults: string[] } {
  const faults: string[] = [];
  const said = new Set(tokens(heard));
  const taken = Object.entries(values).flatMap(([name, words]) => {
    const def = open.find((slot) => slot.name === name);
    if (!def) {
      faults.push(`There is no slot "${name.slice(0, 40)}" to fill.`);
      return [];
    }
    if (ownWords.includes(def.type) && !tokens(words).every((word) => said.has(word))) {
      faults.push(`"${name}" has to be in the caller's own words.`);
      return [];
    }
    const parsed = parse(slotKinds[def.type], words, slotContext(talk, def));
    if (parsed) return [{ def, ...parsed, said: words }];
    faults.push(`The words for "${name}" are no ${def.type.replaceAll('_', ' ')}.`);
    return [];
  });
  return { taken, faults };
}

/**
 * Takes what a model brought. `wait`: it is told once what is wrong. Null: the script goes on, in the same turn, as
 * without it.
 */
export function takeHelp(talk: Talk, current: Speaker, assist: Assist, result: ModelResult): Next | null {
  const { snapshot } = talk;
  delete snapshot.assist;
  const open = current.dialogue.openTo?.(current.turn) ?? [];
  if (!result.ok || !current.dialogue.proposedValues || open.length === 0) return null;
  const { taken, faults } = readProposed(talk, open, result.values ?? {}, assist.said);
  if (taken.length > 0) return current.dialogue.proposedValues(current.turn, taken);
  const isLate = talk.at - assist.askedAt > modelPatienceMs - leastPatienceMs;
  if (faults.length === 0 || assist.tries > 1 || isLate) return null;
  const prompt = current.dialogue.question?.(current.turn).prompt ?? '';
  ask(talk, open, prompt, { ...assist, tries: assist.tries + 1 }, faults.join(' ').slice(0, 400));
  return 'wait';
}
