import type { Readable } from 'node:stream';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SharedCall } from '#domain/calls/call-links.ts';
import type { Call } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { callSound } from '#server/calls/call-sound.ts';
import { getCall } from '#server/calls/calls.ts';
import { soundOf } from '#server/calls/recordings/recordings.ts';
import { hashToken } from '#server/calls/secret-token.ts';
import { stillMay } from '#server/identity/watch-rights.ts';
import { findAccess } from '#server/identity/workspace-access.ts';
import { callLinks, type LinkRow } from '#server/platform/db/schema/call-links.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const over = () => new AppError('not_found', 'This link is invalid or has expired. Ask for a new one.');

/**
 * A link that is good, by its token: of a workspace that is there and not suspended, for as long as who made it may
 * still share calls there.
 * @throws AppError not_found
 */
async function findLink(services: Services, token: string): Promise<LinkRow> {
  const now = new Date(services.clock.now());
  // No one knows yet of which workspace it is.
  const [row] = await services.db.system('key', (tx) =>
    tx
      .select()
      .from(callLinks)
      .where(and(eq(callLinks.tokenHash, hashToken(token)), gt(callLinks.expiresAt, now))),
  );
  if (row === undefined) throw over();
  const { workspaceId, createdBy } = row;
  const access = await findAccess(services, workspaceId);
  if (access === undefined || access.deleted || access.suspended !== null) throw over();
  const isTheirs = createdBy === null || (await stillMay(services, workspaceId, { userId: createdBy }, 'calls:manage'));
  if (!isTheirs) throw over();
  return row;
}

/** Anyone who has the link may see what it shows and nothing else: the call is read as this server does. */
const scopeOf = (services: Services, { workspaceId }: LinkRow): Scope => ({ services, workspaceId, actor: null });

/** The call of a link, with the parts that it shows. @throws AppError not_found */
export async function openLink(services: Services, token: string): Promise<SharedCall> {
  const link = await findLink(services, token);
  const { workspaceId, callId, id, parts, expiresAt } = link;
  const { agentName, startedAt, durationMs, turns, slots } = await getCall(scopeOf(services, link), callId);
  await services.db.tenant(workspaceId, (tx) =>
    tx
      .update(callLinks)
      .set({ opened: sql`${callLinks.opened} + 1`, openedAt: new Date(services.clock.now()) })
      .where(and(eq(callLinks.workspaceId, workspaceId), eq(callLinks.callId, callId), eq(callLinks.id, id))),
  );
  return {
    agentName,
    startedAt,
    durationMs,
    expiresAt: expiresAt.toISOString(),
    parts,
    turns: parts.includes('transcript') ? turns.filter(({ text }) => text !== '') : [],
    values: parts.includes('values') ? slots.filter(({ said }) => said !== '') : [],
  };
}

/** What a caller said that no one is to see would be heard in a recording. */
const tellsHidden = ({ turns }: Call): boolean =>
  turns.some(({ text, hidden }) => hidden === true || /\[card ending \d{4}\]/.test(text));

/** Its sound: the recording where there is one and it tells nothing that is hidden, else what the agent said. @throws AppError not_found, not_ready */
export async function soundOfLink(
  services: Services,
  token: string,
  signal: AbortSignal,
): Promise<{ content: Readable; bytes: number }> {
  const link = await findLink(services, token);
  if (!link.parts.includes('sound')) throw over();
  const scope = scopeOf(services, link);
  const agentOnly = () => callSound(scope, link.callId, signal, { asShown: true });
  if (tellsHidden(await getCall(scope, link.callId))) return agentOnly();
  try {
    return await soundOf(scope, link.callId, undefined);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return agentOnly();
  }
}
