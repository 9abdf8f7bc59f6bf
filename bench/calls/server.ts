import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { buildApp } from '#server/app.ts';
import { recoverCalls } from '#server/calls/recover-calls.ts';
import { startCall } from '#server/calls/start-call.ts';
import { accountOfWorkspace, storeOf } from '#server/carriers/simulator-accounts.ts';
import { addTestNumber } from '#server/channels/add-test-number.ts';
import { updateNumber } from '#server/channels/phone/numbers/numbers.ts';
import { connectTranscriber } from '#server/channels/transcribers/connect-transcriber.ts';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { SimulatorNumber } from '#server/platform/db/schema/simulator.table.ts';
import { switchSealing } from '#server/platform/secrets/switch-sealing.ts';
import type { Scope } from '#server/scope.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { fakeTranscriberKey } from '#server/testing/fake-transcribers.ts';
import { makeNotifications } from '../make-notifications.ts';
import { makeNumbersAgent } from '../numbers-agent.ts';
import type { BenchNumber, FromServer, ToServer } from './protocol.ts';
import { watch } from './watchers.ts';

/** The whole server in a process of its own, which gives out tickets for calls without the HTTP around them. */

/** Whether the calls' workspaces have Encryption at Rest switched on. */
const sealed = process.env.SEALED === 'yes';
/** Calls of one workspace, within its limit. */
const callsAtOnce = 50;
/** Numbers that an agent asks for: more than a caller gets to. */
const questions = 20;

const tell = (message: FromServer) => process.send!(message);

const config = readConfig({ ...process.env, RATE_LIMIT: '1000', TRIAL_MINUTES: '0' });
const services = await openServices(config, pino({ level: 'warn' }), (reason) => {
  throw new Error(`The database has died: ${reason}`);
});
const app = await buildApp(services);
await services.jobs.start();
await recoverCalls(services);
const address = await addressOf(app);

/** A ticket for a call, which is waited for while the server has no free line: it was measured a moment ago. */
async function ticket(scope: Scope, agentId: string): Promise<string> {
  while (services.calls.full) await wait(100);
  return (await startCall(scope, agentId, { channel: 'browser' })).ticket;
}

async function tickets(count: number, ears = false): Promise<string[]> {
  const all: string[] = [];
  while (all.length < count) {
    const scope: Scope = { services, workspaceId: newId(), actor: null };
    const agentId = await makeNumbersAgent(scope, questions);
    if (ears)
      await connectTranscriber(scope, { service: 'deepgram', key: fakeTranscriberKey, baseUrl: null, model: null });
    if (sealed) await services.db.tenant(scope.workspaceId, (tx) => switchSealing(tx, scope, true));
    for (let n = 0; n < callsAtOnce && all.length < count; n++) {
      all.push(await ticket(scope, agentId));
    }
  }
  return all;
}

async function numbers(count: number, heardBy: PhoneNumber['heardBy']): Promise<BenchNumber[]> {
  const all: BenchNumber[] = [];
  while (all.length < count) {
    const scope: Scope = { services, workspaceId: newId(), actor: null };
    const inboundAgentId = await makeNumbersAgent(scope, questions);
    const { id } = await addTestNumber(scope, { name: 'Bench', inboundAgentId });
    if (heardBy === 'transcriber') {
      await connectTranscriber(scope, { service: 'deepgram', key: fakeTranscriberKey, baseUrl: null, model: null });
    }
    await updateNumber(scope, id, { heardBy });
    const { accountSid, token } = (await accountOfWorkspace(services, scope.workspaceId))!;
    const [{ number, voiceUrl }] = (await storeOf(services).numbers(scope.workspaceId)) as [SimulatorNumber];
    for (let n = 0; n < callsAtOnce && all.length < count; n++) all.push({ number, voiceUrl, accountSid, token });
  }
  return all;
}

process.on('message', async (message: ToServer) => {
  if (message.type === 'tickets') tell({ type: 'tickets', tickets: await tickets(message.count, message.ears) });
  else if (message.type === 'numbers') {
    tell({ type: 'numbers', numbers: await numbers(message.count, message.heardBy) });
  } else if (message.type === 'notify') {
    await makeNotifications(services, message.count);
    tell({ type: 'notified' });
  } else if (message.type === 'watch') {
    tell({ type: 'watched', events: await watch(services, message.count) });
  } else if (message.type === 'usage') {
    const { user, system } = process.cpuUsage();
    tell({ type: 'usage', cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 });
  } else {
    await app.close();
    await closeServices(services);
    process.exit(0);
  }
});
tell({ type: 'ready', address });
