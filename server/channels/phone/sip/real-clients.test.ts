import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { hasSipClients, sipClientsCommand, startBaresip, startKamailio } from '#server/testing/real-sip-clients.ts';
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

test('baresip calls an agent through kamailio: both hear each other, and it hangs up', async () => {
  if (!hasSipClients()) {
    // The same paths are proven by our own phone; these clients prove that others see them so.
    process.stderr.write(`baresip and kamailio were not tried. Install them with: ${sipClientsCommand}\n`);
    return;
  }
  const pace = atPace();
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
  const params = { sipAccountId };
  await holds(async () => (await owner.call(sipAccountsApi.get, { params })).state === 'registered');
  const says = concatPcm([silence(4_000, 8_000), codedSpeech('a haircut', 8_000), silence(30_000, 8_000)]);
  const phone = await startBaresip(kamailio.server, '1001', says, `sip:1002@${kamailio.server}`, 8);
  try {
    await phone.done;
    const callId = (await owner.call(callsApi.list)).items[0]!.id;
    await holds(async () => (await owner.call(callsApi.get, { params: { callId } })).status === 'ended');
    const call = await owner.call(callsApi.get, { params: { callId } });
    expect(call).toMatchObject({ endReason: 'caller_hangup', phone: { ownNumber: '1002', otherNumber: '1001' } });
    expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(['a haircut']);
    // More than the greeting's second of sound, which our voice of tests makes loud.
    expect(phone.heard().filter((sample) => Math.abs(sample) > 400).length).toBeGreaterThan(8_000);
  } finally {
    phone.close();
    kamailio.close();
    pace();
  }
}, 40_000);
