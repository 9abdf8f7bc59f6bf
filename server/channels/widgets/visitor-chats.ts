import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { VisitorChat } from '#domain/channels/widgets.ts';
import { AppError } from '#domain/platform/errors.ts';
import { hashToken } from '#server/calls/secret-token.ts';
import { endChat, getChat, sendMessage } from '#server/channels/chats/chats.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { widgets } from '#server/platform/db/schema/widgets.table.ts';
import type { Scope } from '#server/scope.ts';
import { unavailable } from './find-widget.ts';
import { requirePanel, type Visitor } from './visits.ts';

/** The chat that a visitor's token opens, while its widget is on. @throws AppError not_found, origin_refused */
async function openChat(visitor: Visitor, visitId: string, token: string) {
  requirePanel(visitor);
  const { services } = visitor;
  const found = await services.db.system('key', async (tx) => {
    const [row] = await tx
      .select({ workspaceId: calls.workspaceId, limits: widgets.limits, enabled: widgets.enabled })
      .from(calls)
      .innerJoin(widgets, and(eq(widgets.workspaceId, calls.workspaceId), eq(widgets.id, calls.widgetId)))
      .where(and(eq(calls.id, visitId), eq(calls.resumeHash, hashToken(token)), isNotNull(calls.widgetId)));
    return row;
  });
  if (found === undefined) throw new AppError('not_found', 'Chat not found. It may have been deleted.');
  if (!found.enabled) throw unavailable();
  const scope: Scope = { services, workspaceId: found.workspaceId, actor: null };
  return { scope, limits: found.limits };
}

/** A visitor's chat, with all its messages or with those behind one. @throws AppError not_found, origin_refused */
export async function resumeChat(
  visitor: Visitor,
  visitId: string,
  { token, after = -1 }: { token: string; after?: number | undefined },
): Promise<VisitorChat> {
  const { scope } = await openChat(visitor, visitId, token);
  const chat = await getChat(scope, visitId);
  return { ...chat, messages: chat.messages.filter(({ seq }) => seq > after) };
}

/** Writes to the agent. @throws AppError not_found, origin_refused, conflict, too_many_requests */
export async function writeAsVisitor(
  visitor: Visitor,
  visitId: string,
  { token, id, text }: { token: string; id: string; text: string },
): Promise<VisitorChat> {
  const { scope, limits } = await openChat(visitor, visitId, token);
  const [written] = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select({ n: count() })
      .from(callTurns)
      .where(
        and(eq(callTurns.workspaceId, scope.workspaceId), eq(callTurns.callId, visitId), eq(callTurns.role, 'caller')),
      ),
  );
  if (written!.n >= limits.messagesPerChat) {
    throw new AppError('too_many_requests', 'This chat has reached its message limit. Start a new one.');
  }
  return sendMessage(scope, visitId, text, id);
}

/** Ends a visitor's chat. @throws AppError not_found, origin_refused */
export async function endVisitorChat(visitor: Visitor, visitId: string, token: string): Promise<VisitorChat> {
  const { scope } = await openChat(visitor, visitId, token);
  return endChat(scope, visitId);
}
