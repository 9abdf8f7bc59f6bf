import type { drizzle, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type {
  PgInsertBase,
  PgInsertBuilder,
  PgInsertOnConflictDoUpdateConfig,
  PgInsertValue,
  PgTable,
  PgUpdateBase,
  PgUpdateBuilder,
  PgUpdateSetSource,
  PgUpdateWithout,
} from 'drizzle-orm/pg-core';

/** Members that a table hasn't. TypeScript itself stops looking for them where a literal spreads something into itself. */
type NoOther<V, Known> = { [Name in Exclude<keyof V, keyof Known>]: never };

type Insert<T extends PgTable> = PgInsertBase<T, NodePgQueryResultHKT>;

interface Inserting<T extends PgTable> extends Omit<Insert<T>, 'onConflictDoUpdate'> {
  onConflictDoUpdate<V extends PgUpdateSetSource<T>>(
    config: Omit<PgInsertOnConflictDoUpdateConfig<Insert<T>>, 'set'> & { set: V & NoOther<V, PgUpdateSetSource<T>> },
  ): ReturnType<Insert<T>['onConflictDoUpdate']>;
}

interface CheckedInsert<T extends PgTable> extends Omit<PgInsertBuilder<T, NodePgQueryResultHKT>, 'values'> {
  values<V extends PgInsertValue<T>>(rows: (V & NoOther<V, PgInsertValue<T>>)[]): Inserting<T>;
  values<V extends PgInsertValue<T>>(row: V & NoOther<V, PgInsertValue<T>>): Inserting<T>;
}

interface CheckedUpdate<T extends PgTable> extends Omit<PgUpdateBuilder<T, NodePgQueryResultHKT>, 'set'> {
  set<V extends PgUpdateSetSource<T>>(
    values: V & NoOther<V, PgUpdateSetSource<T>>,
  ): PgUpdateWithout<PgUpdateBase<T, NodePgQueryResultHKT>, false, 'leftJoin' | 'rightJoin' | 'innerJoin' | 'fullJoin'>;
}

type DrizzleTx = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0];

/** An open transaction: Drizzle's query builder, which takes no member for a table that the table hasn't. `tx.transaction` makes a savepoint. */
export interface Tx extends Omit<DrizzleTx, 'insert' | 'update' | 'transaction'> {
  insert<T extends PgTable>(table: T): CheckedInsert<T>;
  update<T extends PgTable>(table: T): CheckedUpdate<T>;
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}
