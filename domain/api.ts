import { actionsApi } from './actions/actions.ts';
import { automationsApi } from './actions/automations.ts';
import { toolServersApi } from './actions/tool-servers.ts';
import { brandApi } from './agency/brand.ts';
import { marginsApi } from './agency/margins.ts';
import { partnersApi } from './agency/partners.ts';
import { subaccountTemplatesApi } from './agency/subaccount-templates.ts';
import { subaccountsApi } from './agency/subaccounts.ts';
import { agentCopiesApi } from './agents/agent-copies.ts';
import { agentFilesApi } from './agents/agent-files.ts';
import { agentImportsApi } from './agents/agent-imports.ts';
import { agentTestsApi, workflowTestsApi } from './agents/agent-test-suites.ts';
import { agentsApi } from './agents/agents.ts';
import { approvalsApi } from './agents/approvals.ts';
import { draftsApi } from './agents/drafts.ts';
import { flowPlansApi } from './agents/flow-plans.ts';
import { flowTranslationsApi } from './agents/flow-translations.ts';
import { preparedSpeechApi } from './agents/prepared-speech.ts';
import { recordedSentencesApi } from './agents/recorded-sentences.ts';
import { releasesApi } from './agents/releases.ts';
import { trainingPhrasesApi } from './agents/training-phrases.ts';
import { understandApi } from './agents/understand.ts';
import { unrecognizedApi } from './agents/unrecognized.ts';
import { versionsApi } from './agents/versions.ts';
import { workflowFilesApi } from './agents/workflow-files.ts';
import { workflowsApi } from './agents/workflow-library.ts';
import { billingApi } from './billing/billing.ts';
import { couponsApi } from './billing/coupons.ts';
import { paymentProviderApi } from './billing/payment-provider.ts';
import { plansApi } from './billing/plans.ts';
import { productsApi } from './billing/products.ts';
import { salesApi } from './billing/sales.ts';
import { afterCallsApi } from './calls/after-calls.ts';
import { alertsApi } from './calls/alerts.ts';
import { analyticsApi } from './calls/analytics.ts';
import { callAnalysesApi } from './calls/call-analyses.ts';
import { callBatchesApi } from './calls/call-batches.ts';
import { callLinksApi } from './calls/call-links.ts';
import { callNotesApi } from './calls/call-notes.ts';
import { callQualityApi } from './calls/call-quality.ts';
import { callViewsApi } from './calls/call-views.ts';
import { callsApi } from './calls/calls.ts';
import { liveCallsApi } from './calls/live-calls.ts';
import { recordingsApi } from './calls/recordings.ts';
import { replaysApi } from './calls/replays.ts';
import { campaignsApi } from './campaigns/campaigns.ts';
import { carrierAccountApi, carrierAccountsApi } from './carriers/carrier-accounts.ts';
import { messagesApi, messageThreadsApi } from './carriers/messages.ts';
import { phoneNumbersApi } from './carriers/phone-numbers.ts';
import { sipAccountsApi } from './carriers/sip-accounts.ts';
import { softPhoneApi } from './carriers/soft-phone.ts';
import { agentSoundsApi } from './channels/agent-sounds.ts';
import { browserCallsApi, browserKeysApi } from './channels/browser-keys.ts';
import { callQueueApi } from './channels/call-queue.ts';
import { chatsApi } from './channels/chats.ts';
import { phoneCallsApi } from './channels/phone-calls.ts';
import { speechApi } from './channels/speech.ts';
import { speechPlansApi } from './channels/speech-plans.ts';
import { transcriberApi } from './channels/transcriber.ts';
import { widgetsApi, widgetVisitsApi } from './channels/widgets.ts';
import { callingRulesApi } from './contacts/calling-rules.ts';
import { consentsApi } from './contacts/consents.ts';
import { contactFieldsApi } from './contacts/contact-fields.ts';
import { contactImportsApi } from './contacts/contact-imports.ts';
import { contactSegmentsApi } from './contacts/contact-segments.ts';
import { contactsApi } from './contacts/contacts.ts';
import { crmApi } from './contacts/crm.ts';
import { suppressionsApi } from './contacts/suppressions.ts';
import { tasksApi } from './contacts/tasks.ts';
import { accessTokensApi } from './identity/access-tokens.ts';
import { accountApi } from './identity/account.ts';
import { appsApi } from './identity/apps.ts';
import { authApi } from './identity/auth.ts';
import { companySignInApi } from './identity/company-sign-in.ts';
import { invitationsApi } from './identity/invitations.ts';
import { meApi } from './identity/me.ts';
import { membersApi } from './identity/members.ts';
import { preferencesApi } from './identity/preferences.ts';
import { rolesApi } from './identity/roles.ts';
import { securityApi } from './identity/security.ts';
import { supportAccessApi } from './identity/support-access.ts';
import { vaultApi } from './identity/vault.ts';
import { workspacesApi } from './identity/workspaces.ts';
import { knowledgeApi } from './knowledge/knowledge.ts';
import { knowledgeGapsApi } from './knowledge/knowledge-gaps.ts';
import { knowledgeSearchApi } from './knowledge/knowledge-search.ts';
import { modelsApi } from './models/models.ts';
import { notificationTargetsApi } from './notifications/notification-targets.ts';
import { notificationsApi } from './notifications/notifications.ts';
import { webhooksApi } from './notifications/webhooks.ts';
import { auditApi } from './platform/audit.ts';
import { erasuresApi } from './privacy/erasures.ts';
import { legalHoldsApi } from './privacy/legal-holds.ts';
import { retentionApi } from './privacy/retention.ts';
import { sampleDataApi } from './sample-data/sample-data.ts';
import { appointmentsApi } from './scheduling/appointments.ts';
import { calendarsApi } from './scheduling/calendars.ts';
import { officeApi } from './scheduling/office.ts';
import { gettingStartedApi } from './usage/getting-started.ts';
import { limitsApi } from './usage/limits.ts';
import { trialApi } from './usage/trial.ts';
import { usageAnalyticsApi } from './usage/usage-analytics.ts';

