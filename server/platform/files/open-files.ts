import path from 'node:path';
import type { BaseLogger } from 'pino';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/platform/start-error.ts';
import { type Outbound, trusting } from '#voice/engines/services/outbound.ts';
import type { Files } from './files.ts';
import { openLocalFiles } from './local-files.ts';

/**
 * Where the settings say that files are: in DATA_DIR, or in the store of S3_URL. A store that refuses us stops the
 * start; one that is away now does not, since it may come back.
 * @throws StartError
 */
export async function openFiles(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  outbound: Outbound,
  log: Pick<BaseLogger, 'warn'>,
): Promise<Files> {
  if (s3 === null) return openLocalFiles(path.join(dataDir, 'files'));
  // The signer is loaded only where it is used.
  const { openS3Files } = await import('./s3-files.ts');
  const { StoreError } = await import('./s3-requests.ts');
  const files = openS3Files(s3, { outbound: trusting(outbound, s3.origin) });
  try {
    await files.check();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.permanent) throw new StartError(`Can’t use the S3_URL bucket: ${error.reason}.`, { cause: error });
    log.warn({ reason: error.reason }, 'the store of files does not answer; it will be asked again when it is needed');
  }
  return files;
}
