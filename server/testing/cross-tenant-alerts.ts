import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** Alert rules, an alert of it, and a caller for whom no line was free. */
export const alertRows = (w: string, ids: Ids): string => `
  insert into alert_rules (workspace_id, id, name, figure, raised_when, bound, minutes, least_calls, filters, active, due_at, created_at)
    values ('${w}', '${ids.ruleId}', '${marker}', 'calls', 'below', 7000, 60, 0, '{}', false, now(), now());
  insert into alerts (workspace_id, id, rule_id, name, figure, raised_when, bound, minutes, filters, value, worst, raised_at)
    values ('${w}', '${ids.alertId}', '${ids.ruleId}', '${marker}', 'calls', 'below', 7000, 60, '{}', 7000, 7000, now());
  insert into turned_away (workspace_id, id, number_id, reason, at)
    values ('${w}', '${marker}', '${ids.numberId}', 'too_many_calls', now());`;
