import { PromptConfig } from '#domain/agents/prompt-agents.ts';
import { isDone } from '#voice/understanding/matter.ts';
import { isPlainYes } from '#voice/understanding/types/plain-yes.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { timeQuestion } from '../appointments/choose-time.ts';
import { forgetPieces, slotQuestion } from '../collect.ts';
import type { Next, Question } from '../dialogue.ts';
import { currentDef, declineForm, hearForm } from '../form.ts';
import { goOn, hearFreely, notDone, openPrompt, takeEnd } from '../prompt/answers.ts';
import { leaveBy } from '../prompt/deeds.ts';
import { memoryOf, noteDone } from '../prompt/memory.ts';
import {
  bookingName,
  formOf,
  freshPrompt,
  isScript,
  type PromptState,
  type PromptTurn,
} from '../prompt/prompt-state.ts';
import { hearOpening, tellFact } from '../prompt/script.ts';
import { letTalk, takeSentence } from '../prompt/speak.ts';
import { choiceOf, hearTimeOf, leaveTime, timeDone } from '../prompt/time.ts';
import type { Proposal } from '../proposal.ts';
import { foundBy, noteRemark } from '../repair/question.ts';
import { slotKinds } from '../slots/catalog.ts';
import { language, runAction, say, setSlot, spoken } from '../talk.ts';
import { checkSlot } from './ask-question.ts';
import { defineStep, plainStep } from './step.ts';

/** How sure an answer to a question of the engine's own is. */
const evidence = { confidence: 0.8, beside: 0, turns: false };
/** Notes that are left behind "anything else?", before it is the end. */
const mostNotes = 2;
/** Characters of what the documents say. */
const mostFound = 1200;

const actOf = ({ config, state }: PromptTurn) => config.actions.find(({ name }) => name === state.act);
const wayOf = ({ config, state }: PromptTurn) => config.ways.find(({ port }) => port === state.way);

/** Any words are for the model to answer; without one they are what the script makes of them. */
const freely = (turn: PromptTurn, { text }: Utterance): Proposal<Next> | null =>
  isScript(turn) ? null : { ...evidence, confidence: 0.7, does: () => hearFreely(turn, text) };

/**
 * Whether something is to be done: only a bare yes of who has heard the question has it done. A no leaves it; whatever else is
 * said is answered, and makes the question void.
 */
function hearConsent(turn: PromptTurn, utterance: Utterance, does: () => Next): Proposal<Next> | null {
  const { talk, state } = turn;
  if (isPlainYes(utterance)) return { ...evidence, does: () => (talk.isUnheard ? 'ask' : does()) };
  const answer = readAnswer(utterance);
  if (answer?.value === false && answer.beside === 0 && !answer.conditional)
    return {
      ...evidence,
      does() {
        Object.assign(state, { act: null, way: null });
        return notDone(turn);
      },
    };
  return freely(turn, utterance);
}

function doAct(turn: PromptTurn): Next {
  const act = actOf(turn);
  if (!act) return goOn(turn);
  runAction(turn.talk, 'run_action', { actionId: act.actionId, inputs: {} }, true);
  return 'wait';
}

/** Whether a value is right that the model heard. */
function hearCheck(turn: PromptTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, config, state } = turn;
  const answer = readAnswer(utterance);
  if (!answer || answer.value === null || answer.conditional || (answer.value && answer.beside > 0))
    return freely(turn, utterance);
  const isRight = answer.value;
  const does = (): Next => {
    const [first, ...rest] = state.check;
    state.check = rest;
    const def = config.fields.find(({ name }) => name === first?.name);
    if (isRight && first && def) {
      const { value, spoken: shown, said } = first;
      setSlot(talk, def.name, { value, spoken: shown, said, confirmed: true, source: 'caller' });
    } else say(talk, language(talk).say.sorryForThat);
    return rest.length > 0 ? 'ask' : goOn(turn);
  };
  return { ...evidence, does };
}

const isFilled = (next: Next): boolean => typeof next === 'object' && 'port' in next && next.port === 'filled';

