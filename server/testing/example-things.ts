import { expect } from 'vitest';
import { partnersApi } from '#domain/agency/partners.ts';
import { subaccountTemplatesApi } from '#domain/agency/subaccount-templates.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { couponsApi } from '#domain/billing/coupons.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { productsApi } from '#domain/billing/products.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { liveCallsApi } from '#domain/calls/live-calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { speechApi } from '#domain/channels/speech.ts';
import { speechPlansApi } from '#domain/channels/speech-plans.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { securityApi } from '#domain/identity/security.ts';
import { supportAccessApi } from '#domain/identity/support-access.ts';
import { vaultApi } from '#domain/identity/vault.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { modelsApi } from '#domain/models/models.ts';
import { notificationTargetsApi } from '#domain/notifications/notification-targets.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { calendarsApi } from '#domain/scheduling/calendars.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { hashOfInvitation } from '#server/identity/invitations/invitation-token.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { fanOutEvents } from '#server/notifications/sending/fan-out-events.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { exampleParams } from '#server/platform/http/openapi/openapi.ts';
import { newAction, newActionRun, newDelivery, newWebhook } from './example-actions.ts';
import { addHost, insteadOfBrand, setBrand, setCompanySignIn } from './example-brand.ts';
import { newPayment, newPlan, offered, pdfIsReady, reader, readInvoice } from './example-buyers.ts';
import {
  callsOfBatches,
  callThings,
  copyNextAgent,
  finishedCall,
  finishedClip,
  forCalls,
  newAgent,
  nextNumber,
  recordedSentence,
  sharedCall,
  withoutViews,
} from './example-calls.ts';
import { beforeChannels, channelThings, insteadOfChannels } from './example-channels.ts';
import { contactThings, forContacts, insteadOfContacts } from './example-contacts.ts';
import { forGaps, gapThings } from './example-gaps.ts';
import { forExample, knowledgeThings } from './example-knowledge.ts';
import { modelAddress, newConnection } from './example-models.ts';
import { chosen, newCheckout } from './example-payments.ts';
import { owner, post, server, workspaceId } from './example-server.ts';
import { beforeSip, newSipAccount } from './example-sip.ts';
import { beforeTools, newToolServer } from './example-tools.ts';
import { idName } from './id-name.ts';
import { testNow } from './start-app.ts';

/** What an example needs: what its ids stand for, what has to be there before it, and what is put right after it. */

const words = ['Siobhan=shivawn', 'Worcester=wooster'].map((pair) => pair.split('='));
/** Whether the next call that goes on has been taken over. */
let isNextTaken = false;
export const takeNextOver = async () => {
  isNextTaken = true;
};

