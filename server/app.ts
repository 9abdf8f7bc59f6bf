import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { retellPrefix } from '#domain/channels/clients/retell.ts';
import { vapiPrefix } from '#domain/channels/clients/vapi.ts';
import { actionsRoutes } from './actions/definitions/actions.routes.ts';
import { toolServersRoutes } from './actions/tool-servers/tool-servers.routes.ts';
import { brandRoutes } from './agency/brands/brands.routes.ts';
import { siteRoutes } from './agency/brands/site.routes.ts';
import { marginsRoutes } from './agency/margins/margins.routes.ts';
import { partnersRoutes } from './agency/partners/partners.routes.ts';
import {
  agentCopiesRoutes,
  subaccountsRoutes,
  subaccountTemplatesRoutes,
} from './agency/subaccounts/subaccounts.routes.ts';
import { agentFilesRoutes, agentsRoutes } from './agents/configuration/agents.routes.ts';
import { draftNews } from './agents/drafts/draft-rooms.ts';
import { draftsRoutes, versionsRoutes } from './agents/drafts/drafts.routes.ts';
import { flowPlansRoutes } from './agents/flow-plans/flow-plans.routes.ts';
import { flowTranslationsRoutes } from './agents/flow-translations/flow-translations.routes.ts';
import { agentImportsRoutes } from './agents/imports/agent-imports.routes.ts';
import { approvalsRoutes, releasesRoutes } from './agents/releases/releases.routes.ts';
import { agentTestsRoutes, workflowTestsRoutes } from './agents/tests/agent-tests.routes.ts';
import { trainingPhrasesRoutes } from './agents/training-phrases/training-phrases.routes.ts';
import { understandRoutes } from './agents/understand/understand.routes.ts';
import { unrecognizedRoutes } from './agents/unrecognized/unrecognized.routes.ts';
import { automationsRoutes } from './agents/workflows/automations/automations.routes.ts';
import { workflowFilesRoutes, workflowsRoutes } from './agents/workflows/workflows.routes.ts';
import { apiDocuments } from './api-documents.ts';
import { couponsRoutes } from './billing/coupons/coupons.routes.ts';
import { billingRoutes, salesRoutes } from './billing/invoices/billing.routes.ts';
import { apiRequestsGivenBack, limitsRoutes } from './billing/limits/limits.routes.ts';
import { plansRoutes } from './billing/plans/plans.routes.ts';
import { productsRoutes } from './billing/products/products.routes.ts';
import { paymentProviderRoutes } from './billing/stripe/provider.routes.ts';
import { stripeWebhooks } from './billing/stripe/webhook.routes.ts';
import { findCallers } from './callers.ts';
import { afterCallsRoutes } from './calls/after-calls/after-calls.routes.ts';
import { alertsRoutes } from './calls/alerts/alerts.routes.ts';
import { callAnalysesRoutes } from './calls/analyses/call-analyses.routes.ts';
import { analyticsRoutes } from './calls/analytics/analytics.routes.ts';
import { callBatchesRoutes } from './calls/batches/call-batches.routes.ts';
import { callSocket } from './calls/call-socket.ts';
import { callLinksRoutes, sharedSoundRoutes } from './calls/links/call-links.routes.ts';
import { callFeedsOf } from './calls/live/call-feed.ts';
import { listenSocket } from './calls/live/listen-socket.ts';
import { liveCallsRoutes } from './calls/live/live.routes.ts';
import { liveNewsOf } from './calls/live/live-news.ts';
import { callNotesRoutes } from './calls/notes/call-notes.routes.ts';
import { preparedSpeechRoutes } from './calls/prepared-speech/prepared-speech.routes.ts';
import { callQualityRoutes } from './calls/quality/call-quality.routes.ts';
import { recordedSentencesRoutes } from './calls/recorded-sentences/recorded-sentences.routes.ts';
import { recordingSoundRoutes, recordingsRoutes } from './calls/recordings/recordings.routes.ts';
import { replaysRoutes } from './calls/replays/replays.routes.ts';
import { callAudioRoutes, callsRoutes } from './calls/stored/calls.routes.ts';
import { callViewsRoutes } from './calls/views/call-views.routes.ts';
import { campaignsRoutes } from './campaigns/campaigns.routes.ts';
import { noteOwnAddress } from './carriers/simulator/own-address.ts';
import { simulatorRoutes } from './carriers/simulator/rest.routes.ts';
import { softPhoneRoutes, softPhoneSocket } from './carriers/simulator/soft-phone-socket.ts';
import { browserCallsRoutes, browserKeyDoors, browserKeysRoutes } from './channels/browser-keys/browser-keys.routes.ts';
import { chatsRoutes } from './channels/chats/chats.routes.ts';
import { convaiRoutes } from './channels/clients/elevenlabs/convai.routes.ts';
import { streamInputRoutes } from './channels/clients/elevenlabs/stream-input.ts';
import { realtimeRoutes } from './channels/clients/openai/realtime.routes.ts';
import { transcriptionRoutes } from './channels/clients/openai/transcriptions.routes.ts';
import { retellRoutes } from './channels/clients/retell/retell.routes.ts';
import { supabaseRoutes } from './channels/clients/supabase/supabase.routes.ts';
import { vapiRoutes } from './channels/clients/vapi/vapi.routes.ts';
import { mcpRoutes } from './channels/mcp/mcp.routes.ts';
import {
  carrierAccountRoutes,
  carrierAccountsRoutes,
  messagesRoutes,
  messageThreadsRoutes,
  phoneCallsRoutes,
  phoneNumbersRoutes,
} from './channels/phone/phone.routes.ts';
import { callQueueRoutes } from './channels/phone/queue/call-queue.routes.ts';
import { sipAccountsRoutes } from './channels/phone/sip/sip-accounts.routes.ts';
import { phoneSockets } from './channels/phone/streams/phone-sockets.ts';
import { phoneWebhooks } from './channels/phone/webhooks/webhook.routes.ts';
import { agentSoundsRoutes } from './channels/speech/agent-sounds.routes.ts';
import { audioLinkRoutes } from './channels/speech/clips/audio.routes.ts';
import { elevenLabsRoutes } from './channels/speech/compatible/elevenlabs.routes.ts';
import { openAiRoutes } from './channels/speech/compatible/openai.routes.ts';
import { speechPlansRoutes } from './channels/speech/metering/plans.routes.ts';
import { pronunciationChanges, speechRoutes } from './channels/speech/speech.routes.ts';
import { transcriberRoutes } from './channels/transcribers/transcribers.routes.ts';
import { widgetButton, widgetPage } from './channels/widgets/widget-page.ts';
import { widgetsRoutes, widgetVisitsRoutes } from './channels/widgets/widgets.routes.ts';
import { callingRulesRoutes } from './contacts/calling-rules/rules.routes.ts';
import { consentsRoutes } from './contacts/consents/consents.routes.ts';
import { crmRoutes } from './contacts/crm/crm.routes.ts';
import { contactFieldsRoutes } from './contacts/fields/fields.routes.ts';
import { contactImportsRoutes } from './contacts/import/imports.routes.ts';
import { contactsRoutes } from './contacts/people/contacts.routes.ts';
import { suppressionsRoutes } from './contacts/people/suppressions.routes.ts';
import { contactSegmentsRoutes } from './contacts/segments/segments.routes.ts';
import { tasksRoutes } from './contacts/tasks/tasks.routes.ts';
import { accessTokenRemovals, accessTokensRoutes } from './identity/access-tokens/access-tokens.routes.ts';
import { accountRoutes } from './identity/account/account.routes.ts';
import { meRoutes } from './identity/account/me.routes.ts';
import { appsRoutes, oauthRoutes } from './identity/apps/apps.routes.ts';
import { authConfigRoutes, authRoutes } from './identity/auth/auth.routes.ts';
import { invitationsRoutes } from './identity/invitations/invitations.routes.ts';
import { membersRoutes } from './identity/members/members.routes.ts';
import { rolesRoutes } from './identity/roles/roles.routes.ts';
import { companySignInRoutes, securityRoutes } from './identity/security/security.routes.ts';
import { addSites } from './identity/sites/request-site.ts';
import { supportAccessRoutes } from './identity/support/support-access.routes.ts';
import { vaultRoutes } from './identity/vault/vault.routes.ts';
import { accessChanges, preferencesRoutes, workspacesRoutes } from './identity/workspaces/workspaces.routes.ts';
import { knowledgeRoutes } from './knowledge/files/knowledge.routes.ts';
import { knowledgeGapsRoutes } from './knowledge/gaps/knowledge-gaps.routes.ts';
import { knowledgeSearchRoutes } from './knowledge/search/knowledge-search.routes.ts';
import { measureAll } from './measures.ts';
import { modelsRoutes } from './models/setting-up/models.routes.ts';
import { notificationsRoutes, notificationTargetsRoutes } from './notifications/inbox/notifications.routes.ts';
import { unsubscribeRoutes } from './notifications/targets/unsubscribe.routes.ts';
import { webhookChanges, webhooksRoutes } from './notifications/webhooks/webhooks.routes.ts';
import { auditRoutes } from './platform/audit/audit.routes.ts';
import { limitBodyTime, longestRequest } from './platform/http/body-time.ts';
import { handleErrors, refuseConnection, sendError, toAppError } from './platform/http/errors.ts';
import { addHealth } from './platform/http/health.routes.ts';
import { mount } from './platform/http/implement.ts';
import { acceptJsonBodies, bodyLimit } from './platform/http/json-body.ts';
import { refuseNulInAddresses } from './platform/http/nul-address.ts';
import { limitRates } from './platform/http/rate-limit.ts';
import { noteRefusals } from './platform/http/refusals.ts';
import { logRequests } from './platform/http/request-log.ts';
import { acceptSockets } from './platform/http/sockets.ts';
import { warnOfUnnamedProxy } from './platform/http/unnamed-proxy.ts';
import { serveWeb } from './platform/http/web-files.ts';
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts';
import { erasuresRoutes } from './privacy/erasures/erasures.routes.ts';
import { legalHoldsRoutes } from './privacy/holds/legal-holds.routes.ts';
import { retentionRoutes } from './privacy/retention/retention.routes.ts';
import { sampleDataRoutes } from './sample-data/sample-data.routes.ts';
import { appointmentsRoutes } from './scheduling/appointments/appointments.routes.ts';
import { calendarsRoutes } from './scheduling/calendars/calendars.routes.ts';
import { officeRoutes } from './scheduling/office/office.routes.ts';
import type { Services } from './services.ts';
import { gettingStartedRoutes } from './usage/getting-started/getting-started.routes.ts';
import { trialRoutes } from './usage/ledger/trial.routes.ts';
import { usageAnalyticsRoutes } from './usage/ledger/usage-analytics.routes.ts';
import { countTraffic } from './usage/traffic.ts';

