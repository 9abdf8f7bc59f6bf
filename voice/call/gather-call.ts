import type { SlotType } from '#domain/agents/workflows.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { TransferResult, TransferTo } from '#voice/flow/conversation.ts';
import type { CallPlan } from './call-plan.ts';
import type { FlowStep, StoredCall } from './call-record.ts';
import { requestPolicy } from './channel-policy.ts';
import { ConversationDriver, type TurnPlan, type TurnPorts } from './conversation-driver.ts';
import { likelyWords } from './likely-words.ts';
import { spokenLanguages } from './spoken-languages.ts';
import type { SupervisorCommand } from './supervisor-command.ts';

/** Words that a transcriber is less sure of, from 0 to 1, are a guess: a clear word on a bad line has 0.4 and more. */
const leastConfidence = 0.2;

/** How long the line listens at a time while a person has the caller, in ms. */
const heldSilenceMs = 30_000;

/** What a line reports since the last answer. */
export type GatherEvent =
  | { type: 'answered' }
  /** `confidence`: of the transcriber, from 0 to 1; left out where it tells none. */
  | { type: 'said'; text: string; confidence?: number | undefined }
  | { type: 'pressed'; digits: string }
  | { type: 'silent' }
  /** All was played, and the line asks what is next. `times`: how often it did without a turn in between. */
  | { type: 'waited'; times: number }
  | { type: 'transferred'; result: TransferResult };

/** What the line is to do. It is computed from what is stored: the same state is the same answer. */
export interface GatherAnswer {
  /** Names this state: what the line reports next refers to it. */
  position: number;
  /** BCP 47 that the caller is listened to in. */
  language: string;
  /** BCP 47 of all that may be spoken, that of now first. */
  among: readonly string[];
  /** To be said first, in order. */
  says: { seq: number; text: string; interruptible: boolean; language?: string | undefined }[];
  /** Keys to be pressed before it goes on. */
  keys: string | null;
  next:
    | {
        do: 'listen';
        silenceMs: number;
        /** What is awaited, and words that are likely. */
        expects: readonly SlotType[];
        /** Whether what is said may be spoken into. */
        bargeIn: boolean;
        hints: readonly string[];
      }
    /** Ask again after so long; 0 is at once. */
    | { do: 'ask'; afterMs: number }
    /** `summary` is for anyone who takes the call. */
    | { do: 'transfer'; to: TransferTo; summary: string }
    | { do: 'hang_up' };
}

type GatherPlan = TurnPlan & Pick<CallPlan, 'voice' | 'maxMs' | 'turns'>;

/**
 * A phone call of which each turn is a request of the carrier, as with Gather, answered by whichever process is asked. What
 * comes late, twice or in another order refers to a position that has passed, and changes nothing: it is answered with what
 * is to be done now.
 */
export class GatherCall {
  readonly driver: ConversationDriver;
  private readonly plan: GatherPlan;
  private keys = '';
  /** Where the call stood before people did something in it that its line has not heard of, and what it was saying. */
  private before: { position: number; unheard: number[] } | null = null;

  /** @param reaches whether the carrier puts the caller through to someone; left out: to all */
  constructor(
    plan: GatherPlan,
    ports: TurnPorts,
    stored: StoredCall | null,
    reaches: (to: TransferTo) => boolean = () => true,
  ) {
    this.plan = plan;
    const pressKeys = (digits: string) => {
      this.keys += digits;
    };
    this.driver = new ConversationDriver(plan, { ...ports, pressKeys }, stored, {
      policy: requestPolicy,
      language: plan.voice.language,
      reaches,
      beforeCommand: (command) => this.beforeCommand(command),
    });
  }

  /** Grows with whatever is said or happens. */
  private get position(): number {
    const { nextEvent, nextTurn } = this.driver.record.memory;
    return nextEvent + nextTurn;
  }

  /** What is to be done now. */
  answer(): GatherAnswer {
    const { driver, position, keys } = this;
    const { memory, snapshot } = driver.record;
    const says = memory.unheard.map(({ sayId: _, ...said }) => said);
    const { language } = driver;
    const among = spokenLanguages(language, this.plan.setting);
    const answer = { position, language, among, says, keys: keys === '' ? null : keys };
    if (driver.isOver) return { ...answer, says: [], next: { do: 'hang_up' } };
    const bargeIn = this.plan.turns?.bargeIn.by !== 'off';
    if (memory.taken !== undefined)
      return { ...answer, next: { do: 'listen', silenceMs: heldSilenceMs, expects: [], bargeIn, hints: [] } };
    if (memory.awaits === 'caller') {
      const { expects, silenceMs } = memory;
      const hints = likelyWords(this.plan.flow, this.plan.setting, snapshot);
      return { ...answer, next: { do: 'listen', silenceMs, expects, bargeIn, hints } };
    }
    const waiting = snapshot?.waiting;
    if (waiting?.for === 'transfer' && waiting.to) {
      const { to, summary = '' } = waiting;
      return { ...answer, next: { do: 'transfer', to, summary } };
    }
    const afterMs = waiting?.for === 'timer' ? Math.max(0, waiting.until - driver.now) : 0;
    return { ...answer, next: { do: 'ask', afterMs } };
  }

