import { and, asc, eq } from 'drizzle-orm';
import { carrierCan, carrierNames, listenerNeeds } from '#domain/carriers/carrier-kinds.ts';
import type { NumberHours, NumberState, PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { MetadataChanges } from '#domain/platform/metadata.ts';
import { atCarrier, openCarrier, urlsOf, webhookPath } from '#server/carriers/accounts.ts';
import type { CarrierNumber } from '#server/carriers/carrier.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { noteLed, unheardOf } from '#server/carriers/unheard.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms, type OwnTermsFilter, ofOwnTerms, ownTermsOf } from '#server/platform/db/own-terms.ts';
import type { NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import {
  type AccountRow,
  carrierAccounts,
  type NumberRow,
  phoneNumbers,
} from '#server/platform/db/schema/phone.table.ts';
import { sipAccounts } from '#server/platform/db/schema/sip.table.ts';
import { requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';

const own = (scope: Scope, numberId: string) =>
  and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.id, numberId));

/** What the audit log tells of a number. */
export const toldOf = ({
  number,
  name,
  inboundAgentId,
  outboundAgentId,
  answersTexts,
  hours,
  fallback,
  asksToAccept,
  queues,
  heardBy,
  ...row
}: NumberRow) => ({
  number,
  name,
  inboundAgentId,
  outboundAgentId,
  answersTexts,
  hours,
  fallback,
  asksToAccept,
  queues,
  heardBy,
  ...ownTermsOf(row),
});
export const objectOf = (id: string) => ({ kind: 'phone-number', id });

/** A number as it is shown. */
export function showNumber(row: NumberRow, carrier: PhoneNumber['carrier']): PhoneNumber {
  const {
    id,
    number,
    name,
    voice,
    sms,
    inboundAgentId,
    outboundAgentId,
    answersTexts,
    hours,
    fallback,
    asksToAccept,
    queues,
    heardBy,
    createdAt,
  } = row;
  return {
    id,
    number,
    name,
    carrier,
    accountId: row.accountId,
    test: carrier === 'stand-in',
    can: { voice, sms },
    inboundAgentId,
    outboundAgentId,
    answersTexts,
    hours,
    fallback,
    asksToAccept,
    queues,
    heardBy,
    ...ownTermsOf(row),
    createdAt: createdAt.toISOString(),
  };
}

/** The workspace's numbers, oldest first. */
export const listNumbers = (scope: Scope, filter: OwnTermsFilter = {}): Promise<PhoneNumber[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const rows = await tx
      .select({ row: phoneNumbers, carrier: carrierAccounts.carrier })
      .from(phoneNumbers)
      .innerJoin(
        carrierAccounts,
        and(eq(carrierAccounts.workspaceId, phoneNumbers.workspaceId), eq(carrierAccounts.id, phoneNumbers.accountId)),
      )
      .where(and(eq(phoneNumbers.workspaceId, scope.workspaceId), ofOwnTerms(phoneNumbers, filter)))
      .orderBy(asc(phoneNumbers.id));
    return rows.map(({ row, carrier }) => showNumber(row, carrier));
  });

/** A number. @throws AppError not_found */
export const getNumber = (scope: Scope, numberId: string): Promise<PhoneNumber> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { row, account } = await requireNumber(tx, scope, numberId);
    return showNumber(row, account.carrier);
  });

interface Update {
  name?: string | undefined;
  inboundAgentId?: string | null | undefined;
  outboundAgentId?: string | null | undefined;
  answersTexts?: boolean | undefined;
  hours?: NumberHours | null | undefined;
  fallback?: string | null | undefined;
  asksToAccept?: boolean | undefined;
  queues?: boolean | undefined;
  heardBy?: NumberRow['heardBy'] | undefined;
  externalId?: string | null | undefined;
  metadata?: MetadataChanges | undefined;
}

/** Refuses settings that name what is not there. @throws AppError not_found, invalid_input */
async function checkUpdate(tx: Tx, scope: Scope, row: NumberRow): Promise<void> {
  const { inboundAgentId, outboundAgentId, hours, fallback, number } = row;
  for (const agentId of [inboundAgentId, outboundAgentId]) if (agentId !== null) await requireAgent(tx, scope, agentId);
  const otherwise = hours?.otherwise;
  if (otherwise?.do === 'agent') await requireAgent(tx, scope, otherwise.agentId);
  const refuse = (path: string, message: string) => {
    throw new AppError('invalid_input', message, [{ path, message }]);
  };
  if (otherwise?.do === 'forward' && fallback === null)
    refuse('body.fallback', 'Enter a fallback number for calls outside business hours.');
  if (fallback === number) refuse('body.fallback', 'A number can’t be its own fallback.');
}

/** @throws AppError invalid_input where none is connected */
async function requireTranscriber(tx: Tx, scope: Scope): Promise<void> {
  if ((await readTranscriber(tx, scope)) !== undefined) return;
  const message = 'Connect a speech-to-text service first, under Integrations › External Services.';
  throw new AppError('invalid_input', message, [{ path: 'body.heardBy', message }]);
}

