import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContactEvent } from '#domain/contacts/contact-timeline.ts';
import { findContact } from '#server/contacts/contacts.ts';
import { formsOnList } from '#server/contacts/suppressions.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import type { AuditBody } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { auditEntries } from '#server/platform/db/schema/audit.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import {
  type ContactRow,
  contactConsents,
  contactNotes,
  suppressions,
} from '#server/platform/db/schema/contacts.table.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Scope } from '#server/scope.ts';

/** Up to when, and how many, newest first. */
interface Window {
  before?: string | undefined;
  limit: number;
}
type Reader = (tx: Tx, scope: Scope, contact: ContactRow, window: Window) => Promise<ContactEvent[]>;

const until = (column: PgColumn, { before }: Window) =>
  before === undefined ? undefined : lt(column, new Date(before));

/** Phone calls with the contact's number, for those who may see calls. */
const readCalls: Reader = async (tx, scope, { phone }, window) => {
  const { workspaceId } = scope;
  if (phone === null || !actorMay(scope, 'calls:read')) return [];
  const rows = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.otherNumber, phone), until(calls.createdAt, window)))
    .orderBy(desc(calls.createdAt))
    .limit(window.limit);
  return rows.map(({ id, createdAt, direction, agentName, startedAt, endedAt, outcome, endReason }) => ({
    kind: 'call' as const,
    at: createdAt.toISOString(),
    callId: id,
    direction: direction ?? 'inbound',
    agentName,
    seconds: startedAt && endedAt ? Math.round((endedAt.getTime() - startedAt.getTime()) / 1000) : null,
    outcome,
    endReason,
  }));
};

/** Text messages with the contact's number, for the same. */
const readMessages: Reader = async (tx, scope, { phone }, window) => {
  const { services, workspaceId } = scope;
  if (phone === null || !actorMay(scope, 'calls:read')) return [];
  const { otherNumber, createdAt } = phoneMessages;
  const rows = await tx
    .select()
    .from(phoneMessages)
    .where(and(eq(phoneMessages.workspaceId, workspaceId), eq(otherNumber, phone), until(createdAt, window)))
    .orderBy(desc(createdAt))
    .limit(window.limit);
  const seal = await findSeal(tx, services, workspaceId);
  return rows.map((row) => ({
    kind: 'message' as const,
    at: row.createdAt.toISOString(),
    threadId: row.threadId,
    direction: row.direction,
    text: openBody(seal, row),
    status: row.state,
  }));
};

const readAppointments: Reader = async (tx, { workspaceId }, { phone, email }, window) => {
  const { attendeePhone, attendeeEmail, createdAt } = appointments;
  if (phone === null && email === null) return [];
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        or(
          phone === null ? undefined : eq(attendeePhone, phone),
          email === null ? undefined : eq(attendeeEmail, email),
        ),
        until(createdAt, window),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(window.limit);
  return rows.map(({ createdAt: at, title, startAt, timeZone, status }) => ({
    kind: 'appointment' as const,
    at: at.toISOString(),
    title,
    startsAt: startAt.toISOString(),
    timeZone,
    status,
  }));
};

const readNotes: Reader = async (tx, { services, workspaceId }, { id: contactId }, window) => {
  const rows = await tx
    .select()
    .from(contactNotes)
    .where(
      and(
        eq(contactNotes.workspaceId, workspaceId),
        eq(contactNotes.contactId, contactId),
        until(contactNotes.createdAt, window),
      ),
    )
    .orderBy(desc(contactNotes.createdAt))
    .limit(window.limit);
  const seal = await findSeal(tx, services, workspaceId);
  return rows.map(({ id, text, createdAt }) => ({
    kind: 'note' as const,
    at: createdAt.toISOString(),
    text: seal.open(keptPlace('contact_notes', 'text', contactId, id), text),
  }));
};

/** What was agreed to, and what was withdrawn. */
const readConsents: Reader = async (tx, { workspaceId }, { phone }, { before, limit }) => {
  if (phone === null) return [];
  const rows = await tx
    .select()
    .from(contactConsents)
    .where(and(eq(contactConsents.workspaceId, workspaceId), eq(contactConsents.phone, phone)))
    .orderBy(desc(contactConsents.id))
    .limit(limit);
  return rows
    .flatMap(({ purpose, wording, grantedAt, withdrawnAt }) => [
      { kind: 'consent' as const, at: grantedAt.toISOString(), purpose, isGiven: true, wording },
      ...(withdrawnAt === null
        ? []
        : [{ kind: 'consent' as const, at: withdrawnAt.toISOString(), purpose, isGiven: false, wording }]),
    ])
    .filter(({ at }) => before === undefined || new Date(at) < new Date(before));
};

const readOptOuts: Reader = async (tx, scope, { phone, email }, window) => {
  const { workspaceId } = scope;
  const { kind, address, createdAt } = suppressions;
  const asked = [
    ...(phone === null ? [] : [{ kind: 'phone' as const, address: phone }]),
    ...(email === null ? [] : [{ kind: 'email' as const, address: email }]),
  ];
  if (asked.length === 0) return [];
  const onList = async (one: (typeof asked)[number]) =>
    and(eq(kind, one.kind), inArray(address, await formsOnList(tx, scope, one)));
  const rows = await tx
    .select()
    .from(suppressions)
    .where(
      and(
        eq(suppressions.workspaceId, workspaceId),
        or(...(await Promise.all(asked.map(onList)))),
        until(createdAt, window),
      ),
    );
  return rows.map(({ createdAt: at, reason, source }) => ({
    kind: 'opt_out' as const,
    at: at.toISOString(),
    reason,
    source,
  }));
};

/** Changes that are told as events of their own kind. */
const toldElsewhere: readonly string[] = ['contact.noted', 'contact.opted-out', 'consent.added', 'consent.withdrawn'];

const readChanges: Reader = async (tx, { workspaceId }, { id }, window) => {
  const rows = await tx
    .select({ body: auditEntries.body })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.workspaceId, workspaceId), eq(auditEntries.objectId, id), until(auditEntries.at, window)),
    )
    .orderBy(desc(auditEntries.seq))
    .limit(window.limit);
  return rows
    .map(({ body }) => JSON.parse(body) as AuditBody)
    .filter(({ action }) => !toldElsewhere.includes(action))
    .map(({ at, action, after }) => ({ kind: 'change' as const, at, action, fields: fieldsOf(after) }));
};

function fieldsOf(after: AuditBody['after']): string[] {
  const fields = after !== null && typeof after === 'object' && 'fields' in after ? after.fields : [];
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}

const readers: readonly Reader[] = [
  readCalls,
  readMessages,
  readAppointments,
  readNotes,
  readConsents,
  readOptOuts,
  readChanges,
];

/**
 * What happened with a contact, newest first. Calls, appointments and consents go by its number and address, so they are
 * there, too, where the contact was added later. @throws AppError not_found
 */
export function readTimeline(scope: Scope, contactId: string, window: Window) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const contact = await findContact(tx, scope, contactId);
    const found: ContactEvent[] = [];
    // One more than a page of each kind: whether there is a next page is then known.
    const wider = { ...window, limit: window.limit + 1 };
    for (const read of readers) found.push(...(await read(tx, scope, contact, wider)));
    found.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    const items = found.slice(0, window.limit);
    return { items, next: found.length > window.limit ? items.at(-1)!.at : null };
  });
}
