import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '#domain/calls/call-protocol.ts';
import type { CallWorld } from './active-call.ts';
import { createCallController } from './call-controller.ts';
import { FakeSocket } from './fake-socket.ts';
import type { MicrophoneEvents } from './microphone.ts';
import type { Progress } from './playback-queue.ts';
import type { RecognitionEvents } from './recognition.ts';

const callId = '0198a5f0-0000-7000-8000-000000000001';
const ready: ServerMessage = {
  type: 'ready',
  callId,
  resumeToken: 'r',
  sampleRate: 16_000,
  agentName: 'Ada',
  elapsedMs: 0,
  resumed: false,
};
const agentTurn = (seq: number, text: string): ServerMessage => ({
  type: 'turn',
  seq,
  role: 'agent',
  text,
  startMs: 0,
  interrupted: false,
});

/** A world without a browser: a log of what the call did to it, and the ends that a test pulls. */
function fakeWorld(changes: Partial<CallWorld> = {}) {
  const log: string[] = [];
  const socket = new FakeSocket();
  const ends: {
    played: (progress: Progress) => void;
    transcriber: RecognitionEvents | null;
    microphone: MicrophoneEvents | null;
  } = { played: () => {}, transcriber: null, microphone: null };
  const world: CallWorld = {
    placeCall: async () => ({ callId, ticket: 't', url: 'ws://test' }),
    connect: () => socket,
    canPlay: () => true,
    async openPlayback(onPlayed) {
      ends.played = onPlayed;
      return {
        begin: (rate) => log.push(`begin ${rate}`),
        frame: ({ generation }) => log.push(`frame ${generation}`),
        end: (generation) => log.push(`end ${generation}`),
        clear: (generation) => log.push(`clear ${generation}`),
        level: () => 0.8,
        close: () => log.push('loudspeaker closed'),
      };
    },
    canRecognize: () => true,
    canMeter: () => true,
    canCapture: () => false,
    openMicrophone: async (events) => {
      ends.microphone = events;
      return {
        captures: world.canCapture(),
        echoCancelled: true,
        level: () => 0.3,
        setMuted: (muted) => log.push(`microphone muted ${muted}`),
        close: () => log.push('microphone closed'),
      };
    },
    createRecognition: (language, events) => {
      ends.transcriber = events;
      return {
        start: () => log.push(language === 'en-US' ? 'listens' : `listens in ${language}`),
        setMuted: (muted) => log.push(`transcriber muted ${muted}`),
        close: () => log.push('transcriber closed'),
      };
    },
    ...changes,
  };
  return { log, socket, ends, world };
}

async function startCall(changes: Partial<CallWorld> = {}, voice = true) {
  const fake = fakeWorld(changes);
  const call = createCallController('agent', 'en-US', fake.world);
  call.start({ voice });
  await vi.advanceTimersByTimeAsync(0);
  return { ...fake, call };
}

