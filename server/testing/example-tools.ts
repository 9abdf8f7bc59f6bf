import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toolServersApi } from '#domain/actions/tool-servers.ts';
import { appsApi } from '#domain/identity/apps.ts';
import { owner, server } from './example-server.ts';
import { startSimulator } from './fake-web-server.ts';
import { startToolServer } from './tool-server.ts';

/** An MCP server with a tool, and an app that asks to be let in. */

const { url } = toolServersApi.connect.example.body;
await startToolServer(server.services, new URL(url).host, () => {
  const made = new McpServer({ name: 'parts', version: '1' });
  const inputSchema = z.object({ number: z.string().describe('The part’s number') });
  const about = {
    title: 'Find a part',
    description: 'Finds a part by its number.',
    annotations: { readOnlyHint: true },
  };
  made.registerTool('find_part', { ...about, inputSchema }, () => ({ content: [{ type: 'text', text: 'Gasket' }] }));
  return made;
});

const { client_id: client, redirect_uri: waitsAt } = appsApi.check.example.body;
await startSimulator(server.services, new URL(client).host, () => ({
  status: 200,
  body: JSON.stringify({ client_id: client, client_name: 'Assistant', redirect_uris: [waitsAt] }),
}));

async function disconnect(): Promise<void> {
  const { items } = await owner.call(toolServersApi.list);
  for (const { id: toolServerId } of items) await owner.call(toolServersApi.remove, { params: { toolServerId } });
}

/** Connects the server anew, since its name is taken otherwise. */
export async function newToolServer(): Promise<string> {
  await disconnect();
  return (await owner.call(toolServersApi.connect, { body: { name: 'Parts', url, token: null } })).id;
}

/** What has to be there before an example of these. */
export const beforeTools: Record<string, () => Promise<unknown>> = {
  'toolServers.list': newToolServer,
  'toolServers.connect': disconnect,
};
