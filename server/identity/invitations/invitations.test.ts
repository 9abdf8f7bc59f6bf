import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitationDays, invitationsApi, invitationsPerAddress } from '#domain/identity/invitations.ts';
import { membersApi } from '#domain/identity/members.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { freePort } from '#server/platform/free-port.ts';
import { hurryJobs } from '#server/testing/hurry-jobs.ts';
import { mailsTo as mailsArrived, tokenIn } from '#server/testing/invitation-mails.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { startApp, type TestApp, type TestClient } from '#server/testing/start-app.ts';
import { forgetInvitations } from './invitations.jobs.ts';

const server = await startApp({ PUBLIC_URL: 'https://parley.example' });
const day = 86_400_000;
let addresses = 0;
const newEmail = () => `grace-${addresses++}@example.com`;

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
const messageOf = ({ body }: { body: unknown }) => (body as { error: { message: string } }).error.message;
const invite = (client: TestClient, emails: string[], role = 'member') =>
  client.send('POST', '/v1/invitations', { emails, role });
const idOf = ({ body }: { body: unknown }) => (body as { items: { id: string }[] }).items[0]!.id;

const mailsTo = (email: string, wanted?: number) => mailsArrived(server, email, wanted);
const tokenFor = async (email: string, nth = 1) => tokenIn((await mailsTo(email, nth)).at(-1)!);

const look = (token: string) => server.send('POST', '/v1/invitation', { token });
const accept = (client: TestClient, token: string) => client.send('POST', '/v1/invitation/accept', { token });

/** A signed-in person whose address this is. */
async function personWith(email: string, of: TestApp = server): Promise<TestClient> {
  const person = await of.newOwner();
  await of.services.db.system('test', (tx) => tx.update(users).set({ email }).where(eq(users.id, person.userId)));
  return { ...person, email };
}

describe('an invitation', () => {
  it('is mailed with workspace, inviter, role and end, and makes a member of who accepts it', async () => {
    const owner = await server.newOwner();
    const email = newEmail();
    const { items } = await owner.call(invitationsApi.create, {
      body: { emails: [`  ${email.toUpperCase()} `], role: 'agent-manager' },
    });
    const expiresAt = new Date(server.clock.now() + invitationDays * day).toISOString();
    expect(items).toMatchObject([
      { email, role: 'agent-manager', roleName: 'Agent Manager', status: 'invited', expiresAt },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe(`${owner.email} invited you to “My Workspace”`);
    for (const text of [mail!.text!, mail!.html!]) {
      for (const part of ['My Workspace', owner.email, 'Agent Manager', 'November 30, 2026', email]) {
        expect(text).toContain(part);
      }
      expect(text).toContain('https://parley.example/invitation#token=');
    }
    const token = tokenIn(mail!);
    const { rows } = await server.services.db.pool.query('select i::text as row from invitations i');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await look(token)).toMatchObject({
      status: 200,
      body: { workspace: 'My Workspace', roleName: 'Agent Manager', invitedBy: owner.email, email, expiresAt },
    });
    const person = await personWith(email);
    const joined = await accept(person, token);
    expect(joined).toMatchObject({ status: 200, body: { id: owner.workspaceId, role: 'agent-manager', members: 2 } });
    expect((await person.call(workspacesApi.list)).items.map(({ id }) => id)).toContain(owner.workspaceId);
    expect((await owner.call(invitationsApi.list)).items).toEqual([]);
    expect((await owner.call(membersApi.list)).items.map(({ id }) => id)).toEqual([owner.userId, person.userId]);
    const { items: log } = await owner.call(auditApi.list);
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'member.joined', actor: { userId: person.userId }, after: { role: 'agent-manager' } },
      { action: 'member.invited', actor: { userId: owner.userId }, after: { email, role: 'agent-manager' } },
    ]);
  });

  it('goes to several at once, or to none', async () => {
    const owner = await server.newOwner();
    const [a, b, c] = [newEmail(), newEmail(), newEmail()];
    expect((await invite(owner, [a, b, a.toUpperCase()])).status).toBe(201);
    const again = await invite(owner, [c, b]);
    expect(codeOf(again)).toEqual([409, 'conflict']);
    expect(messageOf(again)).toContain(b);
    const members = await invite(owner, [c, owner.email]);
    expect([members.status, messageOf(members)]).toEqual([409, `${owner.email} is already a member.`]);
    expect((await owner.call(invitationsApi.list)).items.map(({ email }) => email).sort()).toEqual([a, b].sort());
    for (const emails of [
      [],
      ['x'],
      ['a@b'],
      [`${'x'.repeat(300)}@example.com`],
      ['ａ@example.com'],
      'a@example.com',
    ]) {
      expect((await owner.send('POST', '/v1/invitations', { emails, role: 'member' })).status).toBe(400);
    }
  });

  it('gives no role that its sender has not', async () => {
    const owner = await server.newOwner();
    const [admin, member] = [await server.newMember(owner, 'admin'), await server.newMember(owner, 'member')];
    expect(codeOf(await invite(admin, [newEmail()], 'owner'))).toEqual([403, 'forbidden']);
    expect(codeOf(await invite(member, [newEmail()], 'viewer'))).toEqual([403, 'forbidden']);
    expect((await invite(admin, [newEmail()], 'admin')).status).toBe(201);
    const toOwn = await invite(owner, [newEmail()], 'owner');
    expect(toOwn.status).toBe(201);
    for (const [method, end] of [
      ['POST', '/resend'],
      ['DELETE', ''],
    ] as const) {
      const answer = await admin.send(method, `/v1/invitations/${idOf(toOwn)}${end}`);
      expect(codeOf(answer)).toEqual([403, 'forbidden']);
    }
    expect(codeOf(await invite(owner, [newEmail()], '019a0000-0000-7000-8000-000000000001'))).toEqual([
      400,
      'invalid_input',
    ]);
  });
});

