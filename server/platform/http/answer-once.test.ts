import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { describedApi } from '#domain/described-api.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { repeats } from '#server/platform/db/schema/idempotency.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { answerFile, claimRequest, keepAnswer } from './idempotency/claims.ts';
import { forgetAnswers } from './idempotency/idempotency.jobs.ts';

const server = await startApp();
const { services } = server;

async function post(client: TestClient, url: string, body: unknown, key: string) {
  const headers = { authorization: `Bearer ${client.token}`, 'x-workspace-id': client.workspaceId };
  return server.send('POST', url, body, { ...headers, 'idempotency-key': key });
}

const names = async (client: TestClient) => (await client.call(agentsApi.list)).items.map(({ name }) => name);
const body = (name: string) => ({ template: 'appointment-scheduler', name });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;

/** What a process leaves that was killed at the work on a request. */
async function leaveRunning(client: TestClient, key: string, url: string, sent: object) {
  const wanted = { caller: client.workspaceId, workspaceId: client.workspaceId, key, how: 'whole' } as const;
  // The digest of a request that was really sent, whose row is then made running again.
  await post(client, url, sent, key);
  const own = eq(repeats.caller, client.workspaceId);
  const [{ digest } = { digest: '' }] = await services.db.system('test', (tx) =>
    tx.delete(repeats).where(own).returning(),
  );
  return claimRequest(services, { ...wanted, digest });
}

it('every POST of ours that makes, sends or costs something takes an Idempotency-Key', () => {
  const without = Object.entries(describedApi)
    .filter(([noun]) => noun !== 'auth')
    .flatMap(([noun, table]) =>
      Object.entries(table as Record<string, Endpoint>)
        .filter(([, { method, idempotent }]) => method === 'POST' && idempotent === undefined)
        .map(([name]) => `${noun}.${name}`),
    );
  // The form on the site, of people whom no one knows, brings a key of its own; receipts are only looked at, an export is
  // only read, spoken form only shown, documents only asked, a plan only drawn, a list of people only looked up; what starts, pauses or stops a campaign says where it stands; a sign of life says the same twice. Taking a workspace back, handing it over or
  // letting it go, raising and lowering permissions, joining as a partner, saying by whose link one came, looking
  // for a record, exploring a flow, writing and playing tests, ending a rollout one way or the other, showing a secret, ending a chat, whose streamed messages are told from each other by
  // leaving to connect an account, looking at what is known of a person, and coming back with a state that is good once,
  // for a record, exploring a flow, replaying calls, ending a rollout one way or the other, showing a secret, ending a chat, whose streamed messages are told from each other by
  // no one but their writer, what visitors of websites do, whose messages bring ids of their own, and accepting an invitation, whose token is a key by itself, are once however often they are
  // asked for. So are calls that are tagged or deleted together, opened by a link or listened in to, hidden values
  // that are shown, a preview that is opened, values that are set, a call that is taken over, handed back or ended, and a figure that is only looked at.
  expect(without.sort()).toEqual([
    'account.sign',
    'agentTests.propose',
    'agentTests.run',
    'agents.explore',
    'alerts.preview',
    'apps.allow',
    'apps.check',
    'audit.checkReceipt',
    'audit.export',
    'brand.verifyHost',
    'browserCalls.start',
    'callBatches.remove',
    'callBatches.tag',
    'callLinks.open',
    'calls.replay',
    'calls.reveal',
    'campaigns.export',
    'campaigns.pause',
    'campaigns.prepare',
    'campaigns.start',
    'campaigns.stop',
    'chats.end',
    'chats.stream',
    'companySignIn.verify',
    'contactImports.readSource',
    'contactImports.upload',
    'contacts.export',
    'contacts.sendMessage',
    'erasures.export',
    'erasures.preview',
    'flowPlans.compose',
    'invitations.accept',
    'invitations.find',
    'knowledgeSearch.search',
    'liveCalls.end',
    'liveCalls.handBack',
    'liveCalls.listen',
    'liveCalls.takeOver',
    'members.transferOwnership',
    'office.connect',
    'office.leave',
    'partners.attribute',
    'partners.join',
    'releases.promote',
    'releases.stop',
    'replays.run',
    'sipAccounts.test',
    'softPhone.open',
    'speech.spokenForm',
    'subaccounts.grant',
    'subaccounts.release',
    'subaccounts.restore',
    'subaccounts.revoke',
    'toolServers.refresh',
    'understand.understand',
    'webhooks.showSecret',
    'widgetVisits.call',
    'widgetVisits.chat',
    'widgetVisits.end',
    'widgetVisits.resume',
    'widgetVisits.send',
    'widgets.preview',
    'workflowTests.propose',
    'workflowTests.run',
    'workspaces.restore',
  ]);
});

