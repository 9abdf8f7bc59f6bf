import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';

/** Where jobs go that failed for good. No one works on them. */
export const deadQueue = 'dead';

/** What pg-boss keeps about a queue; it belongs to the database, the definitions to this version of the code. */
function queueOptions({ retryLimit = 5, timeoutSeconds = 300 }: JobDefinition) {
  return {
    retryLimit,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: timeoutSeconds,
    // A job whose process has died is noticed after this many seconds; otherwise only when its time is up.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 3 * 86_400,
    notify: true,
    deadLetter: deadQueue,
  } satisfies QueueOptions & { notify: boolean; deadLetter: string };
}

/** Makes the queues that are missing and changes those whose options have changed. */
export async function alignQueues(boss: PgBoss, definitions: Map<string, JobDefinition>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: 14 * 86_400 });
  for (const [name, definition] of definitions) {
    const wanted = queueOptions(definition);
    const found = existing.get(name);
    if (!found) await boss.createQueue(name, { ...wanted, policy: 'short' });
    else if (Object.entries(wanted).some(([option, value]) => found[option as keyof typeof wanted] !== value)) {
      await boss.updateQueue(name, wanted);
    } else continue;
    // pg-boss looks a queue up at the first send, with a query beside the sender's transaction: many first senders at once
    // would each wait for a second connection. This makes it look now.
    await boss.findJobs(name, { id: crypto.randomUUID() });
  }
}

/** Makes the database's schedules those of this version. */
export async function alignSchedules(boss: PgBoss, schedules: Map<string, string>): Promise<void> {
  const existing = await boss.getSchedules();
  for (const { name } of existing) if (!schedules.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedules) {
    if (!existing.some((schedule) => schedule.name === name && schedule.cron === cron)) {
      await boss.schedule(name, cron, null, { tz: 'UTC' });
    }
  }
}
