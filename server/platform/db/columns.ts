import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Json } from '#domain/platform/json.ts';
import type { Encrypted } from '#server/platform/content-cipher.ts';
import { assertStorable } from './storable-json.ts';

/** A column of ids, which `newId` makes: `id().primaryKey()`, `id('agent_id').notNull()`. */
export const id = (name = 'id') => uuid(name);

/**
 * A moment: `timestamptz`, a Date here. `now()` in SQL has microseconds and a Date milliseconds, so never look for a
 * row by an equal moment; pages of a list go by the id.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A `jsonb` column: `json<Flow>('flow')`. Refuses on writing what PostgreSQL cannot keep (see `assertStorable`). */
export const json = <T = Json>(name: string) => jsonColumn(name).$type<T>();

/** Content that a workspace may have sealed, as `jsonb` and as text; each is a row in `secrets/kept-content.ts`. */
export const encryptedJson = <T = Json>(name: string) => jsonColumn(name).$type<Encrypted<T>>();
export const encryptedText = (name: string) => text(name).$type<Encrypted<string>>();

const jsonColumn = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver(value) {
    assertStorable(value);
    return JSON.stringify(value);
  },
  // node-postgres has parsed it. Parsing again would turn the string '1' into a number.
  fromDriver: (value) => value,
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
