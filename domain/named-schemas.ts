import { z } from 'zod';
import * as actionConfigurations from './actions/action-configurations.ts';
import * as actionLabels from './actions/action-labels.ts';
import * as actions from './actions/actions.ts';
import * as automations from './actions/automations.ts';
import * as toolServers from './actions/tool-servers.ts';
import * as brand from './agency/brand.ts';
import * as margins from './agency/margins.ts';
import * as partners from './agency/partners.ts';
import * as subaccountTemplates from './agency/subaccount-templates.ts';
import * as subaccounts from './agency/subaccounts.ts';
import * as agentCopies from './agents/agent-copies.ts';
import * as agentFiles from './agents/agent-files.ts';
import * as agentImports from './agents/agent-imports.ts';
import * as agentTestSuites from './agents/agent-test-suites.ts';
import * as agentTests from './agents/agent-tests.ts';
import * as agents from './agents/agents.ts';
import * as approvals from './agents/approvals.ts';
import * as callSettings from './agents/call-settings.ts';
import * as draftEdits from './agents/draft-edits.ts';
import * as drafts from './agents/drafts.ts';
import * as clip from './agents/flow-edits/clip.ts';
import * as flowPlans from './agents/flow-plans.ts';
import * as preparedSpeech from './agents/prepared-speech.ts';
import * as promptAgents from './agents/prompt-agents.ts';
import * as recordedSentences from './agents/recorded-sentences.ts';
import * as releases from './agents/releases.ts';
import * as turnTaking from './agents/turn-taking.ts';
import * as understand from './agents/understand.ts';
import * as unrecognized from './agents/unrecognized.ts';
import * as versions from './agents/versions.ts';
import * as workflowFiles from './agents/workflow-files.ts';
import * as workflowLibrary from './agents/workflow-library.ts';
import * as workflows from './agents/workflows.ts';
import * as billing from './billing/billing.ts';
import * as coupons from './billing/coupons.ts';
import * as dunning from './billing/dunning.ts';
import * as invoices from './billing/invoices.ts';
import * as paymentProvider from './billing/payment-provider.ts';
import * as plans from './billing/plans.ts';
import * as products from './billing/products.ts';
import * as sales from './billing/sales.ts';
import * as afterCalls from './calls/after-calls.ts';
import * as alerts from './calls/alerts.ts';
import * as analytics from './calls/analytics.ts';
import * as callAnalyses from './calls/call-analyses.ts';
import * as callLinks from './calls/call-links.ts';
import * as callNotes from './calls/call-notes.ts';
import * as callProtocol from './calls/call-protocol.ts';
import * as callQuality from './calls/call-quality.ts';
import * as callViews from './calls/call-views.ts';
import * as calls from './calls/calls.ts';
import * as liveCalls from './calls/live-calls.ts';
import * as recordings from './calls/recordings.ts';
import * as replays from './calls/replays.ts';
import * as campaigns from './campaigns/campaigns.ts';
import * as carrierAccounts from './carriers/carrier-accounts.ts';
import * as messages from './carriers/messages.ts';
import * as phoneNumbers from './carriers/phone-numbers.ts';
import * as sipAccounts from './carriers/sip-accounts.ts';
import * as softPhone from './carriers/soft-phone.ts';
import * as browserKeys from './channels/browser-keys.ts';
import * as callQueue from './channels/call-queue.ts';
import * as chats from './channels/chats.ts';
import * as phoneCalls from './channels/phone-calls.ts';
import * as speech from './channels/speech.ts';
import * as speechElevenlabs from './channels/speech-elevenlabs.ts';
import * as speechMarks from './channels/speech-marks.ts';
import * as speechOpenai from './channels/speech-openai.ts';
import * as speechPlans from './channels/speech-plans.ts';
import * as transcriber from './channels/transcriber.ts';
import * as widgetLook from './channels/widget-look.ts';
import * as widgets from './channels/widgets.ts';
import * as callingRules from './contacts/calling-rules.ts';
import * as consents from './contacts/consents.ts';
import * as contactFields from './contacts/contact-fields.ts';
import * as contactFilters from './contacts/contact-filters.ts';
import * as contactImports from './contacts/contact-imports.ts';
import * as contactMemory from './contacts/contact-memory.ts';
import * as contactSegments from './contacts/contact-segments.ts';
import * as contacts from './contacts/contacts.ts';
import * as crm from './contacts/crm.ts';
import * as crmRequests from './contacts/crm-requests.ts';
import * as suppressions from './contacts/suppressions.ts';
import * as tasks from './contacts/tasks.ts';
import { describedApi } from './described-api.ts';
import * as accessTokens from './identity/access-tokens.ts';
import * as apps from './identity/apps.ts';
import * as auth from './identity/auth.ts';
import * as businessHours from './identity/business-hours.ts';
import * as companySignIn from './identity/company-sign-in.ts';
import * as invitations from './identity/invitations.ts';
import * as me from './identity/me.ts';
import * as members from './identity/members.ts';
import * as preferences from './identity/preferences.ts';
import * as roles from './identity/roles.ts';
import * as security from './identity/security.ts';
import * as supportAccess from './identity/support-access.ts';
import * as vault from './identity/vault.ts';
import * as workspaces from './identity/workspaces.ts';
import * as knowledge from './knowledge/knowledge.ts';
import * as knowledgeFields from './knowledge/knowledge-fields.ts';
import * as knowledgeGaps from './knowledge/knowledge-gaps.ts';
import * as knowledgeSearch from './knowledge/knowledge-search.ts';
import * as modelSetting from './models/model-setting.ts';
import * as models from './models/models.ts';
import * as speechModels from './models/speech-models.ts';
import * as notificationTargets from './notifications/notification-targets.ts';
import * as notifications from './notifications/notifications.ts';
import * as webhooks from './notifications/webhooks.ts';
import * as agentLanguages from './platform/agent-languages.ts';
import * as audit from './platform/audit.ts';
import * as money from './platform/money.ts';
import * as erasures from './privacy/erasures.ts';
import * as legalHolds from './privacy/legal-holds.ts';
import * as retention from './privacy/retention.ts';
import * as why from './records/why.ts';
import * as appointments from './scheduling/appointments.ts';
import * as calendars from './scheduling/calendars.ts';
import * as office from './scheduling/office.ts';
import * as gettingStarted from './usage/getting-started.ts';
import * as limits from './usage/limits.ts';
import * as usageAnalytics from './usage/usage-analytics.ts';
import { eventDataNames } from './webhook-event-schemas.ts';

