import { type Draft, draftsApi } from '#domain/agents/drafts.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { describedApi } from '#domain/described-api.ts';
import { securityApi } from '#domain/identity/security.ts';
import { supportAccessApi } from '#domain/identity/support-access.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { auditApi } from '#domain/platform/audit.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { appointmentsOf } from '#server/scheduling/appointments.ts';
import { bookTime } from '#server/scheduling/booking.ts';
import type { Scope } from '#server/scope.ts';
import { knownText, later, marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';
import { misplace } from './cross-tenant-misplaced.ts';
import { addOwn } from './cross-tenant-own.ts';
import { callersLine, fill } from './cross-tenant-rows.ts';
import { addTwins } from './cross-tenant-twins.ts';
import { idName } from './id-name.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { fillTenantTables, ownerOf, rowsOf, tenantTables } from './tenant-tables.ts';
import { formOf } from './upload-file.ts';

/**
 * Whether a workspace can learn of another, or change it: real rows of every noun in both, tried through every endpoint
 * with ids that only the other has, with ids that both have, and with none; then through the database as the workspace's
 * own role. Answers a line for each leak.
 */

const endpoints = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);
/** Of a workspace's own; the operator may see all. */
const own = endpoints.filter(
  ({ endpoint }) => !['public', 'account'].includes(endpoint.can) && !endpoint.path.startsWith('/v1/operator/'),
);
/** Ids of rows; voices and lessons are the same for everyone. */
const named = own.filter(({ endpoint }) => /:(?!voiceId|model\b|lessonId|country)/.test(endpoint.path));
const unnamed = own.filter((row) => !named.includes(row) && !/:/.test(row.endpoint.path) && !row.endpoint.raw);
const lists = [
  { title: 'workspaces.list', endpoint: workspacesApi.list },
  ...unnamed.filter(({ endpoint }) => endpoint.method === 'GET'),
];
/** What is refused while nothing stands there: a service outside has to answer first, or an agency has to be in. */
const needsMore =
  /^(companySignIn|brand)\.|^billing\.(subscribe|change|cancel|resume|checkout|setUpPayment|portal)$|^paymentProvider\.set$|^subaccounts\.leave$|^crm\.connect(Hubspot|Custom)$|^office\.(leave|connect)$|^transcriber\.connect$|^apps\.(check|allow)$|^toolServers\.connect$|^models\.(create|paraphrase)$|^flowTranslations\.propose$|^carrierAccounts?\.connect$|^phoneNumbers\.(offers|requirements|buy|atCarrier|importNumber|addTest)$|^sipAccounts\.create$|^browserKeys\.create$|^softPhone\.open$|^phoneCalls\.start$|^campaigns\.create$|^legalHolds\.create$|^contactImports\.(upload|readSource)$|^messages\.send$|^notifications\.(set|confirm)Phone$/;
/** What names a second thing: a subaccount's id, which is one row's in the whole installation, or the seller's plan. */
const namesTwo = /^agentCopies\.copy$|^billing\.quote$|^subaccounts\.setPrice$|^contacts\.merge$/;
const order = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];
/** One test is removed before a whole list takes their place, and both before what is tested is deleted. */
const placeOf = ({ title, endpoint: { method } }: (typeof named)[number]) =>
  order.indexOf(method) - (/Tests\.remove$/.test(title) ? 0.5 : 0) + (/Tests\.replace$/.test(title) ? 1.7 : 0);
const inOrder = named.toSorted((a, b) => placeOf(a) - placeOf(b));

/** What a path names instead of an id, where there is no such thing. */
const missing: Record<string, () => string> = { host: () => `${newId()}.example`, version: () => '1' };

const addressOf = ({ path }: Endpoint, ids: Ids) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[idName(path, name)] ?? missing[name]?.() ?? newId());

