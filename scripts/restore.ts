import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/infra/start-error.ts';
import { restoreBackup } from '#server/operator/restore-backup.ts';
import { namedFile, runCommand } from './run-command.ts';

/** `npm run restore -- FILE [--replace]`: brings database, files and mails back. The server has to be stopped. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new StartError('Say: npm run restore -- FILE [--replace]');
  const { madeAt, end, replaced } = await restoreBackup(readConfig(process.env), namedFile(file), {
    replace: values.replace ?? false,
  });
  const about = `Restored the backup of ${madeAt}: ${end.rows} rows and ${end.files} files.`;
  return replaced === null ? about : `${about}\nWhat was there before is in ${replaced}; delete it when you are sure.`;
});
