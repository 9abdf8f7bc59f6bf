import { accessTokensApi } from './access-tokens.ts';
import { accountApi } from './account.ts';
import { actionsApi } from './actions.ts';
import { afterCallsApi } from './after-calls.ts';
import { agentCopiesApi } from './agent-copies.ts';
import { agentFilesApi } from './agent-files.ts';
import { agentImportsApi } from './agent-imports.ts';
import { agentSoundsApi } from './agent-sounds.ts';
import { agentTestsApi, workflowTestsApi } from './agent-test-suites.ts';
import { agentsApi } from './agents.ts';
import { alertsApi } from './alerts.ts';
import { analyticsApi } from './analytics.ts';
import { appointmentsApi } from './appointments.ts';
import { approvalsApi } from './approvals.ts';
import { auditApi } from './audit.ts';
import { authApi } from './auth.ts';
import { automationsApi } from './automations.ts';
import { billingApi } from './billing.ts';
import { brandApi } from './brand.ts';
import { calendarsApi } from './calendars.ts';
import { callAnalysesApi } from './call-analyses.ts';
import { callBatchesApi } from './call-batches.ts';
import { callLinksApi } from './call-links.ts';
import { callNotesApi } from './call-notes.ts';
import { callQualityApi } from './call-quality.ts';
import { callViewsApi } from './call-views.ts';
import { callingRulesApi } from './calling-rules.ts';
import { callsApi } from './calls.ts';
import { campaignsApi } from './campaigns.ts';
import { carrierAccountApi } from './carrier-accounts.ts';
import { chatsApi } from './chats.ts';
import { companySignInApi } from './company-sign-in.ts';
import { consentsApi } from './consents.ts';
import { contactFieldsApi } from './contact-fields.ts';
import { contactImportsApi } from './contact-imports.ts';
import { contactSegmentsApi } from './contact-segments.ts';
import { contactsApi } from './contacts.ts';
import { couponsApi } from './coupons.ts';
import { crmApi } from './crm.ts';
import { draftsApi } from './drafts.ts';
import { flowPlansApi } from './flow-plans.ts';
import { flowTranslationsApi } from './flow-translations.ts';
import { gettingStartedApi } from './getting-started.ts';
import { invitationsApi } from './invitations.ts';
import { knowledgeApi } from './knowledge.ts';
import { knowledgeGapsApi } from './knowledge-gaps.ts';
import { knowledgeSearchApi } from './knowledge-search.ts';
import { limitsApi } from './limits.ts';
import { liveCallsApi } from './live-calls.ts';
import { marginsApi } from './margins.ts';
import { membersApi } from './members.ts';
import { messagesApi, messageThreadsApi } from './messages.ts';
import { missedWordsApi } from './missed-words.ts';
import { modelsApi } from './models.ts';
import { notificationTargetsApi } from './notification-targets.ts';
import { notificationsApi } from './notifications.ts';
import { officeApi } from './office.ts';
import { partnersApi } from './partners.ts';
import { paymentProviderApi } from './payment-provider.ts';
import { phoneCallsApi } from './phone-calls.ts';
import { phoneNumbersApi } from './phone-numbers.ts';
import { plansApi } from './plans.ts';
import { preferencesApi } from './preferences.ts';
import { productsApi } from './products.ts';
import { recogniserApi } from './recogniser.ts';
import { recordingsApi } from './recordings.ts';
import { releasesApi } from './releases.ts';
import { replaysApi } from './replays.ts';
import { rolesApi } from './roles.ts';
import { salesApi } from './sales.ts';
import { sampleDataApi } from './sample-data.ts';
import { securityApi } from './security.ts';
import { softPhoneApi } from './soft-phone.ts';
import { speechApi } from './speech.ts';
import { speechPlansApi } from './speech-plans.ts';
import { subaccountTemplatesApi } from './subaccount-templates.ts';
import { subaccountsApi } from './subaccounts.ts';
import { supportAccessApi } from './support-access.ts';
import { suppressionsApi } from './suppressions.ts';
import { tasksApi } from './tasks.ts';
import { teachingsApi } from './teachings.ts';
import { trialApi } from './trial.ts';
import { understandApi } from './understand.ts';
import { usageAnalyticsApi } from './usage-analytics.ts';
import { vaultApi } from './vault.ts';
import { versionsApi } from './versions.ts';
import { webhooksApi } from './webhooks.ts';
import { widgetsApi, widgetVisitsApi } from './widgets.ts';
import { workflowFilesApi } from './workflow-files.ts';
import { workflowsApi } from './workflow-library.ts';
import { workspacesApi } from './workspaces.ts';

/** Who signs in, and where they work. */
const people = {
  auth: authApi,
  workspaces: workspacesApi,
  sampleData: sampleDataApi,
  preferences: preferencesApi,
  account: accountApi,
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
  missedWords: missedWordsApi,
  replays: replaysApi,
  teachings: teachingsApi,
  callAnalyses: callAnalysesApi,
  chats: chatsApi,
  carrierAccount: carrierAccountApi,
  phoneNumbers: phoneNumbersApi,
  phoneCalls: phoneCallsApi,
  messages: messagesApi,
  messageThreads: messageThreadsApi,
  softPhone: softPhoneApi,
  recogniser: recogniserApi,
  widgets: widgetsApi,
  widgetVisits: widgetVisitsApi,
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
