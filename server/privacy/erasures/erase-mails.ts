import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { outboxFolder, workspaceHeader } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import type { Matcher } from './forms.ts';

/** Letters larger than this, in bytes, are none that this server writes. */
const largest = 5_000_000;

/** All that a letter says, decoded. */
async function readLetter(file: string): Promise<{ of: string | undefined; text: string } | null> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    // Tidied away by another process.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (content === null || content.length > largest) return null;
  const { headers, subject = '', text = '', html = '', attachments } = await PostalMime.parse(content);
  const attached = attachments.map(({ content: bytes }) =>
    typeof bytes === 'string' ? bytes : Buffer.from(bytes as ArrayBuffer).toString('utf8'),
  );
  return {
    of: headers.find(({ key }) => key === workspaceHeader)?.value.trim(),
    text: [...headers.map(({ value }) => value), subject, text, html, ...attached].join('\n'),
  };
}

/** Letters of the outbox that the workspace sent to the person, or about them. Answers how many. */
export async function eraseMails(
  { config }: Pick<Services, 'config'>,
  workspaceId: string,
  { hasAddress, hasName }: Matcher,
  erases: boolean,
): Promise<number> {
  const folder = outboxFolder(config.dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let found = 0;
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder, name);
    const letter = await readLetter(file);
    if (letter?.of !== workspaceId || !(hasAddress(letter.text) || hasName(letter.text))) continue;
    found += 1;
    if (erases) await rm(file, { force: true });
  }
  return found;
}
