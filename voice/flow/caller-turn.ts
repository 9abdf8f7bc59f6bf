import { correctionCue } from './collect.ts';
import type { Next, Question } from './dialogue.ts';
import { ask, follow, giveFloor, hangUpOnSilence, openQuestion, type Speaker, speaker, startOver } from './follow.ts';
import { isQuestionUnheard } from './heard.ts';
import { type Command, readCommand } from './repair/commands.ts';
import { correct, readCorrection, type Strength } from './repair/correction.ts';
import { readDecline } from './repair/declines.ts';
import { promisePerson } from './repair/hand-off.ts';
import { clip, tidy } from './slots/spoken-text.ts';
import { end, say, type Talk } from './talk.ts';

/** How long somebody who asked for a moment gets, in ms. */
const holdMs = 30_000;

/** No number, date or choice takes longer to say; it bounds the parsers' work on a flood of words. */
const maxTypedChars = 400;
/** Silences in a row, over several questions, after which nobody is there. */
const maxSilences = 6;

/** The caller took a turn. */
export function hearCaller(talk: Talk, said: string): void {
  const { snapshot } = talk;
  const text = tidy(said);
  if (!text) return;
  snapshot.silences = 0;
  snapshot.visits = {};
  snapshot.counts.callerTurns += 1;
  if (snapshot.phase === 'waiting_action') hearWhileBusy(talk, text);
  else hearAnswer(talk, text);
}

function hearAnswer(talk: Talk, text: string): void {
  const current = speaker(talk);
  const question = openQuestion(talk);
  if (!current || !question) return;
  const wasUnheard = isQuestionUnheard(talk.snapshot);
  talk.snapshot.said = [];
  const words = question.kind === 'free' ? text : clip(text, maxTypedChars);
  const next = understand(talk, current, question, words);
  if (next === 'handled') return;
  if (next) follow(talk, next);
  else if (wasUnheard) ask(talk);
  else missed(talk, current);
}

/** An action runs that the caller waits for: only an end of the call is heard now. */
function hearWhileBusy(talk: Talk, text: string): void {
  if (readCommand(text) === 'stop') follow(talk, obeyStop(talk));
  else say(talk, 'One moment, please.');
}

/** What the words mean here, tried in the order that suits the question. Null: nothing. */
function understand(talk: Talk, current: Speaker, question: Question, text: string): Next | 'handled' | null {
  const hear = (words = text) => current.dialogue.hear?.(current.turn, words) ?? null;
  const decline = () => {
    const how = readDecline(text);
    return how && (current.dialogue.decline?.(current.turn, how) ?? null);
  };
  const change = (strength: Strength) => {
    const found = current.isAside ? null : readCorrection(talk, text, strength);
    return found && correct(talk, found);
  };
  // A choice may be called "help" or "a person"; then that is the answer.
  const chosen = question.kind === 'typed' && question.expects.includes('choice') ? hear() : null;
  if (chosen) return chosen;
  const command = readCommand(text);
  if (command) return obey(talk, command, question);
  if (question.kind === 'readback') return change('named') ?? hear() ?? change('weak') ?? decline();
  if (question.kind === 'free') return change('strong') ?? decline() ?? hear();
  // Asked again, "I said Thursday" is the answer, not a correction of an earlier day.
  const insisted = talk.snapshot.misses > 0 ? hear(text.replace(correctionCue, '')) : null;
  return insisted ?? change('strong') ?? hear() ?? decline() ?? change('weak');
}

/** The words were no answer: put it in other words, then say how to answer, then give up. */
function missed(talk: Talk, current: Speaker): void {
  const { snapshot } = talk;
  const question = openQuestion(talk);
  if (!question) return;
  snapshot.misses += 1;
  if (snapshot.misses >= question.maxMisses) {
    follow(talk, giveUp(current, 'no_match'));
    return;
  }
  const other = question.rephrase[snapshot.misses - 1];
  if (!other)
    say(
      talk,
      snapshot.misses === 1 ? "Sorry, I didn't catch that." : `Sorry, I still didn't get that. ${question.hint}`,
    );
  say(talk, other ?? question.prompt);
  giveFloor(talk, question);
}

function giveUp({ dialogue, turn }: Speaker, why: 'no_match' | 'no_input'): Next {
  return dialogue.giveUp?.(turn, why) ?? { port: why };
}

/** The caller said nothing for as long as the last `listen` allowed. */
export function stayedSilent(talk: Talk): void {
  const { snapshot } = talk;
  const current = speaker(talk);
  if (snapshot.phase !== 'waiting_caller' || !current) return;
  snapshot.silences += 1;
  snapshot.said = [];
  const inQuestion = snapshot.silences % 3;
  if (inQuestion > 0) {
    say(talk, inQuestion === 1 ? 'Are you still there?' : "Sorry, I can't hear you.");
    ask(talk);
    return;
  }
  const isLost = current.isAside || snapshot.silences >= maxSilences;
  follow(talk, isLost ? hangUpOnSilence(talk) : giveUp(current, 'no_input'));
}

/** Keys stand for words: digits for numbers, 1 and 2 for yes and no or for the choices, 0 for a person, * to repeat. */
export function hearKeys(talk: Talk, digits: string): void {
  const keys = digits.replace(/[^0-9*]/g, '').slice(0, 30);
  const question = talk.snapshot.phase === 'waiting_caller' ? openQuestion(talk) : null;
  if (!keys || !question) return;
  hearCaller(talk, keyWords(keys, question));
}

function keyWords(keys: string, { expects }: Question): string {
  const has = (...types: Question['expects']) => types.some((type) => expects.includes(type));
  if (keys === '*') return 'repeat';
  if (keys === '0' && !has('number', 'rating', 'phone')) return 'operator';
  if (has('yes_no') && (keys === '1' || keys === '2')) return keys === '1' ? 'yes' : 'no';
  return has('choice') ? `option ${keys}` : keys;
}

function obey(talk: Talk, command: Command, question: Question): Next | 'handled' {
  const { setting } = talk.snapshot;
  switch (command) {
    case 'stop':
      return obeyStop(talk);
    case 'person':
      return talk.snapshot.aside?.name === 'hand_off' ? 'ask' : promisePerson(talk);
    case 'start_over':
      say(talk, "Okay, let's start from the beginning.");
      return startOver(talk);
    case 'hold':
      say(talk, 'Of course, take your time.');
      giveFloor(talk, question, holdMs);
      return 'handled';
    case 'help':
      say(talk, question.hint);
      return 'ask';
    case 'robot':
    case 'who': {
      const lead = command === 'robot' ? "Yes, I'm" : "I'm";
      say(talk, `${lead} an AI assistant${setting.businessName ? `, answering for ${setting.businessName}` : ''}.`);
      return 'ask';
    }
    case 'presence':
      say(talk, talk.snapshot.counts.callerTurns > 1 ? "Yes, I'm here." : 'Hello!');
      return 'ask';
    case 'thanks':
      say(talk, "You're welcome.");
      return 'ask';
    case 'repeat':
      return 'ask';
  }
}

function obeyStop(talk: Talk): Next {
  say(talk, 'All right. Thank you for calling. Goodbye.', false);
  end(talk, 'caller_hangup', 'neutral');
  return 'ended';
}
