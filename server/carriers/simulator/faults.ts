/** What the carrier can be asked for. */
export const operations = [
  'account.fetch',
  'prices.fetch',
  'offers.list',
  'numbers.list',
  'numbers.create',
  'numbers.fetch',
  'numbers.update',
  'numbers.remove',
  'calls.list',
  'calls.create',
  'calls.fetch',
  'calls.update',
  'recordings.list',
  'recordings.create',
  'recordings.fetch',
  'recordings.update',
  'recordings.remove',
  'conferences.list',
  'lookups.fetch',
  'messages.list',
  'messages.create',
  'messages.fetch',
] as const;
export type Operation = (typeof operations)[number];

/**
 * What the carrier asks and tells: what to do with a call, how a call stands, who took it, that a text came in, how a text
 * goes, that a recording is there.
 */
export const hooks = ['document', 'status', 'machine', 'text', 'text.status', 'recording'] as const;
export type Hook = (typeof hooks)[number];

/** How a request of the API goes wrong. `done`: what was asked for is done all the same. */
export type ApiFault = { done?: boolean } & (
  | { does: 'refuse'; status: number; code: number; message: string }
  /** It answers nothing; closes the line; breaks off in the middle; answers something else than is known. */
  | { does: 'hang' | 'cut' | 'half' | 'garbage' | 'empty' | 'other' }
);

/** How a request to a webhook goes wrong. Late: in ms; forged: signed with another token; cut: half of it arrives. */
export type HookFault = { does: 'lose' | 'twice' | 'forge' | 'cut' } | { does: 'late'; ms: number };

interface Rule<T> {
  which: string;
  accountSid: string;
  fault: T;
  times: number;
}

const take = <T>(rules: Rule<T>[], which: string, accountSid: string): T | null => {
  const rule = rules.find((one) => one.which === which && one.accountSid === accountSid && one.times > 0);
  if (rule === undefined) return null;
  rule.times -= 1;
  return rule.fault;
};

/** What goes wrong at the carrier, as it was asked for: the next times that an account does something. */
export class Faults {
  private api: Rule<ApiFault>[] = [];
  private webhooks: Rule<HookFault>[] = [];

  /** The account's next requests of this kind go wrong. */
  set(accountSid: string, which: Operation, fault: ApiFault, times = 1): void {
    this.api.push({ which, accountSid, fault, times });
  }

  /** The next requests of this kind to webhooks of the account go wrong. */
  setHook(accountSid: string, which: Hook, fault: HookFault, times = 1): void {
    this.webhooks.push({ which, accountSid, fault, times });
  }

  /** All of an account goes well again. */
  clear(accountSid: string): void {
    this.api = this.api.filter((one) => one.accountSid !== accountSid);
    this.webhooks = this.webhooks.filter((one) => one.accountSid !== accountSid);
  }

  /** What goes wrong with this request; null: nothing. */
  take(accountSid: string, which: Operation): ApiFault | null {
    return take(this.api, which, accountSid);
  }

  takeHook(accountSid: string, which: Hook): HookFault | null {
    return take(this.webhooks, which, accountSid);
  }
}

/** By a number's end. */
export const faultyNumbers: Record<string, { fault: ApiFault }> = {
  '0183': { fault: { does: 'refuse', status: 400, code: 21211, message: 'This number is not valid.' } },
  '0184': { fault: { does: 'refuse', status: 429, code: 20429, message: 'Too Many Requests' } },
  '0185': { fault: { does: 'refuse', status: 500, code: 20500, message: 'Internal Server Error' } },
  '0186': { fault: { does: 'cut', done: true } },
};

/** What goes wrong at the last numbers of every area, for calls and texts alike, so that each fault is tried at will. */
export const faultOfNumber = (number: string): ApiFault | null =>
  /555\d{4}$/.test(number) ? (faultyNumbers[number.slice(-4)]?.fault ?? null) : null;
