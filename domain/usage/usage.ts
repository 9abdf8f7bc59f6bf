/** What a limit is counted to: a calendar month or day in UTC, or all time. */
export type MeterPeriod = 'day' | 'month' | 'always';

/**
 * Everything that is metered, in whole numbers of the smallest unit. The period is the one that a limit of today counts
 * to; each fact keeps its own, so that a meter may get another.
 */
export const usageMeters = {
  /** Characters that were spoken by request. */
  speech_characters: { unit: 'characters', period: 'month' },
  /** Calls that were answered. */
  calls: { unit: 'calls', period: 'month' },
  /** Seconds of calls. */
  call_seconds: { unit: 'seconds', period: 'always' },
  /** Mails to addresses that callers named. */
  mails: { unit: 'mails', period: 'day' },
  /** Mails of invitations. */
  invitations: { unit: 'mails', period: 'day' },
  /** Parts of text messages that went out, as carriers count them. */
  message_segments: { unit: 'segments', period: 'month' },
  /** Phone numbers at midnight (UTC), each for a day; those for tests are none. */
  number_days: { unit: 'days', period: 'month' },
  /** Chats in which the visitor wrote, tests with them. */
  chats: { unit: 'chats', period: 'month' },
  /** Tokens that language models read and wrote. */
  model_tokens: { unit: 'tokens', period: 'month' },
  /** What they cost, as far as there is a price. */
  model_cost: { unit: 'millionths of a US dollar', period: 'month' },
  /** Bytes of files that are kept: the sum of their rows, see server/usage/files. */
  storage_bytes: { unit: 'bytes', period: 'always' },
  /** Requests with an access token. Counted beside the ledger, see server/usage/api-requests.ts. */
  api_calls: { unit: 'calls', period: 'day' },
  /** Bytes of answers. Counted beside the ledger, see server/usage/traffic.ts. */
  bandwidth_bytes: { unit: 'bytes', period: 'day' },
} as const satisfies Record<string, { unit: string; period: MeterPeriod }>;
export type UsageMeter = keyof typeof usageMeters;

/** The day (UTC) of a moment, as in `2026-11-23`. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The calendar month (UTC) of a moment, as in `2026-11`. */
export const monthOf = (at: number) => dayOf(at).slice(0, 7);

/** What the usage of a moment counts to: `2026-11`, `2026-11-23` or `always`. */
export function periodOf(meter: UsageMeter, at: number): string {
  const { period } = usageMeters[meter];
  if (period === 'always') return 'always';
  return period === 'day' ? dayOf(at) : monthOf(at);
}

/** When the period of a moment ends and its limit is whole again; null where it never does. */
export function periodEnd(meter: UsageMeter, at: number): Date | null {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const { period } = usageMeters[meter];
  if (period === 'always') return null;
  return new Date(period === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1));
}

/** Mails that a workspace may send in a day to addresses that callers name; the setting CALLER_MAILS_PER_DAY. */
export const callerMailsPerDay = 200;
