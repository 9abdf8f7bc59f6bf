/**
 * One plain sentence for each page that can be chosen: what it is for. Apart from the table of pages, which every visit
 * loads: only the pages that list pages need them.
 */
export const aboutPages: Readonly<Record<string, string>> = {
  '/dashboard/getting-started':
    'Four short lessons and three steps that take you from an empty workspace to a talking agent.',
  '/dashboard/analytics': 'Calls, success rate and average duration of your agents over the range you choose.',
  '/dashboard/calls': 'Every call and chat with its transcript, recording, values and what came of it.',
  '/dashboard/analytics/funnel': 'How far callers come in a conversation, step by step, and where they leave it.',
  '/dashboard/analytics/alerts': 'Limits over figures, and who is told when one is passed.',
  '/dashboard/appointments': 'What agents have booked, in calendars with opening hours of their own.',
  '/dashboard/agents': 'The voices that answer for you: make one from a template, talk with it, switch it on.',
  '/dashboard/inbox': 'What your agents promised to callers and people have to keep: call back, pass on, see to.',
  '/dashboard/knowledge': 'Documents that your agents answer from, in folders, searchable by what is written in them.',
  '/dashboard/knowledge/gaps': 'What callers asked and no document answered, with a place to write the answer.',
  '/dashboard/actions':
    'What an agent may do during a call: send an email or SMS, add an event, update the CRM, call a webhook.',
  '/dashboard/workflows':
    'Conversations as steps: ask, decide, act, book, end. Start from a template or draw your own.',
  '/dashboard/contacts': 'The people your agents talk with, and who must not be called.',
  '/dashboard/contacts/campaigns':
    'Lists of contacts that an agent calls or texts, at hours when people may be reached.',
  '/dashboard/contacts/import': 'Contacts from a file or a connected account, looked at before they are added.',
  '/dashboard/messages': 'Text messages on your numbers, answered by agents or by you.',
  '/dashboard/phone-numbers': 'Numbers on which your agents can be reached, bought here or brought along.',
  '/dashboard/text-to-speech':
    'Write a text, choose a voice, hear it, and keep it as a file; the studio of the text-to-speech API.',
  '/dashboard/integrations':
    'Services that work with this workspace, tokens for the API, and the security settings around them.',
  '/dashboard/integrations/external-services':
    'Connect a language model provider, a CRM, a recogniser of speech, and accounts at Google and Microsoft, each checked when you connect it.',
  '/dashboard/integrations/access-tokens':
    'Generate tokens for the HTTP API, see when they were last used, and delete them.',
  '/dashboard/integrations/webhooks':
    'Have your programs told what happens here, and see what was sent and what they answered.',
  '/dashboard/integrations/api-reference': 'Every endpoint of the HTTP API, to try with a token of your own.',
  '/dashboard/integrations/security-settings':
    'Switches that protect this workspace, and a score over the critical ones.',
  '/dashboard/settings': 'Everything about this workspace and its people.',
  '/dashboard/settings/account': 'Workspace name, website, time zone, calendar link and contact email.',
  '/dashboard/settings/team-members': 'Who works here, with which role, and who is invited.',
  '/dashboard/settings/billing': 'Your plan, what has been used of it, and past payments.',
  '/dashboard/settings/usage-analytics': 'API calls, storage and bandwidth over the last 7, 30 or 90 days.',
  '/dashboard/settings/api-keys': 'The tokens of this workspace, the same as under Integrations.',
  '/dashboard/settings/notifications': 'What you hear about by email, push and SMS, and how often a digest comes.',
  '/dashboard/account':
    'Your email address, password, two-factor authentication and devices, the same in all workspaces.',
  '/dashboard/affiliate': 'Your referral link, and what you are owed.',
  '/dashboard/all-services': 'Every page of the dashboard in one place.',
  '/dashboard/changelog': 'What has changed from version to version.',
  '/dashboard/agency': 'Workspaces of your customers, and the plans, products and limits they get.',
  '/dashboard/agency/subaccounts': 'A workspace of its own for each of your customers, with its figures.',
  '/dashboard/agency/pricing': 'Plans you offer: price, minutes and phone numbers.',
  '/dashboard/agency/products': 'Prices of voice agents, phone numbers, SMS and integrations.',
  '/dashboard/agency/general': 'Name, logo, colours, mails, links and addresses under which your clients see you.',
  '/dashboard/agency/partners': 'Partners and affiliates with their type, commission and revenue.',
  '/dashboard/agency/permissions': 'Roles and what each of them may do in the ten areas of a workspace.',
  '/dashboard/agency/limits': 'How much a workspace may use, and what a new subaccount starts with.',
};
