import { termsOf } from '#voice/knowledge/words.ts';
import { tellsNothing } from '#voice/understanding/types/tells-nothing.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { asksSomething } from '../caller-question.ts';
import type { Next } from '../dialogue.ts';
import { readExtras } from '../extra-slots.ts';
import { keep, openSlots, proceed } from '../form.ts';
import { isFact } from '../model/unsayable.ts';
import type { Proposal } from '../proposal.ts';
import { language, say } from '../talk.ts';
import { memoryOf } from './memory.ts';
import { formOf, isBooked, type PromptTurn } from './prompt-state.ts';
import { enterTime } from './time.ts';

/**
 * The same agent without a model: what its fields ask, then a time where it books, then what it may have done, each with the
 * engine's own guards; questions are answered with its facts. It is what a call goes on by where a model fails.
 */

/** Of a question's words of weight, how many a fact has to hold to answer it. */
const leastShare = 0.5;

/** Goes on by the script, to the end. */
export function goOnByScript(turn: PromptTurn): Next {
  const { config, state } = turn;
  const form = formOf(turn);
  if (openSlots(form).length > 0) {
    state.stage = 'fields';
    const next = proceed(form);
    if (typeof next !== 'object' || !('port' in next) || next.port !== 'filled') return next;
  }
  if (config.tools.includes('book') && !isBooked(turn) && !state.noTime) return enterTime(turn);
  const act = config.actions.find(({ name }) => !state.acts.includes(name));
  if (act) {
    Object.assign(state, { stage: 'act', act: act.name, acts: [...state.acts, act.name] });
    return 'ask';
  }
  state.stage = 'more';
  return 'ask';
}

/** From here on the script leads, with what the caller said last. */
export function beginScript(turn: PromptTurn, why: 'no_model' | 'failures' | 'cap'): Next {
  const { talk, state } = turn;
  memoryOf(talk).script = why;
  const utterance = readUtterance(state.said, language(talk));
  const fact = factFor(turn, utterance);
  if (fact === null) return hearOpening(turn, utterance).does();
  say(talk, fact);
  return goOnByScript(turn);
}

/** The fact that answers a question of the caller; null where none does. */
export function factFor({ talk, config }: PromptTurn, utterance: Utterance): string | null {
  if (!asksSomething(utterance)) return null;
  const empty = utterance.language.unsayable?.emptyWords;
  const terms = (text: string) =>
    termsOf(text, utterance.language.id).flatMap(({ term, word }) => (empty?.has(word) ? [] : [term]));
  const asked = terms(utterance.text);
  if (asked.length === 0) return null;
  const facts = [...config.facts, ...(talk.snapshot.setting.model?.facts ?? [])].filter(isFact);
  const scored = facts.map((fact) => {
    const has = new Set(terms(fact));
    return { fact, share: asked.filter((term) => has.has(term)).length / asked.length };
  });
  const best = scored.reduce((a, b) => (b.share > a.share ? b : a), { fact: '', share: 0 });
  return best.share >= leastShare ? best.fact : null;
}

/** Tells the fact that answers a question, then asks what was open. */
export function tellFact(turn: PromptTurn, utterance: Utterance): Proposal<Next> | null {
  const fact = factFor(turn, utterance);
  if (fact === null) return null;
  const does = (): Next => {
    say(turn.talk, fact);
    return 'ask';
  };
  return { confidence: 0.8, beside: 0, turns: false, does };
}

/** What answers the first question: values of every kind, and what is left for the first free text. */
export function hearOpening(turn: PromptTurn, utterance: Utterance): Proposal<Next> {
  const { talk } = turn;
  const form = formOf(turn);
  const free = openSlots(form).find(({ type }) => type === 'text');
  const { extras, rest } = readExtras(talk, null, utterance);
  const does = (): Next => {
    keep(form, extras, utterance.text);
    // "I'd like an appointment" says nothing of what it is for, and manners say nothing at all.
    const weight = rest.words.filter(({ text }) => !utterance.language.harmless.has(text)).length;
    const isText = weight >= 1 && !tellsNothing(rest);
    if (free && isText && !talk.frame.early[free.name])
      talk.frame.early[free.name] = { value: rest.text, spoken: rest.text, said: utterance.text };
    return goOnByScript(turn);
  };
  return { confidence: 0.7, beside: 0, turns: false, does };
}
