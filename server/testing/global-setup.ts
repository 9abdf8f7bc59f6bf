import { prepareTemplate } from '#server/infra/db/template.ts';

/** Vitest, once before all files: databases of tests are copies of this one. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await prepareTemplate();
}
