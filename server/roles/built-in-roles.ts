import { type BuiltInRole, builtInRoles, roleMatrix } from '#domain/permissions.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { roles } from './roles.table.ts';

/** What a new workspace calls its roles; migration 0028 gave the same to older ones. */
const named: Record<BuiltInRole, { name: string; description: string }> = {
  owner: { name: 'Owner', description: 'Everything, and the workspace itself.' },
  admin: { name: 'Admin', description: 'Everything but removing people.' },
  'agent-manager': { name: 'Agent Manager', description: 'Builds agents and sees how they do.' },
  member: { name: 'Member', description: 'Works with agents, calls and contacts.' },
  viewer: { name: 'Viewer', description: 'Looks at figures and reports.' },
};

/** The five roles that every workspace begins with. Before its first member. */
export async function insertBuiltInRoles(tx: Tx, workspaceId: string): Promise<void> {
  await tx.insert(roles).values(builtInRoles.map((id) => ({ workspaceId, id, ...named[id], levels: roleMatrix[id] })));
}
