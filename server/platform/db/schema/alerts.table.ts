import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AlertFigureId, AlertFilters, AlertWindow } from '#domain/calls/alerts.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** What a rule watches; an alert keeps it as it was. */
const watched = () => ({
  name: text('name').notNull(),
  figure: text('figure').$type<AlertFigureId>().notNull(),
  when: text('raised_when', { enum: ['above', 'below'] }).notNull(),
  limit: doublePrecision('bound').notNull(),
  minutes: integer('minutes').$type<AlertWindow>().notNull(),
  filters: json<AlertFilters>('filters').notNull(),
  openHoursOnly: boolean('open_hours_only').notNull().default(false),
});

export const alertRules = pgTable(
  'alert_rules',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    ...watched(),
    leastCalls: integer('least_calls').notNull(),
    active: boolean('active').notNull(),
    /** A person has said that it is over: nothing is raised until the figure was fine once. */
    quiet: boolean('quiet').notNull().default(false),
    value: doublePrecision('value'),
    checkedAt: moment('checked_at'),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type RuleRow = typeof alertRules.$inferSelect;

export const alerts = pgTable(
  'alerts',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    ruleId: id('rule_id').notNull(),
    ...watched(),
    value: doublePrecision('value').notNull(),
    latest: doublePrecision('latest'),
    worst: doublePrecision('worst').notNull(),
    raisedAt: moment('raised_at').notNull(),
    /** Since when the figure is fine again; the alert is over some minutes later. */
    fineSince: moment('fine_since'),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedBy: id('acknowledged_by'),
    resolvedAt: moment('resolved_at'),
    /** Null: the figure was fine again. */
    resolvedBy: id('resolved_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type AlertRow = typeof alerts.$inferSelect;

/** Callers who found no line. */
export const turnedAway = pgTable(
  'turned_away',
  {
    workspaceId: id('workspace_id').notNull(),
    /** The carrier's name for the call. */
    id: text('id').notNull(),
    numberId: id('number_id').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