let coupons = 0;
/** Makes what an id in a path stands for: something new for each request, so that it may be deleted. */
const things: Record<string, () => Promise<string>> = {
  actionId: newAction,
  actionRunId: newActionRun,
  agentId: newAgent,
  ...callThings,
  calendarId: newCalendar,
  callId: finishedCall,
  async chatId() {
    const params = { agentId: await newAgent() };
    return (await owner.call(chatsApi.start, { params, body: {} })).id;
  },
  async liveCallId() {
    const params = { agentId: await newAgent() };
    const { id: liveCallId } = await owner.call(chatsApi.start, { params, body: {} });
    if (isNextTaken) await owner.call(liveCallsApi.takeOver, { params: { callId: liveCallId } });
    isNextTaken = false;
    return liveCallId;
  },
  sentenceId: recordedSentence,
  ...knowledgeThings,
  ...gapThings,
  ...channelThings,
  ...contactThings,
  taskId: async () => (await owner.call(tasksApi.create, { body: tasksApi.create.example.body })).id,
  clipId: finishedClip,
  async pronunciationId() {
    const [word, spokenAs] = words.pop()!;
    const body = { word: word!, spokenAs: spokenAs! };
    return (await owner.call(speechApi.addPronunciation, { body })).id;
  },
  checkoutId: newCheckout,
  planId: async () => (await owner.call(plansApi.create, { body: newPlan })).id,
  invoiceId: async () => reader.invoiceId,
  lineId: async () => (await readInvoice()).document.lines[0]!.id,
  saleId: async () => reader.invoiceId,
  paymentId: newPayment,
  customerId: async () => reader.buyer.workspaceId,
  async couponId() {
    coupons += 1;
    const body = { code: `COUPON${coupons}`, percentOff: 1_000, duration: 'once' } as const;
    return (await owner.call(couponsApi.create, { body })).id;
  },
  async taxRateId() {
    const { items } = await owner.call(salesApi.taxRates);
    const body = { name: 'VAT', country: null, basisPoints: 2_000 };
    return items[0]?.id ?? (await owner.call(salesApi.setTaxRate, { body })).id;
  },
  productId: async () => (await owner.call(productsApi.list)).items[0]!.id,
  async secretId() {
    const { name: _, hosts, ...body } = vaultApi.create.example.body;
    return (await owner.call(vaultApi.create, { body: { ...body, name: `KEY_${nextNumber()}`, hosts: [...hosts] } }))
      .id;
  },
  tokenId: async () => (await owner.call(accessTokensApi.create, { body: { name: 'Old', scopes: ['speech'] } })).id,
  async memberSessionId() {
    const { userId } = await server.newMember(owner, 'member');
    const { items } = await owner.call(securityApi.sessions);
    return items.find((session) => session.userId === userId)!.id;
  },
  memberUserId: async () => (await server.newMember(owner, 'member')).userId,
  notificationId: newNotification,
  async deviceId() {
    const endpoint = `https://push.example.com/send/${newId()}`;
    const body = { ...notificationsApi.addDevice.example.body, endpoint };
    return (await owner.call(notificationsApi.addDevice, { body })).id;
  },
  webhookId: newWebhook,
  toolServerId: newToolServer,
  sipAccountId: newSipAccount,
  connectionId: newConnection,
  deliveryId: newDelivery,
  async targetId() {
    const { items } = await owner.call(notificationTargetsApi.list);
    for (const { id: targetId } of items) await owner.call(notificationTargetsApi.remove, { params: { targetId } });
    const body = { ...notificationTargetsApi.create.example.body, categories: ['Calls' as const] };
    return (await owner.call(notificationTargetsApi.create, { body })).id;
  },
  ownedWorkspaceId: async () => spareWorkspace,
  joinedWorkspaceId: async () => {
    const other = await server.newOwner();
    await addMember(other.workspaceId);
    return other.workspaceId;
  },
  memberId: async () => (await server.newMember(owner, 'member')).userId,
  roleId: async () => {
    const body = { name: `Night shift ${nextNumber()}`, levels: roleMatrix.viewer };
    return (await owner.call(rolesApi.create, { body })).id;
  },
  invitationId: async () => {
    const body = { emails: [`ada-${nextNumber()}@example.com`], role: 'member' as const };
    return (await owner.call(invitationsApi.create, { body })).items[0]!.id;
  },
  async partnerId() {
    const body = { name: 'Blue Voice', type: 'reseller' as const };
    const { id: partnerId } = await owner.call(partnersApi.create, { body });
    const earned = partnersApi.addEarning.example.body;
    await owner.call(partnersApi.addEarning, { params: { partnerId }, body: earned });
    return partnerId;
  },
  subaccountId: newSubaccount,
  async templateId() {
    const body = { name: `Practice ${newId()}`, settings: {} };
    return (await owner.call(subaccountTemplatesApi.create, { body })).id;
  },
  limitedWorkspaceId: async () => spareWorkspace,
  async workspaceId() {
    const body = { name: 'Pro', characters: 250_000 };
    return (await owner.call(speechPlansApi.set, { params: { workspaceId }, body })).workspaceId;
  },
};

