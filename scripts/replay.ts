import { parseArgs } from 'node:util';
import { type ReplayedCalls, replayCalls } from '#server/calls/replay-all.ts';
import { StartError } from '#server/platform/start-error.ts';
import { atServer } from './at-server.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run replay -- --all';

/** `npm run replay -- --all`: computes every stored call of the installation again and tells which came out differently. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
  if (!values.all) throw new StartError(usage);
  let after: string | null = null;
  let replayed = 0;
  let differing = 0;
  do {
    const from: string | null = after;
    const part: ReplayedCalls = await atServer('replay', { after: from }, (services) => replayCalls(services, from));
    for (const { callId, reason } of part.differing) process.stdout.write(`${callId}: ${reason.slice(0, 300)}\n`);
    replayed += part.replayed;
    differing += part.differing.length;
    after = part.next;
  } while (after !== null);
  if (differing > 0) process.exitCode = 1;
  const calls = `${replayed} call${replayed === 1 ? '' : 's'}`;
  return differing === 0 ? `${calls} had the same result.` : `${differing} of ${calls} had a different result.`;
});
