/**
 * Who may do what. A role is a row over ten areas; a level in an area grants verbs; an endpoint asks for one
 * permission, `area:verb`. The server's check and the page's buttons use the same `can`.
 */
export const areas = [
  'analytics',
  'agents',
  'knowledge',
  'actions',
  'workflows',
  'contacts',
  'phone-numbers',
  'integrations',
  'settings',
  'team',
] as const;
export type Area = (typeof areas)[number];

/** The area's label in the permissions matrix. */
export const areaLabels: Record<Area, string> = {
  analytics: 'Analytics',
  agents: 'Agents',
  knowledge: 'Knowledge Base',
  actions: 'Actions',
  workflows: 'Workflows',
  contacts: 'Contacts',
  'phone-numbers': 'Phone Numbers',
  integrations: 'Integrations',
  settings: 'Settings',
  team: 'User Management',
};

export const levels = ['none', 'view', 'limited', 'full'] as const;
export type Level = (typeof levels)[number];

/** read: see it. write: create and change it. manage: activate, delete, export it. */
export const verbs = ['read', 'write', 'manage'] as const;
export type Verb = (typeof verbs)[number];
/**
 * Speaking is no area of the matrix: anyone who may change agents may try how they sound. Calls are a right of their own
 * inside Analytics: figures are for many, what callers said is for few. Access tokens can be limited to each of them.
 * Webhooks belong to Integrations, which no token reaches: programs that subscribe to events get a right of their own. So do
 * programs of an agency that make subaccounts and give them plans, which is part of Settings.
 * `membership` is what every person in the workspace may, whatever the role: hear of what concerns them. `self` is what
 * every access token may, too: learn who it is.
 */
export type Permission =
  | `${Area | 'calls' | 'webhooks' | 'subaccounts'}:${Verb}`
  | 'speech:use'
  | 'membership'
  | 'self';

const verbsOf: Record<Level, readonly Verb[]> = {
  none: [],
  view: ['read'],
  limited: ['read', 'write'],
  full: ['read', 'write', 'manage'],
};

/** The roles that every workspace has; their ids are these names. */
export const builtInRoles = ['owner', 'admin', 'agent-manager', 'member', 'viewer'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** The roles that the specification's page of team members shows, in its words. */
export const usualRoles = [
  { name: 'Admin', about: 'full access' },
  { name: 'Member', about: 'limited' },
  { name: 'Viewer', about: 'read-only' },
] as const;

/** What a role may do: a level in each area, and whether calls and their transcripts are part of Analytics. */
export type RoleRow = Record<Area, Level> & { calls: boolean };

const everywhere = (level: Level, calls = true): RoleRow => ({
  ...(Object.fromEntries(areas.map((area) => [area, level])) as Record<Area, Level>),
  calls,
});

/** The matrix of the dashboard specification, section 6: what a new workspace's roles may do. */
export const roleMatrix: Record<BuiltInRole, RoleRow> = {
  owner: everywhere('full'),
  admin: { ...everywhere('full'), team: 'limited' },
  'agent-manager': {
    ...everywhere('none'),
    analytics: 'full',
    agents: 'full',
    knowledge: 'full',
    actions: 'full',
    workflows: 'full',
  },
  member: { ...everywhere('limited'), settings: 'none', integrations: 'none', team: 'none' },
  viewer: { ...everywhere('none', false), analytics: 'limited' },
};

/** Rights of their own, and the area that has them for people. */
const partOf: Partial<Record<string, Area>> = { webhooks: 'integrations', subaccounts: 'settings' };

/** Whether a role row grants a permission. */
export function can(row: RoleRow, permission: Permission): boolean {
  if (permission === 'membership' || permission === 'self') return true;
  if (permission === 'speech:use') return can(row, 'agents:write');
  const [area, verb] = permission.split(':') as [Area | 'calls' | 'webhooks' | 'subaccounts', Verb];
  if (area === 'calls') return row.calls && can(row, `analytics:${verb}`);
  return verbsOf[row[partOf[area] ?? (area as Area)]].includes(verb);
}

const lowerOf = (one: Level, other: Level) => levels[Math.min(levels.indexOf(one), levels.indexOf(other))]!;

/** What both rows allow. */
export function commonRow(one: RoleRow, other: RoleRow): RoleRow {
  const shared = areas.map((area) => [area, lowerOf(one[area], other[area])]);
  return { ...(Object.fromEntries(shared) as Record<Area, Level>), calls: one.calls && other.calls };
}

/** Whether a row allows nothing that the limit does not: no one hands out more than they have. */
export const isWithin = (row: RoleRow, limit: RoleRow): boolean =>
  (!row.calls || limit.calls) && areas.every((area) => lowerOf(row[area], limit[area]) === row[area]);
