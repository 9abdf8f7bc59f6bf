import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** A connected MCP server with a tool that someone allowed. */
export const toolServerRows = (w: string, ids: Ids): string => `
  insert into tool_servers (workspace_id, id, name, url, tools, allowed, checked_at, created_at)
    values ('${w}', '${ids.toolServerId}', '${marker}', 'https://127.0.0.1/${marker}',
      '[{"name":"${marker}","title":"${marker}","description":"${marker}","hash":"x","looksOnly":true,"inputSchema":{},"outputSchema":null,"gone":false}]',
      '{"${marker}":"x"}', now(), now());`;
