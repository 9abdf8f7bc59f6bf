import type { ErasedPlace, Erasure } from '#domain/privacy/erasures.ts';
import type { KeptKind, RedactedKind } from '#domain/privacy/retention.ts';

interface KindWords {
  label: string;
  hint: string;
  /** How long it's kept where no number of days is chosen; until someone deletes it where nothing stands here. */
  otherwise?: string;
  /** Days that can be chosen at most. */
  most?: number;
}

/** What each kind of content is called, and what it is. */
export const kindWords: Readonly<Record<KeptKind, KindWords>> = {
  transcripts: { label: 'Transcripts', hint: 'Calls, chats, and texts, plus model-written summaries.' },
  values: { label: 'Collected values', hint: 'Values collected by agents or passed in when a call starts.' },
  recordings: { label: 'Recordings', hint: 'Audio from calls recorded by an agent.' },
  audio: { label: 'Agent audio', hint: 'Cached speech.', otherwise: 'Same as the transcript' },
  modelInputs: { label: 'Model inputs', hint: 'Requests to language models and their responses.' },
  webhookBodies: { label: 'Webhook events', hint: 'Events sent to webhooks.', otherwise: '30 days', most: 29 },
  logs: {
    label: 'Action and workflow logs',
    hint: 'Values, requests, and responses from runs.',
    otherwise: 'Same as the collected values',
  },
};

/** Details that can be taken out of transcripts. */
export const redactedWords: Readonly<Record<RedactedKind, string>> = {
  names: 'Names',
  numbers: 'Phone numbers, other long numbers, and emails',
  addresses: 'Addresses',
  cards: 'Card numbers',
  health: 'Health terms',
};

/** Lengths that are offered, in days. */
const offered = [1, 7, 30, 90, 180, 365, 730, 1095, 3650];

/** A length in words. */
export function daysWords(days: number): string {
  if (days % 365 === 0) return days === 365 ? '1 year' : `${days / 365} years`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** The lengths to choose from, with one that was set otherwise. */
export const offeredDays = (days: number | null): number[] =>
  days === null || offered.includes(days) ? offered : [...offered, days].toSorted((one, other) => one - other);

/** Where something was found, in words. */
export const placeWords: Readonly<Record<ErasedPlace, string>> = {
  contacts: 'Contacts and notes',
  calls: 'Calls and chats',
  recordings: 'Recordings',
  messages: 'Text messages',
  tasks: 'Follow-ups',
  appointments: 'Appointments',
  actions: 'Action runs',
  workflows: 'Workflow runs',
  webhooks: 'Webhook events',
  models: 'Model requests',
  campaigns: 'Campaign entries',
  imports: 'Imported rows',
  consents: 'Consents',
  speech: 'Saved speech',
  notifications: 'Notifications',
  emails: 'Emails in the outbox',
  jobs: 'Queued jobs',
  answers: 'Stored API responses',
  doNotCall: 'Do-not-call entries kept as a hash',
  other: 'Other entries',
};

export const erasureStatus: Readonly<
  Record<Erasure['status'], { label: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  running: { label: 'Running', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};
