import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { speechApi } from '#domain/channels/speech.ts';
import { describedApi } from '#domain/described-api.ts';
import { tokenCan, tokenScopes } from '#domain/identity/access-tokens.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { sampleWorkspaceName } from '#domain/sample-data/sample-data.ts';
import { type ExampleAnswers, readExampleAnswers, writeExampleAnswers } from './example-answers.ts';
import type { ExampleAnswer } from './platform/http/openapi/document-options.ts';
import { maskAnswer, shortAnswer } from './testing/example-answers.ts';
import { forAutomations, teachNextAgent } from './testing/example-calls.ts';
import { beforeChannels } from './testing/example-channels.ts';
import { forContacts } from './testing/example-contacts.ts';
import { exampleForm, forExample } from './testing/example-knowledge.ts';
import { senders } from './testing/example-senders.ts';
import { key, owner, server, workspaceId } from './testing/example-server.ts';
import { after, before, exampleAddress, instead, takeNextOver } from './testing/example-things.ts';
import { checkerOf, type OpenApiDocument, operationsOf, resolve } from './testing/openapi-rules.ts';

/**
 * Each example of the OpenAPI document is sent, and answered as the document says. `RECORD_ANSWERS=1` writes what came
 * to the folder example-answers, one file a noun, which the document shows; without it what came has to be what is shown.
 */

const recording = process.env.RECORD_ANSWERS === '1';
const shown = readExampleAnswers();
const recorded: ExampleAnswers = {};

