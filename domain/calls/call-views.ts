import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { CallSearch } from './calls.ts';

/** Views of one workspace, everyone's together. */
export const viewsLimit = 200;

/** Columns of the list of calls beside the one that opens a call, in their order. */
export const callColumnNames = [
  'agent',
  'outcome',
  'reason',
  'channel',
  'caller',
  'tags',
  'duration',
  'tasks',
] as const;
export type CallColumnName = (typeof callColumnNames)[number];

const Columns = z.array(z.enum(callColumnNames)).max(callColumnNames.length);

/** A filter of calls under a name, with the columns to look at them by. */
export const CallView = z.object({
  id: Id,
  name: z.string(),
  filters: CallSearch,
  /** Null: as the viewer has them. */
  columns: Columns.nullable(),
  /** Whether everyone of the workspace has it; else only who made it. */
  shared: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type CallView = z.infer<typeof CallView>;

const Name = z
  .string('Enter a name for the view.')
  .trim()
  .min(1, 'Enter a name for the view.')
  .max(60, 'Use 60 characters or fewer.');
const Params = z.object({ viewId: Id });

const NewView = z.object({
  name: Name,
  filters: CallSearch,
  columns: Columns.nullable().default(null),
  shared: z.boolean().default(false),
});
export type NewView = z.infer<typeof NewView>;
const ViewChanges = z.object({
  name: Name.optional(),
  filters: CallSearch.optional(),
  columns: Columns.nullable().optional(),
  shared: z.boolean().optional(),
});
export type ViewChanges = z.infer<typeof ViewChanges>;

export const callViewsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/call-views',
    summary: 'List shared and personal call views, by name',
    can: 'calls:read',
    reply: z.object({ items: z.array(CallView) }),
  },
  create: {
    method: 'POST',
    path: '/v1/call-views',
    idempotent: 'whole',
    summary: 'Save call filters as a view; sharing the view with everyone requires permission to manage calls',
    can: 'calls:read',
    audit: 'call-view.created',
    body: NewView,
    reply: CallView,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Failed on the phone', filters: { channel: 'phone', outcome: 'failure' }, shared: true } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/call-views/:viewId',
    summary: 'Update a call view or who can see it',
    can: 'calls:read',
    audit: 'call-view.updated',
    params: Params,
    body: ViewChanges,
    reply: CallView,
    errors: ['conflict'],
    example: { body: { name: 'Failed calls' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/call-views/:viewId',
    summary: 'Delete a call view; its calls are kept',
    can: 'calls:read',
    audit: 'call-view.deleted',
    params: Params,
  },
});
