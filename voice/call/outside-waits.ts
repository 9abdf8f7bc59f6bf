import type { ActionResult, ModelResult, TransferResult } from '#voice/flow/conversation.ts';
import { longestTalkMs, modelPatienceMs } from '#voice/flow/model/bounds.ts';
import type { Waiting } from '#voice/flow/snapshot.ts';
import type { Came, Want } from './call-record.ts';
import type { WaitPolicy } from './channel-policy.ts';
import type { ActionRequest, CallPorts } from './ports.ts';

/** What was waited for, as an event whose time is told when it is taken. */
export type CameSoon = Came extends infer E ? (E extends Came ? Omit<E, 'at'> : never) : never;

export type OutsidePorts = Pick<CallPorts, 'runAction' | 'askModel' | 'transfer' | 'pressKeys' | 'clock' | 'log'>;

/** A person who has not taken the call after so long does not, in ms. */
const transferLimitMs = 45_000;

export const lateAction: ActionResult = { ok: false, code: 'timeout', message: 'It took too long.' };
const brokenAction: ActionResult = { ok: false, code: 'internal', message: 'It couldn’t be done.' };
export const noModel: ModelResult = { ok: false, code: 'no_model', message: 'No language model is connected.' };
const lateModel: ModelResult = { ok: false, code: 'late', message: 'The model took too long to respond.' };
const nobody: TransferResult = { ok: false, code: 'nobody', message: 'There’s no one to transfer the call to here.' };
const lateTransfer: TransferResult = { ok: false, code: 'nobody', message: 'No one answered in time.' };

/** The id of what a flow waits for outside; null where that is the caller, or nothing. */
export function awaitedId(waiting: Waiting | null): string | null {
  switch (waiting?.for) {
    case 'action':
      return waiting.runId;
    case 'timer':
      return waiting.timerId;
    case 'proposal':
      return waiting.proposalId;
    case 'transfer':
      return waiting.transferId;
    default:
      return null;
  }
}

/** Who hears of what came. */
interface Listener {
  /** @param isBeside whether the conversation went on without it */
  came(event: CameSoon, isBeside: boolean): void;
  /** A run beside the conversation is done elsewhere: its result is not to be had yet. */
  left?(runId: string): void;
}

/** What a flow wants of others than the caller: actions, models, timers and people. Each comes back as one event, once. */
export class OutsideWaits {
  readonly #ports: OutsidePorts;
  readonly #policy: WaitPolicy;
  readonly #listener: Listener;
  /** Said with whatever is logged. */
  readonly #of: object;
  readonly #runs = new Map<string, { settle(result: ActionResult): void; cancel(): void }>();
  /** What else is awaited, with what gives it up. */
  readonly #open = new Map<string, () => void>();

  constructor(ports: OutsidePorts, policy: WaitPolicy, listener: Listener, of: object = {}) {
    this.#ports = ports;
    this.#policy = policy;
    this.#listener = listener;
    this.#of = of;
  }

  isOpen(id: string): boolean {
    return this.#runs.has(id) || this.#open.has(id);
  }

