import { setTimeout as wait } from 'node:timers/promises';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';
import { type SpeechServer, startSpeechServer } from './speech-server.ts';
import { newText } from './speech-texts.data.ts';

/** The speech API as its clients see it: over HTTP, from a process of its own. */

const atOnce = 8;

async function speak(server: SpeechServer, body: object) {
  const answer = await server.post('/v1/tts', body);
  if (answer.status !== 200) throw new Error(`/v1/tts answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer;
}

/** Runs `count` tasks, so many at a time. */
async function crowd<T>(count: number, width: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async () => {
    while (next < count) results.push(await task(next++));
  };
  await Promise.all(Array.from({ length: width }, run));
  return results;
}

async function firstBytes(server: SpeechServer): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [language, name, goal] of [
    ['en', 'English', '<= 150'],
    ['de', 'German', '<= 15'],
  ] as const) {
    for (const length of [60, 180]) {
      const first: number[] = [];
      for (let n = 0; n < 40; n++) {
        first.push((await speak(server, { text: newText(language, length), language })).firstMs);
      }
      rows.push({ name: `first byte, ${name}, ${length} characters, median`, value: median(first), unit: 'ms', goal });
    }
  }
  return rows;
}

/** How late timers of the server are, in ms: 99th percentile since the last look. The gauge's own interval is 10 ms. */
async function loopDelay(server: SpeechServer): Promise<number> {
  const metrics = (await server.get('/metrics')).bytes.toString();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000 - 10;
}

/** Bursts of requests: the slowest first byte of each, and the share of all that a public page promises. */
export async function englishBursts(server: SpeechServer): Promise<{ slowest: number[]; promised: BenchRow }> {
  const burst: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < 12; round++) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => speak(server, { text: newText('en', 60) })));
    const firsts = answers.map(({ firstMs }) => firstMs);
    burst.push(...firsts);
    slowest.push(Math.max(...firsts));
  }
  const promised = {
    name: 'first byte, eight English requests at once, 99th percentile',
    value: quantile(burst, 0.99),
    unit: 'ms',
    goal: '< 500',
  };
  return { slowest, promised };
}

async function eightAtOnce(server: SpeechServer): Promise<BenchRow[]> {
  await loopDelay(server);
  const { slowest, promised } = await englishBursts(server);
  const worked = server.workedMs();
  const started = performance.now();
  const german = await crowd(400, atOnce, () => speak(server, { text: newText('de', 180), language: 'de' }));
  const seconds = (performance.now() - started) / 1000;
  const p99 = await loopDelay(server);
  const workPerText = (server.workedMs() - worked) / german.length;
  return [
    {
      name: `first byte, slowest of ${atOnce} English requests at once, median of ${slowest.length} bursts`,
      value: median(slowest),
      unit: 'ms',
      goal: '< 500',
    },
    { name: 'the same, best burst: what others on the machine do not blur', value: Math.min(...slowest), unit: 'ms' },
    promised,
    {
      name: `first byte, ${atOnce} German requests at once, 99th percentile`,
      value: quantile(
        german.map(({ firstMs }) => firstMs),
        0.99,
      ),
      unit: 'ms',
      goal: '< 500',
    },
    { name: `German, ${atOnce} at once`, value: (400 * 180) / seconds, unit: 'characters/s' },
    { name: 'work of the main thread for 180 characters of German', value: workPerText, unit: 'ms' },
    { name: 'event-loop delay of the server meanwhile, 99th percentile', value: p99, unit: 'ms', goal: '< 20' },
  ];
}

async function repeats(server: SpeechServer): Promise<BenchRow[]> {
  const texts = Array.from({ length: 20 }, () => newText('en', 60));
  for (const text of texts) await speak(server, { text });
  const ask = (index: number) => speak(server, { text: texts[index % texts.length]! });
  await crowd(2_000, 32, ask);
  const live = await server.liveHeapMb();
  const before = server.memoryMb();
  const worked = server.workedMs();
  const perSecond: number[] = [];
  for (let thousand = 0; thousand < 10; thousand++) {
    const started = performance.now();
    await crowd(1_000, 32, ask);
    perSecond.push(1_000_000 / (performance.now() - started));
  }
  const work = (server.workedMs() - worked) / 10_000;
  const grown = server.memoryMb() - before;
  return [
    { name: 'cached repeats, median of ten thousands', value: median(perSecond), unit: 'requests/s', goal: '> 1500' },
    { name: 'the same, best thousand', value: Math.max(...perSecond), unit: 'requests/s' },
    { name: 'work of the main thread for a cached repeat', value: work, unit: 'ms' },
    { name: 'memory more after 10,000 requests', value: grown, unit: 'MB', goal: '< 50' },
    {
      name: 'memory in use more after 10,000 requests',
      value: (await server.liveHeapMb()) - live,
      unit: 'MB',
      goal: '< 2',
    },
  ];
}

/** A text in the background, and how much more memory the server took at most meanwhile. */
async function longText(server: SpeechServer, language: 'en' | 'de', length: number): Promise<BenchRow[]> {
  const before = server.memoryMb();
  let most = before;
  const started = performance.now();
  const asked = await server.post('/v1/speech/clips', { text: newText(language, length), language });
  const { id } = JSON.parse(asked.bytes.toString()) as { id: string };
  let status = 'queued';
  while (status !== 'done') {
    await wait(50);
    most = Math.max(most, server.memoryMb());
    const answer = JSON.parse((await server.get(`/v1/speech/clips/${id}`)).bytes.toString()) as { status: string };
    status = answer.status;
    if (status === 'failed') throw new Error('the clip failed');
  }
  const ms = performance.now() - started;
  const name = `${length.toLocaleString('en')} characters, ${language === 'en' ? 'English' : 'German'}`;
  return [
    { name: `${name}, as a job`, value: (length * 1000) / ms, unit: 'characters/s' },
    { name: `${name}, memory more at most`, value: most - before, unit: 'MB', goal: '< 200' },
  ];
}

/** Brings the engines of a new server to life. */
export async function warmUp(server: SpeechServer): Promise<void> {
  for (const language of ['en', 'de'] as const) {
    for (let n = 0; n < 5; n++) await speak(server, { text: newText(language, 60), language });
  }
}

/** Measures the speech API; takes some two minutes. */
export async function run(): Promise<BenchRow[]> {
  const server = await startSpeechServer();
  try {
    await warmUp(server);
    return [
      ...(await firstBytes(server)),
      ...(await eightAtOnce(server)),
      ...(await repeats(server)),
      ...(await longText(server, 'en', 10_000)),
      ...(await longText(server, 'de', 100_000)),
    ];
  } finally {
    await server.stop();
  }
}

if (import.meta.main) printRows('speech API', await run());
