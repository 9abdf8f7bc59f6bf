import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { checkAllChains } from '#server/audit/check-all-chains.ts';
import { replayCalls } from '#server/calls/replay-all.ts';
import { toAppError } from '#server/infra/http/errors.ts';
import { StartError } from '#server/infra/start-error.ts';
import { rotateKey } from '#server/secrets/rotate-key.ts';
import type { Services } from '#server/services.ts';
import { clearIpList } from './clear-ip-list.ts';
import { removeFactors } from './remove-factors.ts';

/**
 * How an operator's command reaches the server that runs on the embedded database, and knows what it has in memory: HTTP on
 * a local socket in DATA_DIR, which only that folder's user may use. With DATABASE_URL the commands ask the database.
 */

/** What the kernel takes for the path of a socket, in bytes, on every system. */
const longestPath = 100;
/** Milliseconds; a copy of a large database takes its time. */
const answerWithin = 600_000;
const longestRequest = 10_000;

function socketPath(dataDir: string): string {
  if (process.platform !== 'win32') return path.join(dataDir, 'control.sock');
  return `\\\\.\\pipe\\parley-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32)}`;
}

type Command = (services: Services, input: unknown) => Promise<object>;

/** What can be asked for. */
const commands: Record<string, Command> = {
  'rotate-key': async (services) =>
    rotateKey(services).catch((error: unknown) => {
      throw error instanceof StartError ? new AppError('conflict', error.message) : error;
    }),
  replay: async (services, input) =>
    replayCalls(services, z.object({ after: z.string().nullable() }).parse(input).after),
  'check-chains': async (services) => checkAllChains(services),
  'clear-ip-list': async (services, input) => clearIpList(services, z.object({ workspaceId: z.string() }).parse(input)),
  'remove-factors': async (services, input) => removeFactors(services, z.object({ email: z.string() }).parse(input)),
};

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > longestRequest) throw new AppError('body_too_large');
  }
  return JSON.parse(text);
}

/** Listens until it is closed; null where it cannot. With the embedded database, whose lock keeps other servers away. */
export async function openControl(services: Services): Promise<{ close(): void } | null> {
  const { db, config, log } = services;
  const place = socketPath(config.dataDir);
  if (db.shared) return null;
  if (Buffer.byteLength(place) > longestPath) {
    log.warn('commands cannot reach this server, because the path of DATA_DIR is too long: stop it for a backup');
    return null;
  }
  const server = http.createServer(async (request, response) => {
    try {
      const command = commands[request.url?.slice(1) ?? ''];
      if (command === undefined) throw new AppError('not_found', 'This server does not know that command.');
      response.end(JSON.stringify(await command(services, await readJson(request))));
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, 'a command of the operator failed');
      response.statusCode = known.status;
      response.end(JSON.stringify({ message: known.message }));
    }
  });
  // What a killed server left.
  if (process.platform !== 'win32') rmSync(place, { force: true });
  return new Promise((resolve) => {
    // Some mounted folders can hold no socket.
    server.once('error', (error) => {
      log.warn({ reason: error.message }, 'commands cannot reach this server: stop it for a backup');
      resolve(null);
    });
    server.listen(place, () => resolve({ close: () => server.close() }));
  });
}

/**
 * Asks the server that runs on this folder; null when none does.
 * @throws StartError with what the server says
 */
export function askServer(dataDir: string, command: string, input: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { socketPath: socketPath(dataDir), path: `/${command}`, method: 'POST', timeout: answerWithin },
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
      else reject(new StartError(`The server of ${dataDir} could not be asked: ${error.message}.`, { cause: error }));
    });
    request.end(JSON.stringify(input));
  });
}
