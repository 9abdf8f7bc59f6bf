import type { Json } from '#domain/platform/json.ts';
import type { Conversation } from '#voice/conversations/conversation.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import type { Question } from './asked.ts';
import { type CallerWords, callerWords } from './caller-words.ts';
import { plainValue, plainWish } from './plain-words.ts';
import { isAsWanted } from './same-value.ts';
import { isAmong, type Times, timeAt, wantedTimes } from './wanted-time.ts';

const listOf = (words: string | readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : typeof words === 'string' ? [words] : words;

/** The caller in a conversation: says what is written, and else what an honest caller would, plainly. */
export class Caller {
  private readonly conversation: Conversation;
  private readonly words: CallerWords;
  private readonly now: number;
  private readonly timeZone: string;
  private readonly labels: ReadonlyMap<string, string>;
  private readonly texts: ReadonlySet<string>;
  private readonly used = new Map<string, number>();
  /** How often they had to say something once more, or to put right what was understood. */
  again = 0;

  /**
   * @param labels of choices, by their values
   * @param texts slots of free text
   */
  constructor(
    conversation: Conversation,
    language: string,
    now: number,
    timeZone: string,
    labels: ReadonlyMap<string, string>,
    texts: ReadonlySet<string>,
  ) {
    this.labels = labels;
    this.texts = texts;
    this.conversation = conversation;
    this.words = callerWords[language.slice(0, 2)]!;
    this.now = now;
    this.timeZone = timeZone;
  }

  /** The next words that are written for a topic; undefined where none are left. */
  private next(topic: string): string | undefined {
    const at = this.used.get(topic) ?? 0;
    this.used.set(topic, at + 1);
    return listOf(this.conversation.says[topic])[at];
  }

  isNoThanks = (said: string): boolean => said === this.words.noThanks;

  /** What was written last for a topic. */
  private last = (topic: string): string | undefined => listOf(this.conversation.says[topic]).at(-1);

  /** The value that is expected of a slot, as someone puts it who wasn't understood before. */
  private plain(topic: string): string | undefined {
    return plainValue(this.conversation.expect.values?.[topic], this.words, this.labels);
  }

  /** @param booked moments at which the caller has an appointment by now */
  answer(question: Question, booked: readonly number[]): string {
    const { topic, readBack, offers } = question;
    // A greeting may be answered in several breaths.
    const written = this.next('first') ?? this.next(readBack === undefined ? topic : `${topic}?`);
    if (written !== undefined) return written;
    if (readBack !== undefined) return this.toReadBack(topic, readBack);
    if (topic === 'offer' || topic === 'shall') return this.toOffer(topic, offers, booked);
    return this.unwritten(question, booked);
  }

  /** What is asked once more than anything is written for, or not written for at all. */
  private unwritten({ topic, expects, isReached }: Question, booked: readonly number[]): string {
    const { words } = this;
    const { expect, has } = this.conversation;
    const again = this.last(topic);
    if (this.used.get(topic)! > Math.max(1, listOf(this.conversation.says[topic]).length)) this.again += 1;
    switch (topic) {
      case 'time': {
        const [wish] = this.openWishes(booked);
        if (this.isDone(booked)) return words.noThanks;
        return wish ? plainWish(wish[0]!, words, this.now, this.timeZone) : (again ?? words.noThanks);
      }
      case 'sure':
        return words.yes;
      case 'which':
        return words.nth[0]!;
      case 'call':
        return expect.task === true ? words.yes : words.noThanks;
      case 'callback':
        return again ?? this.last('phone') ?? this.plain('phone') ?? words.rather;
      case 'whose':
        return words.mine;
      case 'else':
        return words.noThanks;
      default: {
        if (this.isDone(booked)) return words.noThanks;
        const plain = this.plain(topic) ?? again ?? (topic === 'other' ? this.last('other') : undefined);
        if (plain !== undefined) return plain;
        const more = isReached ? this.next('else') : undefined;
        if (more !== undefined) return more;
        if (expects.includes('yes_no')) return words.noThanks;
        // Asked for what has nothing to do with why they call, people say once more why they do.
        const isElse = has !== undefined || (expect.booked ?? []).length === 0 || expects.includes('text');
        return (isElse || topic === 'other' ? this.why() : undefined) ?? words.rather;
      }
    }
  }

  /** Why they call. */
  private why = (): string | undefined => this.last('service') ?? this.last('need') ?? this.last('problem');

  private toReadBack(topic: string, readBack: Json): string {
    const wanted = this.conversation.expect.values?.[topic];
    if (wanted === undefined || isAsWanted(wanted, readBack, this.texts.has(topic))) return this.words.yes;
    this.again += 1;
    const plain = wanted === null ? undefined : this.plain(topic);
    return plain === undefined ? this.words.no : `${this.words.no}, ${plain}`;
  }

  /** The appointments that the caller wants and doesn't have yet. */
  private openWishes(booked: readonly number[]): Times[][] {
    return (this.conversation.expect.booked ?? [])
      .map((wish) => wantedTimes(wish, this.now, this.timeZone))
      .filter((times) => !booked.some((at) => isAmong(at, times)));
  }

  /** Whether all is as they want it, and wasn't when they called. */
  private isDone(booked: readonly number[]): boolean {
    const { expect, has } = this.conversation;
    const before = (has?.at ?? []).map((wish) => wantedTimes(wish, this.now, this.timeZone)[0]!.from);
    const isSame = booked.length === before.length && before.every((at) => booked.includes(at));
    return !isSame && this.openWishes(booked).length === 0 && booked.length === (expect.booked ?? []).length;
  }

  private toOffer(topic: string, offers: readonly number[], booked: readonly number[]): string {
    const open = this.openWishes(booked);
    const { picks } = this.conversation.expect;
    const fits = (at: number) => open.some((times) => isAmong(at, times));
    const taken = picks ? [timeAt(picks, offers)!].find(fits) : offers.find(fits);
    const { words, timeZone } = this;
    if (taken === undefined) {
      const other = this.next('time');
      if (other === undefined) this.again += 1;
      const wish = other ?? (open[0] && plainWish(open[0][0]!, words, this.now, timeZone));
      return wish === undefined ? words.noThanks : `${words.no}, ${wish}`;
    }
    if (topic === 'shall') return words.yes;
    const days = offers.map((at) => wallTime(at, timeZone).day);
    const { hour, minute } = wallTime(taken, timeZone);
    const isOneDay = days.every((day) => day === days[0]);
    return isOneDay ? `${words.at(hour, minute)}${words.please}` : words.nth[offers.indexOf(taken)]!;
  }
}
