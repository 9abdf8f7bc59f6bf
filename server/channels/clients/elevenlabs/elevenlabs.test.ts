import { Conversation } from '@elevenlabs/client';
import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { startApp } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';

/** ElevenLabs' own clients, unchanged, against this server: agents, conversations, and what is understood. */

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
const app = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const origin = `${address.replace('http', 'ws')}/elevenlabs`;
const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });
const said = 'i need a check up';

async function newAgent(hears = true) {
  const owner = await app.newOwner();
  if (hears) await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const { value: apiKey } = await owner.call(accessTokensApi.create, {
    body: { name: 'Test', scopes: ['agents', 'calls', 'speech', 'phone-numbers'] },
  });
  const client = new ElevenLabsClient({ apiKey, baseUrl: `${address}/elevenlabs`, maxRetries: 0 });
  return { owner, agentId, apiKey, client };
}
type Made = Awaited<ReturnType<typeof newAgent>>;
const agent = await newAgent();
const { client, agentId } = agent;
const onlyCall = async ({ owner }: Made) => {
  const [call] = (await owner.call(callsApi.list)).items;
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};
const refused = async (asked: PromiseLike<unknown>) => {
  const error = await Promise.resolve(asked).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(ElevenLabsError);
  const { statusCode, body } = error as ElevenLabsError;
  return { statusCode, text: JSON.stringify(body) };
};

describe('the API', () => {
  it('lists and gets agents', async () => {
    const { agents } = await client.conversationalAi.agents.list();
    expect(agents).toMatchObject([{ agentId }]);
    expect(await client.conversationalAi.agents.get(agentId)).toMatchObject({
      agentId,
      conversationConfig: { agent: { firstMessage: expect.any(String) } },
    });
  });

  it('tells who someone is, and knows the voices of every quickstart', async () => {
    expect(await client.user.get()).toMatchObject({ workspaceId: agent.owner.workspaceId, isNewUser: false });
    expect(await client.voices.get('21m00Tcm4TlvDq8ikWAM')).toMatchObject({ voiceId: 'sarah' });
  });

  it('understands files', async () => {
    const wav = encodeWav({ samples: codedSpeech(said, 16_000), sampleRate: 16_000 });
    const file = new File([new Uint8Array(wav)], 'call.wav');
    expect(await client.speechToText.convert({ file, modelId: 'scribe_v1' })).toMatchObject({
      text: said,
      words: [{ text: 'i', type: 'word' }, { text: 'need' }, {}, {}, {}],
    });
    const apart = await client.speechToText.convert({ file, modelId: 'scribe_v1', diarize: true });
    expect(apart).toMatchObject({ text: said });
  });

  let conversationId = '';
  it('calls numbers, and shows the conversation', async () => {
    const number = await agent.owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId: agentId } });
    const call = {
      agentId,
      agentPhoneNumberId: number.id,
      toNumber: '+15005550006',
      conversationInitiationClientData: { userId: 'user-1' },
    };
    const placed = await client.conversationalAi.twilio.outboundCall(call as never);
    expect(placed).toMatchObject({ success: true, conversationId: expect.any(String) });
    const id = placed.conversationId!;
    conversationId = id;
    expect(await client.conversationalAi.conversations.get(id)).toMatchObject({ agentId, conversationId: id });
  });

  it.each([
    [() => client.conversationalAi.agents.create({ conversationConfig: {} }), 400, /POST \/v1\/agents/],
    [() => client.conversationalAi.agents.get('x'), 404, /Agent not found/],
    [() => client.conversationalAi.conversations.get('x'), 404, /Call not found/],
    [() => client.conversationalAi.conversations.getWebrtcToken({ agentId }), 400, /websocket/],
    [() => client.history.list(), 400, /\/v1\/speech/],
    [() => client.dubbing.get('x'), 404, /isn’t supported here/],
  ])('names our way in refusals (%#)', async (ask, statusCode, text) => {
    expect(await refused(ask() as PromiseLike<unknown>)).toEqual({ statusCode, text: expect.stringMatching(text) });
  });

  it('keeps workspaces apart', async () => {
    const other = await newAgent();
    for (const ask of [
      () => other.client.conversationalAi.agents.get(agentId),
      () => other.client.conversationalAi.conversations.get(conversationId),
      () => other.client.conversationalAi.conversations.getSignedUrl({ agentId }),
    ])
      expect(await refused(ask() as PromiseLike<unknown>)).toMatchObject({ statusCode: 404 });
    expect((await other.client.conversationalAi.conversations.list()).conversations).toEqual([]);
    const stranger = new ElevenLabsClient({ apiKey: 'sk-wrong', baseUrl: `${address}/elevenlabs`, maxRetries: 0 });
    expect(await refused(stranger.conversationalAi.agents.list())).toMatchObject({ statusCode: 401 });
  });
});

