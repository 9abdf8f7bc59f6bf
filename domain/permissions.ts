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
 * Speaking is no area of the matrix: whoever may change agents may try how they sound. Access tokens can be limited
 * to it.
 */
export type Permission = `${Area}:${Verb}` | 'speech:use';

const verbsOf: Record<Level, readonly Verb[]> = {
  none: [],
  view: ['read'],
  limited: ['read', 'write'],
  full: ['read', 'write', 'manage'],
};

export const builtInRoles = ['owner', 'admin', 'agent-manager', 'member', 'viewer'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

export const roleLabels: Record<BuiltInRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  'agent-manager': 'Agent Manager',
  member: 'Member',
  viewer: 'Viewer',
};

export type RoleRow = Record<Area, Level>;

const everywhere = (level: Level): RoleRow => Object.fromEntries(areas.map((area) => [area, level])) as RoleRow;

/** The matrix of the dashboard specification, section 6. */
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
  viewer: { ...everywhere('none'), analytics: 'limited' },
};

/** Whether a role row grants a permission. */
export function can(row: RoleRow, permission: Permission): boolean {
  if (permission === 'speech:use') return can(row, 'agents:write');
  const [area, verb] = permission.split(':') as [Area, Verb];
  return verbsOf[row[area]].includes(verb);
}
