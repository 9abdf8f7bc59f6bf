import { firstLook } from '#domain/channels/widget-look.ts';
import { firstWidgetLimits, widgetsLimit } from '#domain/channels/widgets.ts';
import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** As many widgets of an agent as it may have, and a conversation of the first. */
export const widgetRows = (w: string, ids: Ids): string => `
  insert into widgets (workspace_id, id, agent_id, name, key, enabled, look, domains, limits, created_at)
    select '${w}', case when n = 1 then '${ids.widgetId}' else gen_random_uuid() end, '${ids.agentId}', '${marker}',
      'pk_' || gen_random_uuid(), true, '${JSON.stringify({ ...firstLook, title: marker })}', '{${marker}.example}',
      '${JSON.stringify(firstWidgetLimits)}', now() from generate_series(1, ${widgetsLimit}) n;
  insert into browser_keys (workspace_id, id, name, key, origins, agent_ids, limits, created_at)
    values ('${w}', '${ids.browserKeyId}', '${marker}', 'pk-' || gen_random_uuid(), '{${marker}.example}',
      '{${ids.agentId}}', '${JSON.stringify(firstWidgetLimits)}', now());
  update calls set widget_id = '${ids.widgetId}', page = '${marker}', max_minutes = 30
    where workspace_id = '${w}' and id = '${ids.callId}';`;

/** One of them under the very id of the other's; keys are one widget's in the whole installation. */
export const widgetTwin = (other: string, asker: string, ids: Ids): string => `
  insert into widgets (workspace_id, id, agent_id, name, key, enabled, look, domains, limits, created_at)
    select '${asker}', id, agent_id, 'Mine', 'pk_' || gen_random_uuid(), enabled, '${JSON.stringify(firstLook)}', '{}', limits, created_at
    from widgets where workspace_id = '${other}' and id = '${ids.widgetId}'`;

/** A browser key under the very id of the other's. */
export const browserKeyTwin = (other: string, asker: string, ids: Ids): string => `
  insert into browser_keys (workspace_id, id, name, key, origins, agent_ids, limits, created_at)
    select '${asker}', id, 'Mine', 'pk-' || gen_random_uuid(), '{}', agent_ids, limits, created_at
    from browser_keys where workspace_id = '${other}' and id = '${ids.browserKeyId}'`;
