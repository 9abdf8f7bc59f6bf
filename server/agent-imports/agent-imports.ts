import { and, eq } from 'drizzle-orm';
import { type ImportReport, importSources } from '#domain/agent-imports.ts';
import { type AgentConfiguration, ownTemplate } from '#domain/agents.ts';
import { AppError } from '#domain/errors.ts';
import { agentOf, requireAgent } from '#server/agents/agent-rows.ts';
import { insertAgent } from '#server/agents/insert-agent.ts';
import { recordChange } from '#server/audit/record-change.ts';
import type { Scope } from '#server/scope.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { importFile } from '#voice/flow/imports/import-file.ts';
import { ImportRefused } from '#voice/flow/imports/refused.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { agentImports } from './agent-imports.table.ts';

/** @throws AppError invalid_input, with the reason why the file is none that an agent can be made of */
function read(file: string, language: AgentConfiguration['language']) {
  try {
    return importFile(file, { language });
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw new AppError('invalid_input', error.message, [{ path: 'body.file', message: error.message }]);
  }
}

/**
 * Makes an inactive agent of a file of another platform, and keeps what became of the file.
 * @throws AppError invalid_input, limit_reached
 */
export async function importForeign(
  scope: Scope,
  { file, name }: { file: string; name?: string | undefined },
): Promise<{ agentId: string; report: ImportReport }> {
  const { services, workspaceId } = scope;
  const { language } = await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId));
  const { configuration: made, report } = read(file, language);
  return services.db.tenant(workspaceId, async (tx) => {
    const configuration = { ...made, ...(name && { name }), flow: storedFlow(made.flow) };
    const agentId = await insertAgent(tx, scope, ownTemplate, configuration);
    const importedAt = new Date(services.clock.now());
    await tx.insert(agentImports).values({ workspaceId, agentId, report, importedAt });
    await recordChange(tx, scope, 'agent.imported', {
      object: agentOf(agentId),
      after: { ...configuration, from: importSources[report.source] },
    });
    return { agentId, report };
  });
}

/** What became of the file that an agent was made of; null for one that was made here. @throws AppError not_found */
export function getImport(scope: Scope, agentId: string): Promise<{ importedAt: string; report: ImportReport } | null> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    const [row] = await tx
      .select({ report: agentImports.report, importedAt: agentImports.importedAt })
      .from(agentImports)
      .where(and(eq(agentImports.workspaceId, workspaceId), eq(agentImports.agentId, agentId)));
    return row === undefined ? null : { importedAt: row.importedAt.toISOString(), report: row.report };
  });
}
