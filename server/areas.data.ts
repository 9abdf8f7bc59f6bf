/**
 * The areas of the server, from the ground up: each may import those before it, and none behind it. What one of them has to tell an area
 * above it goes by `hooks.ts`. What lies at the top of an area is what others may import of it; its folders are for itself
 * (`scripts/structure/structure.test.ts`). Files that lie beside the areas (`app.ts`, `jobs.ts`, `wire-hooks.ts` …) put all of them together.
 */
export const areas = {
  platform: 'Database with its tables, HTTP, jobs, mail, files, secrets, the audit log: what knows no business.',
  usage: 'What was used, and how much may be: the ledger, limits, traffic, stored files.',
  identity: 'Who someone is and what they may: accounts, workspaces, members, roles, tokens, sites, the vault.',
  notifications: 'What people and other programs are told: notifications by mail, push and text, and webhooks.',
  billing: 'What is sold and owed: products, plans, subscriptions, invoices, payments.',
  carriers: 'Who carries calls and texts: accounts at Twilio, SignalWire and Telnyx, and the carrier simulator.',
  models: 'Language models of a workspace: connections, budgets, what they were asked.',
  knowledge: 'Documents: reading, storing, searching, and what they did not answer.',
  records: 'Stored calls and agents as other areas read them, and what takes them away.',
  scheduling: 'Times that can be booked: appointments, calendars, accounts at Google and Microsoft.',
  contacts: 'People: contacts, consents, calling rules, imports, the CRM, tasks.',
  actions: 'What agents do in addition to talking: kinds of actions, their runs, triggers.',
  agents: 'What answers: agents, drafts, versions, tests, workflows.',
  calls: 'Conversations while they go on and after: engine, live board, recordings, replays, analytics, alerts.',
  channels: 'Ways in: phone, texts, chats, widgets, the speech API.',
  campaigns: 'Lists of contacts that agents call or text.',
  privacy: 'How long content is kept, what is held, and who is erased.',
  agency: 'Those who resell: subaccounts, brands, partners, margins.',
  operator: 'Who runs the installation: backup, restore, upgrades.',
  'sample-data': 'A workspace full of made-up things.',
} as const satisfies Record<string, string>;

export type Area = keyof typeof areas;
