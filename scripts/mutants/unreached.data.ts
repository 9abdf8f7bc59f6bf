interface Unreached {
  file: string;
  /** One filter of the file; all of them where it is absent. */
  filter?: string;
  because: string;
}

const ofCall = 'work of a live call, whose id is unique in the installation and was looked up in its workspace before';
const ofLedger = 'no request names a fact, a hold or a key of the ledger: its own tests hold it (server/usage)';
const ofNotifications =
  'a job by the clock, over rows that name their workspace; server/notifications has several beside each other';

const ofKnowledge = 'a job over one file, whose id was looked up in its workspace before';
const ofFigures = 'figures of what was looked up in its workspace before: a number, and no word of it';
const ofTriggers =
  'what has actions run by themselves, over rows that name their workspace; server/actions/triggers has several beside each other';
const ofAutomations =
  'work of the queue, over rows that name their workspace; automations.test.ts has several of those beside each other';
const ofJoin = 'joins a row to one that was found in its workspace before, and tells no word of it';
const ofPlan = 'of a workspace with a plan, or a job that bills it: server/billing has many of both beside each other';
const ofAgency =
  'what an agency does to a subaccount, which was found by its parent before; server/subaccounts has other agencies beside it';
const ofProvider =
  'of a seller that collects online, which those of the cross-tenant test do not: server/stripe has several of both beside each other';
const ofTokens = 'counts requests of tokens, which the cross-tenant test does not send; limits.test.ts';

const ofLikeness =
  'vectors and the connection that made them, which are compared by pieces of the workspace: ids of others are filtered where pieces are read; server/knowledge/likeness has several workspaces beside each other';

const ofContacts =
  'goes by numbers, addresses and tags, or by contacts that were found in their workspace before; contact-lists.test.ts has two workspaces with the same ones';
const ofImports =
  'work of the queue over rows of one import, which was found in its workspace before; imports.test.ts has several with one number';
const ofCampaigns =
  'work over people of one campaign, which was found in its workspace before; campaigns.test.ts has several workspaces beside each other';

const ofCarrier =
  'a carrier has to answer first, which none does in the cross-tenant test; server/phone has workspaces with one number beside each other';
const ofLine =
  'what a carrier tells of a call, by the account that its signature proves; server/phone has several of them beside each other';

const ofCrm =
  'work of a run, which a CRM has to answer; server/crm has several workspaces beside each other, with contacts and calls of one number';
const ofCaller =
  'goes by the number of a contact or a caller that was found in its workspace before; remembered.test.ts has two workspaces with one number';
const ofOffice =
  'work on one account or appointment, which was found in its workspace before, or which a service outside has to answer; server/office has several workspaces beside each other';
const ofText =
  'what a carrier tells of a text message, by the account that its signature proves, or work on a thread that was found so; texting.test.ts has two workspaces with one texter beside each other';

const ofAlerts =
  'a job by the clock, over rules that name their workspace; server/alerts has several beside each other';
const ofSample = 'a job that fills a workspace which is made for it, and nobody else’s';
const ofIndex =
  'a job over calls that name their workspace; server/call-search and server/call-quality have several beside each other';
const ofActs =
  'acts of a live call, whose id is unique in the installation and was looked up in its workspace before; server/live has several';
const ofPicked =
  'by the ids of calls that were picked in their workspace before; call-batches.test.ts names those of others';

