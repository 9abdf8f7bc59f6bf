import { expect, it } from 'vitest';
import { everyPage, trailOf } from './page-trail.ts';

const titles = (pathname: string) => trailOf(pathname).map((page) => page.title);

it.each([
  ['getting-started', 'Getting Started'],
  ['analytics', 'Analytics'],
  ['agents', 'Agents'],
  ['knowledge', 'Knowledge Base'],
  ['actions', 'Actions'],
  ['workflows', 'Workflows'],
  ['contacts', 'Contacts'],
  ['phone-numbers', 'Phone Numbers'],
  ['integrations/external-services', 'External Services'],
  ['integrations/access-tokens', 'Access Tokens'],
  ['integrations/security-settings', 'Security Settings'],
  ['agency/subaccounts', 'Subaccounts'],
  ['agency/pricing', 'Pricing Plans'],
  ['agency/products', 'Products'],
  ['agency/general', 'General Settings'],
  ['agency/partners', 'Partner Details'],
  ['agency/permissions', 'Permissions'],
  ['agency/limits', 'Limits & Defaults'],
  ['settings/account', 'Account Preferences'],
  ['settings/team-members', 'Team Members'],
  ['settings/billing', 'Subscription & Billing'],
  ['settings/usage-analytics', 'Usage Analytics'],
  ['settings/api-keys', 'Access Credentials'],
  ['settings/notifications', 'Notification Settings'],
])('the table has /dashboard/%s as %s', (path, title) => {
  expect(titles(`/dashboard/${path}`).at(-1)).toBe(title);
});

it('knows the way to a page', () => {
  expect(titles('/dashboard/settings/billing')).toEqual(['Settings', 'Subscription & Billing']);
  expect(titles('/dashboard/agents/019a0000')).toEqual(['Agents', 'Agent']);
  expect(titles('/dashboard/calls/019a0000')).toEqual(['Calls', 'Call']);
  expect(titles('/dashboard/contacts/campaigns')).toEqual(['Campaigns']);
  expect(titles('/dashboard/contacts/019a0000')).toEqual(['Contacts', 'Contact']);
  expect(titles('/dashboard/nothing')).toEqual([]);
});

it('gives no two pages one address or one key', () => {
  const paths = everyPage().map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  const keys = everyPage().flatMap((page) => page.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