describe('a request that comes twice', () => {
  it('is done once, and answered alike', async () => {
    const owner = await server.newOwner();
    const [first, again] = [
      await post(owner, '/v1/agents', body('Desk'), 'a'),
      await post(owner, '/v1/agents', body('Desk'), 'a'),
    ];
    expect([first.status, again]).toEqual([201, first]);
    expect(await names(owner)).toEqual(['Desk']);
    // Another may have the same body, with a key of its own.
    await post(owner, '/v1/agents', body('Desk'), 'b');
    expect(await names(owner)).toEqual(['Desk', 'Desk']);
  });

  it('at once, fifty times, is done once', async () => {
    const owner = await server.newOwner();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(owner, '/v1/agents', body('Desk'), 'a')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(201) && statuses.size <= 2 && (statuses.size === 1 || statuses.has(409))).toBe(true);
    expect(await names(owner)).toEqual(['Desk']);
  });

  it('is refused when it is another request, or another person', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    await post(owner, '/v1/agents', body('Desk'), 'a');
    for (const [client, url, sent] of [
      [owner, '/v1/agents', body('Other')],
      [owner, '/v1/speech/pronunciations', { word: 'Nguyen', spokenAs: 'win' }],
      [admin, '/v1/agents', body('Desk')],
    ] as const) {
      const refused = await post(client, url, sent, 'a');
      expect([refused.status, codeOf(refused)]).toEqual([422, 'key_reused']);
    }
    expect(await names(owner)).toEqual(['Desk']);
  });

  it('may come again with the same key when it was refused', async () => {
    const owner = await server.newOwner();
    const refused = await post(owner, '/v1/agents', body(''), 'a');
    expect(refused.status).toBe(400);
    expect((await post(owner, '/v1/agents', { template: 'none' }, 'a')).status).toBe(400);
    expect((await post(owner, '/v1/agents', body('Desk'), 'a')).status).toBe(201);
  });

  it('of an account, without a workspace, is done once too', async () => {
    const owner = await server.newOwner();
    const ask = () => post(owner, '/v1/workspaces', { name: 'Second office' }, 'a');
    expect(await ask()).toEqual(await ask());
    expect((await owner.call(workspacesApi.list)).items).toHaveLength(2);
  });

  it('does not lie about in the database where its answer has a secret', async () => {
    const owner = await server.newOwner();
    const ask = () => post(owner, '/v1/access-tokens', { name: 'Shop', scopes: ['speech'] }, 'a');
    const first = await ask();
    const { value: secret } = first.body as { value: string };
    expect(await ask()).toEqual(first);
    expect((await owner.call(accessTokensApi.list)).items).toHaveLength(1);
    const rows = await services.db.system('test', (tx) => tx.select().from(repeats));
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a process that is killed', () => {
  it('leaves its request to the next who asks, when its time is over', async () => {
    const owner = await server.newOwner();
    await leaveRunning(owner, 'k', '/v1/agents', body('Desk'));
    const early = await post(owner, '/v1/agents', body('Desk'), 'k');
    expect([early.status, codeOf(early)]).toEqual([409, 'still_running']);
    server.clock.advance(61_000);
    expect((await post(owner, '/v1/agents', body('Desk'), 'k')).status).toBe(201);
    expect(await names(owner)).toEqual(['Desk', 'Desk']);
  });

  it('and no file that nobody knows of', async () => {
    const owner = await server.newOwner();
    const row = await leaveRunning(owner, 'k', '/v1/agents', body('Desk'));
    await services.files.put(answerFile(row), Buffer.from('half of an answer'));
    server.clock.advance(25 * 3_600_000);
    await forgetAnswers(services);
    expect(await services.files.stat(answerFile(row))).toBeNull();
  });

  it('or only slow, stores nothing once another has taken over', async () => {
    const owner = await server.newOwner();
    const slow = await leaveRunning(owner, 'k', '/v1/agents', body('Desk'));
    server.clock.advance(61_000);
    await post(owner, '/v1/agents', body('Desk'), 'k');
    const late = services.db.together(owner.workspaceId, (tx) =>
      keepAnswer(tx, services, slow, { status: 201, headers: {}, type: null, file: null, body: {} }),
    );
    await expect(late).rejects.toMatchObject({ code: 'still_running' });
  });
});

it('work and answer are one: when the answer cannot be kept, nothing was done', async () => {
  const owner = await server.newOwner();
  // The answer's row is taken away in the middle of the work, as by one who took over.
  await services.db.pool.query(`
    create function steal() returns trigger language plpgsql as
      $$ begin update repeats set claim = '${newId()}' where state = 'running'; return new; end $$;
    create trigger steal after insert on agents for each row execute function steal()`);
  try {
    const refused = await post(owner, '/v1/agents', body('Desk'), 'k');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'still_running']);
  } finally {
    await services.db.pool.query('drop trigger steal on agents; drop function steal()');
  }
  expect(await names(owner)).toEqual([]);
});
