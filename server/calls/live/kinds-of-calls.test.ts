import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type ActKind, liveCallsApi } from '#domain/calls/live-calls.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import type { Handset, Party, Sound } from '#server/carriers/simulator/party.ts';
import { type OpenPhone, switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { openCallClient } from '#server/testing/call-client.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', DEEPGRAM_BASE_URL: deepgram.origin });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const { clock, services } = app;
const owner = await app.newOwner();
const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId: agentId } });
await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
const account = (await accountOfWorkspace(services, owner.workspaceId))!;

const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });

/** The other end of a call, of whatever kind. */
interface OtherEnd {
  callId: string;
  says(text: string): unknown;
  isListenedTo(): boolean;
  /** Whether their line is over; null where there is none. */
  isOver(): boolean | null;
}

const detail = (callId: string) => owner.call(liveCallsApi.get, { params: { callId: callId } });

/** Someone with a phone of the test network, whose words are text or, over a stream, sound. */
class Someone implements Party, OpenPhone {
  readonly workspaceId = owner.workspaceId;
  readonly handset: Handset;
  call: LiveCall | null = null;
  status: string | null = null;
  private listens = false;
  private lastHeardAt = 0;
  private saying: Uint8Array = new Uint8Array(0);

  constructor() {
    this.handset = {
      says: () => {
        const now = this.saying.subarray(0, 160);
        this.saying = this.saying.subarray(160);
        return now.length === 160 ? now : new Uint8Array(160).fill(0xff);
      },
      hears: () => {
        this.lastHeardAt = clock.now();
      },
    };
  }
  hears(_: Sound, done: () => void): () => void {
    return clock.after(300, done);
  }
  listened(is: boolean): void {
    this.listens = is;
  }
  ring = async () => this;
  took(call: LiveCall): void {
    this.call = call;
  }
  ended(status: string): void {
    this.status = status;
  }
  says(text: string, over: PhoneNumber['heardBy']): void {
    if (over === 'transcriber') this.saying = encodeMulaw(concatPcm([codedSpeech(text, 8_000), silence(700, 8_000)]));
    else this.call!.deeds.add({ type: 'says', text });
  }
  isListenedTo(over: PhoneNumber['heardBy']): boolean {
    return over === 'transcriber' ? this.lastHeardAt > 0 && clock.now() - this.lastHeardAt > 600 : this.listens;
  }
}

async function byPhone(heardBy: PhoneNumber['heardBy']): Promise<OtherEnd> {
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body: { heardBy } });
  const someone = new Someone();
  await switchboardOf(services).callIn(account, someone, someone, softPhoneNumber, number.number);
  let callId = '';
  await until(async () => {
    callId = (await owner.call(liveCallsApi.list)).items[0]!.id;
    return true;
  });
  return {
    callId,
    says: (text) => someone.says(text, heardBy),
    isListenedTo: () => someone.isListenedTo(heardBy),
    isOver: () => someone.status !== null,
  };
}

const kinds: Record<string, () => Promise<OtherEnd>> = {
  async 'in a browser'() {
    const { callId, ticket } = await owner.call(callsApi.start, {
      params: { agentId },
      body: { channel: 'browser' },
    });
    const caller = await openCallClient(new URL(address).host);
    caller.send({ type: 'hello', version: 1, ticket });
    let n = 0;
    return {
      callId,
      says: (text) => caller.send({ type: 'typed', id: `t${++n}`, text }),
      isListenedTo: () => true,
      isOver: () => caller.messages.some(({ type }) => type === 'ended'),
    };
  },
  async 'in writing'() {
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    return {
      callId: id,
      says: (text) => owner.call(chatsApi.send, { params: { callId: id }, body: { text } }),
      isListenedTo: () => true,
      isOver: () => null,
    };
  },
  'by phone, turn by turn': () => byPhone('carrier'),
  'by phone, relayed': () => byPhone('relay'),
  'by phone, streamed': () => byPhone('transcriber'),
};

/** Waits for a turn behind another one, of one side, that fits. */
async function turnAfter(callId: string, seq: number, role: 'agent' | 'caller', fits: RegExp) {
  let found: Awaited<ReturnType<typeof detail>>['turns'][number] | undefined;
  await until(async () => {
    const { turns } = await detail(callId);
    found = turns.find((turn) => turn.seq > seq && turn.role === role && fits.test(turn.intended ?? turn.text));
    return found !== undefined;
  });
  return found!;
}

const lastSeq = async (callId: string) => (await detail(callId)).turns.at(-1)?.seq ?? -1;
const isTaken = (callId: string, kind: ActKind) =>
  until(async () => (await detail(callId)).acts.findLast((act) => act.kind === kind)?.taken === true);

async function act(client: TestClient, { callId }: OtherEnd, kind: 'whisper' | 'say', text: string) {
  const of = { whisper: liveCallsApi.whisper, say: liveCallsApi.say }[kind];
  await client.call(of, { params: { callId: callId }, body: { text } });
}

test.each(Object.keys(kinds))('what people do reaches a call %s', async (kind) => {
  const end = await kinds[kind]!();
  const { callId } = end;
  const params = { callId };
  await turnAfter(callId, -1, 'agent', /./);
  await until(() => end.isListenedTo());

  await act(owner, end, 'whisper', 'We have a new place in Main Street.');
  await isTaken(callId, 'whisper');
  let seq = await lastSeq(callId);
  await until(() => end.isListenedTo());
  await end.says('a haircut');
  await turnAfter(callId, seq, 'agent', /Main Street/);

  seq = await lastSeq(callId);
  await owner.call(liveCallsApi.takeOver, { params });
  await isTaken(callId, 'take_over');
  await turnAfter(callId, seq, 'agent', /putting a colleague on/);
  expect((await detail(callId)).call.takenOverBy).toMatchObject({ id: owner.userId });

  await act(owner, end, 'say', 'This is Ada of the shop.');
  await isTaken(callId, 'say');
  const said = await turnAfter(callId, seq, 'agent', /This is Ada/);
  expect(said.saidBy).toMatchObject({ id: owner.userId });
  await until(() => end.isListenedTo());
  await end.says('I would like to speak about my bill');
  const heard = await turnAfter(callId, said.seq, 'caller', /bill/);
  expect((await detail(callId)).turns.filter((turn) => turn.seq > heard.seq)).toEqual([]);

  await owner.call(liveCallsApi.handBack, { params });
  await isTaken(callId, 'hand_back');
  await turnAfter(callId, heard.seq, 'agent', /name/);

  await owner.call(liveCallsApi.end, { params });
  await until(async () => (await detail(callId)).status === 'ended' && end.isOver() !== false);
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call.endReason).toBe('agent_hangup');
  // A test takes what such a conversation takes, whatever it comes by.
  expect(call.test).toBe(true);
  const { rows } = await services.db.pool.query<{ meter: string }>(
    "select distinct meter from usage_events where call_id = $1 and meter in ('call_seconds', 'chats') and quantity > 0",
    [callId],
  );
  expect(rows).toEqual([{ meter: kind === 'in writing' ? 'chats' : 'call_seconds' }]);
  expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
});
