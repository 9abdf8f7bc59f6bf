import pg from 'pg';
import type { BaseLogger } from 'pino';
import { StartError } from '../start-error.ts';

/** Connections of one server process. PostgreSQL's default is 100 for all. */
const maxConnections = 10;
/** Milliseconds. */
const connectWithin = 5_000;
/** As `server_version_num`. Older ones are not tested. */
const oldestVersion = 150_000;

/**
 * A pool on a PostgreSQL server, tried once.
 * @throws StartError when there is no such server or it is not usable.
 */
export async function connectServer(databaseUrl: string, log: Pick<BaseLogger, 'warn'>): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...serverConfig(databaseUrl),
    max: maxConnections,
    connectionTimeoutMillis: connectWithin,
  });
  logLostConnections(pool, log);
  try {
    const { rows } = await pool.query<{ version: string; number: number }>(
      "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
    );
    const [{ version, number } = { version: '?', number: 0 }] = rows;
    if (number >= oldestVersion) return pool;
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; Parley needs version 15 or later.`);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : refusal(databaseUrl, error);
  }
}

/** Connections for what takes long. */
const longConnections = 2;

/** A second pool on the same server, which connects when it is first used. */
export function openLongPool(databaseUrl: string, log: Pick<BaseLogger, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    ...serverConfig(databaseUrl),
    max: longConnections,
    connectionTimeoutMillis: connectWithin,
  });
  logLostConnections(pool, log);
  return pool;
}

/** How to reach the server, for a pool or for a connection of its own. */
export function serverConfig(databaseUrl: string): pg.ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.');
  }
  return { connectionString: databaseUrl, keepAlive: true, application_name: 'parley' };
}

/** Never with the password in it. */
function refusal(databaseUrl: string, error: unknown): StartError {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const place = `${hostname || 'the local socket'}${port && `:${port}`}`;
  const { code, message } = error as { code?: string; message: string };
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${place}`,
    ENOTFOUND: `there is no host ${hostname}`,
    EAI_AGAIN: `the name ${hostname} cannot be looked up now`,
    '28P01': `the server at ${place} refuses the password of user ${username}`,
    '28000': `the server at ${place} does not let user ${username} in`,
    '3D000': `there is no database ${pathname.slice(1)} at ${place}`,
    '53300': `the server at ${place} has no free connection`,
    '57P03': `the server at ${place} is starting or stopping`,
  };
  const reason =
    reasons[code ?? ''] ??
    (/timeout/i.test(message) ? `no answer from ${place} in ${connectWithin / 1000} s` : `${place}: ${message}`);
  return new StartError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
}

/**
 * Keeps a lost connection from ending the process: whoever used it gets the error, the next query a new one. Before the
 * pool's first query.
 */
export function logLostConnections(pool: pg.Pool, log: Pick<BaseLogger, 'warn'>): void {
  const note = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', note);
  // The pool only listens to idle connections; one that is lent out and between two queries has nobody else.
  pool.on('connect', (client) => client.on('error', note));
}
