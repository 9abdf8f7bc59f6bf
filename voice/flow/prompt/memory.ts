import { hiddenMark, shownText } from '#domain/platform/hidden-values.ts';
import { asksForAny, valuesOf } from '../hidden-in-snapshot.ts';
import type { Heard } from '../model/bounds.ts';
import type { Prompted, Snapshot } from '../snapshot.ts';
import type { Talk } from '../talk.ts';

/** Turns of both that a model is given word for word. What is older is in the values and in what was done. */
const mostTurns = 24;
/** Characters of one of them, and lines of what was done. */
const mostChars = 600;
const mostDone = 20;

/** What an agent by prompt keeps of the conversation. */
export function memoryOf({ snapshot, at }: Pick<Talk, 'snapshot' | 'at'>): Prompted {
  snapshot.prompted ??= { begunAt: at, turns: 0, requests: 0, failures: 0, heard: [], done: [] };
  return snapshot.prompted;
}

/** Notes what has been done, for the model to speak of. */
export function noteDone(talk: Talk, line: string): void {
  const memory = memoryOf(talk);
  memory.done = [...memory.done, line.slice(0, mostChars).toWellFormed()].slice(-mostDone);
}

/** What the agent has said since the caller's last turn, as far as it was heard. */
function saidNow({ said }: Snapshot): Heard[] {
  const text = said
    .map(({ text: whole, heard }) => (heard === null ? whole : heard === '' ? '' : `${heard} [interrupted]`))
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? [] : [{ who: 'agent', text: text.slice(0, mostChars).toWellFormed() }];
}

/** Keeps what the agent said before a turn of the caller, in every mode, and their words. @param words null: they were silent */
export function rememberTurn(talk: Talk, words: string | null): void {
  const { snapshot, hiddenSlots } = talk;
  if (!snapshot.prompted) return;
  const text = asksForAny(hiddenSlots, snapshot) ? hiddenMark : (words ?? '').slice(0, mostChars).toWellFormed();
  const turn = words === null ? [] : [{ who: 'caller' as const, text }];
  snapshot.prompted.heard = [...snapshot.prompted.heard, ...saidNow(snapshot), ...turn].slice(-mostTurns);
}

/** The conversation as a model is told it, up to this moment, without values that are for it alone. */
export function heardSoFar(talk: Talk): Heard[] {
  const hidden = valuesOf(talk.hiddenSlots, talk.snapshot);
  const all = [...memoryOf(talk).heard, ...saidNow(talk.snapshot)];
  return hidden.length === 0 ? all : all.map(({ who, text }) => ({ who, text: shownText(text, hidden) }));
}

/** What the caller said of late. */
export const callerSaid = (talk: Talk): string[] =>
  memoryOf(talk).heard.flatMap(({ who, text }) => (who === 'caller' ? [text] : []));