/** Changes a number; what is left out stays. @throws AppError not_found, invalid_input */
export function updateNumber(
  scope: Scope,
  numberId: string,
  { externalId, metadata, ...input }: Update,
): Promise<PhoneNumber> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { row: before, account } = await requireNumber(tx, scope, numberId, true);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as object;
    const row: NumberRow = { ...before, ...given, ...changedOwnTerms(before, { externalId, metadata }) };
    await checkUpdate(tx, scope, row);
    const { heardBy } = input;
    if (heardBy !== undefined && !carrierCan[account.carrier][listenerNeeds[heardBy]]) {
      // A SIP account's server brings sound, and listens to no one: who listens is ours.
      const message =
        account.carrier === 'sip'
          ? 'SIP accounts need a speech-to-text service because SIP servers don’t transcribe calls.'
          : `${carrierNames[account.carrier]} doesn’t support this speech-to-text setting. Choose another one.`;
      throw new AppError('invalid_input', message, [{ path: 'body.heardBy', message }]);
    }
    if (input.heardBy === 'transcriber' && account.carrier !== 'sip') await requireTranscriber(tx, scope);
    await tx.update(phoneNumbers).set(row).where(own(scope, numberId));
    const changed = { before: toldOf(before), after: toldOf(row) };
    await recordChange(tx, scope, 'phone-number.updated', { object: objectOf(numberId), ...changed });
    return showNumber(row, account.carrier);
  });
}

/** What of a number at the carrier is otherwise than calls need it. */
export function faultsOf(there: CarrierNumber, urls: NumberUrls): string[] {
  const where = (what: string, found: string) =>
    found === '' ? `${what} aren’t routed anywhere.` : `${what} are routed to ${found.slice(0, 200)}.`;
  return [
    ...(there.can.voice && there.urls.voice !== urls.voice ? [where('Calls', there.urls.voice)] : []),
    ...(there.can.voice && there.urls.voice === urls.voice && there.urls.voiceFallback !== urls.voiceFallback
      ? ['The fallback URL for calls is different, so callers hear an error when this server is down.']
      : []),
    ...(there.can.sms && there.urls.sms !== urls.sms ? [where('Messages', there.urls.sms)] : []),
    ...(there.overruledBy === null
      ? []
      : [`A carrier application or trunk (${there.overruledBy}) takes this number’s calls, regardless of its URLs.`]),
  ];
}

/** Where a number led before it was led here, to be set again when it is taken out; null where that was here, under whatever address. */
export const formerOf = ({ urls }: CarrierNumber, { hook }: Pick<AccountRow, 'hook'>): NumberUrls | null => {
  const isOurs = urls.voice.includes(`${webhookPath}/${hook}/`) || urls.sms.includes(`${webhookPath}/${hook}/`);
  const { VoiceApplicationSid, SmsApplicationSid, TrunkSid } = urls.more ?? {};
  const isOverruled = [VoiceApplicationSid, SmsApplicationSid, TrunkSid].some((sid) => sid !== undefined);
  return isOurs && !isOverruled ? null : urls;
};

/** What is wrong with the signatures; where its calls go the carrier has told better. */
const unsignedOf = (services: Scope['services'], account: AccountRow) =>
  unheardOf(services, { ...account, ledTo: null });

/** Calls of a SIP account's numbers come here while it is registered, and someone listens. */
async function sipNumberState({ services, workspaceId }: Scope, accountId: string): Promise<NumberState> {
  const { row, transcriber } = await services.db.tenant(workspaceId, async (tx) => {
    const its = and(eq(sipAccounts.workspaceId, workspaceId), eq(sipAccounts.id, accountId));
    const [found] = await tx.select().from(sipAccounts).where(its);
    return { row: found, transcriber: await readTranscriber(tx, { services, workspaceId }) };
  });
  const isRegistered = row?.state === 'registered' && (row.registeredUntil?.getTime() ?? 0) >= services.clock.now();
  const problems = [
    ...(isRegistered ? [] : [row?.problem ?? 'The SIP account isn’t registered with its server.']),
    ...(transcriber
      ? []
      : ['Answering SIP calls requires a speech-to-text service. Connect one under Integrations › External Services.']),
  ];
  return { set: problems.length === 0, problems };
}

/** Asks the carrier how a number stands. @throws AppError not_found, carrier_unavailable, carrier_refused */
export async function readState(scope: Scope, numberId: string): Promise<NumberState> {
  const { services, workspaceId } = scope;
  const { row, account } = await services.db.tenant(workspaceId, (tx) => requireNumber(tx, scope, numberId));
  if (account.carrier === 'sip') return sipNumberState(scope, account.id);
  const all = await atCarrier(() => openCarrier(services, account).numbers());
  const there = all.find(({ sid }) => sid === row.sid);
  if (there === undefined) return { set: false, problems: ['The account no longer has this number.'] };
  const problems = [...faultsOf(there, urlsOf(services, account.hook)), ...unsignedOf(services, account)];
  return { set: problems.length === 0, problems };
}

/** Has a number's calls and messages come here. @throws AppError not_found, carrier_unavailable, carrier_refused */
export async function pointNumber(scope: Scope, numberId: string): Promise<NumberState> {
  const { services, workspaceId } = scope;
  const { row, account } = await services.db.tenant(workspaceId, (tx) => requireNumber(tx, scope, numberId));
  if (account.carrier === 'sip') return sipNumberState(scope, account.id);
  const urls = urlsOf(services, account.hook);
  const carrier = openCarrier(services, account);
  const before = (await atCarrier(() => carrier.numbers())).find(({ sid }) => sid === row.sid);
  const there = await atCarrier(() => carrier.point(row.sid, urls));
  const formerUrls = before === undefined ? null : formerOf(before, account);
  await services.db.tenant(workspaceId, async (tx) => {
    if (formerUrls !== null) await tx.update(phoneNumbers).set({ formerUrls }).where(own(scope, numberId));
    await noteLed(tx, services, account);
    await recordChange(tx, scope, 'phone-number.pointed', { object: objectOf(numberId), after: { voice: urls.voice } });
  });
  const problems = faultsOf(there, urls);
  return { set: problems.length === 0, problems };
}
