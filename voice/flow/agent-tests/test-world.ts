import type { AgentTest, TestAction } from '#domain/agents/agent-tests.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult, Intent, ModelResult, TransferResult } from '../conversation.ts';
import type { Answer } from '../stage.ts';
import { holdsWords, isNamed } from './compare.ts';
import { instantNamed, nextWorkingDay } from './test-clock.ts';

/** Milliseconds that whatever is asked for takes. */
const pause = 500;
/** Times that a calendar answers with; more are cut off. */
const mostTimes = 40;

/** The texts and numbers of an input. */
const leavesOf = (input: Json): string[] =>
  typeof input === 'object' && input !== null ? Object.values(input).flatMap(leavesOf) : [String(input ?? '')];

/** What a test does not say anything of, and what would: `others` can be said instead. */
export type Unforeseen = (mend: TestAction, others?: TestAction) => void;

type RunAction = Extract<Intent, { type: 'run_action' }>;

/** What a test has actions come to. Nothing is done anywhere: what it says nothing of fails it. */
export class TestWorld {
  private readonly actions: readonly TestAction[];
  private readonly timeZone: string;
  /** Names of the workspace's own actions, by their ids. */
  private readonly names: Readonly<Record<string, string>>;
  private readonly unforeseen: Unforeseen;
  /** The first working day after the test's own, at nine. */
  private readonly nextDay: string;
  private readonly used = new Set<TestAction>();
  private readonly booked = new Set<number>();
  private appointments: { appointmentId: string; start: string }[] | null = null;

  /** @param at when the test's call begins, as the test says it */
  constructor(
    { actions = [], at }: Pick<AgentTest, 'actions' | 'at'>,
    timeZone: string,
    names: Readonly<Record<string, string>>,
    unforeseen: Unforeseen,
  ) {
    this.actions = actions;
    this.nextDay = nextWorkingDay(at);
    this.timeZone = timeZone;
    this.names = names;
    this.unforeseen = unforeseen;
  }

  /** What comes of an intent. */
  answer = (intent: Intent): { after: number; event: Answer } | null => {
    switch (intent.type) {
      case 'run_action':
        return { after: pause, event: { type: 'action_done', runId: intent.runId, result: this.result(intent) } };
      case 'set_timer':
        return { after: intent.ms, event: { type: 'timer_fired', timerId: intent.timerId } };
      case 'ask_model':
        return { after: pause, event: { type: 'proposed', proposalId: intent.proposalId, result: this.proposal() } };
      case 'transfer':
        return { after: pause, event: { type: 'transfer_ended', transferId: intent.transferId, result: this.line() } };
      default:
        return null;
    }
  };

  /** What one of the workspace's own actions is called; null for other actions. */
  nameOf({ action, input }: Pick<RunAction, 'action' | 'input'>): string | null {
    if (action !== 'run_action') return null;
    const { actionId } = input as { actionId: string };
    return this.names[actionId] ?? actionId;
  }

  private find(deed: { action: string; name: string | null; input: Json }): TestAction | null {
    const text = leavesOf(deed.input).join(' ');
    const found = this.actions.find(
      (one) =>
        isNamed(one.on, deed) &&
        !(one.once && this.used.has(one)) &&
        (one.when === undefined || holdsWords(text, one.when)),
    );
    if (found) this.used.add(found);
    return found ?? null;
  }

  private proposal(): ModelResult {
    const found = this.find({ action: 'ask_model', name: null, input: {} });
    if (found?.output && !found.fail) return { ok: true, ...(found.output as object) };
    return { ok: false, code: found?.fail ?? 'no_model', message: 'Tests don’t use a language model.' };
  }

  private line(): TransferResult {
    const found = this.find({ action: 'transfer', name: null, input: {} });
    if (found && !found.fail) return { ok: true };
    if (!found) this.unforeseen({ on: 'transfer' }, { on: 'transfer', fail: 'nobody' });
    const code = (['nobody', 'busy', 'declined'] as const).find((one) => one === found?.fail) ?? 'failed';
    return { ok: false, code, message: 'No one answers the call in this test.' };
  }