describe('a link', () => {
  it('is good for seven days, and for seven more when it is sent again', async () => {
    const owner = await server.newOwner();
    const email = newEmail();
    const invitationId = idOf(await invite(owner, [email]));
    const first = await tokenFor(email);
    server.clock.advance(invitationDays * day - 1);
    expect((await look(first)).status).toBe(200);
    server.clock.advance(1);
    expect(codeOf(await look(first))).toEqual([410, 'invitation_expired']);
    const fresh = await server.newOwner();
    const late = { ...(await personWith(email)), workspaceId: fresh.workspaceId };
    expect(codeOf(await accept(late, first))).toEqual([410, 'invitation_expired']);
    // The owner's session has ended with the days; an owner of today sends it again.
    const second = await server.newMember(owner, 'owner');
    const listed = async () => (await second.call(invitationsApi.list)).items[0]!;
    expect((await listed()).status).toBe('expired');
    const again = await second.call(invitationsApi.resend, { params: { invitationId } });
    expect(again).toMatchObject({ status: 'invited', invitedBy: second.email });
    const token = await tokenFor(email, 2);
    expect(token).not.toBe(first);
    expect(codeOf(await look(first))).toEqual([404, 'not_found']);
    expect((await look(token)).status).toBe(200);
    expect((await accept(late, token)).status).toBe(200);
  });

  it('that was withdrawn, used, replaced or invented is refused in the same words', async () => {
    const owner = await server.newOwner();
    const [gone, used] = [newEmail(), newEmail()];
    const withdrawn = idOf(await invite(owner, [gone]));
    await invite(owner, [used]);
    const tokens = [await tokenFor(gone), await tokenFor(used), 'x'.repeat(43), '', "' or 1=1 --"];
    await owner.call(invitationsApi.withdraw, { params: { invitationId: withdrawn } });
    const person = await personWith(used);
    expect((await accept(person, tokens[1]!)).status).toBe(200);
    const stranger = await server.newOwner();
    const said = new Set<string>();
    for (const token of tokens) {
      for (const answer of [await look(token), await accept(stranger, token)]) {
        expect(codeOf(answer)).toEqual([404, 'not_found']);
        said.add(messageOf(answer));
      }
    }
    expect(said.size).toBe(1);
    const replayed = await accept(person, tokens[1]!);
    expect([replayed.status, messageOf(replayed)]).toEqual([409, 'You’re already a member of this workspace.']);
    // Who was removed does not come back by the old link.
    await owner.call(membersApi.remove, { params: { memberId: person.userId } });
    expect(codeOf(await accept(person, tokens[1]!))).toEqual([404, 'not_found']);
  });

  it('is for the address that it was sent to, and for it confirmed', async () => {
    const owner = await server.newOwner();
    const email = newEmail();
    await invite(owner, [email]);
    const token = await tokenFor(email);
    const other = await server.newOwner();
    const refused = await accept(other, token);
    expect(codeOf(refused)).toEqual([403, 'invitation_for_other']);
    expect(messageOf(refused)).toContain(email);
    const person = await personWith(email);
    const confirm = (emailConfirmedAt: Date | null) =>
      server.services.db.system('test', (tx) =>
        tx.update(users).set({ emailConfirmedAt }).where(eq(users.id, person.userId)),
      );
    await confirm(null);
    expect(codeOf(await accept(person, token))).toEqual([403, 'invitation_for_other']);
    await confirm(new Date());
    const member = await server.newMember(owner, 'viewer');
    expect(messageOf(await accept(member, token))).toBe('You’re already a member of this workspace.');
    // No one is a member twice, however often it is pressed.
    const answers = await Promise.all([1, 2, 3].map(() => accept(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is worth what its sender may give when it is accepted', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    const memberId = admin.userId;
    const [one, two] = [newEmail(), newEmail()];
    await invite(admin, [one], 'admin');
    await invite(admin, [two], 'viewer');
    const [strong, weak] = [await tokenFor(one), await tokenFor(two)];
    const [first, second] = [await personWith(one), await personWith(two)];
    await owner.call(membersApi.changeRole, { params: { memberId }, body: { role: 'member' } });
    const refused = await accept(first, strong);
    expect(codeOf(refused)).toEqual([409, 'conflict']);
    expect(messageOf(refused)).toContain('The person who invited you');
    const canBeAccepted = async () =>
      (await owner.call(invitationsApi.list)).items.map(({ email, canBeAccepted: is }) => [email, is]).sort();
    expect(await canBeAccepted()).toEqual([one, two].sort().map((email) => [email, false]));
    await owner.call(membersApi.changeRole, { params: { memberId }, body: { role: 'admin' } });
    expect(await canBeAccepted()).toEqual([one, two].sort().map((email) => [email, true]));
    // A role that has grown over the sender's.
    const levels = { team: 'full' as const };
    await owner.call(rolesApi.update, { params: { roleId: 'viewer' }, body: { levels } });
    expect(codeOf(await accept(second, weak))).toEqual([409, 'conflict']);
    await owner.call(membersApi.remove, { params: { memberId } });
    expect(codeOf(await accept(first, strong))).toEqual([409, 'conflict']);
    expect((await owner.call(membersApi.list)).items).toHaveLength(1);
    // Its sender is gone; it is still there to be withdrawn, or sent again by who vouches for it now.
    const { items } = await owner.call(invitationsApi.list);
    expect(items.map((item) => [item.status, item.canBeAccepted])).toEqual([
      ['invited', false],
      ['invited', false],
    ]);
    const [withdrawn, again] = [one, two].map((email) => items.find((item) => item.email === email)!);
    await owner.call(invitationsApi.withdraw, { params: { invitationId: withdrawn!.id } });
    // Letters of one moment have no order.
    server.clock.advance(1_000);
    await owner.call(invitationsApi.resend, { params: { invitationId: again!.id } });
    const [left] = (await owner.call(invitationsApi.list)).items;
    expect([left!.canBeAccepted, left!.invitedBy]).toEqual([true, owner.email]);
    expect((await accept(second, await tokenFor(two, 2))).status).toBe(200);
  });

  it('leads nowhere when the workspace was deleted', async () => {
    const owner = await server.newOwner();
    await owner.call(workspacesApi.create, { body: { name: 'Second' } });
    const email = newEmail();
    await invite(owner, [email]);
    const token = await tokenFor(email);
    await owner.send('DELETE', `/v1/workspaces/${owner.workspaceId}`, { name: 'My Workspace' });
    expect(codeOf(await look(token))).toEqual([404, 'not_found']);
    expect(codeOf(await accept(await personWith(email), token))).toEqual([404, 'not_found']);
  });

  it('is forgotten a month after its end', async () => {
    const owner = await server.newOwner();
    await invite(owner, [newEmail()]);
    const count = async () =>
      (await server.services.db.pool.query('select from invitations where workspace_id = $1', [owner.workspaceId]))
        .rowCount;
    server.clock.advance((invitationDays + 29) * day);
    await forgetInvitations(server.services);
    expect(await count()).toBe(1);
    server.clock.advance(2 * day);
    await forgetInvitations(server.services);
    expect(await count()).toBe(0);
  });
});

describe('limits', () => {
  it('keep members and invited people at twenty-five, also when many are invited at once', async () => {
    const owner = await server.newOwner();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => invite(owner, Array.from({ length: 5 }, newEmail))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter((answer) => codeOf(answer)[1] === 'limit_reached')).toHaveLength(2);
    expect((await invite(owner, Array.from({ length: 4 }, newEmail))).status).toBe(201);
    const full = await invite(owner, [newEmail()]);
    expect(messageOf(full)).toContain('its member limit (25), including pending invitations.');
    // One that was withdrawn makes room; so does one that has expired, until it is sent again.
    const { items } = await owner.call(invitationsApi.list);
    expect(items).toHaveLength(25 - 1);
    await owner.call(invitationsApi.withdraw, { params: { invitationId: items[0]!.id } });
    expect((await invite(owner, [newEmail()])).status).toBe(201);
  });

  it('keep a workspace at fifty mails a day', async () => {
    const owner = await server.newOwner();
    const round = async () => {
      const sent = await invite(owner, Array.from({ length: 20 }, newEmail));
      if (sent.status !== 201) return sent;
      for (const { id } of (await owner.call(invitationsApi.list)).items) {
        await owner.call(invitationsApi.withdraw, { params: { invitationId: id } });
      }
      return sent;
    };
    expect([(await round()).status, (await round()).status]).toEqual([201, 201]);
    const refused = await round();
    expect(codeOf(refused)).toEqual([409, 'limit_reached']);
    expect((await invite(owner, Array.from({ length: 10 }, newEmail))).status).toBe(201);
    expect(codeOf(await invite(owner, [newEmail()]))).toEqual([409, 'limit_reached']);
  });

  it('keep an address at a few mails a day, whoever sends them', async () => {
    const email = newEmail();
    const owners = await Promise.all([1, 2, 3, 4, 5].map(() => server.newOwner()));
    const [last, ...others] = owners;
    expect(others).toHaveLength(invitationsPerAddress);
    // What is refused for another reason takes nothing.
    expect((await invite(last!, [email], '019a0000-0000-7000-8000-000000000001')).status).toBe(400);
    for (const owner of others) expect((await invite(owner, [email])).status).toBe(201);
    const refused = await invite(last!, [newEmail(), email]);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      `${email} has already received several invitations today. Try again tomorrow.`,
    ]);
    const invitationId = (await others[0]!.call(invitationsApi.list)).items[0]!.id;
    expect((await others[0]!.send('POST', `/v1/invitations/${invitationId}/resend`)).status).toBe(409);
    server.clock.advance(day);
    expect((await invite(await server.newOwner(), [email])).status).toBe(201);
  });
});

describe('without a mail server', () => {
  it('an invitation stays, says so, and goes when the server is back', async () => {
    const port = await freePort();
    const app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
    const owner = await app.newOwner();
    expect((await invite(owner, ['grace@example.com'])).status).toBe(201);
    const mail = async () => (await owner.call(invitationsApi.list)).items[0]!.mail;
    await expect.poll(mail, { timeout: 10_000 }).toBe('delayed');
    const deliveries = await startSmtpServer(port);
    const next = async () => {
      await hurryJobs(app.services);
      return mail();
    };
    await expect.poll(next, { timeout: 25_000, interval: 200 }).toBe('sent');
    expect(deliveries.map(({ to }) => to)).toEqual([['grace@example.com']]);
  });
});