/** A customer's workspace, of which the owner's is the agency. */
export async function newSubaccount(): Promise<string> {
  const { id } = await owner.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
  await prepareSubaccount?.(id);
  prepareSubaccount = undefined;
  return id;
}
/** What the next one has to be for the example that asks for it. */
let prepareSubaccount: ((id: string) => Promise<unknown>) | undefined;
const prepared = (prepare: (id: string) => Promise<unknown>) => async () => {
  prepareSubaccount = prepare;
};
const body = { values: { subaccounts: null, agents: null } };
await owner.call(limitsApi.setOwn, { params: { limitedWorkspaceId: workspaceId }, body });

/** What the owner hears of when a token is made. */
async function newNotification(): Promise<string> {
  await owner.call(accessTokensApi.create, { body: { name: 'Website', scopes: ['speech'] } });
  await fanOutEvents(server.services, workspaceId);
  return (await owner.call(notificationsApi.list)).items[0]!.id;
}

async function newWorkspace(): Promise<string> {
  return (await owner.call(workspacesApi.create, { body: { name: 'Second office' } })).id;
}

/** Deleted, taken back and deleted again: an account may own few. */
const spareWorkspace = await newWorkspace();
const spare = { params: { ownedWorkspaceId: spareWorkspace } };

/** What stands in an example's body and is elsewhere here. */
export const instead: Record<string, object> = {
  ...insteadOfChannels,
  ...insteadOfContacts,
  ...insteadOfBrand,
  'models.create': { baseUrl: modelAddress },
  'agentCopies.copy': { subaccountIds: [await newSubaccount()] },
  'billing.subscribe': { planId: offered },
  'billing.checkout': chosen,
  'billing.change': { planId: (await owner.call(plansApi.create, { body: newPlan })).id },
  'subaccounts.setPlan': { planId: offered },
};

/** Makes the asking owner a member of another workspace. */
const addMember = (other: string) =>
  server.services.db.pool.query(
    "insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'viewer', now())",
    [other, owner.userId],
  );

async function newCalendar(): Promise<string> {
  const body = { name: `Room ${nextNumber()}`, businessHours: null };
  return (await owner.call(calendarsApi.create, { body })).id;
}

/** Invitation of the example's token, to the asking owner and from someone else. */
async function newInvitation(): Promise<void> {
  const { pool } = server.services.db;
  const other = await server.newOwner();
  const hash = hashOfInvitation(invitationsApi.accept.example.body.token);
  await pool.query('delete from invitations where token_hash = $1', [hash]);
  await pool.query(
    `insert into invitations (workspace_id, id, email, role, token_hash, invited_by, sending, mail, created_at, expires_at)
     values ($1, $2, $3, 'member', $4, $5, $2, 'sent', now(), $6)`,
    [other.workspaceId, newId(), owner.email, hash, other.userId, new Date(testNow + 7 * 24 * 3_600_000)],
  );
}

