import { type OfficeAccount, type OfficeService, type OfficeUse, officeNames } from '#domain/scheduling/office.ts';

export const officeTitles: Record<OfficeService, string> = { google: 'Google', microsoft: 'Microsoft 365' };

/** What each card is for. */
export const officeHints: Record<OfficeService, string> = {
  google: 'Agents book around events in your Google Calendar, and you can import Google Contacts.',
  microsoft: 'Agents book around events in your Outlook calendar, and you can import your Outlook contacts.',
};

const useWords: Record<OfficeUse, string> = { calendar: 'your calendar', contacts: 'your contacts' };

/** What its owner has not agreed to; null for nothing. */
export const lackWords = ({ lacks }: OfficeAccount): string | null =>
  lacks.length === 0
    ? null
    : `You haven’t allowed access to ${lacks.map((use) => useWords[use]).join(' and ')}. Reconnect the account to allow access.`;

/** What is lost when it is disconnected. */
export function lossOf({ service, dependents }: OfficeAccount): string {
  const stays = `Your ${officeNames[service]} data won’t be deleted.`;
  if (dependents.length === 0) return `Nothing uses this account. ${stays}`;
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `The following will book appointments without checking this account’s calendar: ${named}${more}. ${stays}`;
}

/** Where an owner takes an access back that the service has not. */
const accessPages: Record<OfficeService, string> = {
  google: 'myaccount.google.com/connections',
  microsoft: 'myapps.microsoft.com or account.live.com/consent/Manage',
};
export const takeBackWords = (service: OfficeService) =>
  `${officeNames[service]} may still list this app. Remove its access at ${accessPages[service]}.`;
