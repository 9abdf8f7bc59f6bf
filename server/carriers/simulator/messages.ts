import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { newSid } from '#server/carriers/simulator-accounts.ts';
import type { Services } from '#server/services.ts';
import { askWebhook } from './ask-webhook.ts';
import { Refusal } from './refusal.ts';
import { contextOf, type SimulatorContext } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';
import { textScriptOf } from './text-scripts.ts';

export type TextStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'received';

/** A text message of a workspace's network. */
export interface SimulatorText {
  sid: string;
  accountSid: string;
  direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  from: string;
  to: string;
  body: string;
  status: TextStatus;
  errorCode: number | null;
  createdAt: number;
}

/** Texts of one account that are kept. */
const mostKept = 500;
/** Characters of one. */
const longest = 1_600;
/** How long a text takes to its phone, and someone who goes by a script to an answer, in ms. */
const timing = { arrives: 400, answers: 1_500 };
/** As the carrier's own words for it are read. */
const stops = /^\s*(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)\s*$/i;
const starts = /^\s*(start|unstop|yes)\s*$/i;
const stopped =
  'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.';

/** Hears of texts to and from the phones in the page of a workspace. */
export type TextListener = { workspaceId: string; hears(text: SimulatorText): void };

/** The texts of this process: to numbers of a workspace's network, and from them. */
export class TextExchange {
  private readonly context: SimulatorContext;
  private readonly texts = new Map<string, SimulatorText[]>();
  /** Pairs of which the other end has said stop: "account number other". */
  private readonly blocked = new Set<string>();
  private readonly listeners = new Set<TextListener>();

  constructor(context: SimulatorContext) {
    this.context = context;
  }

  /** A phone hears of texts from now on, until the answer is called. */
  listen(listener: TextListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Texts of an account, newest first. */
  list({ accountSid }: Pick<SimulatorAccount, 'accountSid'>): SimulatorText[] {
    return [...(this.texts.get(accountSid) ?? [])].reverse();
  }

  private keep(account: SimulatorAccount, text: Omit<SimulatorText, 'sid' | 'accountSid' | 'createdAt' | 'errorCode'>) {
    const { accountSid, workspaceId } = account;
    const kept: SimulatorText = {
      sid: newSid('SM'),
      accountSid,
      errorCode: null,
      createdAt: this.context.clock.now(),
      ...text,
    };
    this.texts.set(accountSid, [...(this.texts.get(accountSid) ?? []), kept].slice(-mostKept));
    if (kept.direction === 'inbound' || kept.direction === 'outbound-reply') this.tell(workspaceId, kept);
    return kept;
  }

  private tell(workspaceId: string, text: SimulatorText): void {
    for (const one of this.listeners) if (one.workspaceId === workspaceId) one.hears(text);
  }

  /** Sends a text of an account, and tells `callback` how it goes. @throws Refusal */
  async send(
    account: SimulatorAccount,
    { from, to, body, callback }: { from: string; to: string; body: string; callback: string },
  ): Promise<SimulatorText> {
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new Refusal(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    const own = (await this.context.store.numbers(account.workspaceId)).find(({ number }) => number === from);
    if (own === undefined) throw new Refusal(400, 21606, `The 'From' phone number ${from} is not a valid sender.`);
    if (body === '') throw new Refusal(400, 21602, 'Message body is required.');
    if (body.length > longest)
      throw new Refusal(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
    if (this.blocked.has(`${account.accountSid} ${from} ${to}`))
      throw new Refusal(400, 21610, 'Attempt to send to unsubscribed recipient');
    const text = this.keep(account, { from, to, body, direction: 'outbound-api', status: 'queued' });
    // The answer to the request goes first.
    this.context.clock.after(timing.arrives, () => this.inBackground(this.arrive(account, text, callback)));
    return text;
  }

  private async arrive(account: SimulatorAccount, text: SimulatorText, callback: string): Promise<void> {
    const { to, from } = text;
    const script = textScriptOf(to);
    await this.report(account, text, 'sent', callback);
    text.errorCode = script?.errorCode ?? null;
    // Anyone who reads it may answer at once: how it went is told first.
    await this.report(account, text, script?.status ?? 'delivered', callback);
    this.tell(account.workspaceId, text);
    const before = this.list(account).filter((one) => one.from === to && one.to === from).length;
    const reply = script?.replies?.[before];
    if (reply === undefined) return;
    this.context.clock.after(timing.answers, () => this.inBackground(this.comeIn(account, to, from, reply)));
  }

  private async report(account: SimulatorAccount, text: SimulatorText, status: TextStatus, callback: string) {
    text.status = status;
    if (callback === '') return;
    await askWebhook(this.context, account, 'text.status', callback, {
      MessageSid: text.sid,
      SmsSid: text.sid,
      AccountSid: text.accountSid,
      ApiVersion: '2010-04-01',
      From: text.from,
      To: text.to,
      MessageStatus: status,
      SmsStatus: status,
      ...(text.errorCode !== null && status !== 'sent' && { ErrorCode: String(text.errorCode) }),
    });
  }

  /** A phone texts a number of its workspace's network. False where there is none. */
  async comeIn(account: SimulatorAccount, from: string, to: string, body: string): Promise<boolean> {
    const number = (await this.context.store.numbers(account.workspaceId)).find((one) => one.number === to);
    if (number === undefined) return false;
    const text = this.keep(account, { from, to, body, direction: 'inbound', status: 'received' });
    const pair = `${account.accountSid} ${to} ${from}`;
    if (stops.test(body) && !this.blocked.has(pair)) {
      this.blocked.add(pair);
      // The last that it gets is the carrier's own.
      this.keep(account, { from: to, to: from, body: stopped, direction: 'outbound-reply', status: 'delivered' });
    }
    if (starts.test(body)) this.blocked.delete(pair);
    if (number.smsUrl === '') return true;
    const fields = {
      MessageSid: text.sid,
      SmsMessageSid: text.sid,
      SmsSid: text.sid,
      AccountSid: text.accountSid,
      From: from,
      To: to,
      Body: body,
      NumMedia: '0',
      SmsStatus: 'received',
      ApiVersion: '2010-04-01',
      NumSegments: String(Math.max(1, segmentsOf(body).segments)),
    };
    const answer = await this.ask(account, number.smsUrl, fields);
    if (answer !== null || number.smsFallbackUrl === '') return true;
    const why = { ErrorCode: '11200', ErrorUrl: number.smsUrl };
    await this.ask(account, number.smsFallbackUrl, { ...fields, ...why });
    return true;
  }

  private async ask(account: SimulatorAccount, url: string, fields: Record<string, string>): Promise<string | null> {
    try {
      return await askWebhook(this.context, account, 'text', url, fields);
    } catch (error) {
      this.context.log.warn({ err: error }, 'a webhook of the carrier simulator got no answer');
      return null;
    }
  }

  /** Texts to and from the phones in the page, oldest first. */
  ofPhone(account: SimulatorAccount): SimulatorText[] {
    const isThere = ({ from, to, direction, status }: SimulatorText) =>
      direction === 'outbound-api'
        ? textScriptOf(to) === undefined && status === 'delivered'
        : [from, to].includes(softPhoneNumber);
    return this.list(account).filter(isThere).reverse();
  }

  private inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.context.log.warn({ err: error }, 'a text of the carrier simulator broke');
    });
  }
}

const exchanges = new WeakMap<Services, TextExchange>();

/** The texts of this process. */
export function textsOf(services: Services): TextExchange {
  const known = exchanges.get(services) ?? new TextExchange(contextOf(services));
  exchanges.set(services, known);
  return known;
}
