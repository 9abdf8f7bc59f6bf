import { expect, test } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { callLinksApi } from '#domain/calls/call-links.ts';
import { callNotesApi } from '#domain/calls/call-notes.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { membersApi } from '#domain/identity/members.ts';
import { actIn } from '#server/calls/live-commands.ts';
import { addNote } from '#server/calls/notes/call-notes.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { makeLink } from './call-links.ts';

const app = await startApp();

test('a call is shared by a link until it expires, is revoked, or its call is deleted', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  await owner.call(chatsApi.send, { params: { callId: callId }, body: { text: 'my card is 4111 1111 1111 1111' } });
  const params = { callId };
  expect((await owner.send('POST', `/v1/calls/${callId}/links`, { hours: 1, parts: ['transcript'] })).status).toBe(409);
  await owner.call(chatsApi.end, { params: { callId: callId } });

  const { link, token } = await owner.call(callLinksApi.create, { params, body: { hours: 1, parts: ['transcript'] } });
  const open = (given: string) => app.send('POST', '/v1/shared-calls', { token: given });
  const shown = await open(token);
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject({ parts: ['transcript'], values: [] });
  expect(JSON.stringify(shown.body)).toContain('[card ending 1111]');
  expect(JSON.stringify(shown.body)).not.toMatch(/4111 ?1111/);
  expect((await app.send('GET', `/v1/shared-calls/${token}/audio`)).status).toBe(404);
  expect((await open('nonsense')).status).toBe(404);
  const { items } = await owner.call(callLinksApi.list, { params });
  expect(items).toMatchObject([{ id: link.id, opened: 1, parts: ['transcript'] }]);
  expect(JSON.stringify(items)).not.toContain(token);

  const member = await app.newMember(owner, 'member');
  expect((await member.send('POST', `/v1/calls/${callId}/links`, { hours: 1, parts: ['values'] })).status).toBe(403);
  expect((await owner.send('POST', `/v1/calls/${callId}/links`, { hours: 2, parts: ['values'] })).status).toBe(400);

  await owner.call(callLinksApi.remove, { params: { callId, linkId: link.id } });
  expect((await open(token)).status).toBe(404);

  const admin = await app.newMember(owner, 'admin');
  const theirs = await admin.call(callLinksApi.create, { params, body: { hours: 24, parts: ['values'] } });
  expect((await open(theirs.token)).status).toBe(200);
  await owner.call(membersApi.remove, { params: { memberId: admin.userId } });
  expect((await open(theirs.token)).status, 'of who is gone').toBe(404);

  const later = await owner.call(callLinksApi.create, { params, body: { hours: 1, parts: ['values'] } });
  expect(await open(later.token)).toMatchObject({ status: 200, body: { turns: [] } });
  app.clock.advance(3_600_001);
  expect((await open(later.token)).status).toBe(404);

  const again = await app.newSession(owner);
  const last = await again.call(callLinksApi.create, { params, body: { hours: 24, parts: ['values'] } });
  await again.call(callsApi.remove, { params });
  expect((await open(last.token)).status).toBe(404);
});

test('a link is over while its workspace is suspended, and where it is deleted', async () => {
  const agency = await app.newOwner();
  const { id } = await agency.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
  const owner = await app.newMember({ ...agency, workspaceId: id }, 'owner');
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  await owner.call(chatsApi.end, { params: { callId: callId } });
  const body = { hours: 24 as const, parts: ['transcript' as const] };
  const { token } = await owner.call(callLinksApi.create, { params: { callId }, body });
  const open = async () => (await app.send('POST', '/v1/shared-calls', { token })).status;
  const params = { subaccountId: id };
  expect(await open()).toBe(200);
  await agency.call(subaccountsApi.suspend, { params, body: { reason: 'Unpaid.' } });
  expect(await open()).toBe(404);
  await agency.call(subaccountsApi.resume, { params });
  expect(await open()).toBe(200);
  // Of someone of the agency, whose entry ends.
  await agency.call(subaccountsApi.enter, { params });
  const headers = { authorization: `Bearer ${agency.token}`, 'x-workspace-id': id };
  const theirs = await app.send('POST', `/v1/calls/${callId}/links`, body, headers);
  const { token: ofEntry } = theirs.body as { token: string };
  const openTheirs = async () => (await app.send('POST', '/v1/shared-calls', { token: ofEntry })).status;
  expect([theirs.status, await openTheirs()]).toEqual([201, 200]);
  expect((await app.send('DELETE', '/v1/subaccount-entry', undefined, headers)).status).toBe(204);
  expect([await openTheirs(), await open()]).toEqual([404, 200]);
  await agency.call(subaccountsApi.remove, { params, body: { name: 'Bright Dental' } });
  expect(await open()).toBe(404);
});

test('what is asked for again because its answer was lost is done once: a note, a link, a whisper', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const { workspaceId, userId } = owner;
  const scope = { services: app.services, workspaceId, actor: { userId } } as Scope;
  const params = { callId };
  const [noteId, linkId, repeatId] = [newId(), newId(), newId()];

  const whisper = () => actIn(scope, callId, { kind: 'whisper', text: 'We open at nine.' }, repeatId);
  expect((await whisper()).seq).toBe((await whisper()).seq);

  await owner.call(chatsApi.end, { params: { callId: callId } });
  expect((await whisper()).seq).toBe(1);
  await addNote(scope, callId, 'Call back.', noteId);
  expect(await addNote(scope, callId, 'Call back.', noteId)).toMatchObject({ id: noteId, text: 'Call back.' });
  expect((await owner.call(callNotesApi.list, { params })).items).toHaveLength(1);

  const lost = await makeLink(scope, callId, { hours: 1, parts: ['values'] }, linkId);
  const told = await makeLink(scope, callId, { hours: 1, parts: ['values'] }, linkId);
  expect((await owner.call(callLinksApi.list, { params })).items).toHaveLength(1);
  const open = (token: string) => app.send('POST', '/v1/shared-calls', { token });
  expect([(await open(lost.token)).status, (await open(told.token)).status]).toEqual([404, 200]);
});