describe('a conversation', () => {
  it('goes on in text with ElevenLabs’ own client, by a signed URL', async () => {
    const made = await newAgent(false);
    const { signedUrl } = await made.client.conversationalAi.conversations.getSignedUrl({ agentId: made.agentId });
    const told: { role: string; message: string }[] = [];
    const ends: unknown[] = [];
    const here = signedUrl.replace(/^wss?:\/\/[^/]+/, address.replace('http', 'ws'));
    const starting = Conversation.startSession({
      signedUrl: here,
      connectionType: 'websocket',
      textOnly: true,
      overrides: { agent: { firstMessage: 'Hello from the shop.' } },
      onMessage: ({ role, message }: { role: string; message: string }) => void told.push({ role, message }),
      onDisconnect: (details: unknown) => void ends.push(details),
    });
    let conversation: Awaited<typeof starting> | undefined;
    void starting.then((one) => {
      conversation = one;
    });
    await until(() => conversation !== undefined && told.length > 0);
    const greeting = { role: 'agent', message: 'Hello from the shop.' };
    await until(() => told.some(({ message }) => message === greeting.message));
    expect(told).toContainEqual(greeting);
    conversation!.sendContextualUpdate('They look at the price list.');
    const before = told.length;
    conversation!.sendUserMessage('I need a check-up');
    await until(() => told.length > before);
    const call = await onlyCall(made);
    expect(conversation!.getId()).toBe(call.id);
    await conversation!.endSession();
    await until(async () => (await onlyCall(made)).status === 'ended');
    expect((await onlyCall(made)).turns.map(({ text }) => text)).toContain('I need a check-up');
  });

  /** What a client sends and gets, of one that has sound. */
  async function openVoice(made: Made, hello: object = {}) {
    const socket = new WebSocket(`${origin}/v1/convai/conversation?agent_id=${made.agentId}`, ['convai'], {
      headers: { 'xi-api-key': made.apiKey },
    });
    const events: { type: string; [member: string]: unknown }[] = [];
    let closed: { code: number; reason: string } | undefined;
    socket.on('message', (data) => events.push(JSON.parse(String(data))));
    socket.on('close', (code, reason) => {
      closed = { code, reason: String(reason) };
    });
    await new Promise((done) => socket.once('open', done));
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ type: 'conversation_initiation_client_data', ...hello });
    return {
      socket,
      events,
      send,
      of: (type: string) => events.filter((one) => one.type === type),
      closed: () => closed,
    };
  }

  it('goes on in sound: heard, answered, interrupted', async () => {
    const made = await newAgent();
    const first_message = 'Welcome to the shop of all shops, where everything is fine. '.repeat(8);
    const { socket, events, send, of } = await openVoice(made, {
      conversation_config_override: { agent: { first_message } },
    });
    await until(() => of('audio').length > 10);
    expect(events[0]).toMatchObject({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: { agent_output_audio_format: 'pcm_16000' },
    });
    expect(of('agent_response').length).toBeGreaterThan(0);
    expect(of('ping')[0]).toMatchObject({ ping_event: { event_id: 1 } });
    const spoken = concatPcm([codedSpeech(said, 16_000), silence(1_200, 16_000)]);
    for (let at = 0; at < spoken.length; at += 1_600) {
      const piece = spoken.slice(at, at + 1_600);
      send({ user_audio_chunk: Buffer.from(piece.buffer).toString('base64') });
      await until(() => true);
    }
    await until(() => of('user_transcript').length > 0);
    expect(of('user_transcript')[0]).toMatchObject({ user_transcription_event: { user_transcript: said } });
    expect(of('interruption').length).toBeGreaterThan(0);
    expect(of('agent_response_correction').length).toBeGreaterThan(0);
    socket.close();
    await until(async () => (await onlyCall(made)).status === 'ended');
    expect((await onlyCall(made)).turns.map(({ text }) => text)).toContain(said);
  });

  it.each([
    ['a prompt', { agent: { prompt: { prompt: 'Be rude.' } } }, /prompt can’t be changed for a single call/],
    ['a voice that isn’t there', { tts: { voice_id: 'nobody' } }, /./],
  ])('is refused with a sentence where the client wants %s', async (_, override, reason) => {
    const { closed } = await openVoice(agent, { conversation_config_override: override });
    await until(() => closed() !== undefined);
    expect(closed()).toEqual({ code: 1008, reason: expect.stringMatching(reason) });
  });

  it('is refused with a sentence where no one hears', async () => {
    const { closed } = await openVoice(await newAgent(false));
    await until(() => closed() !== undefined);
    expect(closed()).toEqual({ code: 1008, reason: expect.stringContaining('No speech-to-text service') });
  });

  it('survives whatever is sent', async () => {
    const { socket, send, of, closed } = await openVoice(agent, { dynamic_variables: {} });
    await until(() => of('agent_response').length > 0);
    for (const text of ['', '{', '[]', '7', 'null', '{"user_audio_chunk":7}', '{"user_audio_chunk":"%%"}'])
      socket.send(text);
    send({ type: 'pong', event_id: 1 });
    send({ type: 'user_message', text: 7 });
    send({ type: 'client_tool_result', tool_call_id: 'x', result: 'y' });
    await until(() => of('ping').length > 1);
    expect(closed()).toBeUndefined();
    socket.close();
  });
});
