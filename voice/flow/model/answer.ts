import type { ModelResult } from '../conversation.ts';
import type { FoundSentence, NearSentence } from '../flow-actions.ts';
import { askModel, language, type Talk } from '../talk.ts';
import { leastPatienceMs, modelPatienceMs } from './bounds.ts';
import { isFact, statedBy, whyUnsayable } from './unsayable.ts';

/** Sentences of an answer. */
const mostSentences = 2;

/** Whether a model may look for answers at the step that has the floor. */
export function mayAnswer({ snapshot, graph, frame }: Talk): boolean {
  const node = graph.nodes.find(({ id }) => id === frame.node);
  return (node?.mode ?? (snapshot.setting.model?.assist ? 'assisted' : 'scripted')) === 'assisted';
}

/** What was found and may be said: none of it was written to lead a model astray. */
const sayable = (near: readonly NearSentence[]) => near.filter(({ text }) => isFact(text));

/**
 * Asks a model whether one of the sentences that were found answers a question. False where no one is asked.
 * @param askedAt when the caller asked: the look into the documents takes its time from the model's, but not all of it
 */
export function askForAnswer(
  talk: Talk,
  question: string,
  near: readonly NearSentence[],
  askedAt: number = talk.at,
): boolean {
  const facts = sayable(near).map(({ text }) => text);
  if (!mayAnswer(talk) || facts.length === 0) return false;
  askModel(
    talk,
    {
      goal: question,
      said: question,
      ports: [],
      slots: [],
      mode: 'answer',
      facts,
      never: talk.snapshot.setting.model?.never ?? [],
      withinMs: Math.max(leastPatienceMs, modelPatienceMs - (talk.at - askedAt)),
    },
    `${talk.frame.node}-answer-${talk.snapshot.counts.callerTurns}`,
  );
  return true;
}

/**
 * The answer that a model found, with its source: at most two sentences, each a sentence of one and the same document,
 * or that sentence with something left out that limits nothing. Null where it is anything else.
 */
export function takeAnswer(talk: Talk, near: readonly NearSentence[], result: ModelResult): FoundSentence | null {
  const say = result.ok ? result.say?.trim() : undefined;
  if (!say) return null;
  const from = sayable(near);
  const facts = from.map(({ text }) => text);
  const rests = statedBy(facts, say, language(talk));
  const never = talk.snapshot.setting.model?.never ?? [];
  const isSayable = whyUnsayable(say, { facts, never, heard: [], goal: '', language: language(talk) }) === null;
  if (rests === null || rests.length > mostSentences || !isSayable) return null;
  const pieces = new Set(rests.map((at) => from[at]!.pieceId));
  const { title } = from[rests[0]!]!;
  return pieces.size === 1 ? { text: say, ...(title !== undefined && { title }) } : null;
}
