import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { type ErasureRow, erasures } from '#server/platform/db/schema/erasures.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type Counts, walkPerson } from './walk-person.ts';

export const eraseJob = 'erasures.erase';

/** What is under way is looked for again after this, in ms, and for so long, in ms. */
const againMs = 60_000;
const patienceMs = 24 * 3_600_000;
/** Rounds of one try: what was written while the first went on, the next one finds. */
const mostRounds = 3;

/** Whom a running erasure means, as it is kept. */
export const Meant = z.object({
  contactIds: z.array(z.uuid()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  names: z.array(z.string()),
  doNotCall: z.boolean(),
});
export type Meant = z.infer<typeof Meant>;

export const subjectPlace = (id: string) => `erasures.${id}.subject`;

const sum = (one: Counts, other: Counts): Counts => {
  const all = { ...one };
  for (const [place, n] of Object.entries(other) as [keyof Counts, number][]) all[place] = (all[place] ?? 0) + n;
  return all;
};

/** Erases a person, in rounds until one finds nothing more. Done again, it finds what is left. */
export async function erasePerson(
  services: Services,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { clock, db, jobs, secrets } = services;
  const its = and(eq(erasures.workspaceId, workspaceId), eq(erasures.id, id));
  const [row] = await db.tenant(workspaceId, (tx) => tx.select().from(erasures).where(its));
  if (row === undefined || row.state !== 'running' || row.subject === null) return;
  const { doNotCall, ...person } = Meant.parse(JSON.parse(secrets.open(subjectPlace(id), row.subject)));
  const scope: Scope = { services, workspaceId, actor: null };
  let counts = row.counts;
  let isOver = false;
  const noteErasure = (change: Partial<ErasureRow>) =>
    db.tenant(workspaceId, async (tx) => {
      await tx.update(erasures).set(change).where(its);
    });
  for (let round = 0; round < mostRounds; round += 1) {
    const walked = await walkPerson(scope, person, { erases: true, doNotCall, signal }).catch((error: unknown) => {
      // Held since it was asked for.
      if (error instanceof AppError && error.code === 'conflict') return error;
      throw error;
    });
    if (walked instanceof AppError) return noteErasure({ state: 'failed', subject: null, problem: walked.message });
    signal.throwIfAborted();
    counts = sum(counts, walked.counts);
    isOver = walked.isOver;
    await noteErasure({ counts });
    if (Object.keys(walked.counts).length === 0) break;
  }
  const now = clock.now();
  if (isOver) await noteErasure({ state: 'done', subject: null, doneAt: new Date(now) });
  else if (now - row.requestedAt.getTime() < patienceMs)
    await jobs.enqueue(
      null,
      eraseJob,
      { workspaceId, erasureId: id },
      { key: id, startAfter: new Date(now + againMs) },
    );
  else
    await noteErasure({
      state: 'failed',
      subject: null,
      problem: 'One of the person’s calls or actions didn’t end within a day. Try the erasure again.',
    });
}

const Data = z.object({ workspaceId: z.uuid(), erasureId: z.uuid() });

/** Work that erasures leave to the queue. */
export function defineErasureJobs(services: Services): void {
  services.jobs.define(eraseJob, {
    retryLimit: 10,
    timeoutSeconds: 3_600,
    concurrency: 1,
    handler: (data, { signal }) => {
      const { workspaceId, erasureId } = Data.parse(data);
      return erasePerson(services, workspaceId, erasureId, signal);
    },
  });
}
