import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Json } from '#domain/platform/json.ts';
import { type AuditAction, audit } from '#server/identity/auth-audit.ts';
import { pruneLimits } from '#server/identity/auth-limits.ts';
import { siteOfOrigin } from '#server/identity/sites.ts';
import { findByEmail, insertEmailUser, isBanned } from '#server/identity/users.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type TokenKind, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import { ownSite, type Site } from '#server/platform/http/site.ts';
import { hasMailbox, type Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import { pruneFlows } from './flows.ts';
import { codeLetter, type LetterKind, letterKinds, linkLetter } from './mails.ts';
import { pruneChallenges } from './mfa/mfa-challenge.ts';
import { isServed, isWhollyOf } from './people-of-site.ts';
import { allowedRedirect } from './redirects.ts';
import { endIdleSessions, forgetOldAudit, forgetUnconfirmed } from './retention.ts';
import { makeToken, pruneTokens } from './tokens/one-time-tokens.ts';
import { rotateSigningKeys } from './tokens/signing-keys.ts';
import { visitorFrom } from './visitor.ts';

/**
 * Mails of sign-in are made by a job that every request enqueues, whether or not the address has an account: the
 * request takes the same time either way, and no token lies in the queue.
 */
const mailJob = 'auth.mail';
const upkeepJob = 'auth.upkeep';

const MailRequest = z.object({
  kind: z.enum(letterKinds),
  email: z.string(),
  redirectTo: z.string(),
  /** Of the site that was asked; null, or missing in a job of an older version, for the installation's own. */
  origin: z.string().nullish(),
  flowId: z.string().nullable(),
  ip: z.string(),
  /** Sign-up by magic link: the data of the account to make when there is none. */
  newUserData: z.record(z.string(), Json).nullable(),
});
export type MailRequest = z.infer<typeof MailRequest>;

/** Asks for a mail, in the transaction of what it is about. */
export const requestMail = (tx: Tx, services: Services, request: MailRequest) =>
  services.jobs.enqueue(tx, mailJob, request);

/** Signs of a redirect that would not survive in a query as it is. */
const needsEncoding = /[&=#+%]/;

function linkOf({ origin }: Site, token: string, type: string, redirectTo: string): string {
  const redirect = needsEncoding.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${origin}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${redirect}`;
}

interface Draft {
  letter: Letter;
  link: string | null;
}

async function draft(
  tx: Tx,
  services: Services,
  site: Site,
  request: MailRequest,
  user: UserRow,
  given: { kind: TokenKind; to: string; detail?: string },
): Promise<Draft> {
  const made = await makeToken(tx, services, {
    userId: user.id,
    kind: given.kind,
    email: given.to,
    flowId: request.flowId,
    agencyId: site.brand?.workspaceId ?? null,
  });
  const key = `auth-${request.kind}-${newId()}`;
  if (request.kind === 'reauthentication')
    return { letter: { to: given.to, key, ...codeLetter(site, made.otp) }, link: null };
  const link = linkOf(site, made.token, request.kind, request.redirectTo);
  return { letter: { to: given.to, key, ...linkLetter(site, request.kind, link, made.otp, given.detail) }, link };
}

/** A change of address is confirmed from both, so that neither a thief of the session nor a typing error takes it. */
async function draftEmailChange(
  tx: Tx,
  services: Services,
  site: Site,
  request: MailRequest,
  user: UserRow,
): Promise<Draft[]> {
  if (user.newEmail === null) return [];
  const detail = `From ${user.email} to ${user.newEmail}.`;
  return [
    await draft(tx, services, site, request, user, { kind: 'email_change_current', to: user.email, detail }),
    await draft(tx, services, site, request, user, { kind: 'email_change_new', to: user.newEmail, detail }),
  ];
}

const audited: Record<LetterKind, AuditAction> = {
  signup: 'user_confirmation_requested',
  recovery: 'user_recovery_requested',
  magiclink: 'user_recovery_requested',
  email_change: 'user_modified',
  reauthentication: 'user_reauthenticate_requested',
};

/** What proves someone for a new password or address opens the whole account, not only what the site shows of it. */
const opensAll: readonly LetterKind[] = ['recovery', 'email_change', 'reauthentication'];

/** The same request as if it had come to the installation's own site, at the same page. */
function atOwnSite({ config }: Services, request: MailRequest): MailRequest {
  const page = new URL(request.redirectTo);
  const asked = page.origin === request.origin ? `${config.publicUrl}${page.pathname}${page.search}` : undefined;
  // What waits in the browser waits at the other site: nothing here could end its flow.
  return { ...request, origin: null, flowId: null, redirectTo: allowedRedirect(config, asked) };
}

async function draftMails(tx: Tx, services: Services, site: Site, request: MailRequest): Promise<Draft[]> {
  const { kind, email, newUserData } = request;
  const now = services.clock.now();
  let user = await findByEmail(tx, email);
  const agencyId = site.brand?.workspaceId ?? null;
  if (!(await isServed(tx, services, agencyId, email, user))) return [];
  if (agencyId !== null && opensAll.includes(kind) && !(await isWhollyOf(tx, agencyId, user))) {
    if (user === undefined || user.emailConfirmedAt === null) return [];
    return draftMails(tx, services, ownSite(services.config), atOwnSite(services, request));
  }
  if (user === undefined && kind === 'magiclink' && newUserData !== null) {
    user = await insertEmailUser(tx, { email, passwordHash: null, data: newUserData, confirmed: false, agencyId, now });
  }
  if (user === undefined || isBanned(user, now)) return [];
  if (kind === 'signup' && user.emailConfirmedAt !== null) return [];
  await audit(tx, services, visitorFrom(request.ip, ''), audited[kind], user.id);
  const sentAt = new Date(now);
  if (kind === 'email_change') return draftEmailChange(tx, services, site, request, user);
  const sent = {
    signup: { confirmationSentAt: sentAt },
    recovery: { recoverySentAt: sentAt },
    magiclink: { recoverySentAt: sentAt },
    reauthentication: { reauthenticationSentAt: sentAt },
  }[kind];
  await tx.update(users).set(sent).where(eq(users.id, user.id));
  return [await draft(tx, services, site, request, user, { kind, to: user.email })];
}

/** A repeated try makes new tokens, which void those of a letter that may have gone out before. */
async function sendMails(services: Services, request: MailRequest): Promise<void> {
  const { mail, config, log } = services;
  // Who asked at a brand's address gets a letter of that brand, unless that is no one's address any more.
  const site = await siteOfOrigin(services, request.origin ?? config.publicUrl);
  const meant = site ? request : atOwnSite(services, request);
  const drafts = await services.db.system('job', (tx) => draftMails(tx, services, site ?? ownSite(config), meant));
  const showLink = hasMailbox(config);
  for (const { letter, link } of drafts) {
    await mail.send(letter);
    if (showLink && link !== null) log.info({ link }, `mail "${letter.subject}"`);
  }
}

/** Each night: a new signing key when it is time, and nothing kept for longer than it is of use. */
export async function keepUpAuth(services: Services): Promise<void> {
  await rotateSigningKeys(services);
  await endIdleSessions(services);
  await forgetUnconfirmed(services);
  await forgetOldAudit(services);
  const now = services.clock.now();
  await services.db.system('job', async (tx) => {
    await pruneTokens(tx, now);
    await pruneChallenges(tx, now);
    await pruneFlows(tx, now);
    await pruneLimits(tx, now);
  });
}

/** Work that sign-in leaves to the queue. */
export function defineAuthJobs(services: Services): void {
  services.jobs.define(mailJob, {
    retryLimit: 5,
    handler: (data) => sendMails(services, MailRequest.parse(data)),
  });
  services.jobs.define(upkeepJob, { handler: () => keepUpAuth(services) });
  services.jobs.schedule(upkeepJob, '17 3 * * *');
}
