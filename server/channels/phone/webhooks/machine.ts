import { and, eq } from 'drizzle-orm';
import { openCarrier } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import type { Verb } from '#server/carriers/verbs.ts';
import { dials } from '#server/platform/db/schema/phone.table.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { nothingBeside, stepCall } from '../calls/step-call.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { requireCall } from './find-call.ts';

/**
 * The carrier's detector has heard who took a call. What was told apart by its words before stays, and so does a person who has said
 * something. A machine gets what the agent's settings say, a message once, or the line is let go: at its tone, or else when no person's
 * word has come behind it.
 */
export async function machine(asked: WebhookRequest, callId: string): Promise<void> {
  const { services, account, event } = asked;
  const { workspaceId } = account;
  const { who: verdict, surely } = event.answeredBy;
  const isMachine = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(dials.workspaceId, workspaceId), eq(dials.callId, callId));
    const [row] = await tx.select().from(dials).where(own).for('update');
    if (row === undefined || row.spokenWith) return false;
    if (row.answeredBy === null) await tx.update(dials).set({ answeredBy: verdict }).where(own);
    return (row.answeredBy ?? verdict) === 'machine';
  });
  const { carrierSid, status } = await requireCall(asked, callId);
  if (!isMachine || !surely || status === 'ended' || carrierSid === null) return;
  const verbs = await leftToMachine(asked, callId, 0);
  if (verbs === null) return;
  const carrier = openCarrier(services, account);
  try {
    if (verbs.length === 1) await carrier.hangUp(carrierSid);
    else await carrier.steer(carrierSid, verbs);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ reason: error.message, callId }, 'a machine on the line could not be left');
  }
}

/**
 * What a machine hears: the message of the agent's settings, or nothing. Without a setting the line is let go. Null where the agent is to
 * speak with it.
 * @param pause seconds before its message
 */
export async function leftToMachine(asked: WebhookRequest, callId: string, pause: number): Promise<Verb[] | null> {
  const scope = scopeOf(asked);
  const call = await requireCall(asked, callId);
  const { voicemail, language } = await asked.services.db.tenant(asked.account.workspaceId, async (tx) => {
    const own = and(eq(dials.workspaceId, asked.account.workspaceId), eq(dials.callId, callId));
    await tx.update(dials).set({ answeredBy: 'machine' }).where(own);
    const found = await findVersion(tx, scope, call.agentId!, call.agentVersion);
    return { voicemail: found.callSettings?.voicemail, language: found.language };
  });
  if (voicemail?.do === 'continue') return null;
  // Here it ends first: whatever the carrier asks of it from now on is answered with its end.
  await stepCall(scope, callId, { look: nothingBeside, happens: (one) => one.ended('voicemail') });
  if (voicemail?.do !== 'message') return [{ verb: 'Hangup' }];
  const waits: Verb[] = pause > 0 ? [{ verb: 'Pause', seconds: pause }] : [];
  return [...waits, { verb: 'Say', text: voicemail.message, language }, { verb: 'Hangup' }];
}
