import type { ContactImportDetail, ContactSource } from '#domain/contacts/contact-imports.ts';
import type { CrmKind } from '#domain/contacts/crm.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type OfficeService, officeNames } from '#domain/scheduling/office.ts';
import { listHubspotContacts } from '#server/contacts/crm/hubspot/list-contacts.ts';
import { listOwnContacts } from '#server/contacts/crm/open-own-crm.ts';
import { openHubspotAccess, openOwnAccess, readCrm } from '#server/contacts/crm-connections.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { listGoogleContacts } from '#server/scheduling/google-contacts.ts';
import { listMicrosoftContacts } from '#server/scheduling/microsoft-contacts.ts';
import { noteProblem, openAccess } from '#server/scheduling/office-access.ts';
import { hasUse, readOffice } from '#server/scheduling/office-rows.ts';
import { placesOf } from '#server/scheduling/office-services.ts';
import { type SourceContact, sourceLimits } from '#server/scheduling/source-contact.ts';
import type { Scope } from '#server/scope.ts';
import { keepImport } from '../imports.ts';
import { toKeep } from '../row-batches.ts';
import { tableOfContacts } from './table-of-contacts.ts';

const budgetMs = sourceLimits.seconds * 1_000;

interface Found {
  name: string;
  contacts: SourceContact[];
}

const where = 'under Integrations › External Services';

/** @throws AppError conflict where none is connected that may, ServiceError */
async function readOfficeContacts(scope: Scope, service: OfficeService): Promise<Found> {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) => readOffice(tx, workspaceId));
  const row = rows.find((one) => one.service === service);
  const title = officeNames[service];
  if (row === undefined) throw new AppError('conflict', `No ${title} account is connected yet. Connect one ${where}.`);
  if (!hasUse(row, 'contacts'))
    throw new AppError(
      'conflict',
      `${row.name} hasn’t granted access to its contacts. Connect the account again ${where}.`,
    );
  if (row.problem !== null) throw new AppError('conflict', row.problem);
  const access = openAccess(scope, row, budgetMs);
  const { contacts: address, calendar: own } = placesOf(services, service);
  try {
    const contacts =
      service === 'google'
        ? await listGoogleContacts(access, address)
        : await listMicrosoftContacts(access, address, own);
    return { name: `${title}: ${row.name}`, contacts };
  } catch (error) {
    if (error instanceof ServiceError) await noteProblem(scope, row, error);
    throw error;
  }
}

/** @throws AppError conflict where none is connected, ServiceError */
async function readCrmContacts(scope: Scope, kind: CrmKind): Promise<Found> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => readCrm(tx, workspaceId));
  const title = kind === 'hubspot' ? 'HubSpot' : 'Your own CRM';
  if (row?.kind !== kind) throw new AppError('conflict', `${title} isn’t connected yet. Connect it ${where}.`);
  const contacts =
    kind === 'hubspot'
      ? await listHubspotContacts(openHubspotAccess(scope, row, budgetMs))
      : await listOwnContacts(openOwnAccess(scope, row, budgetMs));
  return { name: `${kind === 'hubspot' ? 'HubSpot' : 'CRM'}: ${row.name}`, contacts };
}

const isCrm = (source: ContactSource): source is CrmKind => source === 'hubspot' || source === 'own';

/** A fault of the service in the words of an answer: what a new connection would mend is a conflict. */
function refusalTo(error: unknown, source: ContactSource): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { kind, message } = error;
  if (kind === 'unauthorized' || kind === 'forbidden' || kind === 'refused') return new AppError('conflict', message);
  const said = kind === 'unsure' ? 'Couldn’t read the contacts. Try again shortly.' : message;
  return new AppError(isCrm(source) ? 'crm_unavailable' : 'office_unavailable', said);
}

/**
 * Reads the contacts of a connected service and keeps their rows; none is a contact here yet.
 * @throws AppError conflict, office_unavailable, crm_unavailable
 */
export async function readSource(scope: Scope, source: ContactSource): Promise<ContactImportDetail> {
  const found = isCrm(source) ? readCrmContacts(scope, source) : readOfficeContacts(scope, source);
  const { name, contacts } = await found.catch((error: unknown) => {
    throw refusalTo(error, source);
  });
  if (contacts.length === 0) throw new AppError('conflict', `There are no contacts in ${name}.`);
  return keepImport(scope, name, toKeep(tableOfContacts(contacts)));
}
