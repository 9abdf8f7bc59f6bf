/**
 * One plain sentence for each page that can be chosen: what it is for. Apart from the table of pages, which every visit
 * loads: only the pages that list pages need them.
 */
export const aboutPages: Readonly<Record<string, string>> = {
  '/dashboard/getting-started': 'Four short lessons and three steps, from an empty workspace to a talking agent.',
  '/dashboard/analytics': 'Calls, success rate, and average duration for the dates you choose.',
  '/dashboard/calls': 'Every call and chat with its transcript, recording, values, and outcome.',
  '/dashboard/calls/live': 'Calls as they happen: listen in, whisper to the agent, or take over.',
  '/dashboard/calls/to-look-at': 'Calls with a low quality score that no one has reviewed yet, worst first.',
  '/dashboard/analytics/funnel': 'How far callers get in a conversation, step by step, and where they leave.',
  '/dashboard/analytics/alerts': 'Limits on metrics, and who’s notified when one is exceeded.',
  '/dashboard/appointments': 'Appointments your agents booked, in calendars with their own hours.',
  '/dashboard/agents': 'Your voice agents: create one from a template, talk to it, and turn it on.',
  '/dashboard/inbox': 'Promises your agents made to callers, for your team to follow up on.',
  '/dashboard/knowledge': 'Documents your agents answer from, in folders, with full-text search.',
  '/dashboard/knowledge/gaps': 'Questions your documents couldn’t answer, with a place to answer them.',
  '/dashboard/actions':
    'What an agent can do during a call: send an email or SMS, add an event, update the CRM, call a webhook.',
  '/dashboard/workflows':
    'Conversations as steps: ask, decide, act, book, end. Start from a template or build your own.',
  '/dashboard/contacts': 'The people your agents talk to, and who must not be called.',
  '/dashboard/contacts/campaigns': 'Lists of contacts that an agent calls or texts, within permitted hours.',
  '/dashboard/contacts/import': 'Contacts from a file or a connected account, reviewed before they’re added.',
  '/dashboard/messages': 'Text messages on your numbers, answered by agents or by you.',
  '/dashboard/phone-numbers': 'Numbers your agents answer and call from, bought here or imported.',
  '/dashboard/text-to-speech': 'Type text, choose a voice, listen, and save it: the studio for the text-to-speech API.',
  '/dashboard/integrations': 'Services that work with this workspace, API tokens, and security settings.',
  '/dashboard/integrations/external-services':
    'Connect a language model, a CRM, speech-to-text, and Google and Microsoft accounts. Each is checked when you connect it.',
  '/dashboard/integrations/access-tokens':
    'Generate tokens for the HTTP API and public keys for pages, see when they were last used, and delete them.',
  '/dashboard/integrations/webhooks': 'Send events to your apps, and see each delivery and its response.',
  '/dashboard/integrations/api-reference': 'Try every endpoint of the HTTP API with your own token.',
  '/dashboard/integrations/security-settings':
    'Switches that protect this workspace, with a score for the critical ones.',
  '/dashboard/settings': 'Workspace settings and members.',
  '/dashboard/settings/account': 'Workspace name, website, time zone, calendar link, and contact email.',
  '/dashboard/settings/team-members': 'Members, their roles, and pending invitations.',
  '/dashboard/settings/billing': 'Your plan, its usage, and past payments.',
  '/dashboard/settings/usage-analytics': 'API calls, storage, and bandwidth over the last 7, 30, or 90 days.',
  '/dashboard/settings/api-keys': 'The tokens of this workspace, the same as under Integrations.',
  '/dashboard/settings/privacy': 'Retention, legal holds, and erasing a person’s data everywhere.',
  '/dashboard/settings/notifications': 'What you’re notified about by email, push, and SMS, and how often.',
  '/dashboard/account': 'Your email, password, two-factor authentication, and devices, for all workspaces.',
  '/dashboard/affiliate': 'Your referral link, and what you’ve earned.',
  '/dashboard/all-services': 'Every page of the dashboard in one place.',
  '/dashboard/changelog': 'What’s new in each version.',
  '/dashboard/agency': 'Your clients’ workspaces, and their plans, products, and limits.',
  '/dashboard/agency/subaccounts': 'A separate workspace for each client, with its metrics.',
  '/dashboard/agency/pricing': 'Plans you offer: price, minutes, and phone numbers.',
  '/dashboard/agency/products': 'Prices of voice agents, phone numbers, SMS, and integrations.',
  '/dashboard/agency/general': 'Name, logo, colors, emails, links, and domains that your clients see.',
  '/dashboard/agency/partners': 'Partners and affiliates with their type, commission, and revenue.',
  '/dashboard/agency/permissions': 'Roles and what each can do in the ten areas of a workspace.',
  '/dashboard/agency/limits': 'Workspace limits, and what new subaccounts start with.',
};