/**
 * Modules whose exported objects, unions and lists of words stand in the OpenAPI document under the name that they have in
 * the code: `Webhook` of webhooks.ts is `Webhook` in every client that's generated.
 */
const modules = [
  actionConfigurations,
  actionLabels,
  actions,
  toolServers,
  apps,
  automations,
  brand,
  margins,
  partners,
  subaccountTemplates,
  subaccounts,
  agentCopies,
  agentFiles,
  promptAgents,
  agentImports,
  agentTestSuites,
  agentTests,
  agents,
  approvals,
  callSettings,
  drafts,
  preparedSpeech,
  recordedSentences,
  clip,
  draftEdits,
  flowPlans,
  releases,
  turnTaking,
  understand,
  unrecognized,
  versions,
  workflowFiles,
  workflowLibrary,
  workflows,
  billing,
  coupons,
  dunning,
  invoices,
  paymentProvider,
  plans,
  products,
  sales,
  afterCalls,
  alerts,
  analytics,
  callAnalyses,
  callLinks,
  callNotes,
  callProtocol,
  callQuality,
  callViews,
  calls,
  liveCalls,
  recordings,
  replays,
  campaigns,
  callQueue,
  carrierAccounts,
  messages,
  phoneNumbers,
  sipAccounts,
  softPhone,
  chats,
  phoneCalls,
  transcriber,
  speechElevenlabs,
  speechMarks,
  speechOpenai,
  speechPlans,
  speech,
  browserKeys,
  widgetLook,
  widgets,
  callingRules,
  consents,
  contactFields,
  contactFilters,
  contactImports,
  contactMemory,
  contactSegments,
  contacts,
  crmRequests,
  crm,
  suppressions,
  tasks,
  accessTokens,
  auth,
  businessHours,
  companySignIn,
  invitations,
  members,
  me,
  preferences,
  roles,
  security,
  supportAccess,
  vault,
  workspaces,
  knowledgeFields,
  knowledgeGaps,
  knowledgeSearch,
  knowledge,
  modelSetting,
  models,
  speechModels,
  notificationTargets,
  notifications,
  webhooks,
  agentLanguages,
  audit,
  money,
  erasures,
  legalHolds,
  retention,
  why,
  appointments,
  calendars,
  office,
  gettingStarted,
  limits,
  usageAnalytics,
];

const isNameable = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodType && ['object', 'union', 'enum'].includes(value.def.type);

/** Whether a module's export has a name of its own in the document. */
export const hasName = (name: string, value: unknown): value is z.ZodType => /^[A-Z]/.test(name) && isNameable(value);

const entries = modules.flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => hasName(...entry)),
);

/** Schemas that have a name of their own. */
export const namedSchemas: Record<string, z.ZodType> = { ...Object.fromEntries(entries), ...eventDataNames };

const groups = new Map<unknown, string>(Object.entries(describedApi).map(([group, table]) => [table, group]));

/**
 * The group of endpoints in whose module a schema is: words about its fields may be kept under the group's name. Of two in
 * one module it's the one with the shorter name: `messages` before `messageThreads`.
 */
export const groupsOfSchemas: Record<string, string> = Object.fromEntries(
  modules.flatMap((module) => {
    const [group] = Object.values(module)
      .flatMap((value) => groups.get(value) ?? [])
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    return group === undefined ? [] : Object.keys(module).map((name) => [name, group]);
  }),
);
