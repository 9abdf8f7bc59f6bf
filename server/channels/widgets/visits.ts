import { createHmac } from 'node:crypto';
import type { Visit, VisitorChat, WidgetFace } from '#domain/channels/widgets.ts';
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import type { Admission } from '#server/calls/new-call.ts';
import { hashToken, newToken } from '#server/calls/secret-token.ts';
import { startCall } from '#server/calls/start-call.ts';
import { startChat } from '#server/channels/chats/chats.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { addressGroup } from '#server/platform/http/ip-address.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isAllowedSite } from './allowed-sites.ts';
import { type OpenWidget, requireOpenWidget, unavailable } from './find-widget.ts';
import { isPreviewTicket } from './preview-ticket.ts';
import { requireVisitorRoom } from './visitor-room.ts';

/** Who asks: a panel that this server served, in the browser of someone whom no one knows. */
export interface Visitor {
  services: Services;
  ip: string;
  exchange: RequestContext;
}

/** Only the panel asks, which is a page of this server; scripts of the page around it have another origin. @throws AppError origin_refused */
export function requirePanel({ services, exchange }: Visitor): void {
  const origin = exchange.header('origin');
  // Not a browser: those always send it with what changes something.
  if (origin === undefined || origin === exchange.site.origin) return;
  if (!isOwnOrigin(services.config, origin, exchange.header('host'))) throw new AppError('origin_refused');
}

/** A visitor's network as the database knows it: not an address, and another one each day (UTC). */
export function visitorOf({ services, ip }: Visitor, widgetId: string): string {
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  const key = services.secrets.key('widget-visitors');
  return createHmac('sha256', key)
    .update(`${widgetId} ${day} ${addressGroup(ip)}`)
    .digest('base64url');
}

/** What of the page is kept: its address without query and fragment. */
function pageOf({ origin, path }: Visit): string {
  const url = URL.parse(path, origin);
  return url?.origin === origin ? `${origin}${url.pathname}`.slice(0, 1000) : origin;
}

/** Reasons why an agent cannot answer that are not for the visitors of a website. */
const notForVisitors: readonly ErrorCode[] = [
  'workspace_suspended',
  'flow_invalid',
  'minutes_used_up',
  'limit_reached',
  'invalid_input',
];

/** Starts a conversation of someone whom no one knows: why an agent can’t answer is not theirs to know. @throws AppError */
export async function asVisitor<T>(work: () => Promise<T>, hidden = notForVisitors): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && hidden.includes(error.code) ? unavailable() : error;
  }
}

/** How a widget looks. @throws AppError not_found */
export async function faceOf(services: Services, key: string): Promise<WidgetFace> {
  const { row, agent } = await requireOpenWidget(services, key);
  const { name, brand } = await siteOfWorkspace(services, row.workspaceId);
  const { workspaceId } = row;
  const transcriber = await services.db.tenant(workspaceId, (tx) =>
    readTranscriber(tx, { services, workspaceId }, agent.language),
  );
  return {
    agentName: agent.name,
    agentLanguage: agent.language,
    hears: transcriber !== undefined,
    look: row.look,
    poweredBy: brand === null ? name : brand.poweredBy ? 'Parley' : null,
  };
}

async function admit(
  visitor: Visitor,
  { row }: OpenWidget,
  visit: Visit,
  spoken: boolean,
): Promise<{ scope: Scope; admission: Admission }> {
  const { services, exchange } = visitor;
  requirePanel(visitor);
  // What a visitor says of the page around the panel proves nothing: a test is one by the ticket of who may see the widget.
  const preview = visit.preview !== undefined && isPreviewTicket(services, row.id, visit.preview);
  if (!preview && !isAllowedSite(row.domains, visit.origin, exchange.site.origin)) {
    throw new AppError('origin_refused', 'This chat isn’t allowed on this website.');
  }
  const { mode } = row.look;
  if (mode !== 'both' && (mode === 'voice') !== spoken) throw unavailable();
  // Without an address: the audit log of a business is no list of who visited its website.
  const scope: Scope = { services, workspaceId: row.workspaceId, actor: null };
  const network = visitorOf(visitor, row.id);
  const came = { widgetId: row.id, visitor: network, page: pageOf(visit), referrer: visit.referrer || null };
  return {
    scope,
    admission: async (tx) => {
      const wanted = { widgetId: row.id, limits: row.limits, visitor: network, spoken };
      const minutes = await requireVisitorRoom(tx, scope, wanted);
      return { ...came, maxMinutes: spoken ? minutes : null, ...(preview && { test: true }) };
    },
  };
}

/** Starts a visitor's chat. @throws AppError not_found, origin_refused, too_many_requests */
export async function startVisitorChat(
  visitor: Visitor,
  key: string,
  visit: Visit,
): Promise<{ chat: VisitorChat; token: string }> {
  const widget = await requireOpenWidget(visitor.services, key);
  const { scope, admission } = await admit(visitor, widget, visit, false);
  const token = newToken();
  const admitted: Admission = async (tx) => ({ ...(await admission(tx)), resumeHash: hashToken(token) });
  const begin = { variables: {}, test: false, draft: false, admit: admitted };
  return { chat: await asVisitor(() => startChat(scope, widget.row.agentId, begin)), token };
}

/** Starts a visitor's call. @throws AppError not_found, origin_refused, too_many_requests, too_many_calls, not_ready */
export async function startVisitorCall(visitor: Visitor, key: string, visit: Visit) {
  const widget = await requireOpenWidget(visitor.services, key);
  const { scope, admission } = await admit(visitor, widget, visit, true);
  return asVisitor(() => startCall(scope, widget.row.agentId, { channel: 'browser', admit: admission }));
}
