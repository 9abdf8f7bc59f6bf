import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/infra/db/columns.ts';

export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  since: moment('since').notNull(),
});
