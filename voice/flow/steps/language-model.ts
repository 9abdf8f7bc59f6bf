import { z } from 'zod';
import { SlotDef } from '#domain/agents/workflows.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Next, Question } from '../dialogue.ts';
import { askLead, fresh, type Lead, type LeadTurn, mostHeard, takeLead } from '../model/lead.ts';
import { foundBy, lookFor } from '../repair/question.ts';
import { slotKinds } from '../slots/catalog.ts';
import { clip } from '../slots/spoken-text.ts';
import { language, runAction, say, setSlot, spoken } from '../talk.ts';
import { checkSlot } from './ask-question.ts';
import { defineStep, plainStep } from './step.ts';

const Name = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/);
const Way = z.strictObject({ port: Name, label: z.string().min(1).max(80) });

/** Something that it may have done: what exactly, and for whom, stands in the action, never in its proposal. */
const Act = z.strictObject({
  name: Name,
  label: z.string().min(1).max(80),
  /** An action of the workspace, as set up on the Actions page. */
  actionId: z.string().min(1).max(60),
  /** Asked before it is done: only a yes of the caller has it done. */
  ask: z.string().min(1).max(300),
  done: z.string().min(1).max(300),
  failed: z.string().min(1).max(300).default('I am sorry, that did not work.'),
});

const Config = z.strictObject({
  /** What the model is to reach with the caller, in plain words. */
  goal: z.string().min(1).max(4000),
  /** The first question. */
  prompt: z.string().min(1).max(600),
  /** What it may find out. Each answer is read by the slot's own reader. */
  slots: z.array(SlotDef).max(10).default([]),
  /** Ways out that it may take. */
  ways: z.array(Way).min(1).max(10),
  /** What it may have done, each at most once. */
  actions: z.array(Act).max(5).default([]),
  /** All that it may state, beside what the agent's own facts say. */
  facts: z.array(z.string().min(1).max(300)).max(20).default([]),
  /** Whether the caller's words are looked up in the documents, and what is found is among the facts. */
  knowledge: z.boolean().default(false),
  folders: z.array(z.string().max(60)).max(20).default([]),
  /** Turns of the caller before the way "Too long". */
  maxTurns: z.int().min(1).max(20).default(6),
});
type Config = z.infer<typeof Config>;

/** Characters that the documents are asked with. */
const mostQuestion = 600;

/** The state of a call that began before a model led more than turns. */
const whole = (state: Lead): Lead => Object.assign(state, { ...fresh(), ...state });

/** Goes on behind a readback: the next one, the way that was proposed, or the caller's turn. */
function settled({ state }: LeadTurn): Next {
  const { port } = state;
  if (state.check.length > 0 || port === null) return 'ask';
  state.port = null;
  return { port };
}

function hearReadback(turn: LeadTurn, isRight: boolean): Next {
  const { talk, config, state } = turn;
  const [first, ...rest] = state.check;
  state.check = rest;
  const def = config.slots.find(({ name }) => name === first?.name);
  if (isRight && first && def) {
    const { value, spoken, said } = first;
    setSlot(talk, def.name, { value, spoken, said, confirmed: true, source: 'caller' });
    return settled(turn);
  }
  // What was built on it does not hold either.
  state.port = null;
  say(talk, language(talk).say.sorryForThat);
  return 'ask';
}

function hearConsent(turn: LeadTurn, isGiven: boolean): Next {
  const { talk, config, state } = turn;
  const act = config.actions.find(({ name }) => name === state.act);
  if (!act || !isGiven) {
    state.act = null;
    return 'ask';
  }
  state.acts = [...state.acts, act.name];
  runAction(talk, 'run_action', { actionId: act.actionId, inputs: {} }, true);
  return 'wait';
}

