import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/operator/restore-backup.ts';
import { fetchBackup, openOwnFiles, storedKey, withDraft } from '#server/operator/stored-backups.ts';
import { StartError } from '#server/platform/start-error.ts';
import { namedFile, runCommand } from './run-command.ts';

/** `npm run restore -- FILE|store:NAME [--replace]`: brings database, files and mails back. The server has to be stopped. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0)
    throw new StartError('Usage: npm run restore -- FILE|store:NAME [--replace]');
  const config = readConfig(process.env);
  const options = { replace: values.replace ?? false };
  const key = storedKey(config, file);
  const { madeAt, end, replaced } =
    key === null
      ? await restoreBackup(config, namedFile(file), options)
      : await withDraft(config, async (draft) => {
          await fetchBackup(await openOwnFiles(config), key, draft);
          return restoreBackup(config, draft, options);
        });
  const about = `Restored the backup from ${madeAt}: ${end.rows} rows and ${end.files} files.`;
  return replaced === null
    ? about
    : `${about}\nThe previous contents are in ${replaced}. Delete them once you’re sure.`;
});
