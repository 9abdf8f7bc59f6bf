import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { outboxFolder } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds. */
const day = 86_400_000;
/** Mails of a server without SMTP: they are read in the first days, and hold addresses. */
const keepMails = 90 * day;

/** Removes what stands in a folder, bears such a name and was not changed for so long. */
async function removeOld(folder: string, now: number, keep: number, isMeant: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter(isMeant)) {
    const place = path.join(folder, name);
    if ((await stat(place)).mtimeMs < now - keep) await rm(place, { recursive: true, force: true });
  }
}

/** Removes what no one misses from DATA_DIR. */
export async function tidyDataDir({ config, clock }: Pick<Services, 'config' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeOld(outboxFolder(config.dataDir), now, keepMails, (name) => /\.eml(\.new)?$/.test(name));
}

const tidyJob = 'operator.tidy';

/** Work of the installation itself that is left to the queue. */
export function defineOperatorJobs(services: Services): void {
  services.jobs.define(tidyJob, { handler: () => tidyDataDir(services) });
  services.jobs.schedule(tidyJob, '29 3 * * *');
}
