import { areaLabels, areas, type BuiltInRole, type Level, roleMatrix } from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';

/** What the built-in roles may do, in a few words each, for as long as their levels are those that they began with. */
const usual: Record<BuiltInRole, string> = {
  owner: 'all',
  admin: 'user management, settings, analytics, agents, integrations',
  'agent-manager': 'agents, workflows, knowledge base, analytics view-only',
  member: 'analytics, agents, knowledge base, actions, workflows, contacts, phone numbers, limited',
  viewer: 'analytics and reports, view-only',
};

const suffixes: Record<Exclude<Level, 'none'>, string> = { full: '', limited: ' limited', view: ' view-only' };

/** A role's permissions as a line. */
export function permissionWords({ id, levels }: Pick<Role, 'id' | 'levels'>): string {
  const begun = roleMatrix[id as BuiltInRole];
  if (begun && areas.every((area) => levels[area] === begun[area]) && levels.calls === begun.calls)
    return usual[id as BuiltInRole];
  const open = areas.flatMap((area) => {
    const level = levels[area];
    return level === 'none' ? [] : [`${areaLabels[area].toLowerCase()}${suffixes[level]}`];
  });
  if (levels.calls) open.push('calls and transcripts');
  return open.length === 0 ? 'none' : open.join(', ');
}
