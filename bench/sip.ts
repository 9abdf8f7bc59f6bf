import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { type HttpPerson, signUpAt } from '#server/testing/http-person.ts';
import { bookingByPhone } from '#server/testing/phone-dialogue.ts';
import { openSipPbx, SipCaller } from '#server/testing/sip-phone-line.ts';
import { systemClock } from '#voice/clock.ts';
import type { Media } from '#voice/rtp/media-session.ts';
import { MediaThread } from '#voice/rtp/thread/media-thread.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { PacketTimes } from './calls/packet-times.ts';

/**
 * Calls over SIP: the product as it is started, a PBX with its callers and their transcriber beside it on the same cores. Callers hold
 * conversations by voice; the reference is bare sockets that carry as many packets. Then the server is killed in the middle of calls, and what
 * counts is whose line has sound again.
 */

/** Calls of one workspace, within its limit; each workspace has an account and a PBX of its own. */
const callsOfAccount = 50;
/** Clock ticks a second, as Linux counts processor time. */
const ticks = 100;
/** A call that has no sound so long behind the start of a server is lost, in ms. */
const backWithinMs = 20_000;

const seconds = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};

/** A caller who notes when they were answered, and when they heard something first. */
class TimedCaller extends SipCaller {
  answeredAt = 0;
  firstSoundAt = 0;

  constructor() {
    super(systemClock);
    const { frame } = this.media;
    this.media.frame = (pcm) => {
      const before = this.frames;
      frame(pcm);
      if (this.firstSoundAt === 0 && this.frames > before) this.firstSoundAt = performance.now();
    };
  }

  override took(live: Parameters<SipCaller['took']>[0]): void {
    this.answeredAt = performance.now();
    super.took(live);
  }
}

type Pbx = Awaited<ReturnType<typeof openSipPbx>>;

/** A workspace whose agent is an extension of a PBX, and is registered. */
async function newOffice(address: string, n: number, media: Media): Promise<{ person: HttpPerson; line: Pbx }> {
  const person = await signUpAt(address, `office-${n}@example.com`);
  const line = await openSipPbx({ clock: systemClock, media });
  const { id } = await person.call<{ id: string }>(agentsApi.create, {}, { template: 'appointment-scheduler' });
  await person.call(agentsApi.setStatus, { agentId: id }, { status: 'active' });
  await person.call(transcriberApi.connect, {}, { service: 'deepgram', key: fakeTranscriberKey });
  const body = { name: 'PBX', server: line.server, user: '1002', password: 'right-password', inboundAgentId: id };
  await person.call(sipAccountsApi.create, {}, { ...body, maxCalls: callsOfAccount + 10 });
  while (line.pbx.contact === null) await wait(50);
  return { person, line };
}

/** Answers what the agent asks, until the time is over. */
async function converse(caller: TimedCaller, until: number): Promise<void> {
  for (const [text] of bookingByPhone) {
    while (!caller.isQuiet()) {
      if (caller.isOver || performance.now() > until) return;
      await wait(50);
    }
    caller.says(text);
  }
}

const gapsOf = (times: readonly number[]): number[] => times.slice(1).map((time, n) => time - times[n]!);

/** Until all that was said is stored: callers at the limit of lines wait, or are told to call later, and are no calls to be killed. */
async function untilEnded(people: readonly HttpPerson[]): Promise<void> {
  for (const person of people) {
    const live = async () =>
      ((await person.request('GET', `${callsApi.list.path}?status=live`)) as { items: unknown[] }).items.length;
    while ((await live()) > 0) await wait(200);
  }
}

/** So many calls, of which one begins each 100 ms. */
async function underLoad(server: ChildServer, offices: readonly Pbx[], count: number, talkMs: number, folder: string) {
  const callers: TimedCaller[] = [];
  const talks: Promise<void>[] = [];
  const until = performance.now() + count * 100 + talkMs;
  for (let n = 0; n < count; n++) {
    const caller = new TimedCaller();
    caller.dial(offices[n % offices.length]!.pbx, `+1571555${String(1000 + n)}`);
    callers.push(caller);
    talks.push(converse(caller, until));
    await wait(100);
  }
  const packets = await PacketTimes.start(folder);
  const [before, begun] = [seconds(server.process.pid!), performance.now()];
  await wait(talkMs);
  const share = (seconds(server.process.pid!) - before) / ((performance.now() - begun) / 1000);
  const sent = await packets.stop();
  const gaps = callers.flatMap(({ live }) => gapsOf(sent.get(live?.session.localPort ?? 0) ?? []));
  await Promise.all(talks);
  for (const caller of callers) caller.live?.hangUp();
  await wait(1_000);
  return { share, callers, gaps };
}

