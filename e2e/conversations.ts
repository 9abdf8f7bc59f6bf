import { chatsApi } from '#domain/channels/chats.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

/** A conversation that a program has with an agent: one of a person at the page would be a test, and not count. */
export async function openConversation(product: Product, person: Person, agentId: string) {
  const { value: secret } = await person.call<{ value: string }>(accessTokensApi.create, {
    name: 'Conversations',
    scopes: ['agents', 'calls'],
  });
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; messages: { text: string }[] };
  };
  const { id } = await post(chatsApi.start.path.replace(':agentId', agentId), {});
  return {
    /** Says something; what the agent answers. */
    async say(text: string): Promise<string> {
      const { messages } = await post(chatsApi.send.path.replace(':callId', id), { text });
      return messages.map((message) => message.text).join(' ');
    },
  };
}

/** One from its first to its last answer. */
export async function haveConversation(product: Product, person: Person, agentId: string, answers: readonly string[]) {
  const conversation = await openConversation(product, person, agentId);
  for (const text of answers) await conversation.say(text);
}
