/**
 * The areas of the server, from the ground up: each may import those before it, and none behind it. What one of them has to tell an area
 * above it goes by `hooks.ts`. What lies at the top of an area is what others may import of it; its folders are for itself
 * (`scripts/structure/structure.test.ts`). Files that lie beside the areas (`app.ts`, `jobs.ts`, `wire-hooks.ts` …) put all of them together.
 */
export const areas = {
  platform:
    'The foundation, without business logic: database tables, HTTP, jobs, email, files, secrets, and the audit log.',
  usage: 'Usage and limits: the ledger, limits, traffic, and stored files.',
  identity: 'Identity and permissions: accounts, workspaces, members, roles, tokens, sites, and the vault.',
  notifications: 'Notifications by email, push, and text, and webhooks for other programs.',
  billing: 'Billing: products, plans, subscriptions, invoices, and payments.',
  carriers: 'Carriers for calls and texts: Twilio, SignalWire, and Telnyx accounts, and the carrier simulator.',
  models: 'A workspace’s language models: connections, budgets, and requests.',
  knowledge: 'Documents: reading, storage, search, and unanswered questions.',
  records: 'Stored calls and agents, and how other areas read and remove them.',
  scheduling: 'Scheduling: appointments, calendars, and connected Google and Microsoft accounts.',
  contacts: 'People: contacts, consents, calling rules, imports, the CRM, and tasks.',
  actions: 'What agents do beyond talking: action types, runs, and triggers.',
  agents: 'Agents: drafts, versions, tests, and workflows.',
  calls: 'Live and past conversations: the engine, live board, recordings, replays, analytics, and alerts.',
  channels: 'Channels: phone, texts, chats, widgets, and the speech API.',
  campaigns: 'Lists of contacts that agents call or text.',
  privacy: 'Privacy: retention, legal holds, and erasures.',
  agency: 'Resellers: subaccounts, brands, partners, and margins.',
  operator: 'Running the installation: backups, restores, and upgrades.',
  'sample-data': 'A workspace filled with sample data.',
} as const satisfies Record<string, string>;

export type Area = keyof typeof areas;
