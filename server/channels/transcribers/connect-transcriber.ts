import { and, asc, eq } from 'drizzle-orm';
import type { TranscriberConnection } from '#domain/channels/transcriber.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { type TranscriberRow, transcriberConnections } from '#server/platform/db/schema/transcribers.table.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Scope } from '#server/scope.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import type { TranscriberFault } from '#voice/transcribers/transcriber.ts';
import { readConnected, type TranscriberAccess, transcriberKeyPlace, transcriberWith } from './open-transcriber.ts';

/** What uses the transcriber, in words. */
async function dependentsOf(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.heardBy, 'transcriber')))
    .orderBy(asc(phoneNumbers.id));
  return rows.map(({ number }) => `calls to ${number}`);
}

async function show(
  tx: Tx,
  { services, workspaceId }: Scope,
  row: TranscriberRow | undefined,
): Promise<TranscriberConnection> {
  return {
    connected: row !== undefined,
    service: row?.service ?? null,
    baseUrl: row?.baseUrl ?? null,
    model: row?.model ?? null,
    maskedKey: maskEnd(row?.keyEnd),
    connectedAt: row?.connectedAt.toISOString() ?? null,
    problem: row?.problem ?? null,
    dependents: row ? await dependentsOf(tx, workspaceId) : [],
    local: services.ears.list().map(({ id, name, languages, license, wordError, realTimeFactor }) => ({
      id,
      name,
      languages,
      license,
      wordError,
      realTimeFactor,
    })),
  };
}

/** The workspace's transcriber. */
export const getTranscriber = (scope: Scope): Promise<TranscriberConnection> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) =>
    show(tx, scope, await readConnected(tx, scope.workspaceId)),
  );

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** What is wrong with what was given, before anyone is asked. @throws AppError invalid_input */
function checkGiven({ services }: Scope, { service, key, baseUrl, model }: TranscriberAccess): void {
  if (service === 'deepgram' && key === null)
    throw refuse('body.key', 'Deepgram needs a key. Find it at console.deepgram.com.');
  if (service === 'deepgram' && baseUrl !== null)
    throw refuse('body.baseUrl', 'Deepgram’s URL is fixed. The operator can change it with DEEPGRAM_BASE_URL.');
  if (service === 'openai' && baseUrl === null && key === null)
    throw refuse('body.key', 'OpenAI needs a key. For your own server, enter its URL.');
  if (service === 'sherpa-onnx' && baseUrl === null) throw refuse('body.baseUrl', 'Enter the server’s URL.');
  if (service !== 'local') return;
  if (key !== null) throw refuse('body.key', 'Transcribers on this server don’t use a key. Leave the key empty.');
  if (baseUrl !== null)
    throw refuse('body.baseUrl', 'Transcribers on this server don’t use a URL. Leave the URL empty.');
  const known = services.ears.list();
  if (known.length === 0)
    throw refuse('body.service', 'This server has no transcriber yet. The operator can add one with npm run ears.');
  if (model !== null && !known.some(({ id }) => id === model))
    throw refuse('body.model', `This server has no transcriber named "${model}".`);
}

/** Why it was not connected, at the field that it concerns. */
function refusalOf({ service }: TranscriberAccess, { kind, message }: TranscriberFault): AppError {
  const place = service === 'deepgram' ? 'body.key' : service === 'local' ? 'body.model' : 'body.baseUrl';
  switch (kind) {
    case 'unauthorized':
      return refuse('body.key', 'The service rejected this key. Copy it again.');
    case 'forbidden':
      return refuse(place, `${message} The operator can allow this server with the MODEL_ORIGINS setting.`);
    case 'refused':
      return refuse('body.model', `${message} Check the URL and the model.`);
    case 'broken':
      return refuse(place, `${message} Check the server type.`);
    default:
      return new AppError('transcriber_unavailable', `${message} Try again shortly.`);
  }
}

const told = ({ service, baseUrl, model, keyEnd }: TranscriberRow) => ({ service, baseUrl, model, keyEnd });
const objectOf = (workspaceId: string) => ({ kind: 'transcriber', id: workspaceId });
const endOf = (key: string | null) => (key === null || key.length < 12 ? null : key.slice(-4));

/**
 * Connects a transcriber in place of the one before: it is asked before it is kept.
 * @throws AppError invalid_input, transcriber_unavailable
 */
export async function connectTranscriber(scope: Scope, given: TranscriberAccess): Promise<TranscriberConnection> {
  const { services, workspaceId } = scope;
  checkGiven(scope, given);
  const fault = await transcriberWith(services, given).check();
  if (fault !== null) throw refusalOf(given, fault);
  const { service, key, baseUrl, model } = given;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `transcriber:${workspaceId}`);
    const before = await readConnected(tx, workspaceId);
    if (before === undefined) await requireIntegrationRoom(tx, workspaceId);
    const row: TranscriberRow = {
      workspaceId,
      service,
      baseUrl,
      model,
      keyEnd: endOf(key),
      problem: null,
      key: key === null ? null : services.secrets.seal(transcriberKeyPlace(workspaceId), key),
      connectedAt: new Date(services.clock.now()),
    };
    await tx
      .insert(transcriberConnections)
      .values(row)
      .onConflictDoUpdate({ target: transcriberConnections.workspaceId, set: row });
    const changed = { ...(before && { before: told(before) }), after: told(row) };
    await recordChange(tx, scope, 'recogniser.connected', { object: objectOf(workspaceId), ...changed });
    return show(tx, scope, row);
  });
}

/** Disconnects the transcriber: from the next call on this server's own ears listen, or the carrier. */
export function disconnectTranscriber(scope: Scope): Promise<TranscriberConnection> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `transcriber:${workspaceId}`);
    const row = await readConnected(tx, workspaceId);
    if (row === undefined) return show(tx, scope, undefined);
    await tx.delete(transcriberConnections).where(eq(transcriberConnections.workspaceId, workspaceId));
    await recordChange(tx, scope, 'recogniser.disconnected', { object: objectOf(workspaceId), before: told(row) });
    return show(tx, scope, undefined);
  });
}
