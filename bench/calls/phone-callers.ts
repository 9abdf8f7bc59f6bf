import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseDocument } from 'htmlparser2';
import { WebSocket } from 'ws';
import { frameMs } from '#domain/calls/call-protocol.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { codedSpeech } from '#voice/testing/coded-speech.ts';
import type { BenchNumber, PhoneReport, PhoneTask } from './protocol.ts';
import { startCheapTranscriber } from './transcriber.ts';

/**
 * The carrier and all of its callers in one process, and the transcriber that hears them: requests signed as Twilio signs
 * them, sound at its own pace, people who think before they answer.
 */

const thinkMs = { least: 800, most: 3_000 };
const lateMs = 40;
const warmUp = { calls: 4, ms: 15_000 };
/** Numbers that callers say. */
const often = 20;
/** Bytes of a frame and of a second of mu-law; bytes a second and of the head of a WAV file at 8 kHz. */
const codes = { frame: 160 };
const wav = { second: 16_000, head: 44 };

const between = (least: number, most: number) => least + Math.random() * (most - least);
const report: PhoneReport = { answers: [], turns: [], heard: [], frames: 0, late: 0, lost: 0, faults: [] };
const phase = { measured: false, over: false };

interface Element {
  name: string;
  attribs: Record<string, string>;
  text: string;
  inside: Element[];
}
type Node = ReturnType<typeof parseDocument>['children'][number];
const read = (nodes: Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const text = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [{ name: node.name, attribs: node.attribs, text, inside: read(node.children) }];
  });

/** A line: what the carrier asks for one call, and what it is told to do. */
class Line {
  private readonly address: string;
  readonly of: BenchNumber;
  readonly callSid = `CA${randomBytes(16).toString('hex')}`;
  private readonly from = `+1571555${String(Math.floor(between(1_000, 9_999)))}`;
  verbs: Element[] = [];

  constructor(address: string, of: BenchNumber) {
    this.address = address;
    this.of = of;
  }

