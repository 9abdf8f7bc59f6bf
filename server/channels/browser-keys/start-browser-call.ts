import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import type { Admission } from '#server/calls/new-call.ts';
import { startCall } from '#server/calls/start-call.ts';
import { requireVisitorRoom } from '#server/channels/widgets/visitor-room.ts';
import { asVisitor, type Visitor, visitorOf } from '#server/channels/widgets/visits.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { noteKeyUse, requireBrowserKey } from './find-browser-key.ts';

/** What a page of another origin may read of an answer. */
export const corsOf = (origin: string) => ({ 'access-control-allow-origin': origin, vary: 'Origin' });

/** Where a call by a browser key is connected: a socket that takes pages of the key's origins. */
export const browserSocketPath = (key: string) => `/v1/browser/${key}/socket`;

/** Reasons that are the workspace’s own. What the page sent is wrong is for who wrote the page. */
const hidden: readonly ErrorCode[] = ['workspace_suspended', 'flow_invalid', 'minutes_used_up', 'limit_reached'];

interface Asked {
  agentId: string;
  variables: Record<string, Json>;
  metadata: Metadata;
}

/**
 * Starts a call of a page's visitor, whom no one knows.
 * @throws AppError not_found, origin_refused, too_many_requests, too_many_calls, not_ready
 */
export async function startBrowserCall(visitor: Visitor, key: string, { agentId, variables, metadata }: Asked) {
  const { services, exchange } = visitor;
  const origin = exchange.header('origin');
  const row = await requireBrowserKey(services, key, origin, exchange.site.origin);
  exchange.tell(corsOf(origin!));
  const unknown = () => new AppError('not_found', 'This browser key can’t use this agent.');
  if (!row.agentIds.includes(agentId)) throw unknown();
  // Without an address: the audit log of a business is no list of who visited its website.
  const scope: Scope = { services, workspaceId: row.workspaceId, actor: null };
  const { status } = await services.db.tenant(row.workspaceId, (tx) => findLiveVersion(tx, scope, agentId));
  if (status !== 'active') throw unknown();
  const network = visitorOf(visitor, row.id);
  const admit: Admission = async (tx) => {
    const wanted = { widgetId: row.id, limits: row.limits, visitor: network, spoken: true };
    const maxMinutes = await requireVisitorRoom(tx, scope, wanted);
    return { widgetId: row.id, visitor: network, page: origin!, maxMinutes };
  };
  const begin = () => startCall(scope, agentId, { channel: 'browser', variables, metadata, admit });
  const started = await asVisitor(begin, hidden);
  await noteKeyUse(services, row);
  return { ...started, socketPath: browserSocketPath(key) };
}
