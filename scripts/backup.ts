import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openOwnFiles, storeBackup, storedKey, withDraft } from '#server/operator/stored-backups.ts';
import { writeBackup } from '#server/operator/write-backup.ts';
import { secretKeyFile } from '#server/platform/secrets.ts';
import { StartError } from '#server/platform/start-error.ts';
import { namedFile, runCommand } from './run-command.ts';

/** `npm run backup -- FILE|store:NAME [--with-key]`: database, files and mails as one file, also while the server runs. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'with-key': { type: 'boolean' } } });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0)
    throw new StartError('Usage: npm run backup -- FILE|store:NAME [--with-key]');
  const config = readConfig(process.env);
  const withKey = values['with-key'] ?? false;
  const key = storedKey(config, name);
  const { rows, files } =
    key === null
      ? await writeBackup(config, namedFile(name), { withKey })
      : await withDraft(config, async (draft) => {
          const end = await writeBackup(config, draft, { withKey });
          await storeBackup(await openOwnFiles(config), key, draft);
          return end;
        });
  const about = `${key === null ? namedFile(name) : name}: ${rows} rows and ${files} files, read back and verified.`;
  const where = config.secretKey === null ? secretKeyFile(config.dataDir) : 'the value of SECRET_KEY';
  return withKey
    ? `${about}\nThe backup includes the secret key, so anyone with this file can read everything. Protect it like a password.`
    : `${about}\nThe backup does NOT include the secret key and can't be restored without it. Keep a copy of ${where} somewhere else.`;
});
