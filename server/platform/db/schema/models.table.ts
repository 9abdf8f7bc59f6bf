import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { modelOutcomes } from '#domain/models/models.ts';
import { encryptedText, id, json, moment } from '#server/platform/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' });
const service = () => text('service', { enum: modelServiceIds }).notNull();

export const modelConnections = pgTable(
  'model_connections',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    service: service(),
    baseUrl: text('base_url'),
    /** Sealed. */
    key: text('key'),
    keyEnd: text('key_end'),
    model: text('model').notNull(),
    models: json<string[]>('models').notNull(),
    /** A model of the same service that says what texts are like; null for none. */
    embeddingModel: text('embedding_model'),
    position: integer('position').notNull(),
    checkedAt: moment('checked_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ConnectionRow = typeof modelConnections.$inferSelect;

export const modelCaps = pgTable('model_caps', {
  workspaceId: id('workspace_id').primaryKey(),
  monthTokens: amount('month_tokens'),
  monthCost: amount('month_cost'),
  callTokens: amount('call_tokens'),
  callCost: amount('call_cost'),
});

export const modelPrices = pgTable(
  'model_prices',
  {
    workspaceId: id('workspace_id').notNull(),
    service: service(),
    model: text('model').notNull(),
    input: amount('input').notNull(),
    output: amount('output').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.service, table.model] })],
);

export const modelRequests = pgTable(
  'model_requests',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    callId: id('call_id'),
    proposalId: text('proposal_id'),
    service: service(),
    model: text('model').notNull(),
    at: moment('at').notNull(),
    firstMs: integer('first_ms'),
    ms: integer('ms').notNull(),
    outcome: text('outcome', { enum: modelOutcomes }).notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    isEstimated: boolean('is_estimated').notNull(),
    cost: amount('cost'),
    given: encryptedText('given').notNull(),
    gave: encryptedText('gave').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