/** The form goes on by itself until all is filled. */
const behindForm = (turn: PromptTurn, next: Next): Next => (isFilled(next) ? goOn(turn) : next);

function hearFields(turn: PromptTurn, utterance: Utterance): Proposal<Next> | null {
  const told = tellFact(turn, utterance);
  if (told) return told;
  const heard = hearForm(formOf(turn), utterance);
  return heard ? { ...heard, does: () => behindForm(turn, heard.does()) } : freely(turn, utterance);
}

/** Nothing more: the way that was meant, else the usual one, is taken. Other words are answered, or left as a note. */
function hearMore(turn: PromptTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, config, state } = turn;
  const answer = readAnswer(utterance);
  const isNone = (answer?.value === false && answer.beside === 0) || isDone(utterance);
  if (isNone) return { ...evidence, does: () => leaveBy(turn, state.way ?? config.ways[0]!.port) };
  const isYes = answer?.value === true && answer.beside === 0;
  if (!isScript(turn)) return freely(turn, utterance);
  if (isYes) {
    const does = (): Next => {
      say(talk, language(talk).say.goOn);
      return 'ask';
    };
    return { ...evidence, does };
  }
  const note = (): Next => {
    state.notes += 1;
    const next = noteRemark(talk, utterance.text);
    return state.notes < mostNotes ? next : leaveBy(turn, state.way ?? config.ways[0]!.port);
  };
  return tellFact(turn, utterance) ?? { ...evidence, confidence: 0.5, does: note };
}

