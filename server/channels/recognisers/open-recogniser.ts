import { eq } from 'drizzle-orm';
import type { RecogniserService } from '#domain/channels/recogniser.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type RecogniserRow, recogniserConnections } from '#server/platform/db/schema/recognisers.table.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { deepgramRecogniser, deepgramRecogniserDefaults } from '#voice/recognisers/deepgram.ts';
import { openaiRecogniser, openaiRecogniserDefaults } from '#voice/recognisers/openai-compatible.ts';
import type { OpenSocket } from '#voice/recognisers/outbound-socket.ts';
import { type Recogniser, type RecogniserFault, recogniserLimits } from '#voice/recognisers/recogniser.ts';
import { sherpaOnnxRecogniser } from '#voice/recognisers/sherpa-onnx.ts';

export const recogniserKeyPlace = (workspaceId: string) => `recogniser_connections.${workspaceId}.key`;

/** The service that the workspace has connected. */
export async function readConnected(tx: Tx, workspaceId: string): Promise<RecogniserRow | undefined> {
  const own = eq(recogniserConnections.workspaceId, workspaceId);
  const [row] = await tx.select().from(recogniserConnections).where(own);
  return row;
}

/**
 * Who listens in a workspace: the service that it has connected, else what this server has of its own, which needs no key.
 * @param language BCP 47 that is spoken, where it is known: of this server only an ear for it listens
 */
export async function readRecogniser(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  language?: string,
): Promise<RecogniserRow | undefined> {
  const connected = await readConnected(tx, workspaceId);
  if (connected !== undefined) return connected;
  const { ears } = services;
  const hears = language === undefined ? ears.list().length > 0 : ears.hears(language);
  if (!hears) return undefined;
  const none = { baseUrl: null, model: null, key: null, keyEnd: null, problem: null };
  return { workspaceId, service: 'local', ...none, connectedAt: new Date(0) };
}

/** How a recogniser is asked: what was given, or the service's own. */
export interface RecogniserAccess {
  service: RecogniserService;
  key: string | null;
  baseUrl: string | null;
  model: string | null;
}

/** By which ways recognisers are reached: Deepgram where the operator says, others where models may be. */
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
export const recogniserRequests = (services: Services, service: 'openai' | 'deepgram'): Outbound =>
  service === 'deepgram' ? waysOf(services).deepgramRequest : waysOf(services).request;

/** A recogniser with these credentials. */
export function recogniserWith(services: Services, { service, key, baseUrl, model }: RecogniserAccess): Recogniser {
  const { clock, config } = services;
  const common = { clock, limits: recogniserLimits, detect: services.voices?.open };
  const { request, deepgram, own } = waysOf(services);
  switch (service) {
    case 'deepgram':
      return deepgramRecogniser({
        ...common,
        open: deepgram,
        key: key ?? '',
        model: model ?? deepgramRecogniserDefaults.model,
        baseUrl: config.deepgramBaseUrl ?? deepgramRecogniserDefaults.baseUrl,
      });
    case 'openai':
      return openaiRecogniser({
        ...common,
        outbound: request,
        key,
        model: model ?? openaiRecogniserDefaults.model,
        baseUrl: baseUrl ?? openaiRecogniserDefaults.baseUrl,
      });
    case 'sherpa-onnx':
      return sherpaOnnxRecogniser({ ...common, open: own, baseUrl: baseUrl ?? '' });
    case 'local':
      return services.ears.recogniser(model);
  }
}

/** The recogniser of a row. */
export function openRecogniser(services: Services, row: RecogniserRow): Recogniser {
  const { workspaceId, key } = row;
  const opened = key === null ? null : services.secrets.open(recogniserKeyPlace(workspaceId), key);
  return recogniserWith(services, { ...row, key: opened });
}

/** Notes that a recogniser could not be used, or can again; only of the connection that was asked. */
export async function noteRecogniserFault(
  { services, workspaceId }: Scope,
  row: RecogniserRow,
  fault: RecogniserFault | null,
): Promise<void> {
  await services.db.tenant(workspaceId, async (tx) => {
    const now = await readConnected(tx, workspaceId);
    const problem = fault?.message ?? null;
    if (now?.connectedAt.getTime() !== row.connectedAt.getTime() || now.problem === problem) return;
    await tx
      .update(recogniserConnections)
      .set({ problem })
      .where(eq(recogniserConnections.workspaceId, row.workspaceId));
  });
}