  /** Who calls, in one sentence, for something that asks before it puts a person through. */
  whoCalls(): string {
    const { setting } = this.plan;
    return this.driver.phrases.whoCalls(setting.agentName, setting.businessName);
  }

  /** Whether its flow presses keys: it was made to go through a menu, and has to hear it. */
  get pressesKeys(): boolean {
    return this.plan.flow.nodes.some(({ type }) => type === 'press_digits');
  }

  /** What happened on the line since it was told what to do at a position. */
  happened(position: number, event: GatherEvent): void {
    let isNew = false;
    this.driver.take(() => {
      if (this.driver.record.snapshot === null) return this.driver.start();
      const isBefore = position === this.before?.position;
      isNew = isBefore || position === this.position;
      return isNew ? this.open(isBefore) : null;
    });
    this.driver.take(() => (isNew ? this.step(event) : null));
  }

  /** The line is gone: the caller hung up, unless the agent had said its last. */
  ended(reason: CallEndReason): void {
    this.driver.take(() => {
      this.driver.close(this.driver.record.memory.ending?.reason ?? reason);
      return null;
    });
  }

  private beforeCommand({ kind }: SupervisorCommand): void {
    const { record } = this.driver;
    const unheard = record.memory.unheard.map(({ seq }) => seq);
    this.before ??= { position: this.position, unheard };
    // What is being played is cut: where, no one can tell here.
    if (kind === 'take_over') for (const seq of unheard) record.heard(seq, null);
  }

  /** What the line was given to say has been played, or was spoken into: it goes on from there. */
  private open(isBefore: boolean): FlowStep | null {
    const { driver, plan } = this;
    const { record, now } = driver;
    const given = isBefore ? this.before!.unheard : record.memory.unheard.map(({ seq }) => seq);
    for (const seq of given) record.heard(seq, null);
    const { ending } = record.memory;
    if (ending !== null) driver.close(ending.reason);
    else if (now - plan.startedAt >= plan.maxMs) return driver.sayLimit();
    else driver.lookBeside();
    return null;
  }

  private step(event: GatherEvent): FlowStep | null {
    const { driver } = this;
    const { record, now: at } = driver;
    const { memory } = record;
    if (memory.ending !== null) return null;
    driver.resume();
    if (memory.taken !== undefined) return this.keepForPerson(event);
    if (event.type === 'waited') driver.waited = event.times;
    if (event.type === 'transferred') return this.transferred(event.result);
    if (event.type === 'waited' || memory.awaits !== 'caller') return null;
    switch (event.type) {
      case 'said':
        if (this.isGuess(event)) return this.askAgain(event.text);
        delete memory.guessed;
        record.callerSaid(event.text, at, at, []);
        return record.advance({ type: 'caller_said', at, text: event.text });
      case 'pressed':
        record.callerSaid(event.digits, at, at, []);
        return record.advance({ type: 'key_pressed', at, digits: event.digits });
      default:
        return record.advance({ type: 'silence', at });
    }
  }

  /** Someone else has the line now, or no one took it. */
  private transferred(result: TransferResult): FlowStep | null {
    const { record, now: at } = this.driver;
    const waiting = record.snapshot?.waiting;
    if (waiting?.for !== 'transfer') return null;
    return record.came({ type: 'transfer_ended', at, transferId: waiting.transferId, result });
  }

  /** A person has the caller: what that one says is kept, and the flow stays where it is. */
  private keepForPerson(event: GatherEvent): null {
    const { record, now: at } = this.driver;
    if (event.type === 'said') record.note(event.text, at, at, []);
    if (event.type === 'pressed') record.note(event.digits, at, at, []);
    return null;
  }

  /** Words that the transcriber itself does not believe are asked for again, once: the next ones are all that it will have. */
  private isGuess({ confidence }: Extract<GatherEvent, { type: 'said' }>): boolean {
    return confidence !== undefined && confidence < leastConfidence && this.driver.record.memory.guessed !== true;
  }

  private askAgain(text: string): null {
    const { record, now, phrases } = this.driver;
    record.memory.guessed = true;
    record.note(text, now, now, []);
    record.say(phrases.sayAgain, now);
    return null;
  }
}