  private result(intent: RunAction): ActionResult {
    const deed = { action: intent.action, name: this.nameOf(intent), input: intent.input };
    const found = this.find(deed);
    const input = intent.input as Record<string, Json>;
    if (found?.fail)
      return {
        ok: false,
        code: found.fail,
        message: `Set to fail in this test: ${found.fail}.`,
        ...(found.fail === 'time_taken' && {
          output: {
            times: found.times ? this.moments(found.times) : this.free(input).filter((at) => at !== input.start),
          },
        }),
      };
    if (found?.output !== undefined) return { ok: true, output: found.output };
    return this.usual(intent, input, found);
  }

  /** What an action comes to by its kind. */
  private usual(intent: RunAction, input: Record<string, Json>, found: TestAction | null): ActionResult {
    switch (intent.action) {
      case 'find_times': {
        if (!found?.times) return this.missing({ on: 'find_times', times: [this.nextDay] });
        return { ok: true, output: { times: this.near(this.moments(found.times), input) } };
      }
      case 'book_time':
      case 'move_time': {
        const isOffered = this.actions.some(({ on, times }) => on === 'find_times' && times !== undefined);
        if (!found && !isOffered) return this.missing({ on: intent.action });
        const start = String(input.start);
        const free = this.free(input);
        if (!found && !free.includes(start))
          return { ok: false, code: 'time_taken', message: 'Taken.', output: { times: free } };
        this.booked.add(Date.parse(start));
        if (intent.action === 'move_time') {
          const moved = this.own().find(({ appointmentId }) => appointmentId === input.appointmentId);
          if (moved) moved.start = start;
          return { ok: true, output: { start } };
        }
        return { ok: true, output: { appointmentId: `appointment-${this.booked.size}`, start } };
      }
      case 'find_appointments': {
        if (!found?.appointments) return this.missing({ on: 'find_appointments', appointments: [this.nextDay] });
        return { ok: true, output: { appointments: this.own() } };
      }
      case 'cancel_time': {
        const mine = this.own().find(({ appointmentId }) => appointmentId === input.appointmentId);
        if (!found && !mine) return this.missing({ on: 'cancel_time' });
        return { ok: true, output: { start: mine?.start ?? '2026-01-01T00:00:00.000Z' } };
      }
      case 'find_answer': {
        if (found?.answer === undefined) return this.missing({ on: 'find_answer', answer: 'What the documents say.' });
        return { ok: true, output: { answer: found.answer === null ? null : { text: found.answer } } };
      }
      default: {
        if (!found) return this.missing({ on: this.nameOf(intent) ?? intent.action });
        return { ok: true, output: intent.action === 'send_email' ? { mailId: 'mail-1' } : {} };
      }
    }
  }

  private missing(mend: TestAction): ActionResult {
    this.unforeseen(mend);
    return { ok: false, code: 'not_in_test', message: 'The test doesn’t define this action.' };
  }

  private moments(times: readonly string[]): string[] {
    return times
      .map((time) => new Date(instantNamed(time, this.timeZone)!).toISOString())
      .filter((time) => !this.booked.has(Date.parse(time)));
  }

  /** All times that the test offers and that no one has booked. */
  private free(input: Record<string, Json>): string[] {
    const times = this.actions.find(({ on, times }) => on === 'find_times' && times !== undefined)?.times ?? [];
    return this.near(this.moments(times), input);
  }

  /** What of it is in the span that was asked about, the nearest to the wish first. */
  private near(times: readonly string[], { from, to, wish }: Record<string, Json>): string[] {
    const within = times.filter(
      (time) =>
        (typeof from !== 'string' || Date.parse(time) >= Date.parse(from)) &&
        (typeof to !== 'string' || Date.parse(time) < Date.parse(to)),
    );
    const distance = (time: string) => (typeof wish === 'string' ? Math.abs(Date.parse(time) - Date.parse(wish)) : 0);
    return within.sort((a, b) => distance(a) - distance(b)).slice(0, mostTimes);
  }

  /** What the caller has booked before. */
  private own() {
    this.appointments ??= this.actions
      .flatMap(({ appointments }) => appointments ?? [])
      .map((start, n) => ({
        appointmentId: `appointment-${n + 101}`,
        start: new Date(instantNamed(start, this.timeZone)!).toISOString(),
      }));
    return this.appointments;
  }
}
