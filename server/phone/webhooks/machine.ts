import { and, eq } from 'drizzle-orm';
import { findVersion } from '#server/agents/agent-rows.ts';
import { openCarrier } from '../accounts.ts';
import { stepCall } from '../calls/step-call.ts';
import { CarrierError } from '../carrier.ts';
import { dials } from '../phone.table.ts';
import { twiml } from '../twilio/twiml.ts';
import { type Asked, scopeOf } from './asked.ts';
import { textOf } from './form.ts';
import { requireCall } from './voice.ts';

/** Who took a call, as Twilio's own detector says. */
export function answererOf(answeredBy: string): 'human' | 'machine' | 'unknown' {
  if (answeredBy === 'human') return 'human';
  return answeredBy.startsWith('machine') || answeredBy === 'fax' ? 'machine' : 'unknown';
}

/**
 * The carrier's detector has heard who took a call. Who asks for a name was told apart by its words before: that verdict
 * stays. A machine gets what the agent's settings say: a message once, or the line is let go.
 */
export async function machine(asked: Asked, callId: string): Promise<void> {
  const { services, account, fields } = asked;
  const { workspaceId } = account;
  const verdict = answererOf(textOf(fields, 'AnsweredBy'));
  const isFirst = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(dials.workspaceId, workspaceId), eq(dials.callId, callId));
    const [row] = await tx.select().from(dials).where(own).for('update');
    if (row === undefined || row.answeredBy !== null) return false;
    await tx.update(dials).set({ answeredBy: verdict }).where(own);
    return true;
  });
  if (isFirst && verdict === 'machine') await leaveToMachine(asked, callId);
}

/** What a machine hears: the message of the agent's settings, or nothing. Without a setting the line is let go. */
export async function leaveToMachine(asked: Asked, callId: string): Promise<void> {
  const { services, account } = asked;
  const scope = scopeOf(asked);
  const call = await requireCall(asked, callId);
  const { voicemail, language } = await services.db.tenant(account.workspaceId, async (tx) => {
    const found = await findVersion(tx, scope, call.agentId!, call.agentVersion);
    return { voicemail: found.callSettings?.voicemail, language: found.language };
  });
  if (voicemail?.do === 'continue' || call.carrierSid === null) return;
  // Here it ends first: whatever the carrier asks of it from now on is answered with its end.
  await stepCall(scope, callId, (one) => one.ended('voicemail'));
  const carrier = openCarrier(services, account);
  const { carrierSid } = call;
  try {
    if (voicemail?.do === 'message') {
      await carrier.steer(carrierSid, twiml([{ verb: 'Say', text: voicemail.message, language }, { verb: 'Hangup' }]));
    } else await carrier.hangUp(carrierSid);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ reason: error.message, callId }, 'a machine on the line could not be left');
  }
}
