import { and, asc, eq } from 'drizzle-orm';
import { type ModelService, modelServices, mostModelConnections } from '#domain/models/model-services.ts';
import type { ModelConnection } from '#domain/models/models.ts';
import { AppError } from '#domain/platform/errors.ts';
import { fillKey } from '#server/identity/fill-secrets.ts';
import { secretsIn } from '#server/identity/secrets-in.ts';
import { embedJob } from '#server/models/likeness-jobs.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ConnectionRow, modelConnections } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { baseUrlOf } from './asking/open-model.ts';
import { listModels } from './setting-up/list-models.ts';
import { keyPlace, objectOf, openKey, showConnection, toldOf } from './show-connection.ts';

/** The workspace's connections in the order in which they are asked. */
export const ladder = (tx: Tx, workspaceId: string): Promise<ConnectionRow[]> =>
  tx
    .select()
    .from(modelConnections)
    .where(eq(modelConnections.workspaceId, workspaceId))
    .orderBy(asc(modelConnections.position), asc(modelConnections.id));

const shown = (rows: readonly ConnectionRow[]) => rows.map((row, at) => showConnection(row, at === 0));

export const listConnections = (scope: Scope): Promise<ModelConnection[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => shown(await ladder(tx, scope.workspaceId)));

const oneConnection = (workspaceId: string, id: string) =>
  and(eq(modelConnections.workspaceId, workspaceId), eq(modelConnections.id, id));

async function find(tx: Tx, { workspaceId }: Scope, id: string): Promise<ConnectionRow> {
  const [row] = await tx.select().from(modelConnections).where(oneConnection(workspaceId, id));
  if (row === undefined) throw new AppError('not_found', 'Model connection not found. It may have been deleted.');
  return row;
}

/** A connection's row. @throws AppError not_found */
export const findConnection = (scope: Scope, id: string): Promise<ConnectionRow> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => find(tx, scope, id));

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** What is wrong with where a model is to be, before anyone is asked. @throws AppError invalid_input */
function checkPlace(service: ModelService, baseUrl: string | null, key: string | null): void {
  const { name, keyAt } = modelServices[service];
  if (service === 'compatible' && baseUrl === null) throw refuse('body.baseUrl', 'Enter the server’s URL.');
  if (keyAt !== null && key === null) throw refuse('body.key', `${name} needs a key. Find it at ${keyAt}.`);
}

/** The wished model, else the first that suits calls. Services know names that they do not list. @throws AppError invalid_input */
function chosen(service: ModelService, models: readonly string[], wish: string | undefined): string {
  const suggested: readonly string[] = modelServices[service].suggested;
  const known = (name: string) => models.some((model) => model === name || model.startsWith(`${name}-`));
  if (wish !== undefined) {
    if (models.length === 0 || known(wish)) return wish;
    throw refuse('body.model', `This key can’t use the model "${wish}". It can use ${models[0]}, for example.`);
  }
  const found = suggested.find(known) ?? models[0];
  if (found !== undefined) return found;
  throw refuse('body.model', 'The server doesn’t list its models. Enter a model name.');
}

const endOf = (key: string | null) =>
  key === null || key.length < 12 || secretsIn(key).length > 0 ? null : key.slice(-4);

interface Input {
  service: ModelService;
  key: string | null;
  baseUrl: string | null;
  model?: string | undefined;
  embeddingModel?: string | null | undefined;
}

/** Not all services have such models. @throws AppError invalid_input */
function checkEmbedding(service: ModelService, embeddingModel: string | null | undefined): void {
  if (embeddingModel && (service === 'anthropic' || service === 'groq'))
    throw refuse(
      'body.embeddingModel',
      `${modelServices[service].name} has no embedding models. Use another connection for embeddings.`,
    );
}

/**
 * Connects a model, behind those that are there. Its service is asked first, which shows whether the key is good.
 * @param id the same for each try of a request
 * @throws AppError invalid_input, model_unavailable, limit_reached
 */
export async function connectModel(scope: Scope, input: Input, id = newId()): Promise<ModelConnection> {
  const { services, workspaceId } = scope;
  const { service, baseUrl, key } = input;
  checkPlace(service, baseUrl, key);
  checkEmbedding(service, input.embeddingModel);
  const filled = await fillKey(scope, key, baseUrlOf({ service, baseUrl }));
  const models = await listModels(services, { service, baseUrl, key: filled });
  const model = chosen(service, models, input.model);
  const embeddingModel = input.embeddingModel ?? null;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `models:${workspaceId}`);
    const rows = await ladder(tx, workspaceId);
    const former = rows.findIndex((row) => row.id === id);
    if (former >= 0) return shown(rows)[former]!;
    if (rows.length >= mostModelConnections) {
      const message = `This workspace has reached its limit of ${mostModelConnections} connected models. Disconnect one to add another.`;
      throw new AppError('limit_reached', message);
    }
    await requireIntegrationRoom(tx, workspaceId);
    const now = new Date(services.clock.now());
    const [row] = await tx
      .insert(modelConnections)
      .values({
        workspaceId,
        id,
        service,
        baseUrl,
        model,
        embeddingModel,
        models,
        checkedAt: now,
        createdAt: now,
        key: key === null ? null : services.secrets.seal(keyPlace(id), key),
        keyEnd: endOf(key),
        position: (rows.at(-1)?.position ?? -1) + 1,
      })
      .returning();
    if (embeddingModel !== null) await services.jobs.enqueue(tx, embedJob, { workspaceId }, { key: workspaceId });
    await recordChange(tx, scope, 'model.connected', { object: objectOf(id), after: toldOf(row!) });
    return showConnection(row!, rows.length === 0);
  });
}

