import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { previewTicketSeconds } from '#domain/channels/widgets.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { requireWidget } from './widgets.ts';

const purpose = 'widget-preview';
const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');

/** What makes a conversation in a widget's panel a test: only someone who may see the widget gets one. @throws AppError not_found */
export async function openPreview(scope: Scope, widgetId: string): Promise<{ ticket: string }> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, (tx) => requireWidget(tx, scope, widgetId));
  const expires = services.clock.now() + previewTicketSeconds * 1000;
  const words = `${widgetId}.${expires}.${randomBytes(9).toString('base64url')}`;
  return { ticket: `${words}.${signatureOf(services.secrets.key(purpose), words)}` };
}

/** Whether a ticket is one of ours for this widget, and still good. */
export function isPreviewTicket({ secrets, clock }: Services, widgetId: string, ticket: string): boolean {
  const at = ticket.lastIndexOf('.');
  const [words, given] = [ticket.slice(0, Math.max(0, at)), Buffer.from(ticket.slice(at + 1))];
  const isRight = secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const [of, expires] = words.split('.');
  return isRight && of === widgetId && Number(expires) >= clock.now();
}
