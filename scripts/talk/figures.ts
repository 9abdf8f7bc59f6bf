import { baseLanguage } from '#domain/platform/agent-languages.ts';
import type { Conversation } from '#voice/conversations/conversation.ts';
import { conversationsOf, type Half } from './halves.ts';
import { isClean, isRightEnd, judge, type Verdict } from './judge.ts';
import { type Played, play } from './play.ts';

/** A conversation that was played. */
export interface Result {
  /** As in `open/appointment-scheduler/en/asks-the-price`. */
  id: string;
  half: Half;
  template: string;
  /** Without its region. */
  language: string;
  conversation: Conversation;
  played: Played;
  verdict: Verdict;
}

/** Plays the conversations of a half. @param fits of which ids; all without it */
export async function results(half: Half, fits: (id: string) => boolean = () => true): Promise<Result[]> {
  const files = await conversationsOf(half);
  return files.flatMap(({ template, language, of }) => {
    const base = baseLanguage(language);
    return of
      .map((conversation) => ({ conversation, id: `${half}/${template}/${base}/${conversation.id}` }))
      .filter(({ id }) => fits(id))
      .map(({ conversation, id }) => {
        const played = play(template, language, conversation);
        return {
          id,
          half,
          template,
          language: base,
          conversation,
          played,
          verdict: judge(template, conversation, played),
        };
      });
  });
}

/** What many conversations come to. */
export interface Figures {
  played: number;
  /** All done that had to be, and nothing else. */
  rightEnd: number;
  /** Conversations with something done that must not be. */
  wrongActs: number;
  /** Conversations with a value that is wrong, garbled or dropped. */
  wrongValues: number;
  /** Conversations with a question that the documents answer, and that wasn't. */
  untold: number;
  /** Conversations in which something had to be said twice, or put right. */
  again: number;
  /** Nothing at all was wrong. */
  clean: number;
  /** The caller's turns to those with a good receptionist, of conversations that came to the right end. */
  turns: number;
}

const count = (all: readonly Result[], is: (verdict: Verdict) => boolean) =>
  all.filter(({ verdict }) => is(verdict)).length;

export function figuresOf(all: readonly Result[]): Figures {
  const right = all.filter(({ verdict }) => isRightEnd(verdict));
  const sum = (of: (result: Result) => number) => right.reduce((total, result) => total + of(result), 0);
  return {
    played: all.length,
    rightEnd: right.length,
    wrongActs: count(all, ({ wrongActs }) => wrongActs.length > 0),
    wrongValues: count(all, ({ wrongValues }) => wrongValues.length > 0),
    untold: count(all, ({ untold }) => untold.length > 0),
    again: count(all, ({ again }) => again > 0),
    clean: count(all, isClean),
    turns:
      sum(({ verdict }) => verdict.turns) /
      Math.max(
        1,
        sum(({ conversation }) => conversation.turns),
      ),
  };
}
