import type { ModelCall, ModelResult } from '../conversation.ts';
import type { Next } from '../dialogue.ts';
import { openSlots } from '../form.ts';
import { giveFloor } from '../give-floor.ts';
import { leastPatienceMs, modelPatienceMs } from '../model/bounds.ts';
import { noteQuestion } from '../repair/question.ts';
import { language, say, spoken } from '../talk.ts';
import { outcomeOf } from './deeds.ts';
import { memoryOf } from './memory.ts';
import { formOf, isScript, type PromptTurn } from './prompt-state.ts';
import { beginScript, goOnByScript } from './script.ts';
import { hold, letTalk, takeSentence } from './speak.ts';

/** Answers of a model that fail in one call, before the script leads to its end. */
const mostFailures = 3;

/** Turns in a row in which a model finds out nothing of what is open, before the script asks it. */
const mostIdle = 10;

/** What the caller hears who asked for the last question again, and what is asked where the model asked nothing. */
export const openPrompt = ({ talk, state }: PromptTurn): string =>
  state.last === '' ? language(talk).say.anythingElse : state.last;

/** Goes on behind what was done or settled: the model speaks of it, or the script goes on. */
export function goOn(turn: PromptTurn): Next {
  const { talk, state } = turn;
  if (isScript(turn)) return goOnByScript(turn);
  Object.assign(state, { askedAt: talk.at, requests: 0, repairs: 0, spoke: false, asked: false, stage: 'free' });
  return letTalk(turn) ? 'wait' : ownWords(turn);
}

/** The caller said something that the model is to answer. */
export function hearFreely(turn: PromptTurn, said: string): Next {
  const { talk, config, state } = turn;
  const memory = memoryOf(talk);
  memory.turns += 1;
  Object.assign(state, { said, askedAt: talk.at, requests: 0, repairs: 0, spoke: false, asked: false });
  Object.assign(state, { stage: 'free', current: null, told: [], found: [], way: null, act: null, readBack: null });
  const isOver = memory.turns > config.maxTurns || talk.at - memory.begunAt > config.maxMinutes * 60_000;
  if (isOver) {
    const isOpen = openSlots(formOf(turn)).some(({ required }) => required);
    return isOpen ? beginScript(turn, 'cap') : { port: 'too_long' };
  }
  const { fills } = talk.snapshot.counts;
  Object.assign(state, { idle: fills === state.fills ? state.idle + 1 : 0, fills });
  if (state.idle >= mostIdle && openSlots(formOf(turn)).some(({ required }) => required))
    return beginScript(turn, 'failures');
  return letTalk(turn) ? 'wait' : ownWords(turn);
}

/** Where the model has nothing to say that may be said, the engine asks what is open; after some of it, the script leads. */
function ownWords(turn: PromptTurn): Next {
  const { talk, state } = turn;
  const memory = memoryOf(talk);
  memory.failures += 1;
  if (memory.failures >= mostFailures) return beginScript(turn, 'failures');
  const [open] = openSlots(formOf(turn)).filter(({ sensitive }) => !sensitive);
  if (!open && /\?\s*$/.test(state.said)) {
    state.last = '';
    return noteQuestion(talk, state.said);
  }
  state.last = open ? spoken(talk, open.prompt) : '';
  return 'ask';
}

/** The floor is the caller's, without a question of the engine's own. */
function leaveFloor(turn: PromptTurn): Next {
  const { talk } = turn;
  const common = { kind: 'free', expects: ['text'], rephrase: [], hint: '', maxMisses: 3 } as const;
  giveFloor(talk, { ...common, expects: ['text'], rephrase: [], prompt: openPrompt(turn) });
  return 'wait';
}

/** What a proposal holds that came in one piece, as from a test or a service without tools: the same as from a stream. */
function wholeOf(result: Extract<ModelResult, { ok: true }>) {
  const { say: text, values = {}, port, action, calls = [] } = result;
  const more: ModelCall[] = [
    ...Object.entries(values).map(([field, words]) => ({ id: `value ${field}`, tool: 'note', args: { field, words } })),
    ...(action === undefined ? [] : [{ id: 'action', tool: 'act', args: { action } }]),
    ...(port === undefined ? [] : [{ id: 'port', tool: 'leave', args: { way: port } }]),
  ];
  return { sentences: text?.match(/[^.!?]+[.!?]*\s*/g) ?? [], calls: [...calls, ...more] };
}

/** The answer of the model has come to an end: what it called is done as far as its guards let it, and someone has the floor. */
export function takeEnd(turn: PromptTurn, result: ModelResult, proposalId: string): Next {
  const { talk, state } = turn;
  if (!result.ok) {
    if (state.spoke && state.asked) return leaveFloor(turn);
    return result.code === 'no_model' ? beginScript(turn, 'no_model') : ownWords(turn);
  }
  const { sentences, calls } = wholeOf(result);
  for (const sentence of sentences) takeSentence(turn, sentence, proposalId);
  let deed: (() => Next) | null = null;
  for (const call of calls) {
    const outcome = outcomeOf(turn, call);
    if (outcome === null) continue;
    const shown = `${call.tool}(${Object.values(call.args).join(', ')})`;
    if ('told' in outcome) hold(turn, proposalId, shown, 'tool', outcome.told);
    else if (deed !== null) hold(turn, proposalId, shown, 'tool', 'One at a time: only the first is done now.');
    else deed = outcome.next;
  }
  if (state.check.length > 0) {
    state.stage = 'check';
    return 'ask';
  }
  if (deed) return deed();
  // What was held has left the answer in its middle: the engine asks on, or no one would know whose turn it is.
  if (state.spoke) return state.held && !state.asked ? ownWords(turn) : leaveFloor(turn);
  // It is told once why nothing of it was said, while there is time; what only filled fields is asked on.
  const isLate = talk.at - state.askedAt > modelPatienceMs - leastPatienceMs;
  const isRepair = state.told.length > 0;
  const mayRepair = !isRepair || state.repairs === 0;
  if (isRepair) state.repairs += 1;
  return !isLate && mayRepair && letTalk(turn) ? 'wait' : ownWords(turn);
}

/** Says that something was not done, and goes on. */
export function notDone(turn: PromptTurn): Next {
  say(turn.talk, language(turn.talk).say.noProblem);
  return goOn(turn);
}
