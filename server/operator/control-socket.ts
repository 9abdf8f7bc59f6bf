import { rmSync } from 'node:fs';
import http from 'node:http';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { replayCalls } from '#server/calls/replay-all.ts';
import { checkAllChains } from '#server/platform/audit/check-all-chains.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { rotateKey } from '#server/platform/secrets/rotate-key.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Services } from '#server/services.ts';
import { controlPath } from './ask-server.ts';
import { clearIpList } from './clear-ip-list.ts';
import { readFigures } from './database-figures.ts';
import { removeFactors } from './remove-factors.ts';

/**
 * How an operator's command reaches the server that runs on the embedded database, and knows what it has in memory: HTTP on
 * a local socket in DATA_DIR, which only that folder's user may use. With DATABASE_URL the commands ask the database.
 */

/** What the kernel takes for the path of a socket, in bytes, on every system. */
const longestPath = 100;
const longestRequest = 10_000;

type Command = (services: Services, input: unknown) => Promise<object>;

/** What can be asked for (see ask-server.ts). */
const commands: Record<string, Command> = {
  'rotate-key': async (services) =>
    rotateKey(services).catch((error: unknown) => {
      throw error instanceof StartError ? new AppError('conflict', error.message) : error;
    }),
  replay: async (services, input) =>
    replayCalls(services, z.object({ after: z.string().nullable() }).parse(input).after),
  'check-chains': async (services) => checkAllChains(services),
  figures: async ({ db }) => readFigures(db.pool),
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
  const place = controlPath(config.dataDir);
  if (db.shared) return null;
  if (Buffer.byteLength(place) > longestPath) {
    log.warn('commands cannot reach this server, because the path of DATA_DIR is too long: stop it for a backup');
    return null;
  }
  const server = http.createServer(async (request, response) => {
    try {
      const command = commands[request.url?.slice(1) ?? ''];
      if (command === undefined) throw new AppError('not_found', 'This server doesn’t support that command.');
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