async function goLive(changes: Partial<CallWorld> = {}) {
  const live = await startCall(changes);
  live.socket.accept();
  live.socket.say(ready);
  return live;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a call', () => {
  it('connects, plays what the agent says and reports what was heard of it', async () => {
    const { call, socket, log, ends } = await goLive();
    expect(call.getState()).toMatchObject({ phase: 'live', callId, agentName: 'Ada' });
    socket.say(agentTurn(0, 'Hello.'));
    socket.say({ type: 'say_start', generation: 1, seq: 0 });
    socket.sound(new Uint8Array([1, 0, 0, 0, 0, 0]).buffer);
    socket.say({ type: 'say_end', generation: 1 });
    ends.played({ generation: 1, ms: 99.6, finished: false });
    expect(log).toEqual(['microphone muted false', 'listens', 'begin 16000', 'frame 1', 'end 1']);
    expect(socket.sent.at(-1)).toEqual({ type: 'played', generation: 1, ms: 100 });
  });

  it('shows the level of whoever speaks', async () => {
    const { call, socket, ends } = await goLive();
    expect(call.level()).toBe(0.3);
    socket.say({ type: 'say_start', generation: 1, seq: 0 });
    ends.played({ generation: 1, ms: 20, finished: false });
    expect(call.level()).toBe(0.8);
    ends.played({ generation: 1, ms: 40, finished: true });
    expect(call.level()).toBe(0.3);
  });

  it('tells the transcriber what is in the air, and for a moment longer', async () => {
    const { socket, ends } = await goLive();
    expect(ends.transcriber?.agentSays()).toBeNull();
    socket.say(agentTurn(0, 'What day works best?'));
    socket.say({ type: 'say_start', generation: 1, seq: 0 });
    ends.played({ generation: 1, ms: 100, finished: false });
    expect(ends.transcriber?.agentSays()).toBe('What day works best?');
    socket.say({ ...agentTurn(0, 'What day'), interrupted: true } as ServerMessage);
    ends.played({ generation: 1, ms: 200, finished: true });
    vi.advanceTimersByTime(399);
    expect(ends.transcriber?.agentSays()).toBe('What day works best?');
    vi.advanceTimersByTime(2);
    expect(ends.transcriber?.agentSays()).toBeNull();
  });

  it('listens in the language that the conversation goes over to, once', async () => {
    const { socket, log } = await goLive();
    log.length = 0;
    for (let twice = 0; twice < 2; twice++) socket.say({ type: 'language', language: 'de-DE' });
    expect(log).toEqual(['transcriber closed', 'listens in de-DE']);
  });

  it('sends what was heard and shows it at once', async () => {
    const { call, socket, ends } = await goLive();
    ends.transcriber?.onHeard('next Thursday', false);
    expect(socket.sent.at(-1)).toEqual({ type: 'heard', text: 'next Thursday', final: false });
    expect(call.getState().hearing).toBe('next Thursday');
  });

  it('shows a typed message as waiting until the transcript has it', async () => {
    const { call, socket } = await goLive();
    call.sendText('  at three ');
    const typed = call.getState().waiting[0]!;
    expect(typed.text).toBe('at three');
    socket.say({
      type: 'turn',
      seq: 1,
      role: 'caller',
      text: 'at three',
      startMs: 0,
      interrupted: false,
      typed: [typed.id],
    });
    expect(call.getState().waiting).toEqual([]);
    expect(call.getState().transcript).toHaveLength(1);
  });

  it('does not ask for the microphone when the caller types, nor where nothing can recognise', async () => {
    const typing = await startCall({}, false);
    expect(typing.log).toEqual([]);
    const deaf = await startCall({ canRecognize: () => false });
    expect(deaf.log).not.toContain('microphone muted false');
  });

  it.each([
    ['NotAllowedError', 'no_permission'],
    ['NotFoundError', 'no_microphone'],
  ])('goes on by typing after %s', async (name, problem) => {
    const openMicrophone = () => Promise.reject(new DOMException('no', name));
    const { call, log } = await goLive({ openMicrophone });
    expect(call.getState()).toMatchObject({ phase: 'live', notHeard: problem });
    expect(log).not.toContain('listens');
  });

  it('listens once the caller has allowed the microphone, or wants to talk after all', async () => {
    let allowed = false;
    const { world } = fakeWorld();
    const openMicrophone: CallWorld['openMicrophone'] = (events) =>
      allowed ? world.openMicrophone(events) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    const { call, log } = await goLive({ openMicrophone });
    expect(call.getState()).toMatchObject({ voice: true, notHeard: 'no_permission' });
    allowed = true;
    call.listen();
    await vi.advanceTimersByTimeAsync(0);
    expect(call.getState().notHeard).toBeNull();
    expect(log).toContain('listens');
  });

  it('goes on in writing where no sound can be made', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { call } = await goLive({ openPlayback: () => Promise.reject(new Error('no device')) });
    expect(call.getState()).toMatchObject({ phase: 'live', silent: true });
    expect(warned).toHaveBeenCalledOnce();
  });

  it('mutes microphone and transcriber together', async () => {
    const { call, log } = await goLive();
    call.setMuted(true);
    expect(call.getState().muted).toBe(true);
    expect(log.slice(-3)).toEqual(['begin 16000', 'microphone muted true', 'transcriber muted true']);
  });

  it('says why the server refused', async () => {
    const busy = { code: 'too_many_calls', message: 'All lines are busy.' };
    const { call, log } = await startCall({ placeCall: () => Promise.reject(busy) });
    expect(call.getState()).toMatchObject({ phase: 'failed', problem: busy });
    expect(log).toContain('microphone closed');
  });

  it('is quiet the moment the caller hangs up, and over when the server says so', async () => {
    const { call, socket, log } = await goLive();
    call.hangUp();
    expect(log.slice(-3)).toEqual(['loudspeaker closed', 'transcriber closed', 'microphone closed']);
    expect(socket.sent.at(-1)).toEqual({ type: 'hang_up' });
    socket.say({ type: 'ended', reason: 'caller_hangup' });
    expect(call.getState()).toMatchObject({ phase: 'ended', endReason: 'caller_hangup' });
  });

  it('does not wait for ever for the server’s word on a hang-up', async () => {
    const { call } = await goLive();
    call.hangUp();
    vi.advanceTimersByTime(2000);
    expect(call.getState()).toMatchObject({ phase: 'ended', endReason: 'caller_hangup' });
  });

  it('lets the goodbye be heard', async () => {
    const { call, socket, log } = await goLive();
    socket.say({ type: 'ended', reason: 'completed' });
    expect(call.getState().phase).toBe('ended');
    expect(log).not.toContain('loudspeaker closed');
    vi.advanceTimersByTime(1500);
    expect(log).toContain('loudspeaker closed');
  });

  it('begins anew after a reconnect', async () => {
    const { call, socket, log } = await goLive();
    socket.drop();
    expect(call.getState().phase).toBe('reconnecting');
    vi.advanceTimersByTime(250);
    socket.accept();
    socket.say(ready);
    expect(call.getState().phase).toBe('live');
    expect(log.filter((entry) => entry === 'begin 16000')).toHaveLength(2);
  });

  it('frees everything when the page goes away', async () => {
    const { call, socket, log } = await goLive();
    call.dispose();
    expect(socket.sent.at(-1)).toEqual({ type: 'hang_up' });
    expect(socket.closed).toBe(true);
    expect(log).toEqual(expect.arrayContaining(['loudspeaker closed', 'transcriber closed', 'microphone closed']));
  });
});

