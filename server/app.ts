import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accessTokenRemovals, accessTokensRoutes } from './access-tokens/access-tokens.routes.ts';
import { accountRoutes } from './account/account.routes.ts';
import { actionsRoutes } from './actions/actions.routes.ts';
import { afterCallsRoutes } from './after-calls/after-calls.routes.ts';
import { agentImportsRoutes } from './agent-imports/agent-imports.routes.ts';
import { agentTestsRoutes, workflowTestsRoutes } from './agent-tests/agent-tests.routes.ts';
import { agentFilesRoutes, agentsRoutes } from './agents/agents.routes.ts';
import { draftsRoutes, versionsRoutes } from './agents/drafts.routes.ts';
import { approvalsRoutes, releasesRoutes } from './agents/releases.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { appointmentsRoutes } from './appointments/appointments.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authConfigRoutes, authRoutes } from './auth/auth.routes.ts';
import { billingRoutes, salesRoutes } from './billing/billing.routes.ts';
import { brandRoutes } from './brands/brands.routes.ts';
import { addSites } from './brands/request-site.ts';
import { siteRoutes } from './brands/site.routes.ts';
import { calendarsRoutes } from './calendars/calendars.routes.ts';
import { callAnalysesRoutes } from './call-analyses/call-analyses.routes.ts';
import { callBatchesRoutes } from './call-batches/call-batches.routes.ts';
import { callLinksRoutes, sharedSoundRoutes } from './call-links/call-links.routes.ts';
import { callNotesRoutes } from './call-notes/call-notes.routes.ts';
import { callQualityRoutes } from './call-quality/call-quality.routes.ts';
import { callViewsRoutes } from './call-views/call-views.routes.ts';
import { findCallers } from './callers.ts';
import { callSocket } from './calls/call-socket.ts';
import { callAudioRoutes, callsRoutes } from './calls/calls.routes.ts';
import { callingRulesRoutes } from './campaigns/calling/rules.routes.ts';
import { campaignsRoutes } from './campaigns/campaigns.routes.ts';
import { chatsRoutes } from './chats/chats.routes.ts';
import { consentsRoutes } from './contacts/consents/consents.routes.ts';
import { contactsRoutes } from './contacts/contacts.routes.ts';
import { contactFieldsRoutes } from './contacts/fields/fields.routes.ts';
import { contactImportsRoutes } from './contacts/import/imports.routes.ts';
import { contactSegmentsRoutes } from './contacts/segments/segments.routes.ts';
import { suppressionsRoutes } from './contacts/suppressions.routes.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { crmRoutes } from './crm/crm.routes.ts';
import { describeApi } from './describe-api.ts';
import { draftNews } from './drafts/draft-rooms.ts';
import { flowPlansRoutes } from './flow-plans/flow-plans.routes.ts';
import { flowTranslationsRoutes } from './flow-translations/flow-translations.routes.ts';
import { gettingStartedRoutes } from './getting-started/getting-started.routes.ts';
import { limitBodyTime, longestRequest } from './infra/http/body-time.ts';
import { handleErrors, refuseConnection, sendError, toAppError } from './infra/http/errors.ts';
import { addHealth } from './infra/http/health.routes.ts';
import { mount } from './infra/http/implement.ts';
import { acceptJsonBodies, bodyLimit } from './infra/http/json-body.ts';
import { refuseNulInAddresses } from './infra/http/nul-address.ts';
import { limitRates } from './infra/http/rate-limit.ts';
import { noteRefusals } from './infra/http/refusals.ts';
import { logRequests } from './infra/http/request-log.ts';
import { acceptSockets } from './infra/http/sockets.ts';
import { warnOfUnnamedProxy } from './infra/http/unnamed-proxy.ts';
import { serveWeb } from './infra/http/web-files.ts';
import { mailboxRoutes } from './infra/mail/mailbox.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { knowledgeGapsRoutes } from './knowledge/gaps/knowledge-gaps.routes.ts';
import { knowledgeRoutes } from './knowledge/knowledge.routes.ts';
import { knowledgeSearchRoutes } from './knowledge/search/knowledge-search.routes.ts';
import { apiRequestsGivenBack, limitsRoutes } from './limits/limits.routes.ts';
import { callFeedsOf } from './live/call-feed.ts';
import { listenSocket } from './live/listen-socket.ts';
import { liveCallsRoutes } from './live/live.routes.ts';
import { liveNewsOf } from './live/live-news.ts';
import { marginsRoutes } from './margins/margins.routes.ts';
import { membersRoutes } from './members/members.routes.ts';
import { missedWordsRoutes } from './missed-words/missed-words.routes.ts';
import { modelsRoutes } from './models/models.routes.ts';
import { notificationsRoutes, notificationTargetsRoutes } from './notifications/notifications.routes.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts';
import { officeRoutes } from './office/office.routes.ts';
import { partnersRoutes } from './partners/partners.routes.ts';
import {
  carrierAccountRoutes,
  messagesRoutes,
  messageThreadsRoutes,
  phoneCallsRoutes,
  phoneNumbersRoutes,
} from './phone/phone.routes.ts';
import { phoneSockets } from './phone/streams/phone-sockets.ts';
import { phoneWebhooks } from './phone/webhooks/webhook.routes.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { recogniserRoutes } from './recognisers/recognisers.routes.ts';
import { recordingSoundRoutes, recordingsRoutes } from './recordings/recordings.routes.ts';
import { replaysRoutes } from './replays/replays.routes.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import { sampleDataRoutes } from './sample-data/sample-data.routes.ts';
import { companySignInRoutes, securityRoutes } from './security/security.routes.ts';
import type { Services } from './services.ts';
import { agentSoundsRoutes } from './speech/agent-sounds.routes.ts';
import { audioLinkRoutes } from './speech/clips/audio.routes.ts';
import { elevenLabsRoutes } from './speech/compatible/elevenlabs.routes.ts';
import { openAiRoutes } from './speech/compatible/openai.routes.ts';
import { speechPlansRoutes } from './speech/metering/plans.routes.ts';
import { pronunciationChanges, speechRoutes } from './speech/speech.routes.ts';
import { noteOwnAddress } from './stand-in-carrier/own-address.ts';
import { standInRoutes } from './stand-in-carrier/rest.routes.ts';
import { softPhoneRoutes, softPhoneSocket } from './stand-in-carrier/soft-phone-socket.ts';
import { paymentProviderRoutes } from './stripe/provider.routes.ts';
import { stripeWebhooks } from './stripe/webhook.routes.ts';
import { agentCopiesRoutes, subaccountsRoutes, subaccountTemplatesRoutes } from './subaccounts/subaccounts.routes.ts';
import { supportAccessRoutes } from './support/support-access.routes.ts';
import { tasksRoutes } from './tasks/tasks.routes.ts';
import { teachingsRoutes } from './teachings/teachings.routes.ts';
import { understandRoutes } from './understand/understand.routes.ts';
import { countTraffic } from './usage/traffic.ts';
import { trialRoutes } from './usage/trial.routes.ts';
import { usageAnalyticsRoutes } from './usage/usage-analytics.routes.ts';
import { vaultRoutes } from './vault/vault.routes.ts';
import { webhookChanges, webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { widgetButton, widgetPage } from './widgets/widget-page.ts';
import { widgetsRoutes, widgetVisitsRoutes } from './widgets/widgets.routes.ts';
import { automationsRoutes } from './workflows/automations/automations.routes.ts';
import { workflowFilesRoutes, workflowsRoutes } from './workflows/workflows.routes.ts';
import { accessChanges, preferencesRoutes, workspacesRoutes } from './workspaces/workspaces.routes.ts';

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
    // Each page has a policy of its own, see infra/http/page-policy.ts.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: services.config.publicUrl.startsWith('https:'),
  });
  countTraffic(app, services);
  limitRates(app, services);
  await addSites(app, services);
  addHealth(app, services);
  await acceptSockets(app);

  const callers = findCallers(services);
  for (const nounRoutes of [
    authConfigRoutes,
    workspacesRoutes,
    sampleDataRoutes,
    preferencesRoutes,
    accountRoutes,
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
    versionsRoutes,
    actionsRoutes,
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
    missedWordsRoutes,
    replaysRoutes,
    teachingsRoutes,
    callAnalysesRoutes,
    chatsRoutes,
    carrierAccountRoutes,
    phoneNumbersRoutes,
    phoneCallsRoutes,
    messagesRoutes,
    messageThreadsRoutes,
    softPhoneRoutes,
    crmRoutes,
    officeRoutes,
    recogniserRoutes,
    widgetsRoutes,
    widgetVisitsRoutes,
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
  await app.register(elevenLabsRoutes(services, callers));
  await app.register(callSocket(services));
  await app.register(listenSocket(services));
  await app.register(callAudioRoutes(callers));
  await app.register(recordingSoundRoutes(callers));
  await app.register(sharedSoundRoutes(services));
  await app.register(stripeWebhooks(services));
  await app.register(phoneWebhooks(services));
  await app.register(phoneSockets(services));
  noteOwnAddress(app, services);
  await app.register(standInRoutes(services));
  await app.register(softPhoneSocket(services));
  await app.register(mailboxRoutes(services));
  app.get('/openapi.json', { config: { public: true } }, ({ site }) => describeApi(site.origin, site.name));
  await app.register(widgetButton(services));
  await serveWeb(app, services, { framed: widgetPage(services) });
  return app;
}