interface Options {
  calls?: number;
  talkMs?: number;
  /** How often the server is killed, with ten calls each time. */
  kills?: number;
}

/** Measures; some three minutes. */
export async function run({ calls = 100, talkMs = 30_000, kills = 10 }: Options = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-sip-'));
  const deepgram = await startFakeDeepgram();
  const port = await freePort();
  const start = () =>
    startServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_AUTOCONFIRM: 'true',
      TRIAL_MINUTES: '0',
      RATE_LIMIT: '100000',
      SIP_SERVERS: '127.0.0.1',
      DEEPGRAM_BASE_URL: deepgram.origin,
    });
  const media = new MediaThread(systemClock, (error) => {
    throw error;
  });
  const lines: Pbx[] = [];
  const people: HttpPerson[] = [];
  let server = await start();
  try {
    const bareFile = path.join(import.meta.dirname, 'calls/bare-rtp.ts');
    const bare = await promisify(execFile)(process.execPath, [bareFile, String(calls), '5000']);
    const bareShare = Number(bare.stdout);
    for (let n = 0; n < Math.ceil(calls / callsOfAccount); n++) {
      const { line, person } = await newOffice(server.address, n, media);
      lines.push(line);
      people.push(person);
    }
    const { share, callers, gaps } = await underLoad(server, lines, calls, talkMs, dataDir);
    const answered = callers.filter(({ firstSoundAt }) => firstSoundAt > 0);
    const first = answered.map(({ firstSoundAt, answeredAt }) => firstSoundAt - answeredAt);
    const jitter = gaps.map((gap) => Math.abs(gap - 20));
    const rows: BenchRow[] = [
      { name: `bare sockets, ${calls}: of one core each`, value: bareShare * 100, unit: '%' },
      {
        name: `${calls} calls over SIP: not answered, or without sound`,
        value: calls - answered.length,
        unit: '',
        goal: '0',
      },
      {
        name: `  first sound behind the answer, p95 (p50 ${Math.round(quantile(first, 0.5))})`,
        value: quantile(first, 0.95),
        unit: 'ms',
        goal: '< 300',
      },
      {
        name: `  packets off their time, p99 of ${jitter.length} (p50 ${quantile(jitter, 0.5).toFixed(1)})`,
        value: quantile(jitter, 0.99),
        unit: 'ms',
        goal: '< 10',
      },
      {
        name: '  server a call, of one core, with voice, hearing and conversation',
        value: (share / calls) * 100,
        unit: '%',
        ratio: share / calls / bareShare,
      },
    ];
    await untilEnded(people);
    let [all, back] = [0, 0];
    const backAfter: number[] = [];
    for (let round = 0; round < kills; round++) {
      const ten = Array.from({ length: 10 }, () => new TimedCaller());
      for (const [n, caller] of ten.entries()) caller.dial(lines[n % lines.length]!.pbx, `+1571555${2000 + n}`);
      for (const end = performance.now() + 10_000; ten.some(({ frames }) => frames === 0) && performance.now() < end; )
        await wait(50);
      const there = ten.filter(({ frames, isOver }) => frames > 0 && !isOver);
      await wait(500 + Math.random() * 2_000);
      await server.kill();
      await wait(200);
      for (const caller of there) caller.frames = 0;
      const killedAt = performance.now();
      server = await start();
      const begunAt = performance.now();
      const open = new Set(there);
      while (open.size > 0 && performance.now() - begunAt < backWithinMs) {
        for (const caller of open) {
          if (caller.isOver) open.delete(caller);
          else if (caller.frames > 0) {
            open.delete(caller);
            back += 1;
            backAfter.push(performance.now() - killedAt);
          }
        }
        await wait(20);
      }
      all += there.length;
      for (const caller of ten) caller.live?.hangUp();
      await wait(500);
    }
    if (kills > 0)
      rows.push({
        name: `${all} calls whose server was killed: went on (sound again after ${Math.round(quantile(backAfter, 0.5))} ms, longest ${Math.round(Math.max(0, ...backAfter))} ms)`,
        value: (back / all) * 100,
        unit: '%',
        goal: '>= 98',
      });
    return rows;
  } finally {
    await server.kill();
    for (const line of lines) line.close();
    await media.close();
    await deepgram.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { calls: { type: 'string' }, seconds: { type: 'string' }, kills: { type: 'string' } },
  });
  const rows = await run({
    ...(values.calls && { calls: Number(values.calls) }),
    ...(values.seconds && { talkMs: Number(values.seconds) * 1000 }),
    ...(values.kills && { kills: Number(values.kills) }),
  });
  printRows('sip', rows);
  process.exit(0);
}
