import { eq } from 'drizzle-orm';
import { withActionIds } from '#domain/agents/prompt-agents.ts';
import type { Flow, Subflow } from '#domain/agents/workflows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { isId } from './agent-file.ts';

/** A flow in a file names its actions, since ids differ elsewhere. */

type Rename = (actionId: string) => string;

/** A flow whose steps name their actions in another way. */
function renameActions(flow: Flow, rename: Rename): Flow {
  const named = <G extends Flow | Subflow>(graph: G): G => ({
    ...graph,
    nodes: graph.nodes.map((node) => withActionIds(node, rename)),
  });
  const { workflows } = flow;
  return {
    ...named(flow),
    ...(workflows && {
      workflows: Object.fromEntries(Object.entries(workflows).map(([key, workflow]) => [key, named(workflow)])),
    }),
  };
}

/** The workspace's actions: id and name. */
const actionsOf = (tx: Tx, workspaceId: string) =>
  tx.select({ id: actions.id, name: actions.name }).from(actions).where(eq(actions.workspaceId, workspaceId));

/** A flow as a file holds it, and the names of the actions that its steps run, in the order of the alphabet. */
export async function namedFlow(tx: Tx, workspaceId: string, flow: Flow): Promise<{ flow: Flow; actions: string[] }> {
  const names = new Map((await actionsOf(tx, workspaceId)).map(({ id, name }) => [id, name]));
  const used = new Set<string>();
  const named = renameActions(flow, (id) => {
    const name = names.get(id) ?? id;
    used.add(name);
    return name;
  });
  return { flow: named, actions: [...used].sort() };
}

/** A flow of a file with the workspace's own actions, and a note on each that is not here. */
export async function ownFlow(tx: Tx, workspaceId: string, flow: Flow): Promise<{ flow: Flow; notes: string[] }> {
  const ids = new Map((await actionsOf(tx, workspaceId)).map(({ id, name }) => [name, id]));
  const unknown = new Set<string>();
  const own = renameActions(flow, (name) => {
    const id = ids.get(name);
    if (id === undefined && !isId(name)) unknown.add(name);
    return id ?? name;
  });
  return {
    flow: own,
    notes: [...unknown].map(
      (name) => `There’s no action named "${name}" here. Choose another action in the steps that use it.`,
    ),
  };
}
