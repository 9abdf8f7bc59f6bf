import { and, eq } from 'drizzle-orm';
import { type ImportReport, importSources } from '#domain/agents/agent-imports.ts';
import { ownTemplate } from '#domain/agents/agents.ts';
import { AppError } from '#domain/platform/errors.ts';
import { insertAgent } from '#server/agents/insert-agent.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { agentImports } from '#server/platform/db/schema/agent-imports.table.ts';
import { turnsOf } from '#server/platform/turns.ts';
import { Lost, workerThread } from '#server/platform/worker-thread.ts';
import { agentOf, requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import type { ImportAnswer, ToImport } from './import-file.worker.ts';

/** Files that take longer are none that can be read, in ms: loading all languages is most of the first answer. */
const patience = 60_000;
/** The thread is there for the next file so long, in ms. */
const staysFor = 60_000;
const tooLong = 'The file is too large to read. Split it into smaller files.';
const ask = workerThread<ToImport, ImportAnswer>(new URL('./import-file.worker.ts', import.meta.url), {
  patience,
  staysFor,
  heapMb: 512,
  lost: tooLong,
});
const inTurn = turnsOf({
  mostAtOnce: 1,
  mostWaiting: 10,
  busy: 'Other files are being processed. Try again in a few seconds.',
});

/**
 * What an agent is made of, read in a thread of its own.
 * @throws AppError invalid_input, with the reason why the file is none that an agent can be made of; too_many_requests
 */
async function read(asked: ToImport) {
  const answer = await inTurn(() =>
    ask(asked).catch((error: Error): ImportAnswer => {
      if (error instanceof Lost) return { problem: tooLong };
      throw error;
    }),
  );
  if ('made' in answer) return answer.made;
  throw new AppError('invalid_input', answer.problem, [{ path: 'body.file', message: answer.problem }]);
}

/**
 * Makes an inactive agent of a file of another platform, and keeps what became of the file.
 * @throws AppError invalid_input, limit_reached, too_many_requests
 */
export async function importForeign(
  scope: Scope,
  { file, name }: { file: string; name?: string | undefined },
): Promise<{ agentId: string; report: ImportReport }> {
  const { services, workspaceId } = scope;
  const { language } = await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId));
  const { configuration: made, report } = await read({ file, language });
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
