import type { CrmCallNote, CrmConnection, CrmKind } from '#domain/contacts/crm.ts';

export const crmTitles: Record<CrmKind, string> = { hubspot: 'HubSpot', own: 'Other CRM' };

/** What each card is for. */
export const crmHints: Record<CrmKind, string> = {
  hubspot: 'Finds and updates contacts, notes, and deals in your HubSpot account.',
  own: 'Connects any CRM through a small service you host. Requests are signed.',
};

export const noteWords: Record<CrmCallNote['status'], string> = {
  waiting: 'Waiting',
  written: 'Added',
  not_found: 'Not in the CRM',
  failed: 'Failed',
};

/** What is lost when it is disconnected. */
export function lossOf({ dependents }: CrmConnection): string {
  const stays = 'Data in the CRM won’t be deleted.';
  if (dependents.length === 0) return `No actions or steps use the CRM. ${stays}`;
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `The following use the CRM and will fail: ${named}${more}. ${stays}`;
}