/** Who signs in, and where they work. */
const people = {
  auth: authApi,
  workspaces: workspacesApi,
  sampleData: sampleDataApi,
  preferences: preferencesApi,
  account: accountApi,
  me: meApi,
  members: membersApi,
  invitations: invitationsApi,
  roles: rolesApi,
  gettingStarted: gettingStartedApi,
} as const;

/** What agents are made of. */
const building = {
  approvals: approvalsApi,
  releases: releasesApi,
  drafts: draftsApi,
  preparedSpeech: preparedSpeechApi,
  recordedSentences: recordedSentencesApi,
  versions: versionsApi,
  agentTests: agentTestsApi,
  workflowTests: workflowTestsApi,
  agentFiles: agentFilesApi,
  agentImports: agentImportsApi,
  agents: agentsApi,
  automations: automationsApi,
  workflowFiles: workflowFilesApi,
  workflows: workflowsApi,
  actions: actionsApi,
  knowledge: knowledgeApi,
  appointments: appointmentsApi,
  calendars: calendarsApi,
} as const;

/** How they talk, and on which lines. */
const conversations = {
  calls: callsApi,
  callBatches: callBatchesApi,
  callViews: callViewsApi,
  callNotes: callNotesApi,
  callLinks: callLinksApi,
  recordings: recordingsApi,
  liveCalls: liveCallsApi,
  callQuality: callQualityApi,
  unrecognized: unrecognizedApi,
  replays: replaysApi,
  trainingPhrases: trainingPhrasesApi,
  callAnalyses: callAnalysesApi,
  chats: chatsApi,
  carrierAccount: carrierAccountApi,
  callQueue: callQueueApi,
  carrierAccounts: carrierAccountsApi,
  phoneNumbers: phoneNumbersApi,
  sipAccounts: sipAccountsApi,
  phoneCalls: phoneCallsApi,
  messages: messagesApi,
  messageThreads: messageThreadsApi,
  softPhone: softPhoneApi,
  transcriber: transcriberApi,
  widgets: widgetsApi,
  widgetVisits: widgetVisitsApi,
  browserKeys: browserKeysApi,
  browserCalls: browserCallsApi,
  tasks: tasksApi,
  afterCalls: afterCallsApi,
} as const;

/** Whom they talk to. */
const reached = {
  crm: crmApi,
  office: officeApi,
  contactImports: contactImportsApi,
  contacts: contactsApi,
  contactFields: contactFieldsApi,
  contactSegments: contactSegmentsApi,
  consents: consentsApi,
  campaigns: campaignsApi,
  callingRules: callingRulesApi,
  suppressions: suppressionsApi,
} as const;

/** What programs use. */
const developers = {
  accessTokens: accessTokensApi,
  apps: appsApi,
  toolServers: toolServersApi,
  vault: vaultApi,
  webhooks: webhooksApi,
  models: modelsApi,
  speech: speechApi,
  agentSounds: agentSoundsApi,
  trial: trialApi,
  understand: understandApi,
  flowPlans: flowPlansApi,
  flowTranslations: flowTranslationsApi,
  knowledgeSearch: knowledgeSearchApi,
  knowledgeGaps: knowledgeGapsApi,
  speechPlans: speechPlansApi,
} as const;

/** Rules, money and clients of a company. */
const company = {
  audit: auditApi,
  security: securityApi,
  retention: retentionApi,
  legalHolds: legalHoldsApi,
  erasures: erasuresApi,
  companySignIn: companySignInApi,
  notifications: notificationsApi,
  notificationTargets: notificationTargetsApi,
  supportAccess: supportAccessApi,
  brand: brandApi,
  products: productsApi,
  paymentProvider: paymentProviderApi,
  coupons: couponsApi,
  plans: plansApi,
  billing: billingApi,
  sales: salesApi,
  analytics: analyticsApi,
  alerts: alertsApi,
  usageAnalytics: usageAnalyticsApi,
  limits: limitsApi,
  subaccounts: subaccountsApi,
  subaccountTemplates: subaccountTemplatesApi,
  agentCopies: agentCopiesApi,
  margins: marginsApi,
  partners: partnersApi,
} as const;

/**
 * Every endpoint of the HTTP API, by noun. Client, OpenAPI document and contract tests walk it. Its type is named by parts: written out in one piece it is
 * longer than the compiler writes.
 */
export const api: typeof people &
  typeof building &
  typeof conversations &
  typeof reached &
  typeof developers &
  typeof company = {
  ...people,
  ...building,
  ...conversations,
  ...reached,
  ...developers,
  ...company,
};
