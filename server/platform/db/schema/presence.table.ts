import { pgTable, text } from 'drizzle-orm/pg-core';
import type { PresenceChoice } from '#domain/identity/presence.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const presence = pgTable('presence', {
  userId: id('user_id').primaryKey(),
  choice: text('choice').$type<PresenceChoice>().notNull(),
  seenAt: moment('seen_at').notNull(),
});
