import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says about an error: its five-character code and, where there is one, the constraint. */
interface SqlError extends Error {
  code: string;
  severity: string;
  constraint?: string;
}

/** PostgreSQL's error inside whatever wraps it (Drizzle puts it into `cause`), or undefined. */
function sqlError(error: unknown): SqlError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    // A severity tells PostgreSQL's codes from those of Node, which may have five letters too (EPIPE).
    const { code, severity } = at as Partial<SqlError>;
    if (severity !== undefined && code?.length === 5) return at as SqlError;
  }
  return undefined;
}

/** The SQLSTATE of an error, e.g. 23505 for a duplicate, or undefined when PostgreSQL did not raise it. */
export function sqlState(error: unknown): string | undefined {
  return sqlError(error)?.code;
}

/** The name of the constraint that an insert or update broke. */
export function brokenConstraint(error: unknown): string | undefined {
  return sqlError(error)?.constraint;
}

/** States of a server that stops, starts, has no free connection, or gave up waiting for a lock or a statement. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57014', '53300', '55P03']);
/** What node-postgres says, without a code, when the connection is gone. */
const awayWords =
  /^Connection terminated|^(read|write) (ECONNRESET|EPIPE|ETIMEDOUT)|^Query read timeout$|^timeout exceeded when trying to connect|connection error and is not queryable/;

/**
 * Whether an error says that the database cannot work just now: `full`, its disk is; `away`, it does not answer.
 * Neither is a fault of the query: the same may succeed later.
 */
export function databaseFault(error: unknown): 'full' | 'away' | undefined {
  const state = sqlState(error);
  if (state === '53100') return 'full';
  if (state !== undefined) return awayStates.has(state) || state.startsWith('08') ? 'away' : undefined;
  if (!(error instanceof Error)) return undefined;
  // Only connecting to the database fails with a bare error of the socket; what other clients throw is wrapped.
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || awayWords.test(error.message) ? 'away' : undefined;
}

/** A query that PostgreSQL refused, fit for a log: it names the query and none of its values. */
export class QueryError extends Error {
  readonly severity = 'ERROR';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  /** The SQL with its placeholders. */
  readonly query: string;

  constructor(error: DrizzleQueryError) {
    super(error.cause?.message ?? 'The query failed.');
    this.name = 'QueryError';
    this.code = sqlState(error);
    this.constraint = brokenConstraint(error);
    this.query = error.query;
    const frames = error.stack?.match(/^ {4}at .*$/gm) ?? [];
    this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n');
  }
}

/**
 * Drizzle's errors carry the values of the query in message and stack, and PostgreSQL's the row in `detail`: words of
 * callers, addresses, hashes. Nothing of that may reach a log.
 */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error) : error;
}

/** The same for an error of a query that was sent with its values in it: only what it is, and where. */
export function withoutDetail(error: unknown): unknown {
  const known = sqlError(error);
  if (known === undefined) return error;
  const { message, stack, code, severity, constraint } = known;
  return Object.assign(new Error(message), { stack, code, severity, ...(constraint !== undefined && { constraint }) });
}
