import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { ChainState, ReceiptState } from '#domain/platform/audit.ts';
import { auditEntries } from '#server/platform/db/schema/audit.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Entries that are read and hashed in one go: other requests are answered in between. */
const piece = 500;
const purpose = 'audit-receipt';

export interface ChainEntry {
  seq: number;
  body: string;
  hash: string;
}

/** How far a chain is whole. */
export interface Walked {
  seq: number;
  hash: string;
  brokenAt: number | null;
}

/** Entries of a workspace after one, in their order. */
export const entriesAfter = ({ db }: Services, workspaceId: string, seq: number): Promise<ChainEntry[]> =>
  db.tenant(workspaceId, (tx) =>
    tx
      .select({ seq: auditEntries.seq, body: auditEntries.body, hash: auditEntries.hash })
      .from(auditEntries)
      .where(and(eq(auditEntries.workspaceId, workspaceId), gt(auditEntries.seq, seq)))
      .orderBy(asc(auditEntries.seq))
      .limit(piece),
  );

/** Recomputes a chain entry by entry, up to `last` or to its end. */
export async function walkChain(
  workspaceId: string,
  read: (after: number) => Promise<ChainEntry[]>,
  last = Number.MAX_SAFE_INTEGER,
): Promise<Walked> {
  let [seq, hash] = [0, ''];
  for (;;) {
    const entries = await read(seq);
    for (const entry of entries) {
      if (entry.seq > last) return { seq, hash, brokenAt: null };
      const text = `${hash} ${workspaceId} ${entry.seq} ${entry.body}`;
      const isNext = entry.seq === seq + 1;
      if (!isNext || createHash('sha256').update(text).digest('hex') !== entry.hash) {
        return { seq, hash, brokenAt: seq + 1 };
      }
      ({ seq, hash } = entry);
    }
    if (entries.length === 0) return { seq, hash, brokenAt: null };
  }
}

const Claim = z.object({ workspaceId: z.string(), seq: z.number(), hash: z.string(), at: z.string() });

const signatureOf = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

/** Recomputes the chain, and gives a receipt of where it stands when it is whole. */
export async function checkChain({ services, workspaceId }: Scope): Promise<ChainState> {
  const { seq, hash, brokenAt } = await walkChain(workspaceId, (after) => entriesAfter(services, workspaceId, after));
  const at = new Date(services.clock.now()).toISOString();
  const payload = Buffer.from(JSON.stringify({ workspaceId, seq, hash, at })).toString('base64url');
  const receipt = `${payload}.${signatureOf(services.secrets.key(purpose), payload)}`;
  return { intact: brokenAt === null, brokenSeq: brokenAt, seq, hash, at, receipt: brokenAt === null ? receipt : null };
}

/** What a receipt says; undefined when this server did not sign it for this workspace, or with a key that is gone. */
function readReceipt({ services, workspaceId }: Scope, receipt: string): z.infer<typeof Claim> | undefined {
  const [payload = '', signature = '', ...rest] = receipt.split('.');
  const given = Buffer.from(signature);
  const isSigned = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, payload));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isSigned || rest.length > 0) return undefined;
  const claim = Claim.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return claim.workspaceId === workspaceId ? claim : undefined;
}

/** Whether every entry up to a receipt's is still as it was. */
export async function checkReceipt(scope: Scope, receipt: string): Promise<ReceiptState> {
  const claim = readReceipt(scope, receipt);
  if (claim === undefined) return { verdict: 'unknown', seq: null, hash: null, at: null };
  const { services, workspaceId } = scope;
  const { seq, hash, at } = claim;
  const walked = await walkChain(workspaceId, (after) => entriesAfter(services, workspaceId, after), seq);
  const isSame = walked.brokenAt === null && walked.seq === seq && walked.hash === hash;
  return { verdict: isSame ? 'unchanged' : 'changed', seq, hash, at };
}
