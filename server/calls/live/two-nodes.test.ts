import { afterAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { membersApi } from '#domain/identity/members.ts';
import { buildApp } from '#server/app.ts';
import { hearNews } from '#server/calls/hear-news.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import type { Services } from '#server/services.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';

/** Two servers on one database: the caller is at one, anyone who watches and helps at the other. */

const server = await startApp();
const other: Services = { ...server.services, calls: openLiveCalls() };
const otherApp = await buildApp(other);
afterAll(() => otherApp.close());
await hearNews(server.services);
const stopFollowing = await accessCache(other).follow();
afterAll(stopFollowing);
const [here, there] = [await addressOf(server.app), await addressOf(otherApp)];

const soon = (holds: () => unknown) =>
  vi.waitFor(
    async () => {
      server.clock.advance(100);
      await holds();
    },
    { timeout: 15_000 },
  );

it('a call at one node is watched, listened to and taken over at another', async () => {
  const owner = await server.newOwner();
  const member = await server.newMember(owner, 'admin');
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const caller = await openCallClient(here);
  caller.send({ type: 'hello', version: 1, ticket });
  await caller.next('turn', ({ role }) => role === 'agent');
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'x-workspace-id': owner.workspaceId,
    'content-type': 'application/json',
  };
  const act = async (what: string, body: object = {}) => {
    const sent = what === 'say' ? { body: JSON.stringify(body) } : { body: '{}' };
    const address = `http://${there}/v1/live-calls/${callId}/${what}`;
    const answer = await fetch(address, { method: 'POST', headers, ...sent });
    expect([what, answer.status]).toEqual([what, 200]);
    return answer.json();
  };

  const listened = (await act('listeners')) as { ticket: string; socketPath: string };
  await caller.next('turn', ({ text }) => /listening to this call/.test(text));
  const socket = new WebSocket(`ws://${there}${listened.socketPath}`);
  const sound: Buffer[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) sound.push(data);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', ticket: listened.ticket }));

  await act('take-over');
  await caller.next('turn', ({ text }) => /putting a colleague on/.test(text));
  await act('say', { text: 'Hello, here is a person who speaks with the voice of the agent.' });
  await caller.next('turn', ({ text }) => /here is a person/.test(text));
  await soon(() => expect(sound.length).toBeGreaterThan(10));
  expect(sound[0]!.length, 'a side and 20 ms').toBe(2 + 640);
  socket.close();

  // Who is taken off the team hears nothing more.
  const theirs = { ...headers, authorization: `Bearer ${member.token}` };
  const asked = await fetch(`http://${there}/v1/live-calls/${callId}/listeners`, {
    method: 'POST',
    headers: theirs,
    body: '{}',
  });
  const { ticket: memberTicket } = (await asked.json()) as { ticket: string };
  const listening = new WebSocket(`ws://${there}${listened.socketPath}`);
  const closed = new Promise<number>((resolve) => listening.once('close', resolve));
  await new Promise((resolve) => listening.once('open', resolve));
  listening.send(JSON.stringify({ type: 'hello', ticket: memberTicket }));
  await new Promise((resolve) => listening.once('message', resolve));
  await owner.call(membersApi.remove, { params: { memberId: member.userId } });
  expect(await closed).toBe(1008);

  await act('hand-back');
  await caller.next('turn', ({ text }) => /appointment for/.test(text));
  await act('end');
  expect((await caller.next('ended')).reason).toBe('agent_hangup');
}, 60_000);