/** Filters whose absence no request of a workspace can show, each with the reason. Row-level security is behind them all. */
export const unreached: Unreached[] = [
  { file: 'server/actions/kinds/crm.ts', because: ofCrm },
  { file: 'server/office/accounts.ts', because: ofOffice },
  { file: 'server/office/leave-events.ts', because: ofOffice },
  { file: 'server/office/read-busy.ts', because: ofOffice },
  { file: 'server/office/read-changes.ts', because: ofOffice },
  { file: 'server/office/sign-ins.ts', because: ofOffice },
  { file: 'server/office/write-event.ts', because: ofOffice },
  { file: 'server/contacts/remembered.ts', because: ofCaller },
  { file: 'server/crm/call-notes.ts', filter: 'eq(contacts.workspaceId, call.workspaceId)', because: ofCrm },
  { file: 'server/crm/connections.ts', filter: 'eq(crmConnections.workspaceId, row.workspaceId)', because: ofCrm },
  {
    file: 'server/recognisers/open-recogniser.ts',
    filter: 'eq(recogniserConnections.workspaceId, row.workspaceId)',
    because: ofLine,
  },
  { file: 'server/phone/streams/call-of-start.ts', because: ofLine },
  { file: 'server/knowledge/likeness/embed-pieces.ts', because: 'a job over the pieces of one workspace' },
  { file: 'server/knowledge/likeness/find-alike.ts', because: ofLikeness },
  { file: 'server/knowledge/likeness/embedding-connection.ts', because: ofLikeness },
  { file: 'server/call-analyses/analyse-call.ts', because: 'reads a call that was looked up in its workspace before' },
  {
    file: 'server/calendars/calendars.ts',
    filter: 'eq(appointments.workspaceId, scope.workspaceId)',
    because: 'counts appointments by the ids of calendars, which no other workspace has',
  },
  {
    file: 'server/calendars/calendars.ts',
    filter: 'eq(officeAccounts.workspaceId, scope.workspaceId)',
    because: 'accounts that belong to a calendar, by its id, which no other workspace has',
  },
  {
    file: 'server/appointments/appointments.ts',
    filter: 'eq(officeAccounts.workspaceId, officeEvents.workspaceId)',
    because: ofOffice,
  },
  {
    file: 'server/webhooks/record-try.ts',
    because: 'a try of the queue, at a delivery that it has claimed; server/webhooks has several beside each other',
  },
  { file: 'server/knowledge/store-pieces.ts', because: ofKnowledge },
  { file: 'server/knowledge/read-file.ts', because: ofKnowledge },
  { file: 'server/knowledge/read-anew.ts', because: 'a job by the clock, over rows that name their workspace' },
  { file: 'server/knowledge/web/read-page.ts', because: ofKnowledge },
  { file: 'server/knowledge/web/read-site.ts', because: ofKnowledge },
  { file: 'server/knowledge/web/refresh-due.ts', because: 'a job by the clock, over rows that name their workspace' },
  {
    file: 'server/knowledge/agent-folders.ts',
    filter: 'eq(agentKnowledgeFolders.workspaceId, agents.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/knowledge/agent-folders.ts',
    filter: 'eq(knowledgeFolders.workspaceId, workspaceId)',
    because: 'folders that a body names; knowledge.test.ts names those of others',
  },
  {
    file: 'server/knowledge/change-file.ts',
    filter: 'eq(knowledgeFiles.workspaceId, workspaceId)',
    because: 'pages of a site that was looked up in its workspace before',
  },
  {
    file: 'server/knowledge/folders.ts',
    filter: 'eq(knowledgeFiles.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/knowledge/show-files.ts',
    filter: 'eq(knowledgeVersions.workspaceId, knowledgeFiles.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/knowledge/show-files.ts',
    filter: 'eq(knowledgeFiles.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/knowledge/show-files.ts',
    filter: 'eq(knowledgeFolders.workspaceId, workspaceId)',
    because: 'names are taken by the ids of folders of rows that were looked up in their workspace before',
  },
  {
    file: 'server/knowledge/show-files.ts',
    filter: 'eq(knowledgeVersions.workspaceId, workspaceId)',
    because: 'the version of a file that was looked up in its workspace before',
  },
  {
    file: 'server/knowledge/take-content.ts',
    filter: 'eq(knowledgeFiles.workspaceId, workspaceId)',
    because:
      'counts files, of which none has ten thousand, and finds one in a folder of the workspace; the third is seen',
  },
  { file: 'server/actions/action-runs.ts', because: ofCall },
  { file: 'server/actions/after-run.ts', because: ofCall },
  { file: 'server/tasks/promised-tasks.ts', because: ofCall },
  {
    file: 'server/tasks/tasks.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: 'the call of a task that was found in its workspace before, whose id is unique in the installation',
  },
  { file: 'server/after-calls/enqueue.ts', because: ofCall },
  { file: 'server/after-calls/follow-call.ts', because: ofCall },
  { file: 'server/actions/kinds/find-answer.ts', because: ofCall },
  { file: 'server/knowledge/gaps/note-gap.ts', because: ofCall },
  {
    file: 'server/knowledge/gaps/gaps.ts',
    filter: 'eq(knowledgeGaps.workspaceId, workspaceId)',
    because: 'a gap is told of by its questions, which are read by a filter of their own',
  },
  {
    file: 'server/knowledge/gaps/read-gaps.ts',
    filter: 'eq(knowledgeGaps.workspaceId, workspaceId)',
    because: 'ids alone, by which questions of the workspace are looked up',
  },
  {
    file: 'server/knowledge/search/agent-questions.ts',
    because: 'whether an agent that was looked up in its workspace has anything to answer from',
  },
  {
    file: 'server/knowledge/search/candidates.ts',
    filter: 'eq(knowledgeTerms.workspaceId, workspaceId)',
    because: 'how many pieces have a word: it weighs words, and no answer tells it',
  },
  {
    file: 'server/knowledge/search/candidates.ts',
    filter: 'eq(knowledgeTotals.workspaceId, workspaceId)',
    because: 'how many pieces there are: it weighs words, and no answer tells it',
  },
  {
    file: 'server/knowledge/search/candidates.ts',
    filter: 'eq(knowledgePhrasings.workspaceId, workspaceId)',
    because: 'taken by the ids of entries that were found in their workspace before',
  },
  {
    file: 'server/knowledge/search/index-pieces.ts',
    because: 'a job indexes anew what was found in its workspace before; whether it comes in time is chance',
  },
  {
    file: 'server/knowledge/search/search-knowledge.ts',
    because:
      'ids alone, by which the search that keeps workspaces apart itself is narrowed; knowledge-search.test.ts names folders of others',
  },
  { file: 'server/tasks/tell-agency.ts', because: 'a job that names the task and its workspace; tasks.test.ts' },
  { file: 'server/tasks/remind.ts', because: 'a job by the clock, over rows that name their workspace; tasks.test.ts' },
  { file: 'server/actions/test-calls.ts', because: ofCall },
  {
    file: 'server/actions/action-secrets.ts',
    because: 'the secrets of an action that was looked up in its workspace before, opened by its id',
  },
  {
    file: 'server/actions/action-uses.ts',
    because:
      'steps are taken by the ids of actions that were looked up in their workspace before; stored-actions.test.ts',
  },
  {
    file: 'server/actions/show-action.ts',
    because: 'moments are taken by the ids of actions that were looked up in their workspace before',
  },
  {
    file: 'server/calls/facts-of-call.ts',
    because: 'a job about one call, whose id was looked up in its workspace before',
  },
  { file: 'server/actions/triggers/triggered-runs.ts', because: ofTriggers },
  { file: 'server/actions/triggers/schedule.ts', because: ofTriggers },
  { file: 'server/calls/renew-leases.ts', because: ofCall },
  { file: 'server/models/budget.ts', filter: 'eq(usageEvents.workspaceId, workspaceId)', because: ofCall },
  {
    file: 'server/models/budget.ts',
    filter: 'eq(modelCaps.workspaceId, workspaceId)',
    because:
      'a row of numbers, the same before and behind whoever else has one; models.test.ts has two beside each other',
  },
  { file: 'server/calls/replay-call.ts', because: ofCall },
  {
    file: 'server/chats/take-chat.ts',
    because:
      'a live chat is taken by its id, which is unique in the installation; chats.test.ts asks for that of somebody else',
  },
  { file: 'server/calls/tell-of-end.ts', because: ofCall },
  { file: 'server/calls/sweep-calls.ts', because: ofCall },
  { file: 'server/calls/call-webhooks.ts', because: ofCall },
  {
    file: 'server/webhooks/known-webhooks.ts',
    because: 'whether somebody may hear at all; who hears is read again, and that filter is tried',
  },
  {
    file: 'server/webhooks/claim-delivery.ts',
    because: 'of a delivery that was claimed in the same transaction, and cannot be read; deliveries.test.ts',
  },
  {
    file: 'server/webhooks/show-webhook.ts',
    because: 'counted by the ids of webhooks, which were found in their workspace before',
  },
  {
    file: 'server/webhooks/test-webhook.ts',
    because: 'the id of a new test, or of a repeat, which is nobody else’s',
  },
  {
    file: 'server/agents/agents.jobs.ts',
    because: ofCall,
  },
  {
    file: 'server/agents/action-names.ts',
    filter: 'eq(actions.workspaceId, workspaceId)',
    because: 'actions that a file names; carry-agent.test.ts brings a file to another workspace',
  },
  {
    file: 'server/agents/carry-agent.ts',
    filter: 'eq(knowledgeFolders.workspaceId, workspaceId)',
    because: 'folders that a file names; carry-agent.test.ts brings a file to another workspace',
  },
  {
    file: 'server/agents/carry-agent.ts',
    filter: 'eq(agentKnowledgeFolders.workspaceId, workspaceId)',
    because: 'of an agent that a body names, which was found in its workspace before',
  },
  {
    file: 'server/agents/draft-state.ts',
    filter: 'eq(agentVersions.workspaceId, workspaceId)',
    because: 'tried drafts of an agent that was found in its workspace before, of which a call is told a number',
  },
  {
    file: 'server/agents/make-live.ts',
    filter: 'eq(agentVersions.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/agents/release-state.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/agents/agent-rows.ts',
    filter: 'eq(agentVersions.workspaceId, scope.workspaceId)',
    because: 'the version of a call, whose agent was looked up in its workspace before',
  },
  { file: 'server/actions/kinds/send-email.ts', because: ofCall },
  {
    file: 'server/calls/start-call.ts',
    because: 'calls of the last minute, of which tests may start many; calls.test.ts has the limit',
  },
  { file: 'server/subaccounts/act-as-agency.ts', because: ofAgency },
  { file: 'server/subaccounts/agent-copies.ts', because: ofAgency },
  { file: 'server/subaccounts/copy-agent.ts', because: ofAgency },
  { file: 'server/subaccounts/find-child.ts', because: ofAgency },
  { file: 'server/subaccounts/invite-owner.ts', because: ofAgency },
  { file: 'server/subaccounts/make-subaccount.ts', because: ofAgency },
  { file: 'server/subaccounts/manage-subaccount.ts', because: ofAgency },
  {
    file: 'server/subaccounts/list-subaccounts.ts',
    because:
      'names and addresses that an agency keeps of subaccounts, which were found by their parent; subaccounts.test.ts',
  },
  {
    file: 'server/subaccounts/known-subaccounts.ts',
    because: 'names that an agency keeps of former subaccounts, which used something of its own; margins.test.ts',
  },
  {
    file: 'server/margins/read-revenue.ts',
    because:
      'invoices are counted by the ids of an agency’s own subaccounts; margins.test.ts has other agencies beside it',
  },
  {
    file: 'server/margins/read-costs.ts',
    because: 'prices of who sells to an agency, and not its own; margins.test.ts',
  },
  {
    file: 'server/subaccounts/read-agency-part.ts',
    because: 'read where a workspace has an agency, which those of the cross-tenant test have not; acting.test.ts',
  },
  {
    file: 'server/subaccounts/templates.ts',
    filter: 'eq(agents.workspaceId, workspaceId)',
    because: 'the example’s template names no agents; subaccounts.test.ts names those of others',
  },
  {
    file: 'server/subaccounts/templates.ts',
    filter: 'eq(roles.workspaceId, workspaceId)',
    because: 'the example’s template names no roles; subaccounts.test.ts names others',
  },
  {
    file: 'server/subaccounts/templates.ts',
    filter: 'eq(subaccountTemplates.workspaceId, workspaceId)',
    because:
      'a name of others’ templates, which are called otherwise; subaccounts.test.ts has the same name in two agencies',
  },
  {
    file: 'server/limits/limits.ts',
    filter: 'eq(workspaceLimits.workspaceId, workspaceId)',
    because: 'written by the operator, or by an agency for a subaccount that was found by its parent; limits.test.ts',
  },
  {
    file: 'server/limits/api-requests.ts',
    filter: 'eq(apiRequestMonths.workspaceId, workspaceId)',
    because: ofTokens,
  },
  {
    file: 'server/files/keep-file.ts',
    filter: 'eq(storedFiles.workspaceId, workspaceId)',
    because: 'of one file by its key, which begins with the workspace’s id; files.test.ts',
  },
  {
    file: 'server/files/stored-bytes.ts',
    because:
      'a sum that the asker of the cross-tenant test has, too; files.test.ts has a workspace without files beside it',
  },
  {
    file: 'server/notifications/watch-installation.ts',
    because: 'a job by the clock, which looks for the brand of an agency; notifications.test.ts',
  },
  {
    file: 'server/files/recount-files.ts',
    because: 'a job by the clock, over rows that name their workspace; files.test.ts',
  },
  {
    file: 'server/partners/partners.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is written in the source.
    filter: 'workspace_id = ${workspaceId}::uuid',
    because: 'sums are kept by the ids of partners, which were found in their workspace before',
  },
  {
    file: 'server/partners/partners.ts',
    filter: 'eq(partnerReferrals.workspaceId, workspaceId)',
    because: 'counted by the ids of partners, which were found in their workspace before',
  },
  {
    file: 'server/partners/read-entries.ts',
    because: 'of a partner, who was found in the workspace before; commissions.test.ts',
  },
  { file: 'server/partners/earn-commission.ts', because: ofPlan },
  {
    file: 'server/partners/referrals.ts',
    because: 'of an account that signs up, for the partner whose link it followed; partners.test.ts',
  },
  { file: 'server/usage/call-usage.ts', because: ofCall },
  { file: 'server/stripe/collect-later.ts', because: ofProvider },
  { file: 'server/stripe/corrections.ts', because: ofProvider },
  { file: 'server/stripe/customers.ts', because: ofProvider },
  { file: 'server/stripe/events.ts', because: ofProvider },
  { file: 'server/stripe/outside-refunds.ts', because: ofProvider },
  { file: 'server/stripe/providers.ts', because: ofProvider },
  { file: 'server/stripe/reconcile.ts', because: ofProvider },
  {
    file: 'server/stripe/provider-settings.ts',
    filter: 'eq(stripeInvoices.workspaceId, workspaceId)',
    because: ofProvider,
  },
  { file: 'server/plans/plans.ts', filter: 'eq(planVersions.workspaceId, workspaceId)', because: ofPlan },
  { file: 'server/plans/plans.ts', filter: 'eq(plans.workspaceId, planVersions.workspaceId)', because: ofJoin },
  { file: 'server/billing/credit-notes.ts', because: ofPlan },
  { file: 'server/billing/issue-invoice.ts', because: ofPlan },
  { file: 'server/billing/overview.ts', because: ofPlan },
  { file: 'server/billing/pdf/make-pdf.ts', because: ofPlan },
  { file: 'server/billing/rate-period.ts', because: ofPlan },
  {
    file: 'server/billing/payments.ts',
    filter: 'eq(invoices.workspaceId, between.sellerId)',
    because: 'an invoice that was looked up in its workspace before',
  },
  {
    file: 'server/billing/payments.ts',
    filter: 'eq(payments.workspaceId, sellerId)',
    because: 'sums of an invoice that was looked up in its workspace before',
  },
  {
    file: 'server/billing/payments.ts',
    filter: 'eq(payments.workspaceId, sale.workspaceId)',
    because: 'the id of a repeat, which is nobody else’s',
  },
  {
    file: 'server/billing/read-invoices.ts',
    filter: 'eq(usageEvents.workspaceId, ratedUsage.workspaceId)',
    because: ofJoin,
  },
  { file: 'server/plans/plans.ts', filter: 'eq(planVersions.workspaceId, plans.workspaceId)', because: ofJoin },
  { file: 'server/products/products.ts', filter: 'eq(products.workspaceId, prices.workspaceId)', because: ofJoin },
  {
    file: 'server/products/products.ts',
    filter: 'eq(prices.workspaceId, sellerId)',
    because: 'prices are taken by the ids of products that were looked up in their workspace before; products.test.ts',
  },
  {
    file: 'server/subscriptions/periods.ts',
    filter: 'eq(billingPeriods.workspaceId, subscriptions.workspaceId)',
    because: ofJoin,
  },
  { file: 'server/subscriptions/periods.ts', filter: `m.workspace_id = ${'$'}{workspaceId}::uuid`, because: ofPlan },
  { file: 'server/subscriptions/periods.ts', filter: `e.workspace_id = ${'$'}{workspaceId}::uuid`, because: ofPlan },
  { file: 'server/subscriptions/roll.ts', because: ofPlan },
  { file: 'server/subscriptions/subscribe.ts', because: ofPlan },
  {
    file: 'server/brands/sites.ts',
    filter: 'eq(brandHosts.workspaceId, brands.workspaceId)',
    because: 'what all brands show, read before anybody is anywhere; brands.test.ts has several beside each other',
  },
  {
    file: 'server/secrets/settle-content.ts',
    because: 'a job behind a switch; sealing.test.ts has another workspace beside it',
  },
  {
    file: 'server/account/remove-account.ts',
    because: 'the end of an account, which no request of a workspace asks for; account.test.ts has others beside it',
  },
  {
    file: 'server/members/members.ts',
    filter: 'eq(roles.workspaceId, workspaceId)',
    because: 'names a role, which was looked up in its workspace before, to the member who got it',
  },
  { file: 'server/auth/oauth/company.ts', because: 'sign-in, before anybody is anywhere; company-sign-in.test.ts' },
  {
    file: 'server/auth/people-of-site.ts',
    because: 'sign-in at an agency’s site, before anybody is anywhere; people-of-brands.test.ts',
  },
  {
    file: 'server/security/check-company.ts',
    because: 'what members are held against, and owners are not; company-sign-in.test.ts',
  },
  {
    file: 'server/calls/calls.ts',
    filter: 'eq(callFigureRows.workspaceId, workspaceId)',
    because: 'figures are taken by the ids of agents that were looked up in their workspace before',
  },
  {
    file: 'server/contacts/file-message.ts',
    because: 'a job of the contact form; contact-form.test.ts has the same address in another workspace',
  },
  {
    file: 'server/security/change-security.ts',
    because: 'the operator’s, at the machine itself; security.test.ts',
  },
  {
    file: 'server/invitations/accept-invitation.ts',
    because: 'of an account, for the workspace that a token names; invitations.test.ts has people of other workspaces',
  },
  {
    file: 'server/invitations/mail-invitation.ts',
    because:
      'a job about one invitation, whose id is unique in the installation and was looked up in its workspace before',
  },
  { file: 'server/notifications/make-digests.ts', because: ofNotifications },
  { file: 'server/notifications/send-due.ts', because: ofNotifications },
  { file: 'server/notifications/spread-events.ts', because: ofNotifications },
  {
    file: 'server/support/enter-as-support.ts',
    because: 'notes that the operator came, for whom the workspace was found to be open; support-access.test.ts',
  },
  {
    file: 'server/support/open-to-support.ts',
    because: 'leaves out what the operator is a member of: without it the operator finds less; support-access.test.ts',
  },
  { file: 'server/speech/metering/plans.ts', because: 'the operator’s, who names the workspace; plans.test.ts' },
  { file: 'server/speech/metering/quota.ts', because: ofLedger },
  { file: 'server/usage/counters.ts', because: ofLedger },
  { file: 'server/usage/ledger.ts', because: ofLedger },
  { file: 'server/usage/recount.ts', because: ofLedger },
  {
    file: 'server/usage/trial.ts',
    filter: 'eq(trialGrants.workspaceId, workspaceId)',
    because: 'tells which of a few steps earned minutes, and all workspaces have the same; call-usage.test.ts',
  },
  {
    file: 'server/workspaces/delete-workspace.ts',
    filter: 'eq(accessTokens.workspaceId, workspaceId)',
    because: 'names tokens for caches to forget, which look again: nothing is told or changed',
  },
  {
    file: 'server/workspaces/delete-workspace.ts',
    filter: 'eq(members.workspaceId, id)',
    because: 'whether who deleted a subaccount belonged to it; subaccounts.test.ts',
  },
  {
    file: 'server/workspaces/erase-workspace.ts',
    because: 'a job by the clock; delete-workspace.test.ts has another workspace beside the one that goes',
  },
  {
    file: 'server/workspaces/workspaces.ts',
    filter: 'eq(members.workspaceId, workspaceId)',
    because: 'whom jobs write to about the operator’s workspace; contact-form.test.ts',
  },
  {
    file: 'server/knowledge/web/first-page.ts',
    because: 'a job reads the pages of one site, whose id nobody else has; web.test.ts',
  },
  {
    file: 'server/agent-tests/test-results.ts',
    because: 'verdicts by the ids of tests that were found in their workspace before: yes or no, and no word of them',
  },
  {
    file: 'server/agent-tests/test-subject.ts',
    filter: 'eq(actions.workspaceId, workspaceId)',
    because: 'names of actions, of which those count whose ids stand in the flow: no other workspace knows them',
  },
  {
    file: 'server/agent-tests/test-subject.ts',
    filter: 'eq(workflowVersions.workspaceId, workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/calls/call-plan.ts',
    because:
      'how words are said in a call: it sounds, and no answer tells of it; agent-sounds and calls have workspaces beside each other',
  },
  {
    file: 'server/replays/replays.ts',
    because:
      'calls of an agent that was found in its workspace before, by its id, which no other workspace has; replays.test.ts',
  },
  { file: 'server/workflows/automations/events.ts', because: ofAutomations },
  { file: 'server/workflows/automations/run-automation.ts', because: ofAutomations },
  { file: 'server/workflows/automations/schedule.ts', because: ofAutomations },
  { file: 'server/workflows/automations/start-automation.ts', because: ofAutomations },
  {
    file: 'server/workflows/automations/triggers.ts',
    filter: 'eq(workflowTriggers.workspaceId, workspaceId)',
    because:
      'asks whether a workflow that was found in its workspace before has triggers: yes or no, and no word of it',
  },
  {
    file: 'server/workflows/automations/triggers.ts',
    filter: 'eq(workflowTriggers.workspaceId, scope.workspaceId)',
    because: 'plans schedules anew by their own workspace, when its time zone changes; automations.test.ts',
  },
  {
    file: 'server/workflows/workflow-runs.ts',
    because: 'counts by ids of workflows and calls, which are random and of one workspace each; workflows.test.ts',
  },
  {
    file: 'server/workflows/workflow-uses.ts',
    because: 'names flows that have pinned a workflow, by its id, which no other workspace knows; workflows.test.ts',
  },
  {
    file: 'server/workflows/insert-workflow.ts',
    filter: 'eq(workflows.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/widgets/visitor-chats.ts',
    because: 'of a chat that a visitor’s token opens, by its id, which no other workspace has; widgets.test.ts',
  },
  { file: 'server/widgets/find-widget.ts', because: ofJoin },
  {
    file: 'server/contacts/change-contact.ts',
    filter: 'eq(contactNotes.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/contacts/suppressions.ts',
    filter: 'eq(suppressions.workspaceId, workspaceId)',
    because:
      'asks whether addresses are listed, or reads what was just written: contacts.test.ts has two workspaces with one number',
  },
  {
    file: 'server/contacts/contacts.ts',
    filter: `last.workspace_id = ${'$'}{workspaceId}`,
    because: 'where a page ended, of a list that is its workspace’s alone',
  },
  { file: 'server/contacts/which-contacts.ts', because: ofContacts },
  { file: 'server/contacts/merge-contacts.ts', because: ofContacts },
  { file: 'server/contacts/timeline.ts', because: ofContacts },
  { file: 'server/contacts/fields/fields.ts', filter: 'eq(contacts.workspaceId, workspaceId)', because: ofContacts },
  {
    file: 'server/contacts/segments/segments.ts',
    filter: 'eq(contactSegments.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/contacts/consents/consents.ts',
    filter: 'eq(contactConsents.workspaceId, workspaceId)',
    because: ofContacts,
  },
  { file: 'server/contacts/import/run-import.ts', because: ofImports },
  { file: 'server/contacts/import/undo-import.ts', because: ofImports },
  { file: 'server/contacts/import/match-rows.ts', because: ofImports },
  ...['dialling/claim', 'dialling/attempt', 'dialling/pause', 'dialling/run', 'dialling/settle'].map((name) => ({
    file: `server/campaigns/${name}.ts`,
    because: ofCampaigns,
  })),
  { file: 'server/campaigns/texting/settle-texts.ts', because: ofCampaigns },
  { file: 'server/campaigns/audience/facts.ts', because: ofCampaigns },
  { file: 'server/analytics/keep-satisfaction.ts', because: ofCall },
  { file: 'server/analytics/export-calls.ts', because: ofJoin },
  { file: 'server/analytics/reports.ts', because: ofNotifications },
  { file: 'server/analytics/get-analytics.ts', because: ofFigures },
  { file: 'server/calls/configuration-of-call.ts', because: ofCall },
  { file: 'server/calls/begin-at-once.ts', because: 'the row that was put in a line before' },
  {
    file: 'server/calls/change-call.ts',
    because: 'the row that is locked and changed was found in its workspace in the same transaction',
  },
  { file: 'server/campaigns/audience/prepare.ts', because: ofCampaigns },
  { file: 'server/campaigns/calling/gate.ts', because: ofCampaigns },
  {
    file: 'server/campaigns/calling/rules.ts',
    because: 'goes by a country, which is no id; campaigns.test.ts has a rule in one of two workspaces',
  },
  { file: 'server/campaigns/check-plan.ts', because: ofCampaigns },
  ...['campaignTargets', 'campaignAttempts', 'campaigns'].map((table) => ({
    file: 'server/campaigns/campaigns.ts',
    filter: `eq(${table}.workspaceId, workspaceId)`,
    because: ofFigures,
  })),
  {
    file: 'server/phone/accounts.ts',
    filter: 'eq(carrierAccounts.workspaceId, workspaceId)',
    because: 'the account of a number or a dial that was found in its workspace before',
  },
  {
    file: 'server/phone/connect-account.ts',
    filter: 'eq(carrierAccounts.workspaceId, workspaceId)',
    because: 'the account that was read in its workspace a line before',
  },
  {
    file: 'server/phone/numbers/numbers.ts',
    filter: 'eq(carrierAccounts.workspaceId, phoneNumbers.workspaceId)',
    because: ofJoin,
  },
  { file: 'server/phone/numbers/get-numbers.ts', because: ofCarrier },
  { file: 'server/phone/calls/begin-call.ts', because: ofLine },
  { file: 'server/phone/calls/step-call.ts', because: ofCall },
  { file: 'server/phone/dials/apply-event.ts', because: ofLine },
  {
    file: 'server/phone/dials/look-for.ts',
    because: 'a job over dials, by the ids of their own calls; place-call.test.ts',
  },
  {
    file: 'server/phone/dials/place-call.ts',
    filter: 'eq(phoneNumbers.workspaceId, scope.workspaceId)',
    because: ofCarrier,
  },
  {
    file: 'server/phone/dials/place-call.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: 'by the id of a call, which is one row’s in the whole installation',
  },
  { file: 'server/phone/messages/answer.ts', because: ofText },
  { file: 'server/phone/messages/begin-conversation.ts', because: ofText },
  { file: 'server/phone/messages/look-after-messages.ts', because: ofText },
  { file: 'server/phone/messages/receive.ts', because: ofText },
  { file: 'server/phone/messages/send-messages.ts', because: ofText },
  {
    file: 'server/phone/messages/thread-rows.ts',
    filter: 'eq(messageThreads.workspaceId, workspaceId)',
    because: ofText,
  },
  {
    file: 'server/phone/messages/threads.ts',
    filter: 'eq(phoneNumbers.workspaceId, workspaceId)',
    because: ofJoin,
  },
  { file: 'server/recordings/note-recording.ts', because: ofCall },
  {
    file: 'server/recordings/recorded-call.ts',
    filter: 'eq(calls.workspaceId, callRecordings.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/recordings/recorded-call.ts',
    filter: 'eq(phoneNumbers.workspaceId, calls.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/recordings/recorded-call.ts',
    filter: 'eq(carrierAccounts.workspaceId, phoneNumbers.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/recordings/recorded-call.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: ofCall,
  },
  {
    file: 'server/recordings/recordings.ts',
    filter: 'eq(calls.workspaceId, callRecordings.workspaceId)',
    because: ofJoin,
  },
  { file: 'server/phone/webhooks/answerer.ts', because: ofLine },
  { file: 'server/phone/webhooks/machine.ts', because: ofLine },
  { file: 'server/phone/webhooks/voice.ts', because: ofLine },
  {
    file: 'server/stand-in-carrier/stand-in-accounts.ts',
    because:
      'the carrier’s own rows, which its API alone tells of; stand-in-carrier.test.ts has two networks beside each other',
  },
  { file: 'server/widgets/widget-figures.ts', because: ofFigures },
  { file: 'server/widgets/visitor-room.ts', because: ofFigures },
  {
    file: 'server/alerts/alert-rules.ts',
    filter: 'eq(alerts.workspaceId, alertRules.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/alerts/alert-rules.ts',
    filter: 'eq(alerts.workspaceId, workspaceId)',
    because: 'the open alert of a rule that was looked up in its workspace before',
  },
  {
    file: 'server/alerts/alert-rules.ts',
    filter: 'eq(alertRules.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/alerts/check-alerts.ts',
    because: ofAlerts,
  },
  {
    file: 'server/alerts/read-figure.ts',
    filter: 'eq(callQuality.workspaceId, callFacts.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/alerts/read-figure.ts',
    filter: 'eq(of.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/analytics/get-funnel.ts',
    filter: 'eq(callFacts.workspaceId, callSteps.workspaceId)',
    because: ofJoin,
  },
  {
    file: 'server/call-batches/change-calls.ts',
    because: ofPicked,
  },
  {
    file: 'server/call-batches/export-calls.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: ofPicked,
  },
  {
    file: 'server/call-batches/pick-calls.ts',
    filter: 'eq(calls.workspaceId, scope.workspaceId)',
    because: 'those of others go no further than here: what changes, exports and deletes calls asks once more',
  },
  {
    file: 'server/call-links/call-links.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: 'holds a row for the time of a transaction, and tells nothing of it',
  },
  {
    file: 'server/call-links/open-link.ts',
    filter: 'eq(callLinks.workspaceId, workspaceId)',
    because: 'a link that was found by its token, which says its workspace',
  },
  {
    file: 'server/call-notes/call-notes.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: 'holds a row for the time of a transaction, and tells nothing of it',
  },
  {
    file: 'server/call-quality/call-quality.ts',
    filter: 'eq(callQuality.workspaceId, workspaceId)',
    because: 'of a call that was looked up in its workspace before',
  },
  {
    file: 'server/call-quality/rate-calls.ts',
    because: ofIndex,
  },
  {
    file: 'server/call-search/index-calls.ts',
    because: ofIndex,
  },
  {
    file: 'server/call-search/parts-of-calls.ts',
    because: ofIndex,
  },
  {
    file: 'server/call-search/search-calls.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because:
      'over calls that find_calls found by keyed hashes of their words, whose key is the workspace’s own; call-search.test.ts has several workspaces with the same words',
  },
  {
    file: 'server/call-search/search-calls.ts',
    filter: 'eq(callWords.workspaceId, workspaceId)',
    because: 'of calls whose ids were looked up in their workspace before',
  },
  {
    file: 'server/call-views/call-views.ts',
    filter: 'eq(callViews.workspaceId, workspaceId)',
    because: ofFigures,
  },
  {
    file: 'server/calls/hidden-of-call.ts',
    because: ofCall,
  },
  {
    file: 'server/live/acts.ts',
    filter: 'eq(callActs.workspaceId, workspaceId)',
    because: ofActs,
  },
  {
    file: 'server/live/bring-acts.ts',
    because: ofActs,
  },
  {
    file: 'server/live/read-call.ts',
    filter: 'eq(phoneNumbers.workspaceId, row.workspaceId)',
    because: ofActs,
  },
  {
    file: 'server/live/read-call.ts',
    filter: 'eq(callActs.workspaceId, workspaceId)',
    because: ofActs,
  },
  {
    file: 'server/missed-words/missed-words.ts',
    filter: 'eq(calls.workspaceId, workspaceId)',
    because: 'names of agents, by calls that were found in their workspace before',
  },
  {
    file: 'server/phone/calls/steer-call.ts',
    because: ofLine,
  },
  {
    file: 'server/sample-data/fill-sample-workspace.ts',
    because: ofSample,
  },
];
