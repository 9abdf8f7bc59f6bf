import { eq } from 'drizzle-orm';
import type { TranscriberService } from '#domain/channels/transcriber.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type TranscriberRow, transcriberConnections } from '#server/platform/db/schema/transcribers.table.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { deepgramTranscriber, deepgramTranscriberDefaults } from '#voice/transcribers/deepgram.ts';
import { openaiTranscriber, openaiTranscriberDefaults } from '#voice/transcribers/openai-compatible.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import { sherpaOnnxTranscriber } from '#voice/transcribers/sherpa-onnx.ts';
import { type Transcriber, type TranscriberFault, transcriberLimits } from '#voice/transcribers/transcriber.ts';

export const transcriberKeyPlace = (workspaceId: string) => `recogniser_connections.${workspaceId}.key`;

/** The service that the workspace has connected. */
export async function readConnected(tx: Tx, workspaceId: string): Promise<TranscriberRow | undefined> {
  const own = eq(transcriberConnections.workspaceId, workspaceId);
  const [row] = await tx.select().from(transcriberConnections).where(own);
  return row;
}

/**
 * Who listens in a workspace: the service that it has connected, else what this server has of its own, which needs no key.
 * @param language BCP 47 that is spoken, where it is known: of this server only an ear for it listens
 */
export async function readTranscriber(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  language?: string,
): Promise<TranscriberRow | undefined> {
  const connected = await readConnected(tx, workspaceId);
  if (connected !== undefined) return connected;
  const { ears } = services;
  const hears = language === undefined ? ears.list().length > 0 : ears.hears(language);
  if (!hears) return undefined;
  const none = { baseUrl: null, model: null, key: null, keyEnd: null, problem: null };
  return { workspaceId, service: 'local', ...none, connectedAt: new Date(0) };
}

/** How a transcriber is asked: what was given, or the service's own. */
export interface TranscriberAccess {
  service: TranscriberService;
  key: string | null;
  baseUrl: string | null;
  model: string | null;
}

/** By which ways transcribers are reached: Deepgram where the operator says, others where models may be. */
interface Ways {
  request: Outbound;
  deepgramRequest: Outbound;
  deepgram: OpenSocket;
  own: OpenSocket;
}
const ways = new WeakMap<Services, Ways>();

function waysOf(services: Services): Ways {
  const { deepgramBaseUrl, modelOrigins } = services.config;
  const known = ways.get(services);
  if (known) return known;
  const deepgram = deepgramBaseUrl === null ? [] : [new URL(deepgramBaseUrl).origin];
  const made = {
    request: openOutbound({ trustedOrigins: modelOrigins }),
    deepgramRequest: openOutbound({ trustedOrigins: deepgram }),
    deepgram: openOutboundSocket({ trustedOrigins: deepgram }),
    own: openOutboundSocket({ trustedOrigins: modelOrigins }),
  };
  ways.set(services, made);
  return made;
}

/** How a service for whole files is asked. */
export const transcriberRequests = (services: Services, service: 'openai' | 'deepgram'): Outbound =>
  service === 'deepgram' ? waysOf(services).deepgramRequest : waysOf(services).request;

/** A transcriber with these credentials. */
export function transcriberWith(services: Services, { service, key, baseUrl, model }: TranscriberAccess): Transcriber {
  const { clock, config } = services;
  const common = { clock, limits: transcriberLimits, detect: services.voices?.open };
  const { request, deepgram, own } = waysOf(services);
  switch (service) {
    case 'deepgram':
      return deepgramTranscriber({
        ...common,
        open: deepgram,
        key: key ?? '',
        model: model ?? deepgramTranscriberDefaults.model,
        baseUrl: config.deepgramBaseUrl ?? deepgramTranscriberDefaults.baseUrl,
      });
    case 'openai':
      return openaiTranscriber({
        ...common,
        outbound: request,
        key,
        model: model ?? openaiTranscriberDefaults.model,
        baseUrl: baseUrl ?? openaiTranscriberDefaults.baseUrl,
      });
    case 'sherpa-onnx':
      return sherpaOnnxTranscriber({ ...common, open: own, baseUrl: baseUrl ?? '' });
    case 'local':
      return services.ears.transcriber(model);
  }
}

/** The transcriber of a row. */
export function openTranscriber(services: Services, row: TranscriberRow): Transcriber {
  const { workspaceId, key } = row;
  const opened = key === null ? null : services.secrets.open(transcriberKeyPlace(workspaceId), key);
  return transcriberWith(services, { ...row, key: opened });
}

/** Notes that a transcriber could not be used, or can again; only of the connection that was asked. */
export async function noteTranscriberFault(
  { services, workspaceId }: Scope,
  row: TranscriberRow,
  fault: TranscriberFault | null,
): Promise<void> {
  await services.db.tenant(workspaceId, async (tx) => {
    const now = await readConnected(tx, workspaceId);
    const problem = fault?.message ?? null;
    if (now?.connectedAt.getTime() !== row.connectedAt.getTime() || now.problem === problem) return;
    await tx
      .update(transcriberConnections)
      .set({ problem })
      .where(eq(transcriberConnections.workspaceId, row.workspaceId));
  });
}
