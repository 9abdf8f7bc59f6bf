import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import type { TokenBearer } from '#server/platform/http/implement.ts';
import type { Caller } from './call-tool.ts';
import { cleanWords, notInstructions } from './clean-words.ts';
import { fitResult } from './fit-result.ts';
import { Refusal, type Tool, type ToolCall } from './tool.ts';
import { tools } from './tools/catalog.ts';

/** What is read by its address: how it is listed, and how it is read. */
interface Kind {
  of: 'agents' | 'calls' | 'documents';
  title: string;
  description: string;
  uses: readonly Endpoint[];
  list(call: ToolCall): Promise<{ id: string; name: string }[]>;
  read(call: ToolCall, id: string): Promise<object>;
}

const runOf = (name: string) => tools.find((one) => one.name === name) as Tool;

const kinds: readonly Kind[] = [
  {
    of: 'agents',
    title: 'Agent',
    description: 'The steps of an agent’s draft, and any problems with them',
    uses: [agentsApi.list, draftsApi.get],
    list: async ({ ask }) => (await ask(agentsApi.list)).items,
    read: (call, agentId) => runOf('get_agent').run(call, { agentId, part: 'outline' }),
  },
  {
    of: 'calls',
    title: 'Call',
    description: 'The summary and transcript of a call',
    uses: [callsApi.list, callsApi.get],
    async list({ ask }) {
      const { items } = await ask(callsApi.list, { query: { limit: 20 } });
      return items.map(({ id, agentName, startedAt }) => ({ id, name: `${agentName}, ${startedAt}` }));
    },
    read: (call, callId) => runOf('get_call').run(call, { callId, parts: ['summary', 'transcript'] }),
  },
  {
    of: 'documents',
    title: 'Document',
    description: 'The text of a Knowledge Base document',
    uses: [knowledgeApi.list, knowledgeApi.chunks],
    async list({ ask }) {
      const { items } = await ask(knowledgeApi.list, { query: { limit: 50 } });
      return items.map(({ id, name }) => ({ id, name: cleanWords(name) }));
    },
    async read({ ask }, fileId) {
      const { items } = await ask(knowledgeApi.chunks, { params: { fileId }, query: {} });
      return { ...notInstructions, pieces: items.map(({ text }) => ({ fromDocument: cleanWords(text) })) };
    },
  },
];

const addressOf = (of: Kind['of'], id: string) => `parley://${of}/${id}`;

/** What a token may read by address. */
export function addResources(server: McpServer, { scope }: TokenBearer, caller: Caller): void {
  for (const kind of kinds) {
    if (!kind.uses.every(({ can }) => scope.actor?.may?.(can as never) === true)) continue;
    const call = { ask: caller.api() };
    const template = new ResourceTemplate(addressOf(kind.of, '{id}'), {
      list: async () => ({
        resources: (await kind.list(call)).map(({ id, name }) => ({
          uri: addressOf(kind.of, id),
          name,
          mimeType: 'application/json',
        })),
      }),
    });
    const about = { title: kind.title, description: kind.description, mimeType: 'application/json' };
    server.registerResource(kind.of, template, about, async (uri, { id }) => {
      const data = await kind.read(call, String(id)).catch((error: unknown) => {
        if (error instanceof Refusal) throw new ResourceNotFoundError(uri.href);
        throw error;
      });
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: fitResult(data) }] };
    });
  }
}
