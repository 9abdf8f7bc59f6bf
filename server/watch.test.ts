import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { missingIn, readScrape, valueIn } from '#server/testing/read-scrape.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { rateCalls } from './calls/quality/rate-calls.ts';
import { tracesOf } from './platform/traces/traces.ts';
import { loggedFields } from './testing/logged-fields.ts';

/** Watched as an operator watches: a scrape, a collector of traces, and the files that dashboards and alerts are made of. */

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
const spans: OtlpSpan[] = [];
let given = '';
const collector = http.createServer(async (request, reply) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  given += `${request.url} ${request.headers['x-key']} ${text}\n`;
  spans.push(...JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);
  reply.end('{}');
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => void collector.close());

const app = await startApp(
  {
    METRICS_WORKSPACES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  },
  undefined,
  { work: false },
);
const address = await addressOf(app.app);
const scrape = async () => (await app.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
const words = 'Zebediah Quillfeather';

async function newAgent(owner: TestClient) {
  return (await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } })).id;
}

async function chat(owner: TestClient, says: readonly string[]) {
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId: await newAgent(owner) }, body: {} });
  for (const text of says) await owner.call(chatsApi.send, { params: { callId }, body: { text } });
  await owner.call(chatsApi.end, { params: { callId } });
  return callId;
}

/** A call in the browser with one answer that is heard. */
async function call(owner: TestClient) {
  const agentId = await newAgent(owner);
  const { ticket, callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn');
  await client.nextFrame();
  client.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await client.next('turn', ({ role }) => role === 'caller');
  await client.next('turn', ({ role, seq }) => role === 'agent' && seq > said.seq);
  const live = await scrape();
  client.send({ type: 'hang_up' });
  await client.next('ended');
  await client.closed;
  return { callId, live };
}

test('figures say how callers do, and traces show each answer by its parts, without a word of theirs', async () => {
  const [owner, second] = [await app.newOwner(), await app.newOwner()];
  const { callId, live } = await call(owner);
  expect(valueIn(live, 'parley_live_calls', { channel: 'browser' })).toBe(1);
  expect(valueIn(live, 'parley_held_calls')).toBe(1);
  const chatId = await chat(second, ['blue elephants', words]);

  const text = await scrape();
  expect(valueIn(text, 'parley_calls_started_total', { channel: 'browser' })).toBe(1);
  expect(valueIn(text, 'parley_turns_total', { channel: 'chat' })).toBe(2);
  const browser = { channel: 'browser' };
  expect(valueIn(text, 'parley_calls_ended_total', { ...browser, reason: 'caller_hangup', outcome: 'neutral' })).toBe(
    1,
  );
  expect(valueIn(text, 'parley_first_audio_seconds_count', browser)).toBeGreaterThan(0);
  for (const part of ['hear', 'understand', 'store', 'speak'])
    expect(valueIn(text, 'parley_turn_part_seconds_count', { ...browser, part }), part).toBeGreaterThan(0);
  expect(valueIn(text, 'parley_database_wait_seconds_count', { pool: 'requests' })).toBeGreaterThan(0);
  expect(valueIn(text, 'parley_jobs', { state: 'dead' })).toBe(0);
  // One workspace has a label of its own, the others share one.
  const labels = readScrape(text).get('parley_workspace_calls_ended_total')?.get('workspace');
  expect([...(labels ?? [])].sort()).toEqual([owner.workspaceId, 'other'].sort());

  await tracesOf(app.services)!.flush();
  const ofCall = spans.filter(({ traceId }) => traceId === callId.replaceAll('-', ''));
  const root = ofCall.find(({ name }) => name === 'call')!;
  const page = { key: 'url.full', value: { stringValue: `http://127.0.0.1:8080/dashboard/calls/${callId}` } };
  expect(root.attributes).toContainEqual(page);
  expect(root).not.toHaveProperty('parentSpanId');
  const turns = ofCall.filter(({ name }) => name === 'turn');
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) {
    expect(turn.parentSpanId).toBe(root.spanId);
    const parts = ofCall.filter(({ parentSpanId }) => parentSpanId === turn.spanId).map(({ name }) => name);
    expect(parts).toEqual(['hear', 'understand', 'store', 'speak']);
  }
  const ofChat = spans.filter(({ traceId }) => traceId === chatId.replaceAll('-', '')).map(({ name }) => name);
  expect(ofChat).toEqual(expect.arrayContaining(['call', 'turn', 'understand', 'store']));
  expect(given).toMatch(/^\/otlp\/v1\/traces a key /);
  expect(given).not.toMatch(/Zebediah|Quillfeather|elephants|haircut/i);
  expect(text).not.toMatch(/Zebediah|Quillfeather|elephants|haircut/i);
});

test('what showed in a call is counted once, when it is rated', async () => {
  const owner = await app.newOwner();
  const before = valueIn(await scrape(), 'parley_call_signs_total', { sign: 'left_early' })!;
  const id = await chat(owner, ['purple monkey dishwasher flux', 'xylophone zebra quark']);
  await app.services.db.pool.query('update calls set test = false where id = $1', [id]);
  await app.services.db.pool.query('update call_facts set test = false where call_id = $1', [id]);
  await rateCalls(app.services);
  const after = valueIn(await scrape(), 'parley_call_signs_total', { sign: 'left_early' })!;
  expect(after).toBe(before + 1);
  await rateCalls(app.services);
  expect(valueIn(await scrape(), 'parley_call_signs_total', { sign: 'left_early' })).toBe(after);
});

const deploy = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

test('each metric, label and value that the dashboard and the alerts name is in a scrape', async () => {
  await app.send('GET', '/v1/calls');
  const series = readScrape(await scrape());
  const { panels } = JSON.parse(deploy('grafana/parley.json')) as { panels: { targets?: { expr: string }[] }[] };
  const { groups } = parse(deploy('prometheus/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = groups.flatMap((group) => group.rules);
  expect(shown.length).toBeGreaterThan(20);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const expression of [...shown, ...rules.map(({ expr }) => expr)])
    expect(missingIn(series, expression), expression).toEqual([]);
  // The check itself sees what is not there.
  expect(missingIn(series, 'sum by (planet) (rate(parley_turns_total{channel="fax"}[5m])) + parley_nothing')).toEqual([
    'parley_turns_total{channel="fax"}',
    'parley_nothing',
    expect.stringContaining('by (planet)'),
  ]);
});

/** Names in the first column of the tables below a heading of the guide. */
function guideNames(heading: string): string[] {
  const guide = readFileSync(new URL('../docs/watch.md', import.meta.url), 'utf8');
  const section = guide.split('\n## ').find((part) => part.startsWith(heading))!;
  const cells = [...section.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell]) => cell!);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)).toSorted();
}

test('the guide lists each metric of ours, and each field of the log', async () => {
  const own = [...(await scrape()).matchAll(/^# TYPE (parley_\w+) /gm)].map(([, name]) => name!);
  expect(guideNames('Metrics')).toEqual(own.toSorted());
  expect(guideNames('Logs')).toEqual(loggedFields());
});

test('a collector that is away costs spans and nothing else', async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  await chat(await app.newOwner(), ['hello']);
  await tracesOf(app.services)!.flush();
  expect(valueIn(await scrape(), 'parley_trace_spans_total', { result: 'lost' })).toBeGreaterThan(0);
});
