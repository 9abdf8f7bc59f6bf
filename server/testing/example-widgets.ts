import { agentsApi } from '#domain/agents/agents.ts';
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

/** The token of the visitor's chat that was begun last: it stands in for the examples'. */
const visit = { token: '' };

/** What ids and keys in paths stand for. */
export const widgetThings = {
  widgetId: async () => (await newWidget()).id,
  key: async () => (await newWidget()).key,
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
export const insteadOfVisits: Record<string, object> = Object.fromEntries(
  ['resume', 'send', 'end'].map((name) => [`widgetVisits.${name}`, visit]),
);