describe('a call whose sound goes to the server', () => {
  const hears = { ...ready, hears: ['pcm16', 'mulaw'] } as ServerMessage;
  const hearing = (by: 'server' | 'browser' | 'none', sound: boolean): ServerMessage => ({
    type: 'hearing',
    by,
    sound,
  });
  const frame = () => ({ clock: 0, pcm: new Int16Array(320) });

  /** Firefox where the workspace has a transcriber, unless a test says otherwise. */
  async function goLiveBySound(changes: Partial<CallWorld> = {}, serverHears = true) {
    const fake = fakeWorld({ canCapture: () => true, canRecognize: () => false, ...changes });
    const call = createCallController('agent', 'en-US', fake.world);
    call.start({ voice: true, serverHears });
    await vi.advanceTimersByTimeAsync(0);
    fake.socket.accept();
    fake.socket.say(hears);
    return { ...fake, call };
  }

  it('is spoken without a transcriber of the browser’s', async () => {
    const { call, socket, ends } = await goLiveBySound();
    expect(socket.sent.at(-1)).toEqual({ type: 'listen', codec: 'pcm16', echoCancelled: true, recognizes: false });
    ends.microphone?.onFrame(frame());
    expect(socket.sounds).toEqual([]);
    socket.say(hearing('server', true));
    ends.microphone?.onFrame(frame());
    expect(socket.sounds.map((bytes) => bytes.length)).toEqual([648]);
    expect(call.getState()).toMatchObject({ heardBy: 'server', notHeard: null });
    socket.say({ type: 'interim', text: 'next Thursday' });
    expect(call.getState().hearing).toBe('next Thursday');
    expect(ends.transcriber).toBeNull();
  });

  it('goes over to the browser when the server hears no more, and the state says so', async () => {
    const { call, socket, log } = await goLiveBySound({ canRecognize: () => true });
    socket.say(hearing('server', true));
    expect(log).not.toContain('listens');
    socket.say(hearing('browser', false));
    expect(log).toContain('listens');
    expect(call.getState()).toMatchObject({ heardBy: 'browser', heardByBefore: 'server', notHeard: null });
  });

  it('is typed when nothing hears any more, until the caller tries again', async () => {
    const { call, socket, log, ends } = await goLiveBySound();
    socket.say(hearing('server', true));
    socket.say(hearing('none', false));
    expect(call.getState()).toMatchObject({ heardBy: 'none', notHeard: 'server' });
    expect(log).toContain('microphone closed');
    call.listen();
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'listen' });
    socket.say(hearing('server', true));
    expect(call.getState().notHeard).toBeNull();
    ends.microphone?.onFrame(frame());
    expect(socket.sounds).toHaveLength(1);
  });

  it('goes on with the next microphone when one is taken away, once', async () => {
    const { call, socket, ends, log } = await goLiveBySound();
    socket.say(hearing('server', true));
    ends.microphone?.onLost();
    await vi.advanceTimersByTimeAsync(0);
    expect(log.filter((one) => one === 'microphone closed')).toHaveLength(1);
    expect(socket.sent.filter(({ type }) => type === 'listen')).toHaveLength(2);
    ends.microphone?.onLost();
    expect(call.getState().notHeard).toBe('no_microphone');
  });

  it('sends what the browser’s own transcriber hears, and sound only where it is wanted', async () => {
    const { socket, ends } = await goLiveBySound({ canRecognize: () => true }, false);
    socket.say(hearing('browser', false));
    ends.microphone?.onFrame(frame());
    expect(socket.sounds).toEqual([]);
    // The caller was told that the call is recorded.
    socket.say(hearing('browser', true));
    ends.microphone?.onFrame(frame());
    expect(socket.sounds).toHaveLength(1);
    ends.transcriber?.onHeard('a haircut', true);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'heard', text: 'a haircut' });
  });
});