/** A body that the endpoint accepts, so that the answer is about the id. */
function bodyOf(endpoint: Endpoint): unknown {
  if (endpoint.file) return formOf('prices.txt', endpoint.method === 'POST' ? knownText : `Words of ${newId()}.`);
  const samples: unknown[] = [{ name: 'New name' }, { status: 'active' }, { completed: true }, { channel: 'browser' }];
  // Tests have few voices.
  const { voice: _, ...example } = endpoint.example?.body ?? {};
  if (endpoint.example?.body) return example;
  return samples.find((sample) => endpoint.body?.strict().safeParse(sample).success);
}

/** Whether the asker can book the time at which the other has an appointment, also in calendars that are the other's. */
async function bookSameTime(
  { services }: TestApp,
  { workspaceId }: TestClient,
  calendarIds?: string[],
): Promise<boolean> {
  const attendee = { name: 'Ada', email: 'ada@example.com', phone: null };
  const start = Date.parse(later);
  const booking = { start, durationMinutes: 30, title: 'Visit', attendee, notes: null, callId: null, calendarIds };
  const scope: Scope = { services, workspaceId, actor: null };
  return services.db
    .tenant(workspaceId, (tx) => bookTime(tx, scope, booking))
    .then(
      () => true,
      () => false,
    );
}

/** Appointments of a caller, as a conversation of the workspace finds them. */
function findCallers({ services }: TestApp, { workspaceId }: TestClient) {
  const scope: Scope = { services, workspaceId, actor: null };
  const caller = { callerPhone: callersLine, name: null, phone: null, email: null };
  return services.db.tenant(workspaceId, (tx) => appointmentsOf(tx, scope, caller, false));
}

/** The person who handed the workspace over is its owner again. */
async function makeOwner({ services }: TestApp, { workspaceId, userId }: TestClient): Promise<void> {
  const whose = [workspaceId, userId];
  await services.db.pool.query("update members set role = 'owner' where workspace_id = $1 and user_id = $2", whose);
  accessCache(services).forget(workspaceId);
}

/** An answer without what differs from request to request. */
const plain = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify([status, body]).replace(/"request_?[iI]d":"[^"]*"/g, '');

/** Who looks on while a workspace is tried. */
export interface Watch {
  /**
   * Hears of each leak as it is found, and may throw to stop.
   * @param isControl what a request was answered that should have done something: earlier ones may be why
   */
  onLeak?: (line: string, isControl: boolean) => void;
  /** Whether a step is taken; without it each is. */
  takes?: (step: string) => boolean;
}

