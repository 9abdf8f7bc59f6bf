import type { Services } from '#server/services.ts';
import { scriptedParty } from './answering-party.ts';
import { type CallStatus, type CallWanted, LiveCall } from './live-call.ts';
import type { Party } from './party.ts';
import { playScript, scriptOf } from './scripted.ts';
import { contextOf, type SimulatorContext } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** A soft phone that is open: it rings, and someone takes the call or does not. */
export interface OpenPhone {
  workspaceId: string;
  /** Rings until someone does something, or `signal` stops it. Answers the party of the call once it is taken. */
  ring(call: { sid: string; from: string; to: string }, signal: AbortSignal): Promise<Party | null>;
  /** The call that it has is over, or was never one. */
  ended(status: CallStatus, sid: string): void;
  /** What is done at it goes to this call. */
  took(call: LiveCall): void;
}

/** How long a phone rings that no one says a time for, in ms. */
const ringMs = 30_000;
/** Calls that are still told of after their end, of each workspace. */
const mostEnded = 200;

/** The calls and the open phones of this process. */
export class Switchboard {
  private readonly context: SimulatorContext;
  private readonly calls = new Map<string, LiveCall>();
  private readonly phones = new Set<OpenPhone>();

  constructor(context: SimulatorContext) {
    this.context = context;
  }

  /** A phone is open from now on, until the answer is called. */
  plugIn(phone: OpenPhone): () => void {
    this.phones.add(phone);
    return () => this.phones.delete(phone);
  }

  /** A call of an account. */
  find({ accountSid }: SimulatorAccount, sid: string): LiveCall | undefined {
    const call = this.calls.get(sid);
    return call?.account.accountSid === accountSid ? call : undefined;
  }

  /** Calls of an account, newest first. */
  list({ accountSid }: SimulatorAccount): LiveCall[] {
    return [...this.calls.values()].filter((call) => call.account.accountSid === accountSid).reverse();
  }

  private keep(call: LiveCall): void {
    this.calls.set(call.sid, call);
    const ended = this.list(call.account).filter((one) => one.isOver);
    for (const { sid } of ended.slice(mostEnded)) this.calls.delete(sid);
  }

  /** Puts a call through to another number, which rings at an open phone, and lets it be. */
  private readonly dialFor =
    (account: SimulatorAccount) =>
    async (number: string): Promise<CallStatus> => {
      const script = scriptOf(number);
      if (script?.ends) return script.ends;
      return script || this.phoneOf(account.workspaceId) ? 'completed' : 'no-answer';
    };

  private phoneOf(workspaceId: string): OpenPhone | undefined {
    return [...this.phones].findLast((phone) => phone.workspaceId === workspaceId);
  }

  /** A phone calls a number of its workspace's network. False where there is none. */
  async callIn(account: SimulatorAccount, phone: OpenPhone, party: Party, from: string, to: string): Promise<boolean> {
    const number = (await this.context.store.numbers(account.workspaceId)).find((one) => one.number === to);
    if (number === undefined || number.voiceUrl === '') return false;
    const wanted: CallWanted = {
      from,
      to,
      direction: 'inbound' as const,
      url: number.voiceUrl,
      fallback: number.voiceFallbackUrl,
      callback: number.statusCallback === '' ? null : { url: number.statusCallback, events: ['completed'] },
    };
    const call = new LiveCall(this.context, account, wanted, party, this.dialFor(account));
    this.keep(call);
    phone.took(call);
    call.tell('ringing');
    this.follow(call, phone);
    return true;
  }

  /** Calls someone, as an account asks; the call is told of as it goes. */
  callOut(account: SimulatorAccount, wanted: CallWanted, ringFor: number, detectorUrl: string | null): LiveCall {
    const script = scriptOf(wanted.to);
    // Who takes it is known once someone has.
    let party: Party = scriptedParty(this.context.clock);
    const heard: Party = {
      hears: (sound, done) => party.hears(sound, done),
      listened: (is) => party.listened(is),
      pressed: (key) => party.pressed?.(key),
      get handset() {
        return party.handset;
      },
    };
    const told = script?.untold ? { ...wanted, callback: null } : wanted;
    const call = new LiveCall(this.context, account, told, heard, this.dialFor(account));
    this.keep(call);
    const begin = async () => {
      call.tell('initiated');
      call.tell('ringing');
      if (script?.ends) return call.end(script.ends);
      if (script) {
        party = playScript(this.context.clock, script, call, detectorUrl);
        return this.follow(call);
      }
      const taken = await this.ring(account, call, ringFor);
      if (call.isOver) return;
      if (taken === null) return call.end('no-answer');
      party = taken.party;
      taken.phone.took(call);
      this.follow(call, taken.phone);
    };
    // The answer to the request goes first.
    this.context.clock.after(1, () => {
      begin().catch((error: unknown) => {
        this.context.log.error({ err: error, callSid: call.sid }, 'a call of the carrier simulator broke');
        call.end('failed');
      });
    });
    return call;
  }

  private async ring({ workspaceId }: SimulatorAccount, { sid, wanted }: LiveCall, ringFor: number) {
    const phone = this.phoneOf(workspaceId);
    if (phone === undefined) return null;
    const late = new AbortController();
    const cancel = this.context.clock.after(Math.min(ringFor * 1000, ringMs), () => late.abort());
    const party = await phone.ring({ sid, from: wanted.from, to: wanted.to }, late.signal);
    cancel();
    return party && { phone, party };
  }

  private follow(call: LiveCall, phone?: OpenPhone): void {
    call
      .run()
      .catch((error: unknown) => {
        this.context.log.error({ err: error, callSid: call.sid }, 'a call of the carrier simulator broke');
        call.end('failed');
      })
      .finally(() => phone?.ended(call.status, call.sid));
  }
}

const exchanges = new WeakMap<Services, Switchboard>();

/** The switchboard of this process. */
export function switchboardOf(services: Services): Switchboard {
  const known = exchanges.get(services) ?? new Switchboard(contextOf(services));
  exchanges.set(services, known);
  return known;
}
