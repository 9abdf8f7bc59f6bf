import { z } from 'zod';
import type { CrmDeal } from '#server/contacts/crm.ts';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { onceMark } from '../once-mark.ts';
import { attachedTo } from './contacts.ts';
import { askHubspot, type HubspotAccess } from './request.ts';

const objects = '/crm/objects/2026-03';
/** How HubSpot knows that something belongs to a contact. */
const toContact = { notes: 202, deals: 3 };
/** What is looked at of what hangs at a contact: the newest. HubSpot reads as many at once. */
const mostRead = 100;
/** Characters of a note; HubSpot takes 65,536. */
const longestNote = 60_000;

type Kind = keyof typeof toContact;

const Made = z.object({ id: z.string().min(1).max(60) });

/** What this very run has made before; null where it has not. Read by id, which shows what was made a moment ago. */
async function findMade(
  access: HubspotAccess,
  contactId: string,
  kind: Kind,
  property: string,
  mark: string,
): Promise<string | null> {
  const ids = (await attachedTo(access, contactId, kind)).slice(0, mostRead);
  if (ids.length === 0) return null;
  const body = { properties: [property], inputs: ids.map((id) => ({ id })) };
  const path = `${objects}/${kind}/batch/read`;
  // 207: some of them are gone since.
  const answer = await askHubspot(access, { method: 'POST', path, body, also: [207] });
  const Read = z.object({ results: z.array(Made.extend({ properties: z.record(z.string(), z.string().nullable()) })) });
  const { results } = readAs(access, Read, answer.body);
  return results.find(({ properties }) => properties[property]?.includes(mark))?.id ?? null;
}

async function make(access: HubspotAccess, contactId: string, kind: Kind, properties: Record<string, string>) {
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: toContact[kind] }];
  const body = { properties, associations: [{ to: { id: contactId }, types }] };
  const { body: answered } = await askHubspot(access, { method: 'POST', path: `${objects}/${kind}`, body });
  return readAs(access, Made, answered).id;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Notes are HTML. */
const htmlOf = (text: string) => text.replace(/[&<>"]/g, (one) => escaped[one]!).replace(/\r?\n/g, '<br>');

/** Adds a note to a contact, once. */
export async function addNote(
  access: HubspotAccess,
  contactId: string,
  note: { text: string; at: Date },
  once: string,
) {
  const mark = onceMark(once);
  const made = await findMade(access, contactId, 'notes', 'hs_note_body', mark);
  if (made !== null) return made;
  const body = `${htmlOf(note.text.slice(0, longestNote))}<br><br>${mark}`;
  return make(access, contactId, 'notes', { hs_note_body: body, hs_timestamp: note.at.toISOString() });
}

const Pipelines = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      displayOrder: z.number().optional(),
      stages: z.array(z.object({ id: z.string(), label: z.string(), displayOrder: z.number().optional() })),
    }),
  ),
});

/** Where a deal stands: a stage by its name or id, else the first of the first pipeline. @throws ServiceError refused */
async function stageOf(access: HubspotAccess, wanted: string | null) {
  const { body } = await askHubspot(access, { method: 'GET', path: '/crm/v3/pipelines/deals' });
  const ordered = <T extends { displayOrder?: number | undefined }>(all: T[]) =>
    all.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0));
  const places = ordered(readAs(access, Pipelines, body).results).flatMap(({ id: pipeline, stages }) =>
    ordered(stages).map(({ id: dealstage, label }) => ({ pipeline, dealstage, label })),
  );
  const is = (one: string) => one.toLowerCase() === wanted?.toLowerCase();
  const place = wanted === null ? places[0] : places.find(({ dealstage, label }) => is(dealstage) || is(label));
  if (place !== undefined) return { pipeline: place.pipeline, dealstage: place.dealstage };
  const names = places.map(({ label }) => label).slice(0, 12);
  throw new ServiceError('refused', `HubSpot has no deal stage named ${wanted}. Choose from: ${names.join(', ')}.`);
}

/** Makes a deal for a contact, once. */
export async function makeDeal(access: HubspotAccess, contactId: string, deal: CrmDeal, once: string) {
  const mark = onceMark(once);
  const made = await findMade(access, contactId, 'deals', 'description', mark);
  if (made !== null) return made;
  const { name, amount, stage, text } = deal;
  return make(access, contactId, 'deals', {
    dealname: name,
    ...(await stageOf(access, stage)),
    ...(amount !== null && { amount }),
    description: text === null ? mark : `${text}\n\n${mark}`,
  });
}