/** What has to be there before a list is asked for, so that it is not empty. */
export const before: Record<string, () => Promise<unknown>> = {
  ...forExample,
  ...forGaps,
  ...beforeChannels,
  'actions.list': newAction,
  ...forCalls,
  'subaccounts.list': newSubaccount,
  'subaccounts.usage': newSubaccount,
  'subaccountTemplates.list': () => things.templateId!(),
  'agentCopies.list': async () => {
    copyNextAgent(await newSubaccount());
  },
  'agentCopies.update': async () => {
    copyNextAgent(await newSubaccount());
  },
  'subaccounts.resume': prepared((id) =>
    owner.call(subaccountsApi.suspend, { params: { subaccountId: id }, body: subaccountsApi.suspend.example.body }),
  ),
  'subaccounts.restore': prepared((id) =>
    owner.call(subaccountsApi.remove, { params: { subaccountId: id }, body: { name: 'Bright Dental' } }),
  ),
  'subaccounts.release': prepared((id) => server.newMember({ ...owner, workspaceId: id }, 'owner')),
  'appointments.list': callThings.appointmentId,
  'calendars.list': newCalendar,
  ...Object.fromEntries(
    ['get', 'remove', 'setLogo', 'logo', 'removeLogo', 'addHost'].map((name) => [`brand.${name}`, setBrand]),
  ),
  ...Object.fromEntries(['hosts', 'verifyHost', 'removeHost'].map((name) => [`brand.${name}`, addHost])),
  'companySignIn.get': setCompanySignIn,
  'companySignIn.verify': setCompanySignIn,
  'calls.list': finishedCall,
  'callQuality.toReview': finishedCall,
  'callLinks.open': sharedCall,
  'callViews.create': withoutViews,
  ...callsOfBatches,
  'callViews.list': () => callThings.viewId(),
  'liveCalls.list': () => things.liveCallId!(),
  'liveCalls.say': takeNextOver,
  'liveCalls.handBack': takeNextOver,
  'tasks.list': () => things.taskId!(),
  'tasks.counts': () => things.taskId!(),
  'invitations.list': () => things.invitationId!(),
  'invitations.find': newInvitation,
  'invitations.accept': newInvitation,
  ...forContacts,
  ...beforeTools,
  ...beforeSip,
  'speech.clips': async () => {
    await finishedClip();
    const states = async () => (await owner.call(speechApi.clips)).items.map(({ status }) => status);
    await expect.poll(states, { timeout: 25_000 }).not.toContainEqual(expect.stringMatching(/queued|running/));
  },
  'speech.pronunciations': () => things.pronunciationId!(),
  'supportAccess.end': () => owner.call(supportAccessApi.allow, { body: { hours: 1 } }),
  'workspaces.deleted': () => owner.call(workspacesApi.remove, { ...spare, body: { name: 'Second office' } }),
  'workspaces.remove': () => owner.call(workspacesApi.restore, spare),
  'notifications.list': newNotification,
  'notificationTargets.list': () => things.targetId!(),
  'webhooks.list': newWebhook,
  'models.list': newConnection,
  'models.paraphrase': newConnection,
  'flowTranslations.propose': newConnection,
  'callAnalyses.analyze': newConnection,
  'models.order': async () => {
    instead['models.order'] = { ids: [await newConnection()] };
  },
  'models.spend': async () => {
    await owner.call(modelsApi.check, { params: { connectionId: await newConnection() } });
  },
  'speechPlans.list': () => things.workspaceId!(),
  'billing.pdf': pdfIsReady,
  'billing.payments': () =>
    owner.call(salesApi.addPayment, { params: { saleId: reader.invoiceId }, body: { amount: 500 } }),
  'sales.pdf': pdfIsReady,
  'coupons.list': () => things.couponId!(),
  'sales.credits': () =>
    owner.call(salesApi.giveCredit, {
      params: { customerId: reader.buyer.workspaceId },
      body: salesApi.giveCredit.example.body,
    }),
  'sales.taxRates': () => things.taxRateId!(),
};

/** What is put right after an example. */
export const after: Record<string, () => Promise<unknown>> = {
  'members.transferOwnership': async () => {
    const { pool } = server.services.db;
    const whose = [workspaceId, owner.userId];
    await pool.query("update members set role = 'owner' where workspace_id = $1 and user_id = $2", whose);
    accessCache(server.services).forget(workspaceId);
  },
  'sampleData.open': async () => {
    // No one needs its calls here.
    await server.services.db.pool.query('update workspaces set sample = null where sample is not null');
  },
};

/** The address of an example, with ids that exist here. */
export async function exampleAddress(endpoint: Endpoint): Promise<string> {
  if (endpoint.path.startsWith('/v1/audio/:')) {
    const made = (await post('/v1/synthesize', { text: 'Hello.' })).json() as { audio_url: string };
    return made.audio_url.replace(/^https?:\/\/[^/]+/, '');
  }
  let filled: string = endpoint.path;
  for (const [name, value] of Object.entries(exampleParams(endpoint))) {
    const own = endpoint.example?.params?.[name] === undefined ? await things[idName(endpoint.path, name)]!() : value;
    filled = filled.replace(`:${name}`, own);
  }
  const query = new URLSearchParams(endpoint.example?.query);
  return query.size > 0 ? `${filled}?${query}` : filled;
}
