import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { WaitKind } from '#domain/agents/turn-taking.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { systemClock } from '#voice/clock.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import { deepgramTranscriber } from '#voice/transcribers/deepgram.ts';
import { transcriberLimits } from '#voice/transcribers/transcriber.ts';

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());

test('Flux ends open answers itself, and where digits are read out the voice’s end does', async () => {
  const transcriber = deepgramTranscriber({
    baseUrl: deepgram.origin,
    key: fakeTranscriberKey,
    model: 'flux-general-multi',
    clock: systemClock,
    limits: transcriberLimits,
    open: openOutboundSocket({ trustedOrigins: [deepgram.origin] }),
  });
  let asks: WaitKind = 'open';
  const finals: string[] = [];
  const stream = transcriber.open(
    { sampleRate: 8_000, language: 'en-US', among: ['en-US', 'es-ES'], likely: () => ['haircut'], asks: () => asks },
    {
      voice: () => {},
      heard: (text, final) => final && finals.push(text),
      failed: ({ message }) => expect.unreachable(message),
    },
  );
  const says = async (text: string, more: number) => {
    const pcm = concatPcm([codedSpeech(text, 8_000), silence(800, 8_000)]);
    for (let at = 0; at < pcm.length; at += 160) stream.write(pcm.subarray(at, at + 160));
    while (finals.length < more) await wait(5);
  };
  await says('a haircut', 1);
  asks = 'spelled';
  await says('five seven one', 2);
  asks = 'closed';
  await says('yes', 3);
  stream.close();
  expect(finals).toEqual(['a haircut', 'five seven one', 'yes']);
  const [opened, ...later] = deepgram.seen;
  const query = new URL(opened!, deepgram.origin).searchParams;
  expect(query.getAll('language_hint')).toEqual(['en', 'es']);
  expect(query.getAll('keyterm')).toEqual(['haircut']);
  expect(query.get('eot_threshold')).toBe('0.7');
  expect(later).toEqual(['sure 1', 'forced', 'sure 0.6']);
});
