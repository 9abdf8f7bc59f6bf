import type { CampaignDetail, CampaignTarget } from '#domain/campaigns/campaigns.ts';

export const campaignId = '019a0000-0000-7000-8000-0000000000e1';
const at = '2026-11-20T10:00:00Z';

/** A campaign that was looked up and calls no one yet. */
export const aCampaign = (change: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id: campaignId,
  name: 'Check-ups',
  agentId: campaignId,
  numberId: campaignId,
  status: 'draft',
  problem: null,
  agentName: 'Mia',
  number: '+15715550100',
  purpose: 'calls',
  goal: 'success',
  maxMinutes: null,
  channel: 'call',
  text: '',
  maxSegments: null,
  segmentsUsed: 0,
  sample: null,
  audience: { segmentId: null, filter: [], follows: null },
  hours: { from: 540, until: 1200, days: [1, 2, 3, 4, 5, 6] },
  atOnce: 3,
  perMinute: 10,
  linesFree: 30,
  attempts: { most: 3, busyMinutes: 15, noAnswerHours: 24, afterVoicemail: false },
  preparedAt: at,
  startedAt: null,
  endedAt: null,
  externalId: null,
  metadata: {},
  createdAt: at,
  nextAttemptAt: at,
  counts: { waiting: 2, calling: 0, ended: 0, skipped: 1 },
  results: [],
  skips: [{ reason: 'no_consent', people: 1 }],
  attempts24h: 0,
  minutesUsed: 0,
  ...change,
});

export const aTarget = (change: Partial<CampaignTarget> = {}): CampaignTarget => ({
  contactId: campaignId,
  name: 'Ada Lovelace',
  phone: '+12025550123',
  status: 'waiting',
  result: null,
  reason: null,
  attempts: 0,
  nextAttemptAt: at,
  lastAttemptAt: null,
  callId: null,
  messageId: null,
  ...change,
});