  async ask(url: string, fields: Record<string, string> = {}): Promise<void> {
    const { callSid, from, of } = this;
    const who = { CallSid: callSid, AccountSid: of.accountSid, From: from, To: of.number };
    const form = { ...who, CallStatus: 'in-progress', ...fields };
    const { pathname, search } = new URL(url);
    const answer = await fetch(`http://${this.address}${pathname}${search}`, {
      method: 'POST',
      headers: { 'x-twilio-signature': signatureOf(of.token, url, form) },
      body: new URLSearchParams(form),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${pathname} answered ${answer.status} ${text}`);
    const [response] = read(parseDocument(text, { xmlMode: true }).children);
    this.verbs = response?.inside ?? [];
  }

  find(name: string, among = this.verbs): Element | undefined {
    for (const verb of among) {
      const found = verb.name === name ? verb : this.find(name, verb.inside);
      if (found) return found;
    }
    return undefined;
  }

  /** Plays all that is to be played now, at its own pace; tells when the first of it was there. */
  async play(onFirst: () => void): Promise<void> {
    const all = this.verbs.flatMap((verb) => (verb.name === 'Gather' ? verb.inside : [verb]));
    let first = true;
    for (const { name, text } of all) {
      if (name !== 'Play') continue;
      const { pathname } = new URL(text);
      const answer = await fetch(`http://${this.address}${pathname}`);
      if (!answer.ok || answer.body === null) throw new Error(`Sound answered ${answer.status}`);
      let bytes = 0;
      for await (const part of answer.body) {
        if (bytes === 0 && first) {
          first = false;
          onFirst();
        }
        bytes += part.length;
      }
      await wait(((bytes - wav.head) / wav.second) * 1_000);
    }
  }
}

const newWords = (confirm: boolean) => (confirm ? 'yes' : String(200 + Math.floor(between(0, often))));

/** One call by Gather, until all hang up. */
async function byGather(line: Line): Promise<void> {
  let confirm = false;
  let into = report.answers;
  let askedAt = performance.now();
  await line.ask(line.of.voiceUrl);
  while (!phase.over) {
    await line.play(() => {
      if (phase.measured || into === report.answers) into.push(performance.now() - askedAt);
    });
    const onward = line.find('Redirect');
    const gather = line.find('Gather');
    if (gather === undefined && onward === undefined) throw new Error('The call ended.');
    if (gather !== undefined) await wait(between(thinkMs.least, thinkMs.most));
    if (phase.over) break;
    askedAt = performance.now();
    into = report.turns;
    if (gather === undefined) {
      await line.ask(onward!.text);
      continue;
    }
    await line.ask(gather.attribs.action!, { SpeechResult: newWords(confirm), Confidence: '0.93' });
    confirm = !confirm;
  }
  await line.ask(line.of.voiceUrl.replace(/voice$/, 'status'), { CallStatus: 'completed', CallDuration: '60' });
}

/** One call over a media stream, until all hang up. */
async function byStream(line: Line): Promise<void> {
  const answeredAt = performance.now();
  await line.ask(line.of.voiceUrl);
  const stream = line.find('Stream');
  const ticket = line.find('Parameter')?.attribs.value;
  if (stream === undefined || ticket === undefined)
    throw new Error(`The call was given no stream: ${JSON.stringify(line.verbs)}`);
  const url = stream.attribs.url!;
  const socket = new WebSocket(`ws://${process.env.SERVER}${new URL(url).pathname}`, {
    headers: { 'x-twilio-signature': signatureOf(line.of.token, url) },
    perMessageDeflate: false,
  });
  const streamSid = `MZ${randomBytes(16).toString('hex')}`;
  const tell = (event: string, more: object) => socket.send(JSON.stringify({ event, streamSid, ...more }));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});

  /** What is played: it is due in one piece from its first frame on; after a pause it begins anew. */
  const playing = { until: 0, since: 0 };
  let first = true;
  let saidAt: number | null = null;
  let saying: Uint8Array = new Uint8Array(0);
  let speaksAt = Number.POSITIVE_INFINITY;
  let confirm = false;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      event: string;
      media?: { payload: string };
      mark?: { name: string };
    };
    const now = performance.now();
    if (message.event === 'clear') playing.until = now;
    if (message.event === 'mark')
      setTimeout(() => tell('mark', { mark: message.mark }), Math.max(0, playing.until - now));
    if (message.event !== 'media') return;
    if (first) report.answers.push(now - answeredAt);
    first = false;
    if (saidAt !== null && phase.measured) report.heard.push(now - saidAt);
    const begins = saidAt !== null || playing.until + 500 < now;
    saidAt = null;
    if (phase.measured) {
      report.frames += 1;
      // What comes before what was sent before is played out is in time.
      if (!begins && now - playing.until > lateMs) report.late += 1;
    }
    playing.until = Math.max(playing.until, now) + frameMs;
    speaksAt = playing.until + between(thinkMs.least, thinkMs.most);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('The stream was refused.')));
  });
  tell('connected', { protocol: 'Call', version: '1.0.0' });
  const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 };
  const { accountSid } = line.of;
  const start = { accountSid, streamSid, callSid: line.callSid, tracks: ['inbound'], mediaFormat };
  tell('start', { start: { ...start, customParameters: { ticket } } });
  const startedAt = performance.now();
  let sent = 0;
  const talk = setInterval(() => {
    const now = performance.now();
    if (now > speaksAt && saying.length === 0) {
      saying = encodeMulaw(codedSpeech(newWords(confirm), 8_000));
      confirm = !confirm;
      speaksAt = Number.POSITIVE_INFINITY;
    }
    for (; sent * frameMs <= now - startedAt; sent++) {
      const frame = new Uint8Array(codes.frame).fill(0xff);
      frame.set(saying.subarray(0, codes.frame));
      if (saying.length > 0 && saying.length <= codes.frame) saidAt = now;
      saying = saying.subarray(codes.frame);
      if (socket.readyState === WebSocket.OPEN) {
        const payload = Buffer.from(frame).toString('base64');
        tell('media', { media: { track: 'inbound', chunk: String(sent), timestamp: String(sent * frameMs), payload } });
      }
    }
    if (phase.over && socket.readyState === WebSocket.OPEN) {
      tell('stop', { stop: {} });
      socket.close();
    }
  }, frameMs);
  await closed;
  clearInterval(talk);
  if (!phase.over) throw new Error('The stream ended.');
  await line.ask(line.of.voiceUrl.replace(/voice$/, 'status'), { CallStatus: 'completed', CallDuration: '60' });
}

const transcriber = await startCheapTranscriber();
process.send!({ type: 'transcriber', origin: transcriber.origin });

process.on('message', async ({ address, numbers, by, rampMs, talkMs }: PhoneTask) => {
  process.env.SERVER = address;
  const begun: Promise<void>[] = [];
  const begin = (number: BenchNumber) => {
    const lead = by === 'gather' ? byGather : byStream;
    begun.push(
      lead(new Line(address, number)).catch((error: unknown) => {
        report.lost += 1;
        report.faults.push(String((error as Error).message));
      }),
    );
  };
  // The first callers warm the compiler, the speech workers and the cache.
  for (const number of numbers.slice(0, warmUp.calls)) begin(number);
  await wait(warmUp.ms);
  report.answers.length = 0;
  for (const number of numbers.slice(warmUp.calls)) {
    begin(number);
    await wait(rampMs / numbers.length);
  }
  await wait(2_000);
  phase.measured = true;
  process.send!('measuring');
  await wait(talkMs);
  phase.measured = false;
  process.send!('measured');
  phase.over = true;
  await Promise.race([Promise.all(begun), wait(10_000)]);
  process.send!({ type: 'report', report });
});
