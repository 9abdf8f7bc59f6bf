import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { StartError } from '#server/platform/start-error.ts';

/** The operator's side of control-socket.ts, which needs nothing of the server: a command answers at once. */

/** Milliseconds; a copy of a large database takes its time. */
const answerWithin = 600_000;

/** Where a server listens whose data are in a folder. */
export function controlPath(dataDir: string): string {
  if (process.platform !== 'win32') return path.join(dataDir, 'control.sock');
  return `\\\\.\\pipe\\parley-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32)}`;
}

/**
 * Asks the server that runs on this folder; null when none does.
 * @throws StartError with what the server says
 */
export function askServer(dataDir: string, command: string, input: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { socketPath: controlPath(dataDir), path: `/${command}`, method: 'POST', timeout: answerWithin },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        const answer = JSON.parse(text);
        if (response.statusCode === 200) resolve(answer);
        else reject(new StartError(answer.message));
      },
    );
    request.on('timeout', () => request.destroy(new Error('the server did not answer in time')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'ENAMETOOLONG', 'EINVAL'].includes(error.code ?? '')) resolve(null);
      else reject(new StartError(`Couldn’t reach the server for ${dataDir}: ${error.message}.`, { cause: error }));
    });
    request.end(JSON.stringify(input));
  });
}