/** The whole server as a table of contents: what every request passes, then one line a noun. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy.length > 0 ? services.config.trustProxy : false,
    bodyLimit,
    requestTimeout: longestRequest,
    // Looked after often: Node's own interval lets a request of one byte a second live for a minute and a half.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => void sendError(request, reply, toAppError(error)),
  });

  logRequests(app);
  noteRefusals(app, services);
  handleErrors(app);
  refuseNulInAddresses(app);
  warnOfUnnamedProxy(app);
  limitBodyTime(app);
  acceptJsonBodies(app);
  await app.register(helmet, {
    // Each page has a policy of its own, see platform/http/page-policy.ts.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: services.config.publicUrl.startsWith('https:'),
  });
  countTraffic(app, services);
  limitRates(app, services);
  await addSites(app, services);
  addHealth(app, services);
  measureAll(services);
  await acceptSockets(app);

  const callers = findCallers(services);
  for (const nounRoutes of [
    authConfigRoutes,
    workspacesRoutes,
    sampleDataRoutes,
    preferencesRoutes,
    accountRoutes,
    meRoutes,
    membersRoutes,
    invitationsRoutes,
    rolesRoutes,
    gettingStartedRoutes,
    agentTestsRoutes,
    workflowTestsRoutes,
    agentFilesRoutes,
    agentImportsRoutes,
    agentsRoutes,
    workflowFilesRoutes,
    workflowsRoutes,
    automationsRoutes,
    releasesRoutes,
    approvalsRoutes,
    draftsRoutes,
    preparedSpeechRoutes,
    recordedSentencesRoutes,
    versionsRoutes,
    actionsRoutes,
    toolServersRoutes,
    knowledgeRoutes,
    appointmentsRoutes,
    calendarsRoutes,
    callsRoutes,
    callBatchesRoutes,
    callViewsRoutes,
    callNotesRoutes,
    callLinksRoutes,
    recordingsRoutes,
    liveCallsRoutes,
    callQualityRoutes,
    unrecognizedRoutes,
    replaysRoutes,
    trainingPhrasesRoutes,
    callAnalysesRoutes,
    chatsRoutes,
    carrierAccountRoutes,
    carrierAccountsRoutes,
    phoneNumbersRoutes,
    sipAccountsRoutes,
    callQueueRoutes,
    phoneCallsRoutes,
    messagesRoutes,
    messageThreadsRoutes,
    softPhoneRoutes,
    crmRoutes,
    officeRoutes,
    transcriberRoutes,
    widgetsRoutes,
    widgetVisitsRoutes,
    browserKeysRoutes,
    browserCallsRoutes,
    tasksRoutes,
    afterCallsRoutes,
    contactImportsRoutes,
    contactsRoutes,
    contactFieldsRoutes,
    contactSegmentsRoutes,
    consentsRoutes,
    campaignsRoutes,
    callingRulesRoutes,
    suppressionsRoutes,
    accessTokensRoutes,
    appsRoutes,
    vaultRoutes,
    webhooksRoutes,
    modelsRoutes,
    flowPlansRoutes,
    flowTranslationsRoutes,
    speechRoutes,
    agentSoundsRoutes,
    speechPlansRoutes,
    trialRoutes,
    understandRoutes,
    knowledgeSearchRoutes,
    knowledgeGapsRoutes,
    auditRoutes,
    securityRoutes,
    retentionRoutes,
    legalHoldsRoutes,
    erasuresRoutes,
    companySignInRoutes,
    notificationsRoutes,
    notificationTargetsRoutes,
    supportAccessRoutes,
    brandRoutes,
    productsRoutes,
    paymentProviderRoutes,
    couponsRoutes,
    plansRoutes,
    billingRoutes,
    salesRoutes,
    analyticsRoutes,
    alertsRoutes,
    usageAnalyticsRoutes,
    limitsRoutes,
    subaccountsRoutes,
    subaccountTemplatesRoutes,
    agentCopiesRoutes,
    marginsRoutes,
    partnersRoutes,
  ]) {
    mount(app, services, callers, nounRoutes);
  }
  await app.register(authRoutes(services), { prefix: '/auth/v1' });
  await app.register(oauthRoutes(services));
  await app.register(accessTokenRemovals(services));
  await app.register(accessChanges(services));
  await app.register(draftNews(services));
  await app.register(liveNewsOf(services));
  await app.register(callFeedsOf(services));
  await app.register(apiRequestsGivenBack(services));
  await app.register(webhookChanges(services));
  await app.register(pronunciationChanges(services));
  await app.register(siteRoutes(services));
  await app.register(unsubscribeRoutes(services));
  await app.register(audioLinkRoutes(services));
  await app.register(openAiRoutes(services, callers));
  await app.register(transcriptionRoutes(callers));
  await app.register(realtimeRoutes(services, callers));
  await app.register(elevenLabsRoutes(services, callers));
  await app.register(convaiRoutes(services, callers));
  await app.register(streamInputRoutes(services, callers));
  await app.register(retellRoutes(services, callers), { prefix: retellPrefix });
  await app.register(vapiRoutes(services, callers), { prefix: vapiPrefix });
  await app.register(supabaseRoutes(services));
  await app.register(mcpRoutes(services, callers));
  await app.register(callSocket(services));
  await app.register(listenSocket(services));
  await app.register(callAudioRoutes(callers));
  await app.register(recordingSoundRoutes(callers));
  await app.register(sharedSoundRoutes(services));
  await app.register(stripeWebhooks(services));
  await app.register(phoneWebhooks(services));
  await app.register(phoneSockets(services));
  noteOwnAddress(app, services);
  await app.register(simulatorRoutes(services));
  await app.register(softPhoneSocket(services));
  await app.register(mailboxRoutes(services));
  apiDocuments(app);
  await app.register(widgetButton(services));
  await app.register(browserKeyDoors(services));
  await serveWeb(app, services, { framed: widgetPage(services) });
  return app;
}
