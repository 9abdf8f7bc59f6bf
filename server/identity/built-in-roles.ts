import { type BuiltInRole, builtInRoles, roleMatrix } from '#domain/identity/permissions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';

/** What a new workspace calls its roles; migration 0198 gave the same to older ones. */
const named: Record<BuiltInRole, { name: string; description: string }> = {
  owner: { name: 'Owner', description: 'Full access to everything.' },
  admin: { name: 'Admin', description: 'Full access to everything except User Management, which is limited.' },
  'agent-manager': {
    name: 'Agent Manager',
    description: 'Full access to Analytics, Agents, Knowledge Base, Actions, and Workflows.',
  },
  member: {
    name: 'Member',
    description: 'Limited access to everything except Settings, Integrations, and User Management.',
  },
  viewer: { name: 'Viewer', description: 'Limited access to Analytics only.' },
};

/** The five roles that every workspace begins with. Before its first member. */
export async function insertBuiltInRoles(tx: Tx, workspaceId: string): Promise<void> {
  await tx.insert(roles).values(builtInRoles.map((id) => ({ workspaceId, id, ...named[id], levels: roleMatrix[id] })));
}
