import { z } from 'zod';
import { callOutcomes } from '#domain/records/call-states.ts';
import { asksForAnother, isDone, rethinks, undoesBooked } from '#voice/understanding/matter.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { bookAnother, isWishForAnother, lastBooked, putsBookedRight, wishForBooked } from '../appointments/another.ts';
import { asksOfTable, asksSomething } from '../caller-question.ts';
import type { Next, Question, Turn } from '../dialogue.ts';
import { type Proposal, surely } from '../proposal.ts';
import { beginCancelling } from '../repair/cancellation.ts';
import { moveBooked, tellBooked } from '../repair/moving.ts';
import { noteRemark } from '../repair/question.ts';
import { end, language, say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  message: z.string().max(600).default('Thank you for calling. Goodbye.'),
  /** In a workflow that another one runs: whether that one goes on, without a goodbye. */
  returns: z.boolean().default(true),
  /** Whether the caller is asked first if there is anything else. */
  asksForMore: z.boolean().default(false),
  /** Whether a conversation that ends here reached its aim. Counted by the success rate. */
  outcome: z.enum(callOutcomes).default('success'),
});
type Config = z.infer<typeof Config>;

interface State {
  /** asking: whether there is anything else. open: what it is. Null where nothing is asked. */
  stage: 'asking' | 'open' | null;
}

type EndTurn = Turn<Config, State>;

/** Says goodbye and ends the conversation. */
function finish({ talk, config }: EndTurn): Next {
  say(talk, spoken(talk, config.message), false);
  end(talk, 'completed', config.outcome);
  return 'ended';
}

function question({ talk, state }: EndTurn): Question {
  const { anythingElse, goOn, hints } = language(talk).say;
  if (state.stage === 'open')
    return { kind: 'free', expects: ['text'], prompt: goOn, rephrase: [], hint: hints.text, maxMisses: 2 };
  return {
    kind: 'readback',
    expects: ['yes_no'],
    prompt: anythingElse,
    rephrase: [],
    hint: hints.yesNo,
    maxMisses: 2,
  };
}

/** What they want beside: one more appointment, or something that someone is to hear of. */
function hear(turn: EndTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = turn;
  const answer = readAnswer(utterance);
  const last = lastBooked(talk);
  // "No wait, Thursday" is about what was just booked, and so is a change of mind.
  if (last && (putsBookedRight(talk, utterance) || rethinks(utterance)))
    return surely(() => moveBooked(talk, last, wishForBooked(talk, utterance)));
  if (last && asksOfTable(utterance)) return surely(() => tellBooked(talk, last));
  // "My husband says no, so cancel that."
  if (last && undoesBooked(utterance)) return surely(() => beginCancelling(talk, null));
  if (utterance.marks.some(({ value }) => value === 'closing') && !asksSomething(utterance) && answer?.value !== true)
    return surely(() => finish(turn));
  const isRefused = answer?.value === false && !answer.turns;
  if (!isRefused && isWishForAnother(talk, utterance))
    return surely(() => bookAnother(talk, utterance.text) ?? finish(turn));
  if (isRefused) return surely(() => finish(turn), answer.beside);
  // "Yes, that's it, thanks."
  if (isDone(utterance) && !asksSomething(utterance)) return surely(() => finish(turn));
  // "Okay, thanks" takes what was said, and has nothing else.
  const isThanked =
    utterance.marks.some(({ value }) => value === 'thanks') &&
    !utterance.language.plainAnswers.yes.has(utterance.words[0]!.text);
  if (answer?.value === true && answer.rest === '' && isThanked) return surely(() => finish(turn));
  if (answer?.value === true && answer.rest === '' && state.stage === 'asking')
    return surely(() => {
      state.stage = 'open';
      return 'ask';
    });
  if (state.stage !== 'open' || asksForAnother(utterance)) return null;
  return surely(() => {
    state.stage = 'asking';
    return noteRemark(talk, utterance.text);
  });
}

export const endCall = defineStep<Config, State>({
  ...plainStep,
  type: 'end',
  title: 'End Call',
  description: 'Says goodbye and ends the call.',
  icon: 'phone-off',
  help: 'Says goodbye and hangs up, and can ask first if there’s anything else. In a workflow that another flow runs, the other flow continues instead. The outcome counts toward the success rate.',
  config: Config,
  initial: {},
  ends: true,
  listens: true,
  state: () => ({ stage: null }),
  ports: () => [],
  texts: ({ message }) => ({ spoken: [message], written: [] }),
  enter(turn) {
    const { talk, config, state } = turn;
    if (config.returns && talk.snapshot.frames.length > 1)
      return { returns: config.outcome === 'success' ? 'done' : 'not_done' };
    const { another } = talk.snapshot;
    const next = another === undefined ? null : bookAnother(talk, another.words);
    if (next) return next;
    if (!config.asksForMore || talk.snapshot.leaving) return finish(turn);
    state.stage = 'asking';
    return 'ask';
  },
  question,
  hear,
  decline: (turn) => () => finish(turn),
  leave: finish,
  giveUp: finish,
});