/** Everything that `asker` can learn of the other, or change there, through the API. */
export async function leaksOfApi(server: TestApp, { onLeak, takes = () => true }: Watch = {}): Promise<string[]> {
  const [other, asker] = [await server.newOwner(), await server.newOwner()];
  // Of an earlier look: an address gets few invitations a day, no matter who sends them.
  await server.services.db.pool.query("delete from rate_buckets where key like 'invitation:%'");
  const leaks: string[] = [];
  const leak = (line: string, isControl = false) => {
    leaks.push(line);
    onLeak?.(line, isControl);
  };
  const ask = async ({ endpoint }: (typeof own)[number], given: Ids) => {
    const body = bodyOf(endpoint) as { revision?: number; override?: { reason: string } } | undefined;
    // Tests that were filled in fail on flows that were.
    if (body && endpoint.path.endsWith('/publish')) body.override = { reason: 'To see who is let in.' };
    // A draft or a workflow is saved by anyone who has read it.
    if (body?.revision !== undefined) {
      const read = endpoint.path.startsWith('/v1/workflows/') ? workflowsApi.get : draftsApi.get;
      const draft = await asker.send('GET', addressOf(read, given));
      if (draft.status === 200) body.revision = (draft.body as Draft).revision;
    }
    return asker.send(endpoint.method, addressOf(endpoint, given), body);
  };
  const seen = async (when: string) => {
    const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
    for (const row of lists) if (takes(`${when}: ${row.title}`)) answers.set(row.title, await ask(row, {}));
    return answers;
  };
  const ownCall = await addOwn(server, asker);
  const alone = await seen('alone');
  const ids = await fill(server, other);
  await misplace(server, other, asker, ownCall);
  accessCache(server.services).forget(asker.workspaceId);
  const before = await rowsOf(server.services.db, other);
  const tellsOf = (answer: object, found: string) => {
    const text = JSON.stringify(answer);
    if ([marker, other.userId, other.email].some((one) => text.includes(one))) {
      leak(`${found} tells of the other`);
    }
  };
  if (takes('support')) {
    const { access } = await asker.call(supportAccessApi.get);
    if (access !== null) leak('support is let in by the other');
  }
  if (takes('sessions') && (await asker.call(securityApi.sessions)).items.length !== 1)
    leak('security.sessions lists more than there are');
  if (takes('workspaces')) {
    const { items } = await asker.call(workspacesApi.list);
    if (items.length !== 1 || items[0]!.members !== 1) leak('workspaces.list counts members of others');
  }
  for (const [title, answer] of await seen('alone')) {
    const [then, now] = [plain(alone.get(title)!), plain(answer)];
    if (then !== now) leak(`an answer changed when the other was filled: ${then} became ${now}`);
  }
  for (const part of ['', '/model-requests'])
    if (takes(`own call${part}`))
      tellsOf(await asker.send('GET', `/v1/calls/${ownCall}${part}`), 'a call with what is not its own');

  if (takes('booking') && !(await bookSameTime(server, asker))) leak('a time is taken by an appointment of the other');
  if (takes("booking the other's") && (await bookSameTime(server, asker, [ids.calendarId!])))
    leak('a calendar of the other is booked');
  if (takes('callers')) tellsOf(await findCallers(server, asker), 'what a caller has booked');

  for (const row of inOrder) {
    if (!takes(`foreign: ${row.title}`)) continue;
    const [foreign, missing] = [await ask(row, ids), await ask(row, {})];
    if (plain(foreign) !== plain(missing) || foreign.status !== 404) {
      leak(`${row.title} answers ${foreign.status} to an id of the other, ${missing.status} to none`);
    }
  }
  for (const row of unnamed) {
    if (!takes(`unnamed: ${row.title}`)) continue;
    const answer = await ask(row, {});
    tellsOf(answer, row.title);
    // The other's lists are full, the asker's are not.
    if (!needsMore.test(row.title) && answer.status >= 400 && answer.status !== 403)
      leak(`${row.title} answers ${answer.status}: ${JSON.stringify(answer.body)}`, true);
    const headers = { authorization: `Bearer ${asker.token}`, 'x-workspace-id': other.workspaceId };
    const inOther = await server.send(row.endpoint.method, addressOf(row.endpoint, {}), bodyOf(row.endpoint), headers);
    if (inOther.status !== 404) leak(`${row.title} answers ${inOther.status} in the other workspace`);
  }
  if (takes('log')) {
    const told = await asker.call(auditApi.list, { query: { action: 'agent.created' } });
    if (told.items.length === 0) leak('the log of changes is switched off by the other', true);
  }
  if (takes('log, further')) {
    // Both have an entry of that number: where one goes on is looked up among one's own.
    const further = await asker.send('GET', `${auditApi.list.path}?from=2020-01-01T00:00:00Z&cursor=1`);
    if (further.status !== 200) leak(`a further page of changes answers ${further.status}`);
  }
  if (takes('receipt') && !(await asker.call(auditApi.receipt)).intact)
    leak('the chain of changes has entries of the other');
  const after = [
    'search',
    ...inOrder.map(({ title }) => `twin: ${title}`),
    ...lists.map(({ title }) => `after: ${title}`),
  ];
  if (after.some(takes)) await addTwins(server, other, asker, ids);
  if (takes('search')) {
    // The words of both are in it, so that whatever is found is told of.
    const search = { query: `Where can I park ${marker} or mine?` };
    tellsOf(await asker.send('POST', knowledgeSearchApi.search.path, search), 'a search of documents with ids of both');
  }
  for (const row of inOrder) {
    if (!takes(`twin: ${row.title}`)) continue;
    await makeOwner(server, asker);
    const answer = await ask(row, ids);
    tellsOf(answer, `${row.title} with an id of both`);
    // A control: the request did reach the row. Calls, people, sessions and subaccounts have no twins, a name no record.
    if (
      answer.status >= 400 &&
      !namesTwo.test(row.title) &&
      // What was replaced a moment ago is being read.
      row.title !== 'knowledge.retry' &&
      // The draft of the example has not the step that is taught.
      row.title !== 'trainingPhrases.add' &&
      // What is said in the row is nothing that the agent says.
      row.title !== 'recordedSentences.record' &&
      // A carrier is asked, the number of the example is another, or a job has not ended.
      !/^phoneNumbers\.(routing|route|remove)$|^phoneCalls\.hangUp$|^contactImports\.undo$/.test(row.title) &&
      !/:(callId|memberUserId|memberSessionId|customerId|subaccountId)|:host\/verify/.test(row.endpoint.path)
    ) {
      leak(`${row.title} answers ${answer.status} to an id of its own: ${JSON.stringify(answer.body)}`, true);
    }
  }
  for (const answer of (await seen('after')).values()) tellsOf(answer, 'a list');
  if (takes('ends')) {
    const whole = `/v1/workspaces/${other.workspaceId}`;
    const ends = [
      await asker.send('DELETE', whole, { name: 'My Workspace' }),
      await asker.send('POST', `${whole}/restore`),
    ];
    for (const { status } of ends) if (status !== 404) leak(`the other workspace itself answers ${status}`);
  }
  const rows = await rowsOf(server.services.db, other);
  for (const [table, then] of Object.entries(before)) {
    if (then.join('\n') !== rows[table]!.join('\n')) leak(`${table} of the other was changed`);
  }
  return leaks;
}

