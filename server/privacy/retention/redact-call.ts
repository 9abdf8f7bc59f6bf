import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { withoutPlaces } from '#domain/platform/hidden-values.ts';
import type { Json } from '#domain/platform/json.ts';
import type { RedactedKind } from '#domain/privacy/retention.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callAnalyses } from '#server/platform/db/schema/call-analyses.table.ts';
import { type CallRow, calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { knowledgeGapQuestions } from '#server/platform/db/schema/gaps.table.ts';
import { callActs } from '#server/platform/db/schema/live.table.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { modelRequests } from '#server/platform/db/schema/models.table.ts';
import { unrecognized } from '#server/platform/db/schema/unrecognized-utterances.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { shownSlots } from '#server/records/shown-slots.ts';
import type { Services } from '#server/services.ts';
import { withoutWords } from '#voice/flow/forget-words.ts';
import { type Known, redactText } from '#voice/redaction/redact-text.ts';
import { daysOfWorkspace } from './find-rules.ts';
import { forgetSpeech } from './forget-speech.ts';
import { reduced, removeEvents, searchAgain } from './remove-words.ts';

/** What slots are called that hold a kind of detail. */
const named: readonly [RedactedKind, RegExp][] = [
  ['names', /(^|_)(name|nombre|nom|vorname|nachname)$/],
  ['addresses', /address$|adresse|direccion|street|strasse/],
  ['numbers', /phone|telefon|telefono|mail|number|nummer|numero|code|id$/],
];

/** What was collected and is a detail: by what its slot is called, and by its form. */
function knownOf(slots: ReturnType<typeof shownSlots>): Known {
  const known: Partial<Record<RedactedKind, string[]>> = {};
  for (const { name, value, said, spoken } of slots) {
    if (typeof value !== 'string') continue;
    const kind = /^\+?\d{5,}$|@/.test(value) ? 'numbers' : named.find(([, pattern]) => pattern.test(name))?.[0];
    if (kind === undefined) continue;
    const parts = kind === 'names' ? value.split(/\s+/) : [];
    known[kind] = [...(known[kind] ?? []), value, said, spoken, ...parts].filter((one) => one.length > 2);
  }
  return known;
}

/** Every text in a value, redacted. */
function redactedJson(value: Json, redact: (text: string) => string): Json {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => redactedJson(one, redact));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactedJson(one as Json, redact)]));
}

/** Takes details out of everything that tells what was said, each where it is sealed. */
async function redactWords(tx: Tx, services: Services, call: CallRow, kinds: readonly RedactedKind[]): Promise<void> {
  const { workspaceId, id: callId } = call;
  const seal = await findSeal(tx, services, workspaceId);
  const known = knownOf(shownSlots(seal, { ...call, hiddenSlots: [] }));
  const redact = (text: string) => redactText(text, kinds, known);
  const anew = <T>(place: string, kept: T): T =>
    kept && (seal.keep(place, redactedJson(seal.open(place, kept as never) as Json, redact) as never) as T);
  const of = (table: { workspaceId: PgColumn; callId: PgColumn }) =>
    and(eq(table.workspaceId, workspaceId), eq(table.callId, callId));

  for (const { seq, text, intended, hidden } of await tx.select().from(callTurns).where(of(callTurns))) {
    const said = (column: 'text' | 'intended', kept: typeof text) => {
      const place = keptPlace('call_turns', column, callId, seq);
      // What is hidden at some places goes first, since places move.
      return seal.keep(place, redact(withoutPlaces(seal.open(place, kept), hidden ?? [])));
    };
    const change = { text: said('text', text), intended: intended && said('intended', intended), hidden: null };
    await tx
      .update(callTurns)
      .set(change)
      .where(and(of(callTurns), eq(callTurns.seq, seq)));
  }
  const rowsOf = {
    missed: await tx.select().from(unrecognized).where(of(unrecognized)),
    asked: await tx.select().from(knowledgeGapQuestions).where(of(knowledgeGapQuestions)),
    analyses: await tx.select().from(callAnalyses).where(of(callAnalyses)),
    requests: await tx.select().from(modelRequests).where(of(modelRequests)),
    texts: await tx.select().from(phoneMessages).where(of(phoneMessages)),
  };
  for (const { id, asked, said } of rowsOf.missed)
    await tx
      .update(unrecognized)
      .set({
        asked: anew(keptPlace('missed_words', 'asked', id), asked),
        said: anew(keptPlace('missed_words', 'said', id), said),
        teach: null,
      })
      .where(and(of(unrecognized), eq(unrecognized.id, id)));
  for (const { id, question } of rowsOf.asked)
    await tx
      .update(knowledgeGapQuestions)
      .set({ question: anew(keptPlace('knowledge_gap_questions', 'question', id), question) })
      .where(and(of(knowledgeGapQuestions), eq(knowledgeGapQuestions.id, id)));
  for (const { result } of rowsOf.analyses)
    await tx
      .update(callAnalyses)
      .set({ result: anew(keptPlace('call_analyses', 'result', callId), result) })
      .where(of(callAnalyses));
  for (const { id, given, gave } of rowsOf.requests)
    await tx
      .update(modelRequests)
      .set({
        given: anew(keptPlace('model_requests', 'given', id), given),
        gave: anew(keptPlace('model_requests', 'gave', id), gave),
      })
      .where(and(of(modelRequests), eq(modelRequests.id, id)));
  for (const { id, body } of rowsOf.texts)
    await tx
      .update(phoneMessages)
      .set({ body: anew(keptPlace('phone_messages', 'body', id), body) })
      .where(and(of(phoneMessages), eq(phoneMessages.id, id)));
  await tx.delete(callActs).where(of(callActs));
  await tx
    .update(calls)
    .set({
      memory: null,
      snapshot: reduced(seal, call, withoutWords),
      redactedAt: new Date(services.clock.now()),
    })
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
}

/**
 * Takes the details out of a call that its workspace wants out of transcripts. What was collected stays with the values: a name
 * that was asked for is kept as long as they are. Done again, it changes nothing.
 */
export async function redactCall(services: Services, workspaceId: string, callId: string): Promise<void> {
  const its = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended'));
  const { call, redacts } = await services.db.tenant(workspaceId, async (tx) => ({
    call: (await tx.select().from(calls).where(its))[0],
    redacts: (await daysOfWorkspace(tx, workspaceId)).redacts,
  }));
  if (call === undefined || redacts.length === 0 || call.redactedAt !== null || call.transcriptRemovedAt !== null)
    return;
  await forgetSpeech(services, call);
  await removeEvents(services, workspaceId, [callId]);
  await services.db.tenant(workspaceId, async (tx) => {
    await redactWords(tx, services, call, redacts);
    await searchAgain(tx, workspaceId, [callId]);
  });
}
