import { agentsApi } from '#domain/agents/agents.ts';
import { browserKeysApi } from '#domain/channels/browser-keys.ts';
import { widgetsApi, widgetVisitsApi } from '#domain/channels/widgets.ts';
import { newAgent } from './example-calls.ts';
import { owner, server } from './example-server.ts';

/** Widgets and the chats of their visitors, for examples. */

/** A widget of an agent that answers. */
async function newWidget() {
  const agentId = await newAgent();
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const { name, domains } = widgetsApi.create.example.body;
  return owner.call(widgetsApi.create, { params: { agentId }, body: { name, domains: [...domains] } });
}

/** A browser key for one agent that answers, and for pages of the example. */
async function newBrowserKey() {
  const agentId = await newAgent();
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const { name, origins } = browserKeysApi.create.example.body;
  callee.agentId = agentId;
  return owner.call(browserKeysApi.create, { body: { name, origins: [...origins], agentIds: [agentId] } });
}

/** The agent of the key that was made last: it stands in for the example's. */
const callee = { agentId: '' };
const callees = { agentIds: [''] };

/** What has to be there before an example is sent. */
export const beforeVisits: Record<string, () => Promise<unknown>> = {
  'browserKeys.create': async () => {
    callees.agentIds = [await newAgent()];
  },
};

/** The token of the visitor's chat that was begun last: it stands in for the examples'. */
const visit = { token: '' };

/** What ids and keys in paths stand for. */
export const widgetThings = {
  widgetId: async () => (await newWidget()).id,
  key: async () => (await newWidget()).key,
  browserKeyId: async () => (await newBrowserKey()).id,
  browserKey: async () => (await newBrowserKey()).key,
  async visitId() {
    const { key } = await newWidget();
    const path = widgetVisitsApi.chat.path.replace(':key', key);
    const begun = (await server.send('POST', path, widgetVisitsApi.chat.example.body)).body;
    const { chat, token } = begun as { chat: { id: string }; token: string };
    visit.token = token;
    return chat.id;
  },
};

/** The bodies of examples with the token that opens the chat here. */
export const insteadOfVisits: Record<string, object> = Object.fromEntries([
  ...['resume', 'send', 'end'].map((name) => [`widgetVisits.${name}`, visit]),
  ['browserCalls.start', callee],
  ['browserKeys.create', callees],
]);