const document = (await server.send('GET', '/openapi.json')).body as OpenApiDocument;
const operations = operationsOf(document);
const ids = Object.entries(describedApi).flatMap(([group, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
);

interface Declared {
  headers: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
}

interface Audited {
  action: string;
  workspace: string;
}

/** The last entry of all audit logs; null where there is none. */
async function lastAudited(): Promise<string | null> {
  const { rows } = await server.services.db.pool.query<{ id: string }>(
    'select id from audit_entries order by id desc limit 1',
  );
  return rows[0]?.id ?? null;
}

/** What the audit logs of all workspaces tell of behind an entry, oldest first. */
async function auditedSince(last: string | null): Promise<Audited[]> {
  const { rows } = await server.services.db.pool.query<Audited>(
    `select body::json ->> 'action' as action, workspace_id as workspace from audit_entries
      where ($1::uuid is null or id > $1::uuid)
        -- A job fills samples beside.
        and (body::json ->> 'action' = 'workspace.created'
          or workspace_id not in (select id from workspaces where name = $2))
      order by id`,
    [last, sampleWorkspaceName],
  );
  return rows;
}

/** What an agency does to a subaccount stands in the logs of both, once in each. */
const once = (audited: Audited[]) =>
  audited
    .filter(
      ({ action, workspace }, n) =>
        !audited.slice(0, n).some((one) => one.action === action && one.workspace !== workspace),
    )
    .map(({ action }) => action);

async function send(id: string, endpoint: Endpoint, more: Record<string, string> = {}, address?: string) {
  const { can, example, method, file } = endpoint;
  const byToken =
    can !== 'public' &&
    can !== 'account' &&
    tokenScopes.some((scope) => tokenCan({ scopes: [scope], readOnly: false }, can));
  const headers: Record<string, string> = {
    ...(can !== 'public' && { authorization: `Bearer ${byToken ? key : owner.token}` }),
    ...(!byToken && can !== 'public' && can !== 'account' && { 'x-workspace-id': workspaceId }),
    // Only a page of a key's website starts calls with it.
    ...(id === 'browserCalls.start' && { origin: 'https://shop.example.com' }),
    ...(example?.body && { 'content-type': 'application/json' }),
    ...more,
  };
  const form = file && (await exampleForm(`${id} ${more['idempotency-key'] ?? ''}`));
  if (form !== undefined) headers['content-type'] = form.type;
  const url = address ?? (await exampleAddress(endpoint));
  const payload = example?.body && { payload: JSON.stringify({ ...example.body, ...instead[id] }) };
  return server.app.inject({ method, url, headers, ...payload, ...(form && { payload: form.payload }) });
}

type Sent = Awaited<ReturnType<typeof send>>;

/** Every header that is declared is there, and fits. */
function expectHeaders({ replyHeaders }: Endpoint, declared: Declared, { headers }: Sent) {
  for (const [name, header] of Object.entries(declared.headers)) {
    const { schema } = resolve<{ schema: { type?: string } }>(document, header);
    const value = headers[name.toLowerCase()];
    const optional = replyHeaders?.shape[name.toLowerCase()]?.safeParse(undefined).success === true;
    if (value === undefined && optional) continue;
    const told = schema.type === 'integer' ? Number(value) : value;
    expect([name, checkerOf(document, schema).safeParse(told).success]).toEqual([name, true]);
  }
}

/** The JSON of an answer that fits its schema; undefined where it is none. */
function readBody({ reply }: Endpoint, { content }: Declared, { headers, body, rawPayload, json }: Sent): unknown {
  if (content === undefined) {
    expect(body).toBe('');
    return undefined;
  }
  const type = String(headers['content-type'] ?? '').split(';')[0]!;
  expect(Object.keys(content)).toContain(type);
  if (reply === undefined) {
    expect(rawPayload.length).toBeGreaterThan(60);
    return undefined;
  }
  const result = checkerOf(document, content[type]!.schema).safeParse(json());
  expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  return json();
}

/** What the document shows of an answer. Tests may send more requests a minute than others: that is left out. */
function toShow({ replyHeaders }: Endpoint, { headers }: Sent, body: unknown): ExampleAnswer {
  const names = Object.keys(replyHeaders?.shape ?? {}).filter((name) => headers[name] !== undefined);
  const telling = names.filter((name) => !name.startsWith('x-ratelimit'));
  return {
    ...(telling.length > 0 && { headers: Object.fromEntries(telling.map((name) => [name, String(headers[name])])) }),
    ...(body !== undefined && { body: shortAnswer(body) }),
  };
}

describe('the example', () => {
  it.each(ids)('of $id is answered as the document says', async ({ id, endpoint }) => {
    const { operation } = operations.find((row) => row.operation.operationId === id)!;
    const success = Object.keys(operation.responses).find((one) => one.startsWith('2'))!;
    const declared = resolve<Declared>(document, operation.responses[success]);
    await before[id]?.();
    const by = await senders[id]?.();
    const address = await exampleAddress(endpoint);
    const last = await lastAudited();
    const answer = await send(id, endpoint, by, address);
    const audited = await auditedSince(last);
    await after[id]?.();
    expect([String(answer.statusCode), answer.statusCode < 300 ? '' : answer.body]).toEqual([success, '']);
    expect(once(audited), 'entries of the audit log').toEqual(endpoint.audit ? [endpoint.audit] : []);
    expectHeaders(endpoint, declared, answer);
    const now = toShow(endpoint, answer, readBody(endpoint, declared, answer));
    if (Object.keys(now).length === 0) return;
    recorded[id] = now;
    // Of other nouns what is shown has to fit the schema; describe-api.test.ts looks at that.
    if (!recording && ofSpeech.test(id)) expect(maskAnswer(now), rewrite).toEqual(maskAnswer(shown[id]));
  });

  it('has its answer in the document, and no other is there', () => {
    if (recording) writeExampleAnswers(recorded);
    else expect(Object.keys(shown).sort()).toEqual(Object.keys(recorded).sort());
  });
});

/** Written by jobs, a little after the request, such as the day of a file; what a request itself adds is an event. */
const laterTables =
  /^(agent_prepared_speech|knowledge_(versions|pieces|index|terms|totals)|call_(facts|figures|quality|steps|words)|content_keys|missed_words|notifications|notification_(deliveries|events|sends|preferences|marks)|stored_files|usage_days|webhook_tries)$/;

/** On a connection of its own, which plans the count of some hundred tables once. */
const counter = await server.services.db.pool.connect();
afterAll(() => counter.release());
const { rows: tables } = await counter.query<{ name: string }>(
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
);
const counted = {
  name: 'count_rows',
  text: tables
    .filter(({ name }) => !laterTables.test(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`)
    .join(' union all '),
};

/** How many rows there are in all tables; what a repeat may not add to. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await counter.query<{ name: string; n: number }>(counted);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

describe('with an Idempotency-Key, a repeat', () => {
  const idempotent = ids.filter(({ endpoint }) => endpoint.idempotent !== undefined);
  it.each(idempotent)('of $id gives the first answer again and adds nothing', async ({ id, endpoint }) => {
    const key = { ...(await senders[id]?.()), 'idempotency-key': `example ${id}` };
    // Names and times that were taken by the example itself are free again.
    if (id === 'appointments.move') {
      await server.services.db.pool.query('delete from appointments');
      await server.services.db.pool.query('delete from office_accounts');
    }
    if (id === 'roles.create') await server.services.db.pool.query("delete from roles where name = 'Reception'");
    if (id === 'calendars.create') await server.services.db.pool.query('delete from calendars');
    if (id === 'knowledge.createFolder') {
      await server.services.db.pool.query("delete from knowledge_folders where name = 'Opening hours'");
    }
    if (id === 'knowledgeSearch.addSynonym') await server.services.db.pool.query('delete from knowledge_synonyms');
    if (id === 'contactFields.create')
      await server.services.db.pool.query("delete from contact_fields where name = 'Plan'");
    if (id === 'contactSegments.create') await server.services.db.pool.query('delete from contact_segments');
    // There is one already, which no one has to fill.
    if (id === 'sampleData.open')
      await server.services.db.pool.query("update workspaces set sample = 'ready' where name like 'Sample%'");
    if (id === 'coupons.create') await server.services.db.pool.query('delete from coupons');
    if (id === 'vault.create') await server.services.db.pool.query('delete from vault_secrets');
    if (id === 'brand.addHost') await server.services.db.pool.query('delete from brand_hosts');
    if (id === 'subaccountTemplates.create') await server.services.db.pool.query('delete from subaccount_templates');
    if (id === 'invitations.create') await server.services.db.pool.query('delete from invitations');
    if (id === 'speech.addPronunciation') {
      for (const { id: pronunciationId } of (await owner.call(speechApi.pronunciations)).items) {
        await owner.call(speechApi.removePronunciation, { params: { pronunciationId } });
      }
    }
    if (id === 'trainingPhrases.add') teachNextAgent();
    if (id === 'liveCalls.say') await takeNextOver();
    if (id === 'contacts.merge' || id === 'contactImports.undo') await forContacts[id]();
    // The number that the example named has been given back since, or rings still.
    if (id === 'messages.send' || id === 'campaigns.create' || id === 'phoneCalls.start') await beforeChannels[id]?.();
    await forExample[id]?.();
    await forAutomations[id]?.();
    const address = await exampleAddress(endpoint);
    const first = await send(id, endpoint, key, address);
    let [had, has] = [await countRows(), {}];
    let again = first;
    // Jobs of requests before may write meanwhile, each once; a repeat that adds does so every time.
    for (let round = 0; round < 3 && !isDeepStrictEqual(had, has); round++) {
      if (round > 0) had = await countRows();
      again = await send(id, endpoint, key, address);
      has = await countRows();
    }
    expect([first.statusCode < 300, again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([
      true,
      first.statusCode,
      true,
    ]);
    for (const name of ['content-type', ...Object.keys(endpoint.replyHeaders?.shape ?? {})]) {
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(has).toEqual(had);
    const other = idempotent.find((one) => one.id !== id && one.endpoint.can === endpoint.can);
    if (other === undefined) return;
    const reused = await send(other.id, other.endpoint, key);
    expect([other.id, reused.statusCode]).toEqual([other.id, 422]);
  });
});

const ofSpeech = /^(speech|openAi|elevenLabs)/;
const rewrite =
  'Answers have changed: RECORD_ANSWERS=1 npx vitest run --project server server/example-requests.test.ts';