  /** Has an action done. What the conversation does not wait for may take as long as it does. */
  run(run: ActionRequest): void {
    const { runId, wait } = run;
    const { clock, log, runAction } = this.#ports;
    const { actionMs, askAgainMs } = this.#policy;
    if (this.#runs.has(runId)) return;
    const cancelLimit =
      wait && actionMs !== null ? clock.after(actionMs, () => this.actionDone(runId, lateAction)) : () => {};
    let cancelAsking = () => {};
    const awaited = {
      settle: (result: ActionResult) => {
        this.#runs.delete(runId);
        awaited.cancel();
        this.#listener.came({ type: 'action_done', runId, result }, !wait);
      },
      cancel: () => {
        cancelLimit();
        cancelAsking();
      },
    };
    const ask = () =>
      runAction(run).then(
        (result) => {
          if (this.#runs.get(runId) !== awaited) return;
          if (result !== null) awaited.settle(result);
          else if (askAgainMs !== null && wait) cancelAsking = clock.after(askAgainMs, ask);
          else if (askAgainMs !== null) {
            this.#runs.delete(runId);
            this.#listener.left?.(runId);
          }
        },
        (error: unknown) => {
          log.error({ err: error, ...this.#of, runId }, 'an action could not be done');
          this.actionDone(runId, brokenAction);
        },
      );
    this.#runs.set(runId, awaited);
    void ask();
  }

  /** An action has ended, here or elsewhere. False when no one waits for it any more. */
  actionDone(runId: string, result: ActionResult): boolean {
    const awaited = this.#runs.get(runId);
    awaited?.settle(result);
    return awaited !== undefined;
  }

  begin(want: Want): void {
    switch (want.type) {
      case 'set_timer':
        this.#wake(want.timerId, want.ms);
        break;
      case 'ask_model':
        this.#ask(want);
        break;
      case 'transfer': {
        const { transferId } = want;
        const answer = this.#ports.transfer?.(want) ?? Promise.resolve(nobody);
        this.#await(transferId, answer, transferLimitMs, lateTransfer, (result) =>
          this.#came({ type: 'transfer_ended', transferId, result }),
        );
        break;
      }
      case 'press_keys':
        this.#ports.pressKeys?.(want.digits);
        break;
    }
  }

  /** Goes on with what another process waited for: timers run on, and what was asked for and lost did not come. */
  resume(waiting: Waiting | null): void {
    if (waiting?.for === 'timer') this.#wake(waiting.timerId, Math.max(0, waiting.until - this.#ports.clock.now()));
    if (waiting?.for === 'proposal') this.#came({ type: 'proposed', proposalId: waiting.proposalId, result: noModel });
    if (waiting?.for === 'transfer')
      this.#came({ type: 'transfer_ended', transferId: waiting.transferId, result: nobody });
  }

  /** Gives up what is not waited for any more, actions aside: the caller went on speaking, or went. */
  keepOnly(waiting: Waiting | null): void {
    for (const [id, cancel] of this.#open) {
      if (id === awaitedId(waiting)) continue;
      this.#open.delete(id);
      cancel();
    }
  }

  /** Waits for nothing any more. What was begun goes on. */
  stop(): void {
    this.keepOnly(null);
    for (const { cancel } of this.#runs.values()) cancel();
    this.#runs.clear();
  }

  #came(event: CameSoon): void {
    this.#listener.came(event, false);
  }

  #wake(timerId: string, ms: number): void {
    const fire = () => {
      if (this.#open.delete(timerId)) this.#came({ type: 'timer_fired', timerId });
    };
    this.#open.set(timerId, this.#ports.clock.after(ms, fire));
  }

  #ask(want: Extract<Want, { type: 'ask_model' }>): void {
    const { proposalId, withinMs = modelPatienceMs } = want;
    const { talkMs } = this.#policy;
    const answered = (result: ModelResult) => this.#came({ type: 'proposed', proposalId, result });
    const gone = new AbortController();
    let n = 0;
    let longer: (ms: number) => void = () => {};
    const said = (text: string) => {
      if (!this.#open.has(proposalId)) return;
      // A caller who hears something waits longer for the rest.
      if (n === 0 && talkMs === null) longer(longestTalkMs);
      this.#came({ type: 'model_said', proposalId, n: n++, text });
    };
    const answer = this.#ports.askModel?.(want, gone.signal, said) ?? Promise.resolve(noModel);
    const limitMs = want.mode === 'talk' && talkMs !== null ? talkMs : withinMs;
    longer = this.#await(proposalId, answer, limitMs, lateModel, answered, gone);
  }

  /** Waits for an answer so long. The returned function sets anew how long. */
  #await<T>(
    id: string,
    answer: Promise<T>,
    limitMs: number,
    late: T,
    came: (result: T) => void,
    gone?: AbortController,
  ): (ms: number) => void {
    const { clock, log } = this.#ports;
    const settle = (result: T) => {
      const cancel = this.#open.get(id);
      if (!cancel) return;
      this.#open.delete(id);
      cancel();
      came(result);
    };
    let cancelLate = clock.after(limitMs, () => settle(late));
    this.#open.set(id, () => {
      cancelLate();
      gone?.abort();
    });
    answer.then(settle, (error: unknown) => {
      log.error({ err: error, ...this.#of, id }, 'what a call asked for could not be had');
      settle(late);
    });
    return (ms) => {
      cancelLate();
      cancelLate = clock.after(ms, () => settle(late));
    };
  }
}