export const promptStep = defineStep<PromptConfig, PromptState>({
  ...plainStep,
  type: 'prompt',
  title: 'Conversation',
  description: 'Talks freely, following your prompt, and acts only through the engine.',
  icon: 'messages-square',
  help: 'Say who the agent is, what it should achieve, and what it can say and do. A language model does the talking. Values are taken from the caller’s words, and nothing is booked, sent, or changed without a clear yes. Without a model, the agent asks for its fields and offers its tools one by one.',
  config: PromptConfig,
  initial: {
    goals: ['Find out what the caller needs.'],
    prompt: 'How can I help you?',
    ways: [{ port: 'done', label: 'Done' }],
  },
  listens: true,
  answersAll: true,
  state: freshPrompt,
  ports: ({ ways }) => [
    ...ways.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'too_long', label: 'Too long', required: false, instead: 'no_match' },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'no_input', label: 'Silence', required: false },
    { id: 'refused', label: 'Refused', required: false },
  ],
  slots: ({ fields }) => fields,
  sets: ({ fields, ways }, port) =>
    ways.some((way) => way.port === port && way.needsFields)
      ? fields.filter(({ required }) => required).map(({ name }) => name)
      : [],
  texts: ({ prompt, actions, fields, booking, tools, ways }) => ({
    spoken: [
      prompt,
      ...actions.flatMap(({ ask, done, failed }) => [ask, done, failed]),
      ...fields.flatMap((field) => [field.prompt, ...field.reprompts]),
      ...ways.flatMap(({ ask }) => (ask === undefined ? [] : [ask])),
      ...(tools.includes('book') ? [booking.prompt] : []),
    ],
    written: tools.includes('book') ? [booking.title, ...Object.values(booking.attendee)] : [],
  }),
  check({ ways, actions, fields }) {
    const ports = ways.map(({ port }) => port);
    const names = [...actions.map(({ name }) => name)];
    const asked = fields.map(({ name }) => name);
    const twice = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
    const own = ['too_long', 'no_match', 'no_input', 'refused'];
    return [
      ...twice(ports).map((port) => `Two outcomes have the port "${port}".`),
      ...ports.filter((port) => own.includes(port)).map((port) => `"${port}" is already a port.`),
      ...twice(names).map((name) => `Two actions are named "${name}".`),
      ...twice(asked).map((name) => `Two fields are named "${name}".`),
      ...asked.filter((name) => name.startsWith(`${bookingName}_`)).map((name) => `"${name}" is a reserved name.`),
      ...fields.flatMap(checkSlot),
    ];
  },
  enter({ talk }) {
    memoryOf(talk);
    return 'ask';
  },
  question(turn): Question {
    const { talk, config, state } = turn;
    const words = language(talk).say;
    const plain = { rephrase: [], maxMisses: 3 };
    const free: Question = {
      ...plain,
      kind: 'free',
      expects: ['text'],
      hint: words.hints.text,
      prompt: openPrompt(turn),
    };
    const consent = (prompt: string): Question => ({
      ...plain,
      kind: 'readback',
      expects: ['yes_no'],
      hint: words.hints.yesNo,
      prompt,
    });
    switch (state.stage) {
      case 'opening':
        return { ...free, prompt: spoken(talk, config.prompt) };
      case 'fields': {
        const def = currentDef(formOf(turn));
        return def ? slotQuestion(talk, def, state.collecting) : free;
      }
      case 'time':
        return timeQuestion(choiceOf(turn));
      case 'act':
        return { ...consent(spoken(talk, actOf(turn)?.ask ?? config.prompt)), isConsent: true };
      case 'way': {
        const way = wayOf(turn);
        return {
          ...consent(way?.ask === undefined ? words.doYouMean(way?.label ?? '') : spoken(talk, way.ask)),
          isConsent: true,
        };
      }
      case 'check': {
        const [first] = state.check;
        const def = config.fields.find(({ name }) => name === first?.name);
        if (!first || !def) return free;
        const value = slotKinds[def.type].readback?.(first, language(talk)) ?? first.spoken;
        return { ...consent(words.readBack(value, false)), rephrase: [words.readBackAgain(value)] };
      }
      case 'more':
        return { ...free, prompt: words.anythingElse };
      case 'free':
        return free;
    }
  },
  hear(turn, utterance) {
    const { state } = turn;
    switch (state.stage) {
      case 'opening':
        return isScript(turn) ? (tellFact(turn, utterance) ?? hearOpening(turn, utterance)) : freely(turn, utterance);
      case 'fields':
        return hearFields(turn, utterance);
      case 'time':
        return hearTimeOf(turn, utterance, () => goOn(turn)) ?? tellFact(turn, utterance) ?? freely(turn, utterance);
      case 'act':
        return hearConsent(turn, utterance, () => doAct(turn));
      case 'way':
        return hearConsent(turn, utterance, () => leaveBy(turn, state.way ?? turn.config.ways[0]!.port));
      case 'check':
        return hearCheck(turn, utterance);
      case 'more':
        return hearMore(turn, utterance);
      case 'free':
        return freely(turn, utterance) ?? hearOpening(turn, utterance);
    }
  },
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline(turn, how) {
    const { state } = turn;
    if (state.stage === 'fields') {
      const declined = declineForm(formOf(turn), how);
      return declined && (() => behindForm(turn, declined()));
    }
    if (state.stage === 'time' && how !== 'unknown') return () => leaveTime(turn, () => goOn(turn));
    return null;
  },
  // Nothing is done for someone who goes before they have said yes.
  leave: () => null,
  done(turn, result) {
    const { talk, state } = turn;
    if (state.stage === 'time') return timeDone(turn, result, () => goOn(turn));
    if (state.finding) {
      state.finding = false;
      const answer = foundBy(result)?.answer;
      state.found = answer ? [answer.text.slice(0, mostFound)] : [];
      if (!answer) state.told.push('No document says anything of that.');
      return letTalk(turn) ? 'wait' : goOn(turn);
    }
    const act = actOf(turn);
    state.act = null;
    if (!act) return goOn(turn);
    const words = spoken(talk, result.ok ? act.done : act.failed);
    say(talk, words);
    if (result.ok) noteDone(talk, words);
    return goOn(turn);
  },
  modelSaid: takeSentence,
  proposed(turn, result) {
    const { waiting } = turn.talk.snapshot;
    return takeEnd(turn, result, waiting?.for === 'proposal' ? waiting.proposalId : '');
  },
});
