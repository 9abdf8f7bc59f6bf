/**
 * One plain sentence for each page that can be chosen: what it is for. Apart from the table of pages, which every visit
 * loads: only the pages that list pages need them.
 */
export const aboutPages: Readonly<Record<string, string>> = {
  '/dashboard/getting-started': 'Four short lessons and three steps to get your first agent live.',
  '/dashboard/analytics': 'Calls, success rate, and average duration for the dates you choose.',
  '/dashboard/calls': 'Every call and chat, with its transcript, recording, collected values, and outcome.',
  '/dashboard/calls/live': 'Calls as they happen: listen in, whisper to the agent, or take over.',
  '/dashboard/calls/to-look-at': 'Unreviewed calls with a low quality score, lowest first.',
  '/dashboard/analytics/funnel': 'How far callers get, step by step, and where they drop off.',
  '/dashboard/analytics/alerts': 'Get notified when a metric crosses its limit or something fails.',
  '/dashboard/appointments': 'Appointments your agents booked, in calendars with their own hours.',
  '/dashboard/agents': 'Your voice agents: create them from templates, test them, and turn them on.',
  '/dashboard/inbox': 'Follow-ups your agents promised callers, for your team to act on.',
  '/dashboard/knowledge': 'Documents your agents use to answer questions, in folders, with full-text search.',
  '/dashboard/knowledge/gaps': 'Questions your documents couldn’t answer. Answer them here.',
  '/dashboard/actions':
    'Tasks an agent can do during a call, such as sending an email or SMS, adding an event, updating the CRM, or calling a webhook.',
  '/dashboard/workflows':
    'Conversations built from steps: ask, decide, act, book, and end. Start from a template or build your own.',
  '/dashboard/contacts': 'The people your agents talk to, and your do-not-call list.',
  '/dashboard/contacts/campaigns': 'Lists of contacts for an agent to call or text during permitted hours.',
  '/dashboard/contacts/import':
    'Import contacts from a file or a connected account, and review them before they’re added.',
  '/dashboard/messages': 'Text messages on your numbers, answered by agents or by you.',
  '/dashboard/phone-numbers': 'Numbers your agents answer and call from, bought here or imported.',
  '/dashboard/text-to-speech': 'Type text, choose a voice, listen, and save the audio. Uses the text-to-speech API.',
  '/dashboard/integrations': 'Connected services, API tokens, and security settings.',
  '/dashboard/integrations/external-services':
    'Connect a language model, a CRM, speech-to-text, and Google and Microsoft accounts. Each connection is checked when you add it.',
  '/dashboard/integrations/access-tokens':
    'Generate API tokens and public keys for web pages, see when they were last used, and delete them.',
  '/dashboard/integrations/webhooks': 'Send events to your apps, and view each delivery and its response.',
  '/dashboard/integrations/api-reference': 'Try every endpoint of the HTTP API with your own token.',
  '/dashboard/integrations/security-settings':
    'Settings that protect this workspace, with a score for the critical ones.',
  '/dashboard/settings': 'Workspace settings and members.',
  '/dashboard/settings/account': 'Workspace name, website, time zone, calendar link, and contact email.',
  '/dashboard/settings/team-members': 'Members, their roles, and pending invitations.',
  '/dashboard/settings/billing': 'Your plan, usage, and past payments.',
  '/dashboard/settings/usage-analytics': 'API calls, storage, and bandwidth over the last 7, 30, or 90 days.',
  '/dashboard/settings/api-keys': 'This workspace’s access tokens, also listed under Integrations.',
  '/dashboard/settings/privacy': 'Data retention, legal holds, and erasure of a person’s data.',
  '/dashboard/settings/notifications': 'Which notifications you get, how often, and by email, push, or SMS.',
  '/dashboard/account': 'Your email, password, two-factor authentication, and devices, across all workspaces.',
  '/dashboard/affiliate': 'Your referral link and earnings.',
  '/dashboard/all-services': 'Every page of the dashboard in one place.',
  '/dashboard/changelog': 'What’s new in each version.',
  '/dashboard/agency': 'Your clients’ workspaces, plans, products, and limits.',
  '/dashboard/agency/subaccounts': 'A separate workspace for each client, with its own metrics.',
  '/dashboard/agency/pricing': 'The plans you offer, with their prices, minutes, and phone numbers.',
  '/dashboard/agency/products': 'Pricing for voice agents, phone numbers, SMS, and integrations.',
  '/dashboard/agency/general': 'The name, logo, colors, emails, links, and domains your clients see.',
  '/dashboard/agency/partners': 'Partners and affiliates, with their type, commission, and revenue.',
  '/dashboard/agency/permissions': 'Roles and their permissions in a workspace’s ten areas.',
  '/dashboard/agency/limits': 'Workspace limits and the defaults for new subaccounts.',
};