interface Update {
  key?: string | undefined;
  baseUrl?: string | null | undefined;
  model?: string | undefined;
  embeddingModel?: string | null | undefined;
}

/** Changes a connection; its service is asked again. @throws AppError not_found, invalid_input, model_unavailable */
export async function updateConnection(scope: Scope, id: string, input: Update): Promise<ModelConnection> {
  const { services, workspaceId } = scope;
  const before = await findConnection(scope, id);
  const { service } = before;
  const baseUrl = input.baseUrl === undefined ? before.baseUrl : input.baseUrl;
  const place = (url: string | null) => {
    const base = baseUrlOf({ service, baseUrl: url });
    return base === '' ? '' : new URL(base).origin;
  };
  const isSameHost = place(baseUrl) === place(before.baseUrl);
  // Anyone who may change an address does not get at the key of another.
  if (!isSameHost && input.key === undefined && before.key !== null)
    throw refuse('body.key', 'The URL points to a different host. Enter the key again.');
  const key = input.key ?? openKey(services, before);
  checkPlace(service, baseUrl, key);
  checkEmbedding(service, input.embeddingModel);
  const embeddingModel = input.embeddingModel === undefined ? before.embeddingModel : input.embeddingModel;
  // Among what it offered when it was last asked, one chooses without asking again.
  const isElsewhere = input.key !== undefined || baseUrl !== before.baseUrl;
  const filled = isElsewhere ? await fillKey(scope, key, baseUrlOf({ service, baseUrl })) : null;
  const models = isElsewhere ? await listModels(services, { service, baseUrl, key: filled }) : before.models;
  const model = chosen(service, models, input.model ?? before.model);
  return services.db.tenant(workspaceId, async (tx) => {
    const changed = {
      baseUrl,
      model,
      embeddingModel,
      models,
      ...(isElsewhere && { checkedAt: new Date(services.clock.now()) }),
      ...(input.key !== undefined && { key: services.secrets.seal(keyPlace(id), input.key), keyEnd: endOf(input.key) }),
    };
    const [after] = await tx.update(modelConnections).set(changed).where(oneConnection(workspaceId, id)).returning();
    if (after === undefined) throw new AppError('not_found', 'Model connection not found. It may have been deleted.');
    await services.jobs.enqueue(tx, embedJob, { workspaceId }, { key: workspaceId });
    const rows = await ladder(tx, workspaceId);
    const told = { ...toldOf(after), ...(input.key !== undefined && { key: 'replaced' }) };
    await recordChange(tx, scope, 'model.updated', { object: objectOf(id), before: toldOf(before), after: told });
    return showConnection(after, rows[0]?.id === id);
  });
}

/** Sets the order in which models are asked. @throws AppError conflict when others are connected by now */
export function orderConnections(scope: Scope, ids: readonly string[]): Promise<ModelConnection[]> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `models:${workspaceId}`);
    const rows = await ladder(tx, workspaceId);
    const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
    if (!isWhole)
      throw new AppError('conflict', 'The connected models have changed. Reload the page, then reorder them.');
    for (const [position, id] of ids.entries())
      await tx.update(modelConnections).set({ position }).where(oneConnection(workspaceId, id));
    const after = await ladder(tx, workspaceId);
    const named = (list: ConnectionRow[]) => ({ order: list.map(({ model }) => model) });
    const change = { object: objectOf(ids[0] ?? workspaceId), before: named(rows), after: named(after) };
    await recordChange(tx, scope, 'model.ordered', change);
    return shown(after);
  });
}

/** Disconnects a model; what it was asked stays with the calls. @throws AppError not_found */
export function disconnectModel(scope: Scope, id: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await find(tx, scope, id);
    await tx.delete(modelConnections).where(oneConnection(workspaceId, id));
    if (before.embeddingModel !== null)
      await services.jobs.enqueue(tx, embedJob, { workspaceId }, { key: workspaceId });
    await recordChange(tx, scope, 'model.disconnected', { object: objectOf(id), before: toldOf(before) });
    return undefined;
  });
}
