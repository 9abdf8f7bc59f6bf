import type { Campaign, CampaignChannel, SkipReason, TargetResult } from '#domain/campaigns/campaigns.ts';

/** What is said of campaigns and their people. */
export const stateWords: Record<Campaign['status'], string> = {
  draft: 'Draft',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
};

export const stateTones = {
  draft: 'neutral',
  running: 'success',
  paused: 'warning',
  stopped: 'neutral',
  done: 'neutral',
} as const satisfies Record<Campaign['status'], string>;

export const resultWords: Record<TargetResult, string> = {
  reached: 'Reached',
  answered: 'Answered',
  voicemail: 'Voicemail',
  screening: 'Call screening',
  busy: 'Busy',
  no_answer: 'No answer',
  failed: 'Failed',
  not_placed: 'Not placed',
  opted_out: 'Asked not to be contacted',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
};

export const skipWords: Record<SkipReason, string> = {
  no_number: 'No phone number',
  special_number: 'Premium-rate or nonexistent number',
  do_not_call: 'On the do-not-call list',
  no_consent: 'Hasn’t given consent',
  no_window: 'No calling hours shared by all of the number’s time zones',
  own_number: 'The campaign’s own number',
  refused: 'Attempt rejected',
  missing_field: 'Empty field in the text',
};

/** What each channel does with people, in the places where it is said. */
export const channelWords = {
  call: {
    what: 'Calls',
    who: 'Audience',
    lookUp: 'Preview audience',
    toBe: 'Queued',
    being: 'Being called',
    not: 'Not called',
    again: 'called again',
    start: 'Start calling',
    tries: 'Calls',
    reached: 'Reached',
    used: 'Minutes',
    next: 'Next call',
    day: 'calls',
  },
  text: {
    what: 'Texts',
    who: 'Audience',
    lookUp: 'Preview audience',
    toBe: 'Queued',
    being: 'In progress',
    not: 'Not sent',
    again: 'sent again',
    start: 'Start sending',
    tries: 'Texts',
    reached: 'Delivered',
    used: 'Parts',
    next: 'Next text',
    day: 'texts',
  },
} as const satisfies Record<CampaignChannel, Record<string, string>>;

/** How many people something is done with: "Call 2 people?" */
export const askedOf = (channel: CampaignChannel, n: number): string =>
  channel === 'call' ? `Call ${people(n)}?` : `Text ${people(n)}?`;

export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** As a week is read where most of our users live. */
export const daysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** Minutes from midnight as `09:00`; the end of a day is `24:00`, which no field of times takes. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export const people = (n: number): string => (n === 1 ? '1 person' : `${n.toLocaleString('en-US')} people`);
