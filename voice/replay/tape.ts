import { canonical } from '#domain/platform/json.ts';
import type { ActionResult, FlowEvent, Intent } from '#voice/flow/conversation.ts';
import type { Again } from './run-again.ts';

/** What a conversation asks of the world and goes on without, or waits for. */
export type RecordedIntent = Extract<Intent, { type: 'run_action' | 'ask_model' | 'transfer' | 'set_timer' }>;
type Came = Extract<FlowEvent, { type: 'action_done' | 'proposed' | 'transfer_ended' | 'timer_fired' }>;

/** What a call asked of the world, and what came. */
interface Entry {
  asked: RecordedIntent;
  /** The event that brought the answer; null when none came any more. */
  came: Came | null;
  /** Sentences that a model said before it. */
  said: string[];
  used: boolean;
}

const idOf = (asked: RecordedIntent): string =>
  asked.type === 'run_action'
    ? asked.runId
    : asked.type === 'ask_model'
      ? asked.proposalId
      : asked.type === 'transfer'
        ? asked.transferId
        : asked.timerId;

const cameOf = (event: Came): string =>
  event.type === 'action_done'
    ? event.runId
    : event.type === 'proposed'
      ? event.proposalId
      : event.type === 'transfer_ended'
        ? event.transferId
        : event.timerId;

/** What something is, whatever it is called and wherever it stands: a send to the same person with the same words is the same. */
function kindOf(asked: RecordedIntent): string {
  if (asked.type === 'run_action') return `action ${asked.action}`;
  return asked.type;
}

function contentOf(asked: RecordedIntent): string {
  if (asked.type === 'run_action') return canonical(asked.input);
  if (asked.type === 'ask_model') return canonical([asked.goal, asked.said]);
  return asked.type === 'transfer' ? canonical(asked.to) : String(asked.ms);
}

export const isAsked = (intent: Intent): intent is RecordedIntent =>
  ['run_action', 'ask_model', 'transfer', 'set_timer'].includes(intent.type);

export const isCame = (event: FlowEvent): event is Came =>
  ['action_done', 'proposed', 'transfer_ended', 'timer_fired'].includes(event.type);

/** Characters that a proposal says at most. */
const longestSaid = 600;
const notRecorded = { ok: false as const, code: 'not_recorded', message: 'The call had nothing like it done.' };

/**
 * The answers that the world gave in a stored call. It answers by what is asked, not by where it is asked: first the
 * same thing with the same content, then another of its kind.
 */
export class Tape {
  private readonly entries: Entry[] = [];

  constructor(run: readonly Again[]) {
    for (const { event, intents } of run) {
      if (event.type === 'model_said')
        this.entries
          .find(({ asked, came }) => came === null && idOf(asked) === event.proposalId)
          ?.said.push(event.text);
      if (isCame(event)) {
        const entry = this.entries.find(({ asked, came }) => came === null && idOf(asked) === cameOf(event));
        if (entry) entry.came = event;
      }
      for (const asked of intents.filter(isAsked)) this.entries.push({ asked, came: null, said: [], used: false });
    }
  }

  /** What the stored call asked with the id of an event that came. */
  askedFor(event: Came): RecordedIntent | null {
    return this.askedAs(cameOf(event));
  }

  /** The same by its id. */
  askedAs(id: string): RecordedIntent | null {
    return this.entries.find(({ asked }) => idOf(asked) === id)?.asked ?? null;
  }

  static idOf = idOf;

  /** Whether two things that were asked are of one kind, such as two mails. */
  static isAlike = (a: RecordedIntent, b: RecordedIntent): boolean => kindOf(a) === kindOf(b);

  /** Whether they are the same, whatever their ids. */
  static isSame = (a: RecordedIntent, b: RecordedIntent): boolean =>
    Tape.isAlike(a, b) && contentOf(a) === contentOf(b);

  /** Whether what the stored call asked with this id is the same as this. */
  isSameAs(id: string, asked: RecordedIntent): boolean {
    return this.entries.some((entry) => idOf(entry.asked) === id && Tape.isSame(entry.asked, asked));
  }

  /** The answer to something, as an event of now. */
  answer(asked: RecordedIntent, at: number): Came {
    const fitting = this.entries.filter((entry) => entry.came !== null && Tape.isAlike(entry.asked, asked));
    const same = fitting.filter((entry) => Tape.isSame(entry.asked, asked));
    const entry = same.find(({ used }) => !used) ?? same[0] ?? fitting.find(({ used }) => !used) ?? fitting[0];
    if (entry) entry.used = true;
    return answerTo(asked, entry?.came ?? null, at, entry?.said);
  }
}

/** An answer with the id of who asks now. */
export function answerTo(asked: RecordedIntent, came: Came | null, at: number, said: readonly string[] = []): Came {
  if (asked.type === 'set_timer') return { type: 'timer_fired', at, timerId: asked.timerId };
  if (asked.type === 'ask_model') {
    const whole = came?.type === 'proposed' ? came.result : notRecorded;
    // What was said in pieces is an answer of one piece elsewhere.
    const result = whole.ok && said.length > 0 ? { ...whole, say: said.join(' ').slice(0, longestSaid) } : whole;
    return { type: 'proposed', at, proposalId: asked.proposalId, result };
  }
  if (asked.type === 'transfer') {
    const nobody = { ok: false as const, code: 'nobody' as const, message: notRecorded.message };
    const result = came?.type === 'transfer_ended' ? came.result : nobody;
    return { type: 'transfer_ended', at, transferId: asked.transferId, result };
  }
  const result: ActionResult = came?.type === 'action_done' ? came.result : notRecorded;
  return { type: 'action_done', at, runId: asked.runId, result };
}
