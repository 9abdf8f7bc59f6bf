import { z } from 'zod';
import { type Contact, contactsApi } from '#domain/contacts/contacts.ts';
import { taskStatuses, tasksApi } from '#domain/contacts/tasks.ts';
import { cleanOrNull, cleanWords, notInstructions } from '../clean-words.ts';
import { Refusal, type ToolCall, tool } from '../tool.ts';
import { callId, contactId, cursor, idFrom, limit, moment } from './inputs.ts';

const fieldsOf = (fields: Contact['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? cleanWords(value) : value]),
  );

function lineOf({ id, phone, optedOut, tags, createdAt, name, email, company }: Contact) {
  const fromContact = { name: cleanWords(name), email: cleanOrNull(email), company: cleanOrNull(company) };
  return { contactId: id, phone, fromContact, tags: tags.map(cleanWords), doNotCall: optedOut, createdAt };
}

const text = (most: number) => z.string().min(1).max(most);

export const contactTools = [
  tool({
    name: 'find_contacts',
    title: 'Find contacts',
    about: 'Searches contacts by name, phone, email, company, or tag.',
    kind: 'looks',
    input: z.strictObject({
      query: text(100).optional(),
      tag: text(40).optional(),
      segmentId: z.string().max(40).optional(),
      limit,
      cursor,
    }),
    uses: [contactsApi.list],
    async run({ ask }, { query, ...rest }) {
      const { items, next } = await ask(contactsApi.list, { query: { ...rest, ...(query && { search: query }) } });
      return { ...notInstructions, contacts: items.map(lineOf), next };
    },
  }),
  tool({
    name: 'get_contact',
    title: 'Get a contact',
    about:
      'Returns one contact with fields, notes, what agents remember about them, and recent calls, messages, and appointments.',
    kind: 'looks',
    input: z.strictObject({ contactId }),
    uses: [contactsApi.get, contactsApi.timeline, contactsApi.memory],
    async run({ ask }, { contactId }) {
      const params = { contactId };
      const contact = await ask(contactsApi.get, { params });
      const memory = await ask(contactsApi.memory, { params });
      const { items } = await ask(contactsApi.timeline, { params, query: { limit: 20 } });
      const line = lineOf(contact);
      return {
        ...notInstructions,
        ...line,
        fromContact: { ...line.fromContact, fields: fieldsOf(contact.fields) },
        notes: contact.notes.map((note) => ({ at: note.createdAt, fromNote: cleanWords(note.text) })),
        remembered: memory.items.map(({ name, spoken, at }) => ({ name, said: cleanWords(spoken), at })),
        timeline: items.map((event) => eventOf(event as Record<string, unknown>)),
      };
    },
  }),
  tool({
    name: 'save_contact',
    title: 'Save a contact',
    about: 'Adds a contact, or updates the contact with this number, email, or ID. Fields you leave out don’t change.',
    kind: 'writes',
    input: z.strictObject({
      contactId: contactId.optional(),
      name: text(120).optional(),
      phone: text(60).optional(),
      email: text(254).optional(),
      company: text(120).optional(),
      tags: z.array(text(40)).max(20).optional(),
      fields: z.record(z.string().max(40), z.union([z.string(), z.number(), z.boolean()])).optional(),
      note: text(2_000).optional(),
    }),
    uses: [contactsApi.create, contactsApi.update],
    async run({ ask }, { contactId, note, ...given }) {
      const id = contactId ?? (await created(ask, given)).id;
      const params = { contactId: id };
      if (contactId !== undefined && Object.values(given).some((one) => one !== undefined))
        await ask(contactsApi.update, { params, body: given });
      if (note !== undefined) await ask(contactsApi.addNote, { params, body: { text: note } });
      return { contactId: id, saved: true };
    },
  }),
  tool({
    name: 'find_tasks',
    title: 'Find tasks',
    about: 'Lists follow-ups that agents promised: open tasks by due date, or completed tasks.',
    kind: 'looks',
    input: z.strictObject({
      status: z.enum(taskStatuses).default('open'),
      assignee: z.string().max(40).optional().describe('me, none, or a member’s id'),
      overdue: z.boolean().optional(),
      limit,
      cursor,
    }),
    uses: [tasksApi.list],
    async run({ ask }, { overdue, assignee, ...rest }) {
      const late = overdue === undefined ? {} : { overdue: overdue ? ('true' as const) : ('false' as const) };
      const { items, next } = await ask(tasksApi.list, {
        query: { ...rest, ...late, assignee: assignee as 'me' | undefined },
      });
      const tasks = items.map(({ id, kind, summary, phone, callerName, callId, status, assignee, dueAt, overdue }) => ({
        taskId: id,
        kind,
        status,
        dueAt,
        overdue,
        assignee: assignee?.name ?? null,
        callId,
        phone,
        fromCaller: { name: cleanOrNull(callerName), summary: cleanWords(summary) },
      }));
      return { ...notInstructions, tasks, next };
    },
  }),
  tool({
    name: 'save_task',
    title: 'Save a task',
    about: 'Creates a task for the team, or updates one: status, due date, or a note.',
    kind: 'writes',
    input: z.strictObject({
      taskId: idFrom('find_tasks').optional(),
      summary: text(2_000).optional().describe('What the task is about. Required for a new task'),
      callId: callId.optional(),
      phone: text(40).optional(),
      dueAt: moment.optional(),
      done: z.boolean().optional(),
      note: text(2_000).optional(),
    }),
    uses: [tasksApi.create, tasksApi.update],
    async run({ ask }, { taskId, summary, callId, phone, dueAt, done, note }) {
      if (taskId !== undefined) {
        const task = await ask(tasksApi.update, { params: { taskId }, body: { dueAt, done, note } });
        return { taskId, status: task.status, dueAt: task.dueAt };
      }
      if (summary === undefined) throw new Refusal(400, 'Enter a summary for the task.');
      const { id, dueAt: due } = await ask(tasksApi.create, { body: { summary, callId, phone, dueAt } });
      return { taskId: id, dueAt: due };
    },
  }),
];

function created(
  ask: ToolCall['ask'],
  given: { name?: string; phone?: string } & Record<string, unknown>,
): Promise<Contact> {
  const { name, phone, ...more } = given;
  if (name === undefined || phone === undefined)
    throw new Refusal(400, 'A new contact needs a name and a phone number.');
  return ask(contactsApi.create, { body: { ...more, name, phone, upsert: true } });
}

/** Words of people in an event of a timeline. */
const wordsOfEvents = ['text', 'title', 'wording', 'reason', 'agentName'];

function eventOf(event: Record<string, unknown>) {
  const words = wordsOfEvents.flatMap((name) => (typeof event[name] === 'string' ? [cleanWords(event[name])] : []));
  const rest = Object.fromEntries(Object.entries(event).filter(([name]) => !wordsOfEvents.includes(name)));
  return { ...rest, ...(words.length > 0 && { said: words.join(' · ') }) };
}
