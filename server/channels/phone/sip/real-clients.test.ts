import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { callBySipp, startBaresip, startKamailio, startLinphone } from '#server/testing/real-sip-clients.ts';
import { loudSpeech, startSip } from '#server/testing/sip-phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';

const deepgram = await startFakeDeepgram();
const app = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin, SIP_SERVERS: '127.0.0.1' }, loudSpeech());
const stop = startSip(app);
afterAll(async () => {
  await stop();
  await deepgram.close();
});

/** Phones of others go by the time of the world: so does the clock, until the returned function is called. */
function atPace(): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    app.clock.advance(now - last);
    last = now;
  }, 5);
  return () => clearInterval(timer);
}

const holds = async (look: () => Promise<boolean>) => {
  for (const end = performance.now() + 15_000; performance.now() < end; ) {
    if (await look()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`It does not hold: ${look}`);
};

/** An agent that is extension 1002 of kamailio, and registered there. */
async function newOffice() {
  const kamailio = await startKamailio();
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  // A server that has just been started may not listen yet: the first request is repeated.
  const body = {
    name: 'Kamailio',
    server: kamailio.server,
    user: '1002',
    password: 'pw-1002',
    inboundAgentId: agentId,
  };
  const { id: sipAccountId } = await owner.call(sipAccountsApi.create, { body });
  await holds(async () => (await owner.call(sipAccountsApi.get, { params: { sipAccountId } })).state === 'registered');
  const calls = async () => (await owner.call(callsApi.list)).items;
  return {
    server: kamailio.server,
    close: kamailio.close,
    calls,
    only: async () => owner.call(callsApi.get, { params: { callId: (await calls())[0]!.id } }),
  };
}

const says = concatPcm([silence(4_000, 8_000), codedSpeech('a haircut', 8_000), silence(30_000, 8_000)]);
/** Samples that are no silence: our voice of tests is loud. */
const loud = (heard: Int16Array) => heard.filter((sample) => Math.abs(sample) > 400).length;

test('baresip calls an agent through kamailio: both hear each other, and it hangs up', async () => {
  const pace = atPace();
  const office = await newOffice();
  const phone = await startBaresip(office.server, '1001', says, `sip:1002@${office.server}`, 8);
  try {
    await phone.done;
    await holds(async () => (await office.only()).status === 'ended');
    const call = await office.only();
    expect(call).toMatchObject({ endReason: 'caller_hangup', phone: { ownNumber: '1002', otherNumber: '1001' } });
    expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(['a haircut']);
    // More than the greeting's second of sound.
    expect(loud(phone.heard())).toBeGreaterThan(8_000);
  } finally {
    phone.close();
    office.close();
    pace();
  }
}, 40_000);

test('linphone, which takes no call without SRTP, calls an agent: both hear each other', async () => {
  const pace = atPace();
  const office = await newOffice();
  const phone = await startLinphone(office.server, '1001', says, `sip:1002@${office.server}`);
  try {
    await holds(async () => phone.isRegistered());
    phone.dial();
    await holds(async () => (await office.calls()).length === 1);
    await holds(async () => (await office.only()).turns.some(({ text }) => text === 'a haircut'));
    phone.hangUp();
    await holds(async () => (await office.only()).status === 'ended');
    expect(await office.only()).toMatchObject({ endReason: 'caller_hangup', phone: { otherNumber: '1001' } });
    expect(loud(phone.heard())).toBeGreaterThan(8_000);
  } finally {
    phone.close();
    office.close();
    pace();
  }
}, 40_000);

test('SIPp has ten calls at once, and each is answered and ended as it should be', async () => {
  const pace = atPace();
  const office = await newOffice();
  try {
    expect(await callBySipp(office.server, '1001', '1002', 10)).toBe('');
    await holds(async () => (await office.calls()).every(({ status }) => status === 'ended'));
    expect(await office.calls()).toHaveLength(10);
  } finally {
    office.close();
    pace();
  }
}, 40_000);
