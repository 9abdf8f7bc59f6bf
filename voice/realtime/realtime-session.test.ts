import { describe, expect, it } from 'vitest';
import { manualClock, settle } from '#voice/testing/manual-clock.ts';
import { type RealtimeStandIn, realtimeStandIn, type SpokenDeed } from '#voice/testing/realtime-stand-in.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import { HeldAnswer } from './held-answer.ts';
import { realtimeRate } from './protocol.ts';
import { RealtimeSession, type SpokenPart } from './realtime-session.ts';

/** A connection to a model that hears and speaks, against one of our own that does not always do what it should. */

const access = { url: 'wss://model.test/v1/realtime?model=m', key: 'key-1', model: 'm', voice: 'marin' };

function begun(deed: SpokenDeed | (() => SpokenDeed), refuses?: number) {
  const clock = manualClock();
  const standIn: RealtimeStandIn = realtimeStandIn(typeof deed === 'function' ? deed : () => deed);
  const opened: { url: string; headers: Record<string, string> }[] = [];
  let isHanging = false;
  const open: OpenSocket = (url, headers, events) => {
    opened.push({ url, headers });
    let isOver = false;
    let toStandIn: (text: string) => void = () => {};
    const end = (why: Parameters<typeof events.closed>[0]) => {
      if (isOver) return;
      isOver = true;
      events.closed(why);
    };
    queueMicrotask(() => {
      if (isHanging) return;
      if (refuses !== undefined) return end({ status: refuses });
      toStandIn = standIn.connect({
        send: (text) => queueMicrotask(() => !isOver && events.message(text)),
        close: () => queueMicrotask(() => end({})),
      });
      events.opened();
    });
    return { send: (data) => toStandIn(String(data)), close: () => (isOver = true) };
  };
  const session = new RealtimeSession(open, clock, access);
  async function ask(said = 'hello', signal = new AbortController().signal) {
    const answer = new HeldAnswer(realtimeRate);
    const parts: SpokenPart[] = [];
    let failure: unknown = null;
    const question = {
      instructions: 'Be kind.',
      input: (spoken: object | null) => (spoken ? [spoken] : []) as never[],
      tools: [],
      mostTokens: 100,
      said,
    };
    try {
      for await (const part of session.ask(question, answer, signal)) parts.push(part);
    } catch (error) {
      failure = error;
    }
    const words = parts.map((part) => (part.type === 'words' ? part.text : '')).join('');
    return { answer, parts, words, failure: failure as { statusCode?: number } | null };
  }
  return { clock, standIn, session, opened, ask, hang: () => (isHanging = true) };
}

const voice = (seconds: number) => new Int16Array(realtimeRate * seconds).fill(4_000);

describe('a connection to a model that speaks', () => {
  it('takes the caller’s sound, asks outside of the service’s own conversation, and gives words, calls and use', async () => {
    const { session, standIn, ask, opened } = begun({
      says: 'We open at nine.',
      calls: [{ name: 'note', args: { field: 'need' } }],
    });
    session.hear(voice(0.5));
    session.hear(voice(0.5));
    const { parts, words, answer } = await ask();
    expect(opened).toEqual([{ url: access.url, headers: { authorization: 'Bearer key-1' } }]);
    expect(standIn.session).toMatchObject({
      type: 'realtime',
      output_modalities: ['audio'],
      audio: { input: { turn_detection: null } },
    });
    expect(standIn.heard.map(({ length }) => length)).toEqual([realtimeRate]);
    expect(standIn.asked[0]).toMatchObject({
      conversation: 'none',
      input: [{ type: 'item_reference', id: 'item_caller_1' }],
      max_output_tokens: 100,
    });
    expect(words).toBe('We open at nine.');
    expect(answer.seconds).toBeGreaterThan(0.5);
    expect(parts).toContainEqual({ type: 'call', id: 'call_0', name: 'note', args: '{"field":"need"}' });
    expect(parts.at(-1)).toMatchObject({
      type: 'end',
      reason: 'stop',
      usage: { input_tokens: 100, output_tokens: 50 },
    });
  });

  it('refers to the same turn again, and to another one once that was said', async () => {
    const { session, standIn, ask } = begun({ says: 'Go on.' });
    session.hear(voice(1));
    await ask('my tooth hurts');
    await ask('my tooth hurts');
    await ask('typed words');
    session.hear(voice(1));
    await ask('since Monday');
    expect(standIn.asked.map(({ input }) => input.map(({ id }) => id))).toEqual([
      ['item_caller_1'],
      ['item_caller_1'],
      [],
      ['item_caller_2'],
    ]);
    expect(standIn.events).toContain('conversation.item.delete');
    // What was answered without it is no part of the next turn.
    session.hear(voice(2));
    session.forget();
    session.hear(voice(1));
    await ask('in the morning');
    expect(standIn.heard.map(({ length }) => length / realtimeRate)).toEqual([1, 1, 1]);
    // A click is no turn.
    session.hear(voice(0.1));
    await ask('again');
    expect(standIn.heard.length).toBe(3);
  });

  it('cancels what no one wants any more, and drops its sound', async () => {
    const { standIn, ask } = begun({ says: 'We open at nine. And so on and on.', fault: 'stall' });
    const gone = new AbortController();
    const asked = ask('hello', gone.signal);
    await settle();
    gone.abort();
    const { answer, failure } = await asked;
    expect(failure).not.toBeNull();
    expect(answer.isDropped).toBe(true);
    expect(standIn.events.at(-1)).toBe('response.cancel');
    standIn.does = () => ({ says: 'Here again.' });
    expect((await ask()).words).toBe('Here again.');
  });

  it.each([
    ['is over its quota', { failed: 'insufficient_quota' }, 429],
    ['limits the rate', { failed: 'rate_limit_exceeded' }, 429],
    ['breaks', { failed: 'server_error' }, 500],
    ['closes in mid-sentence', { says: 'We open at nine or so. And then', fault: 'drop' }, 503],
    ['sends garbage', { fault: 'garbage' }, 502],
    ['floods', { fault: 'flood' }, 502],
  ] as const)('fails once where the service %s', async (_, deed, status) => {
    const { ask } = begun(deed as SpokenDeed);
    const { failure, answer } = await ask();
    expect(failure?.statusCode).toBe(status);
    expect(answer.isDropped).toBe(true);
  });

  it('is opened anew after a loss, but not at once', async () => {
    const { ask, standIn, clock, opened, session } = begun({ says: 'Half of', fault: 'drop' });
    await ask();
    standIn.does = () => ({ says: 'Here again.' });
    session.hear(voice(1));
    expect((await ask()).failure?.statusCode).toBe(503);
    expect(opened.length).toBe(1);
    await clock.run(6_000);
    expect((await ask()).words).toBe('Here again.');
  });

  it('tells which status refused it, and gives up one that does not open', async () => {
    expect((await begun({ says: '' }, 401).ask()).failure?.statusCode).toBe(401);
    const { ask, hang, clock } = begun({ says: '' });
    hang();
    const asked = ask();
    await clock.run(2_100);
    expect((await asked).failure?.statusCode).toBe(504);
  });

  it('passes over errors that concern nothing of now, and what it does not know', async () => {
    const { ask, session, standIn } = begun({ says: 'Fine.' });
    session.connect();
    await settle();
    session.hear(new Int16Array(realtimeRate / 20));
    expect((await ask()).words).toBe('Fine.');
    expect(standIn.events.filter((name) => name === 'input_audio_buffer.commit')).toEqual([]);
  });
});
