import { z } from 'zod';
import { TaskPerson } from '#domain/identity/members.ts';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';

/** call_back: someone will call. message: words for someone. follow_up: something is to be seen to. */
export const taskKinds = ['call_back', 'message', 'follow_up'] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStatuses = ['open', 'done'] as const;

/** A promise is to be kept within so many hours of the workspace's business time. */
export const dueHours = 4;
/** People are reminded so long before a task is due, in minutes. */
export const remindMinutes = 60;
/** Notes that one task may have. */
export const notesLimit = 200;

/** Something that someone promised, in a call or by hand, and that a person has to keep. */
export const Task = z.object({
  id: Id,
  kind: z.enum(taskKinds),
  /** What its assignee needs to know. */
  summary: z.string(),
  phone: z.string().nullable(),
  callerName: z.string().nullable(),
  callId: Id.nullable(),
  agentId: Id.nullable(),
  agentName: z.string().nullable(),
  /** The node of the flow that it was promised at. */
  node: z.string().nullable(),
  /** The numbers of the caller's last turns before it. */
  turns: z.array(z.number().int()),
  status: z.enum(taskStatuses),
  assignee: TaskPerson.nullable(),
  dueAt: Moment,
  /** Open, and due in the past. */
  overdue: z.boolean(),
  /** Of a test call. */
  test: z.boolean(),
  createdAt: Moment,
  /** Who made it by hand; null for calls. */
  createdBy: TaskPerson.nullable(),
  completedAt: Moment.nullable(),
  completedBy: TaskPerson.nullable(),
});
export type Task = z.infer<typeof Task>;

export const TaskNote = z.object({ id: Id, author: TaskPerson.nullable(), text: z.string(), createdAt: Moment });
export type TaskNote = z.infer<typeof TaskNote>;

export const TaskDetail = Task.extend({
  /** Oldest first. */
  notes: z.array(TaskNote),
  /** What was said around it. */
  said: z.array(z.object({ seq: z.number().int(), role: z.enum(['agent', 'caller']), text: z.string() })),
  /** What the agent collected in the call. */
  collected: z.array(z.object({ name: z.string(), spoken: z.string() })),
});
export type TaskDetail = z.infer<typeof TaskDetail>;

/** Days of a calendar that people use; others are slips. */
const Due = Moment.refine((iso) => {
  const year = new Date(iso).getUTCFullYear();
  return year >= 2000 && year < 2100;
}, 'Choose a day in this century.');

const Phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s()./-]{3,}(;ext=\d+)?$/, 'Enter the phone number, such as +49 30 1234567.');
const NoteText = z.string().trim().min(1, 'Enter some text.').max(2_000, 'Use 2,000 characters or fewer.');
const YesNo = z.enum(['true', 'false']);
const TaskParams = z.object({ taskId: Id });

export const tasksApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/tasks',
    summary: 'List tasks: open ones by due date, completed ones by completion date, or all by creation date',
    can: 'calls:read',
    query: z.object({
      status: z.enum(taskStatuses).optional(),
      /** A member, `me`, or `none`. */
      assignee: z.union([z.enum(['me', 'none']), Id]).optional(),
      agentId: Id.optional(),
      callId: Id.optional(),
      kind: z.enum(taskKinds).optional(),
      overdue: YesNo.optional(),
      test: YesNo.optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Task),
  },
  counts: {
    method: 'GET',
    path: '/v1/tasks/counts',
    summary: 'Count open tasks: all of them, yours, and overdue ones',
    can: 'calls:read',
    reply: z.object({ open: z.number().int(), mine: z.number().int(), overdue: z.number().int() }),
  },
  people: {
    method: 'GET',
    path: '/v1/tasks/people',
    summary: 'List the members who can be assigned tasks',
    can: 'calls:read',
    reply: z.object({ items: z.array(TaskPerson.extend({ you: z.boolean() })) }),
  },
  get: {
    method: 'GET',
    path: '/v1/tasks/:taskId',
    summary: 'Get a task with its notes, related transcript, and call values',
    can: 'calls:read',
    params: TaskParams,
    reply: TaskDetail,
  },
  create: {
    method: 'POST',
    path: '/v1/tasks',
    idempotent: 'whole',
    summary: 'Create a task',
    description: 'By default, the task is unassigned and has the same due date as one an agent just promised a caller.',
    can: 'calls:write',
    audit: 'task.created',
    body: z.object({
      kind: z.enum(taskKinds).default('follow_up'),
      summary: NoteText,
      phone: Phone.nullable().default(null),
      callerName: z.string().trim().max(200).nullable().default(null),
      callId: Id.nullable().default(null),
      assigneeId: Id.nullable().default(null),
      dueAt: Due.optional(),
    }),
    reply: z.object({ id: Id, dueAt: Moment }),
    status: 201,
    example: {
      body: { kind: 'call_back', summary: 'Ada asks for the price list.', phone: '+15715550123', callerName: 'Ada' },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/tasks/:taskId',
    summary: 'Assign a task, change its due date, mark it as done or open, or add a note',
    can: 'calls:write',
    audit: 'task.updated',
    params: TaskParams,
    body: z.object({
      /** Null for no one. */
      assigneeId: Id.nullable().optional(),
      dueAt: Due.optional(),
      done: z.boolean().optional(),
      /** Is added to those that are there. */
      note: NoteText.optional(),
    }),
    reply: TaskDetail,
    errors: ['limit_reached'],
    example: { body: { done: true, note: 'Called back and sent the price list.' } },
  },
});