/** The caller said something: it is looked up where that is wanted, and a model is asked. */
function hearWords(turn: LeadTurn, said: string): Next {
  const { talk, config, state } = turn;
  state.turns += 1;
  Object.assign(state, { said, askedAt: talk.at, tries: 1, found: [] });
  state.heard = [...state.heard, { who: 'caller' as const, text: said }].slice(-mostHeard);
  if (!config.knowledge) return askLead(turn);
  // What is no question has no answer: no one has to write one.
  lookFor(talk, clip(said, mostQuestion), config.folders, false);
  return 'wait';
}

export const languageModel = defineStep<Config, Lead>({
  ...plainStep,
  type: 'language_model',
  title: 'Language Model',
  description: 'Lets a language model lead this part of the call, within limits.',
  icon: 'sparkles',
  help: 'A language model leads this part of the conversation toward a goal. It only states your facts, its answers are checked like a caller’s words, and it can only take the paths you draw.',
  config: Config,
  initial: {
    goal: 'Find out what the caller needs.',
    prompt: 'How can I help you?',
    ways: [{ port: 'done', label: 'Done' }],
  },
  listens: true,
  answersAll: true,
  state: fresh,
  ports: ({ ways }) => [
    ...ways.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'too_long', label: 'Too long', required: false, instead: 'no_match' },
    { id: 'no_model', label: 'No model', required: false, instead: 'no_match' },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'no_input', label: 'Silence', required: false },
  ],
  slots: ({ slots }) => slots,
  texts: ({ prompt, actions }) => ({
    spoken: [prompt, ...actions.flatMap(({ ask, done, failed }) => [ask, done, failed])],
    written: [],
  }),
  check({ ways, actions, slots }) {
    const ports = ways.map(({ port }) => port);
    const names = actions.map(({ name }) => name);
    return [
      ...ports.filter((port, at) => ports.indexOf(port) !== at).map((port) => `Two paths have the port "${port}".`),
      ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `Two actions are named "${name}".`),
      ...slots.flatMap(checkSlot),
    ];
  },
  enter: () => 'ask',
  question({ talk, config, state: kept }) {
    const state = { ...fresh(), ...kept };
    const words = language(talk).say;
    const plain: Omit<Question, 'prompt'> = {
      kind: 'free',
      expects: ['text'],
      rephrase: [],
      hint: words.hints.text,
      maxMisses: 3,
    };
    const act = config.actions.find(({ name }) => name === state.act);
    if (act) return { ...plain, kind: 'readback', expects: ['yes_no'], prompt: spoken(talk, act.ask) };
    const [first] = state.check;
    const def = config.slots.find(({ name }) => name === first?.name);
    if (first && def) {
      const value = slotKinds[def.type].readback?.(first, language(talk)) ?? first.spoken;
      const again = [words.readBackAgain(value)];
      return { ...plain, kind: 'readback', expects: ['yes_no'], prompt: words.readBack(value, false), rephrase: again };
    }
    // What the model said last ends in its own question.
    return { ...plain, prompt: state.turns === 0 ? spoken(talk, config.prompt) : words.goOn };
  },
  hear(turn, utterance) {
    const evidence = { confidence: 0.7, beside: 0, turns: false };
    const state = whole(turn.state);
    if (state.act !== null || state.check.length > 0) {
      const answer = readAnswer(utterance);
      if (!answer || answer.value === null || answer.conditional) return null;
      const isYes = answer.value;
      return { ...evidence, does: () => (state.act === null ? hearReadback(turn, isYes) : hearConsent(turn, isYes)) };
    }
    return { ...evidence, does: () => hearWords(turn, utterance.text) };
  },
  done(turn, result) {
    const { talk, config } = turn;
    const state = whole(turn.state);
    const act = config.actions.find(({ name }) => name === state.act);
    if (act) {
      state.act = null;
      say(talk, spoken(talk, result.ok ? act.done : act.failed));
      return 'ask';
    }
    const answer = foundBy(result)?.answer;
    state.found = answer ? [answer.text.slice(0, 1200)] : [];
    return askLead(turn);
  },
  proposed(turn, result) {
    whole(turn.state);
    return takeLead(turn, result);
  },
});