/** Two workspaces, the first of which has a row in every table. */
export async function filledPair({ services: { db }, newOwner }: TestApp): Promise<[TestClient, TestClient]> {
  const [other, asker] = [await newOwner(), await newOwner()];
  await fillTenantTables(db, other);
  return [other, asker];
}

/** Tables, of all or of those that are named, whose rows of another workspace its role can see or change in the database. */
export async function leaksOfDatabase(
  { services: { db } }: TestApp,
  [other, asker]: [TestClient, TestClient],
  names?: readonly string[],
): Promise<string[]> {
  const leaks: string[] = [];
  const tables = (await tenantTables(db)).filter(({ name }) => names?.includes(name) ?? true);
  const client = await db.pool.connect();
  try {
    for (const table of tables) {
      await client.query('begin');
      await client.query("select set_config('role', 'parley_app', true), set_config('app.workspace_id', $1, true)", [
        asker.workspaceId,
      ]);
      for (const verb of [
        'select',
        `update ${table.name} set ${table.owner} = ${table.owner}`,
        `delete from ${table.name}`,
      ]) {
        await client.query('savepoint one');
        const from = verb === 'select' ? `select from ${table.name}` : verb;
        const touched = await client
          .query(`${from} where ${table.owner} = $1`, [ownerOf(table, other)])
          .then(({ rowCount }) => rowCount, refused);
        await client.query('rollback to savepoint one');
        if (touched !== 0) leaks.push(`${table.name}: ${verb.split(' ')[0]} reaches rows of the other`);
      }
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  return leaks;
}

/** Tables to which rows are only added may not be changed at all. What another table holds on to was reached. */
function refused(error: { code?: string }): number {
  if (error.code === '42501') return 0;
  if (error.code === '23503') return 1;
  throw error;
}
