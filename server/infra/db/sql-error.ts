/** What PostgreSQL says about an error: its five-character code and, where there is one, the constraint. */
interface SqlError {
  code: string;
  constraint?: string;
}

/** PostgreSQL's error inside whatever wraps it (Drizzle puts it into `cause`), or undefined. */
function sqlError(error: unknown): SqlError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    // A severity tells PostgreSQL's codes from those of Node, which may have five letters too (EPIPE).
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && code.length === 5 && 'severity' in at) return at as unknown as SqlError;
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
