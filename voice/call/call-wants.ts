import type { FlowEvent, ModelResult, TransferResult } from '#voice/flow/conversation.ts';
import { longestTalkMs, modelPatienceMs } from '#voice/flow/model/bounds.ts';
import type { Waiting } from '#voice/flow/snapshot.ts';
import type { Want } from './call-record.ts';
import type { CallPorts } from './ports.ts';

type Came = Extract<FlowEvent, { type: 'timer_fired' | 'model_said' | 'proposed' | 'transfer_ended' }>;
/** An event whose time is told when it is taken. */
type CameSoon = Came extends infer E ? (E extends Came ? Omit<E, 'at'> : never) : never;

/** A person who has not taken the call after so long does not, in ms. */
const transferLimitMs = 45_000;

export const noModel: ModelResult = { ok: false, code: 'no_model', message: 'No language model is connected.' };
export const lateModel: ModelResult = { ok: false, code: 'late', message: 'The model took too long.' };
const nobody: TransferResult = { ok: false, code: 'nobody', message: 'There is no line to a person here.' };

/** What the flow wants of others than the caller and the runner of actions: each comes back as one event, once. */
export class CallWants {
  private readonly ports: CallPorts;
  private readonly came: (event: CameSoon) => void;
  private readonly open = new Map<string, () => void>();
  /** Sets anew how long something is waited for, by its id. */
  private readonly waits = new Map<string, (ms: number) => void>();

  constructor(ports: CallPorts, came: (event: CameSoon) => void) {
    this.ports = ports;
    this.came = came;
  }

  begin(want: Want): void {
    switch (want.type) {
      case 'set_timer':
        this.wake(want.timerId, want.ms);
        break;
      case 'ask_model': {
        const { proposalId, withinMs = modelPatienceMs } = want;
        const answered = (result: ModelResult) => this.came({ type: 'proposed', proposalId, result });
        const gone = new AbortController();
        let n = 0;
        const said = (text: string) => {
          if (!this.open.has(proposalId)) return;
          // A caller who hears something waits longer for the rest.
          if (n === 0) this.longer(proposalId, longestTalkMs);
          this.came({ type: 'model_said', proposalId, n: n++, text });
        };
        const answer = this.ports.askModel?.(want, gone.signal, said) ?? Promise.resolve(noModel);
        this.ask(proposalId, answer, withinMs, lateModel, answered, gone);
        break;
      }
      case 'transfer': {
        const { transferId } = want;
        const { transfer } = this.ports;
        const late: TransferResult = { ok: false, code: 'nobody', message: 'No one took the call in time.' };
        const ended = (result: TransferResult) => this.came({ type: 'transfer_ended', transferId, result });
        this.ask(transferId, transfer?.(want) ?? Promise.resolve(nobody), transferLimitMs, late, ended);
        break;
      }
      case 'press_keys':
        this.ports.pressKeys?.(want.digits);
        break;
    }
  }

  /** Goes on with what another process waited for: timers run on, and what was asked for and lost did not come. */
  resume(waiting: Waiting | null): void {
    if (waiting?.for === 'timer') this.wake(waiting.timerId, Math.max(0, waiting.until - this.ports.clock.now()));
    if (waiting?.for === 'proposal') this.came({ type: 'proposed', proposalId: waiting.proposalId, result: noModel });
    if (waiting?.for === 'transfer')
      this.came({ type: 'transfer_ended', transferId: waiting.transferId, result: nobody });
  }

  /** Gives up what is not waited for any more: the caller went on speaking, or went. */
  keepOnly(waiting: Waiting | null): void {
    for (const [id, cancel] of this.open) {
      if (waiting !== null && Object.values(waiting).includes(id)) continue;
      this.open.delete(id);
      cancel();
    }
  }

  stop(): void {
    this.keepOnly(null);
  }

  private longer(id: string, ms: number): void {
    this.waits.get(id)?.(ms);
  }

  private wake(timerId: string, ms: number): void {
    const fire = () => {
      if (this.open.delete(timerId)) this.came({ type: 'timer_fired', timerId });
    };
    this.open.set(timerId, this.ports.clock.after(ms, fire));
  }

  private ask<T>(
    id: string,
    answer: Promise<T>,
    limitMs: number,
    late: T,
    came: (result: T) => void,
    gone?: AbortController,
  ): void {
    const settle = (result: T) => {
      const cancel = this.open.get(id);
      if (!cancel) return;
      this.open.delete(id);
      cancel();
      came(result);
    };
    let cancelLate = this.ports.clock.after(limitMs, () => settle(late));
    this.open.set(id, () => {
      cancelLate();
      this.waits.delete(id);
      gone?.abort();
    });
    this.waits.set(id, (ms) => {
      cancelLate();
      cancelLate = this.ports.clock.after(ms, () => settle(late));
    });
    answer.then(settle, (error: unknown) => {
      this.ports.log.error({ err: error, id }, 'what a call asked for could not be had');
      settle(late);
    });
  }
}
