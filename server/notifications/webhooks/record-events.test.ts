import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { type WebhookEventType, webhookEvents } from '#domain/notifications/webhook-events.data.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

const app = await startWebhookApp();

test('contacts and tasks are told of as they change, to who has asked for all of a noun', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner, ['contact.*', 'task.*']);
  const person = { name: 'Ann Bell', phone: '+15715550123', externalId: 'customer-17', metadata: { plan: 'gold' } };
  const contact = await owner.call(contactsApi.create, { body: person });
  const params = { contactId: contact.id };
  await owner.call(contactsApi.update, { params, body: { company: 'Acme' } });
  await owner.call(contactsApi.remove, { params });
  const { id: taskId } = await owner.call(tasksApi.create, { body: { summary: 'Call about the quote.' } });
  await owner.call(tasksApi.update, { params: { taskId }, body: { done: true } });
  // Of nothing else.
  await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  await app.eventually(() => expect(hook.got()).toHaveLength(5));
  const got = new Map(hook.got().map(({ json }) => [json.type as WebhookEventType, json.data]));
  expect(got.get('contact.created')).toEqual(contact);
  expect(got.get('contact.updated')).toMatchObject({ id: contact.id, company: 'Acme' });
  expect(got.get('contact.deleted')).toEqual({
    contactId: contact.id,
    externalId: 'customer-17',
    metadata: { plan: 'gold' },
  });
  expect(got.get('task.created')).toMatchObject({ taskId, status: 'open', summary: 'Call about the quote.' });
  expect(got.get('task.updated')).toMatchObject({ taskId, status: 'done' });
  for (const [type, data] of got)
    expect(Object.keys(data).sort(), type).toEqual(Object.keys(webhookEvents[type].example).sort());
});

test('a version that answers is told of when it is published', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner, ['agent.published']);
  const own = { externalId: 'desk', metadata: { team: 'north' } };
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support', ...own } });
  const params = { agentId };
  const { revision, configuration } = await owner.call(draftsApi.get, { params });
  const changed = { ...configuration, greeting: 'Hello, this is the desk.' };
  const saved = await owner.call(draftsApi.save, { params, body: { revision, configuration: changed } });
  await owner.call(draftsApi.publish, { params, body: { revision: saved.revision, note: 'Shorter.' } });
  await app.eventually(() => expect(hook.got()).toHaveLength(1));
  expect(hook.got()[0]!.json.data).toEqual({ agentId, name: configuration.name, ...own, version: 2, note: 'Shorter.' });
});

test('a wildcard is refused in forms that have no message for its events', async () => {
  const owner = await app.newOwner();
  const body = { url: 'https://hooks.example.com/x', events: ['contact.*' as const], format: 'vapi' as const };
  await expect(owner.call(webhooksApi.create, { body })).rejects.toThrow(/doesn’t support contact/);
  const calls = await owner.call(webhooksApi.create, { body: { ...body, events: ['call.*'], format: 'parley' } });
  expect(calls.events).toEqual(['call.*']);
});
