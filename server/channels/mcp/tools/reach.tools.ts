import { z } from 'zod';
import { agentsApi } from '#domain/agents/agents.ts';
import { longestText, messagesApi } from '#domain/carriers/messages.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { cleanWords } from '../clean-words.ts';
import { Refusal, type ToolCall, tool } from '../tool.ts';
import { agentId, contactId, idFrom } from './inputs.ts';

/** Someone who can be called: a contact alone, so that no words of a caller lead to a number of theirs. */
async function personOf({ ask }: ToolCall, contactId: string): Promise<{ name: string; phone: string }> {
  const { name, phone } = await ask(contactsApi.get, { params: { contactId } });
  if (phone === null) throw new Refusal(409, 'This contact has no phone number.');
  return { name: cleanWords(name), phone };
}

const numberId = idFrom('find_numbers');

export const reachTools = [
  tool({
    name: 'call_person',
    title: 'Call a contact',
    about:
      'Has an agent call a contact now. Respects calling hours and the do-not-call list, and asks a person for approval first.',
    kind: 'reaches',
    input: z.strictObject({
      agentId,
      contactId,
      numberId: numberId.optional(),
      values: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()])).default({}),
    }),
    uses: [phoneCallsApi.start, contactsApi.get, agentsApi.get],
    async question(call, { agentId, contactId }) {
      const { name, phone } = await personOf(call, contactId);
      const agent = await call.ask(agentsApi.get, { params: { agentId } });
      return `Call ${name} at ${phone} as “${agent.name}” now?`;
    },
    async run(call, { agentId, contactId, numberId, values }) {
      const { phone } = await personOf(call, contactId);
      const body = { to: phone, agentId, numberId, variables: values, respectCallingRules: true };
      const { callId, status, problem } = await call.ask(phoneCallsApi.start, { body });
      return { callId, status, problem };
    },
  }),
  tool({
    name: 'send_message',
    title: 'Text a contact',
    about: 'Sends a text message to a contact from one of the workspace’s numbers. Asks a person for approval first.',
    kind: 'reaches',
    input: z.strictObject({ contactId, numberId, text: z.string().trim().min(1).max(longestText) }),
    uses: [messagesApi.send, contactsApi.get],
    async question(call, { contactId, text }) {
      const { name, phone } = await personOf(call, contactId);
      return `Text ${name} at ${phone}: “${text}”?`;
    },
    async run(call, { contactId, numberId, text }) {
      const { phone } = await personOf(call, contactId);
      const { id, status, problem } = await call.ask(messagesApi.send, { body: { from: numberId, to: phone, text } });
      return { messageId: id, status, problem };
    },
  }),
];
