import { and, asc, eq } from 'drizzle-orm';
import { type ToolServer, toolServersLimit } from '#domain/actions/tool-servers.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ToolServerRow, toolServers } from '#server/platform/db/schema/tool-servers.table.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';
import type { Scope } from '#server/scope.ts';
import { pinTools, showTool } from './pin-tools.ts';
import { openToolClient, reasonOf, type ToolAddress } from './tool-client.ts';

/** Milliseconds in which a server has to say what it offers. */
const listMs = 10_000;

const show = ({ id, name, url, token, checkedAt, problem, tools, allowed }: ToolServerRow): ToolServer => ({
  id,
  name,
  url,
  token,
  checkedAt: checkedAt.toISOString(),
  problem,
  tools: tools.map((tool) => showTool(tool, allowed)),
});

const one = ({ workspaceId }: Scope, id: string) =>
  and(eq(toolServers.workspaceId, workspaceId), eq(toolServers.id, id));

/** What the audit log tells of one: its tools by name, never what they say. */
const toldOf = ({ name, url, allowed }: ToolServerRow) => ({ name, url, allowed: Object.keys(allowed) });

/** The servers of a workspace, by name. */
export async function listToolServers({ services, workspaceId }: Scope): Promise<ToolServer[]> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(toolServers).where(eq(toolServers.workspaceId, workspaceId)).orderBy(asc(toolServers.name)),
  );
  return rows.map(show);
}

/** A server's row. @throws AppError not_found */
export async function readToolServer(tx: Tx, scope: Scope, id: string, lock = false): Promise<ToolServerRow> {
  const asked = tx.select().from(toolServers).where(one(scope, id));
  const [row] = await (lock ? asked.for('update') : asked);
  if (row === undefined) throw new AppError('not_found', 'MCP server not found. It may have been deleted.');
  return row;
}

/** What a server offers now. @throws AppError conflict */
async function ask(scope: Scope, address: ToolAddress) {
  try {
    const { client, broken } = await openToolClient(scope, address, listMs);
    try {
      const { tools } = await Promise.race([client.listTools(undefined, { timeout: listMs }), broken]);
      const discovered = (client.getDiscoverResult() ?? null) as Json;
      assertStorable([tools, discovered]);
      return { tools, discovered };
    } finally {
      await client.close();
    }
  } catch (error) {
    throw new AppError('conflict', reasonOf(error, address.url));
  }
}

/** Connects a server, asked before anything is stored. @throws AppError conflict, limit_reached, invalid_input */
export async function connectToolServer(
  scope: Scope,
  input: { name: string; url: string; token: string | null },
  id = newId(),
): Promise<ToolServer> {
  const { services, workspaceId } = scope;
  const found = await ask(scope, { ...input, discovered: undefined });
  const now = new Date(services.clock.now());
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `tool-servers:${workspaceId}`);
    const others = await tx.select().from(toolServers).where(eq(toolServers.workspaceId, workspaceId));
    const again = others.find((other) => other.id === id);
    if (again !== undefined) return show(again);
    if (others.length >= toolServersLimit)
      throw new AppError(
        'limit_reached',
        `A workspace can connect up to ${toolServersLimit} MCP servers. Disconnect one first.`,
      );
    if (others.some(({ name }) => name === input.name))
      throw new AppError('conflict', `An MCP server named ${input.name} already exists. Choose another name.`);
    const { discovered } = found;
    const values = { ...input, workspaceId, id, discovered, tools: pinTools(found.tools, null), allowed: {} };
    const [row] = await tx
      .insert(toolServers)
      .values({ ...values, checkedAt: now, createdAt: now })
      .returning();
    await record(tx, scope, 'tool-server.connected', undefined, row!);
    return show(row!);
  });
}

function record(
  tx: Tx,
  scope: Scope,
  action: AuditAction,
  before: ToolServerRow | undefined,
  after: ToolServerRow | undefined,
) {
  const { id } = (after ?? before) as ToolServerRow;
  return recordChange(tx, scope, action, {
    object: { kind: 'tool-server', id },
    ...(before && { before: toldOf(before) }),
    ...(after && { after: toldOf(after) }),
  });
}

/** Changes a server's row, and records it. @throws AppError not_found, and what `change` throws */
function changeServer(
  scope: Scope,
  id: string,
  action: AuditAction,
  change: (row: ToolServerRow) => Partial<ToolServerRow>,
): Promise<ToolServer> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await readToolServer(tx, scope, id, true);
    const [after] = await tx.update(toolServers).set(change(before)).where(one(scope, id)).returning();
    await record(tx, scope, action, before, after!);
    return show(after!);
  });
}

/** Lists a server's tools again. Where it can't be asked, they stay as they were, and the reason is noted. @throws AppError not_found */
export async function refreshToolServer(scope: Scope, id: string): Promise<ToolServer> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => readToolServer(tx, scope, id));
  const found = await ask(scope, { ...row, discovered: undefined }).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  const checkedAt = new Date(services.clock.now());
  return changeServer(scope, id, 'tool-server.refreshed', (before) =>
    found instanceof AppError
      ? { problem: found.message, checkedAt }
      : { problem: null, checkedAt, discovered: found.discovered, tools: pinTools(found.tools, before) },
  );
}

/** Allows tools as someone saw them. @throws AppError not_found, conflict where one has changed since */
export function allowTools(
  scope: Scope,
  id: string,
  tools: readonly { name: string; hash: string }[],
): Promise<ToolServer> {
  return changeServer(scope, id, 'tool-server.allowed', (row) => {
    for (const { name, hash } of tools) {
      const known = row.tools.find((tool) => tool.name === name && !tool.gone);
      if (known === undefined) throw new AppError('conflict', `The server no longer has a ${name} tool.`);
      if (known.hash !== hash)
        throw new AppError('conflict', `${name} has changed since you last saw it. Review the tool again.`);
    }
    return { allowed: Object.fromEntries(tools.map(({ name, hash }) => [name, hash])) };
  });
}

/** Disconnects a server. @throws AppError not_found */
export async function removeToolServer(scope: Scope, id: string): Promise<undefined> {
  await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [removed] = await tx.delete(toolServers).where(one(scope, id)).returning();
    if (removed === undefined) throw new AppError('not_found', 'MCP server not found. It may have been deleted.');
    await record(tx, scope, 'tool-server.removed', removed, undefined);
  });
}
