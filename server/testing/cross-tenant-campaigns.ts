import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** A campaign with someone on its list, and a rule of a country. */
export const campaignRows = (w: string, ids: Ids): string => {
  const plan = {
    name: marker,
    agentId: ids.agentId,
    numberId: ids.numberId,
    purpose: 'calls',
    goal: 'success',
    audience: { segmentId: null, filter: [], follows: null },
    hours: { from: 0, until: 1440, days: [1] },
    atOnce: 1,
    perMinute: 1,
    linesFree: 0,
    maxMinutes: null,
    channel: 'call',
    text: '',
    maxSegments: null,
    attempts: { most: 1, busyMinutes: 15, noAnswerHours: 24, afterVoicemail: false },
  };
  return `
  insert into campaigns (workspace_id, id, state, plan, created_at, changed_at)
    values ('${w}', '${ids.campaignId}', 'draft', '${JSON.stringify(plan)}', now(), now());
  insert into campaign_targets (workspace_id, campaign_id, id, name, phone, state, result, attempts)
    values ('${w}', '${ids.campaignId}', gen_random_uuid(), '${marker}', '+4930901820', 'ended', 'busy', 1);
  insert into campaign_attempts (workspace_id, campaign_id, attempt_id, target_id, phone, at, dialled, result, seconds)
    values ('${w}', '${ids.campaignId}', gen_random_uuid(), gen_random_uuid(), '+4930901820', now(), true, 'busy', 7000);
  insert into calling_rules (workspace_id, country, rule, changed_at) select '${w}', 'FR',
    '{"from":1,"until":2,"days":[1],"consent":true,"publicHolidays":false,"perDay":1,"holidays":[{"date":"2027-01-01","name":"${marker}","yearly":true}]}', now();`;
};
