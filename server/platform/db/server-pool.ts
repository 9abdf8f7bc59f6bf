import pg from 'pg';
import type { BaseLogger } from 'pino';
import { StartError } from '#server/platform/start-error.ts';

/** Milliseconds until a connection is given up, its turn among others included. A machine that is busy takes its time. */
const connectWithin = 15_000;
/** As `server_version_num`. Older ones are not tested. */
const oldestVersion = 150_000;

/** A pool that connects when it is first used. */
export function openPool(config: pg.ClientConfig, max: number, log: Pick<BaseLogger, 'warn'>): pg.Pool {
  const pool = new pg.Pool({ ...config, max, connectionTimeoutMillis: connectWithin });
  logLostConnections(pool, log);
  return pool;
}

/**
 * The same, tried once.
 * @param mayPool whether a pooler may stand between: then what belongs to a session goes another way
 * @throws StartError when there is no such server or it is not usable.
 */
export async function connectServer(
  config: pg.ClientConfig,
  max: number,
  log: Pick<BaseLogger, 'warn'>,
  mayPool = true,
): Promise<pg.Pool> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: connectWithin });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number; process: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_backend_pid() as process`,
    );
    const [{ version, number, process } = { version: '?', number: 0, process: 0 }] = rows;
    if (!mayPool && process !== processOf(client)) log.warn(pooled);
    if (number >= oldestVersion) return openPool(config, max, log);
    throw new StartError(`DATABASE_URL points to PostgreSQL ${version}; Parley needs version 15 or later.`);
  } catch (error) {
    throw error instanceof StartError ? error : refusal(config, error);
  } finally {
    // That it fails as well is no news.
    await client.end().catch(() => {});
  }
}

/** What PostgreSQL said of itself when the connection began: a pooler says something of its own. */
const processOf = (client: pg.Client): unknown => (client as { processID?: unknown }).processID;

const pooled =
  'DATABASE_URL points to a connection pooler. If the pooler uses transaction pooling, as PgBouncer usually does, set DATABASE_DIRECT_URL to the database itself. Otherwise, notifications between servers are lost.';

/** How to reach the server, for a pool or for a connection of its own. */
export function serverConfig(databaseUrl: string): pg.ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.');
  }
  return { connectionString: databaseUrl, keepAlive: true, application_name: 'parley' };
}

/** Never with the password in it. */
function refusal(config: pg.ClientConfig, error: unknown): StartError {
  const { host, port, database, user, isEmbedded } = placeOf(config);
  const place = isEmbedded ? host : `${host || 'the local socket'}${port && `:${port}`}`;
  const { code, message } = error as { code?: string; message: string };
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${place}`,
    ENOTFOUND: `there is no host ${host}`,
    EAI_AGAIN: `the name ${host} cannot be looked up now`,
    '28P01': `the server at ${place} refuses the password of user ${user}`,
    '28000': `the server at ${place} does not let user ${user} in`,
    '3D000': `there is no database ${database} at ${place}`,
    '53300': `the server at ${place} has no free connection`,
    '57P03': `the server at ${place} is starting or stopping`,
  };
  const reason =
    reasons[code ?? ''] ??
    (/timeout/i.test(message) ? `no answer from ${place} in ${connectWithin / 1000} s` : `${place}: ${message}`);
  const which = isEmbedded ? 'The embedded database' : 'The DATABASE_URL database';
  return new StartError(`${which} can’t be used: ${reason}.`, { cause: error });
}

/** What a sentence says of where a server is. */
function placeOf({ connectionString, host = '', port, database = '', user = '' }: pg.ClientConfig) {
  if (connectionString === undefined)
    return { host, port: String(port), database: String(database), user, isEmbedded: true };
  const url = new URL(connectionString);
  return {
    host: url.hostname,
    port: url.port,
    database: url.pathname.slice(1),
    user: url.username,
    isEmbedded: false,
  };
}

/**
 * Keeps a lost connection from ending the process: its user gets the error, the next query a new one. Before the
 * pool's first query.
 */
export function logLostConnections(pool: pg.Pool, log: Pick<BaseLogger, 'warn'>): void {
  const note = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', note);
  // The pool only listens to idle connections; one that is lent out and between two queries has no one else.
  pool.on('connect', (client) => client.on('error', note));
}
