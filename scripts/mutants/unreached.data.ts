interface Unreached {
  /** Files, of which all filters are meant, or `file: filter`, as it is written there, with `?` for a value in SQL. */
  filters: string[];
  because: string;
}

/**
 * Filters that run in transactions across all workspaces, where row-level security does not bind, and whose absence no
 * request of a workspace can show: each with what holds it instead.
 */
export const unreached: Unreached[] = [
  {
    because:
      'handed to a step of a stored call, which gives them the transaction of its workspace, with row-level security; step-stored-call.test.ts',
    filters: [
      'server/calls/call-plan.ts: eq(speechPronunciations.workspaceId, workspaceId)',
      'server/calls/recorded-speech.ts',
      'server/channels/chats/take-chat.ts',
      'server/channels/phone/calls/step-call.ts',
      'server/channels/phone/webhooks/answerer.ts: eq(dials.workspaceId, account.workspaceId)',
      'server/channels/phone/webhooks/look-at-line.ts: eq(phoneNumbers.workspaceId, account.workspaceId)',
    ],
  },
  {
    because:
      'handed to what runs by the clock, which gives them the transaction of a workspace, with row-level security; scheduled-actions.test.ts and automations.test.ts',
    filters: [
      'server/agents/workflows/automations/scheduled-workflows.ts',
      'server/agents/workflows/automations/start-automation.ts',
    ],
  },
  {
    because: 'a job by the clock, which joins a recording to its call by an id that is unique in the installation',
    filters: ['server/calls/recordings/remove-old.ts: eq(calls.workspaceId, callRecordings.workspaceId)'],
  },
  {
    because: 'of contacts that were found in their workspace before, by ids that are unique; erasures.test.ts',
    filters: ['server/contacts/forget-contacts.ts'],
  },
  {
    because: 'keeps from being removed: without it more is kept, and nothing is told; retention.test.ts',
    filters: [
      'server/records/holds.ts: h.workspace_id = ?',
      'server/identity/delete-workspace.ts: eq(legalHolds.workspaceId, workspaceId)',
    ],
  },
  {
    because:
      'what becomes of a call that has just ended, by its agent and its workspace, both found before; retention.test.ts',
    filters: ['server/records/leave-forgetting.ts'],
  },
  {
    because: 'work of a live call, whose id is unique in the installation and was looked up in its workspace before',
    filters: [
      'server/usage/complete-by-deed.ts',
      'server/actions/action-runs.ts',
      'server/actions/after-run.ts',
      'server/actions/kinds/test-calls.ts',
      'server/calls/after-calls/enqueue.ts',
      'server/calls/tell-of-turns.ts',
      'server/agents/agents.jobs.ts',
      'server/scheduling/booking.ts: eq(calls.workspaceId, workspaceId)',
      'server/scheduling/appointments/appointment-codes.ts',
      'server/scheduling/appointments-of-caller.ts',
      'server/calls/keep-satisfaction.ts',
      'server/calls/stored/transfers-of-call.ts',
      'server/records/configuration-of-call.ts',
      'server/calls/keep-opt-out.ts',
      'server/calls/renew-leases.ts',
      'server/calls/stored/sweep-calls.ts',
      'server/calls/tell-of-end.ts',
      'server/calls/note-recording.ts',
      'server/contacts/promised-tasks.ts',
      'server/usage/call-usage.ts',
    ],
  },
  {
    because: 'of a workspace with a plan, or a job that bills it: server/billing has many of both beside each other',
    filters: [
      'server/billing/invoices/billing-email.ts',
      'server/billing/invoices/credit-notes.ts',
      'server/billing/dunning/mail-step.ts',
      'server/billing/dunning/remind.ts',
      'server/billing/dunning/settings.ts',
      'server/billing/take-coupon.ts',
      'server/billing/coupons/coupons.ts: eq(couponUses.workspaceId, workspaceId)',
      'server/billing/coupons/coupons.ts: eq(coupons.workspaceId, sellerId)',
      'server/billing/client-prices.ts',
      'server/billing/issue-invoice.ts',
      'server/billing/pdf/make-pdf.ts',
      'server/billing/invoices/rate-period.ts',
      'server/billing/split-use.ts',
      'server/billing/invoices/use-credit.ts',
      'server/usage/note-numbers.ts',
      'server/billing/read-change.ts',
      'server/billing/earn-commission.ts',
      'server/billing/read-plans.ts: eq(planVersions.workspaceId, workspaceId)',
      'server/billing/periods.ts: m.workspace_id = ?::uuid',
      'server/billing/periods.ts: e.workspace_id = ?::uuid',
      'server/billing/roll-subscription.ts',
      'server/billing/subscribe.ts',
    ],
  },
  {
    because:
      'what an agency does to a subaccount, which was found by its parent before; server/agency/subaccounts has other agencies beside it',
    filters: [
      'server/identity/act-as-agency.ts',
      'server/agency/subaccounts/agent-copies.ts',
      'server/agency/subaccounts/copy-agent.ts',
      'server/agency/subaccounts/invite-owner.ts',
      'server/agency/subaccounts/make-subaccount.ts',
      'server/agency/subaccounts/manage-subaccount.ts',
    ],
  },
  {
    because: 'joins a row to one that was found in its workspace before, and tells no word of it',
    filters: [
      'server/channels/phone/sip/sip-accounts.ts: eq(carrierAccounts.workspaceId, sipAccounts.workspaceId)',
      'server/agents/test-subject.ts: eq(workflowVersions.workspaceId, workspaceId)',
      'server/knowledge/files/show-files.ts: eq(knowledgeVersions.workspaceId, knowledgeFiles.workspaceId)',
      'server/billing/read-plans.ts: eq(planVersions.workspaceId, plans.workspaceId)',
      'server/billing/read-plans.ts: eq(plans.workspaceId, planVersions.workspaceId)',
      'server/billing/products.ts: eq(products.workspaceId, prices.workspaceId)',
      'server/billing/periods.ts: eq(billingPeriods.workspaceId, subscriptions.workspaceId)',
      'server/channels/widgets/find-widget.ts',
    ],
  },
  {
    because:
      'of a seller that collects online, which those of the cross-tenant test do not: server/billing/stripe has several of both beside each other',
    filters: [
      'server/billing/stripe/collect-later.ts',
      'server/billing/stripe/customers.ts',
      'server/billing/stripe/events.ts',
      'server/billing/stripe/providers.ts',
      'server/billing/stripe/reconcile.ts',
    ],
  },
  {
    because:
      'work over people of one campaign, which was found in its workspace before; campaigns.test.ts has several workspaces beside each other',
    filters: [
      'server/campaigns/check-plan.ts',
      'server/campaigns/dialling/pause.ts',
      'server/campaigns/dialling/run.ts',
      'server/campaigns/dialling/settle.ts',
      'server/campaigns/texting/settle-texts.ts',
    ],
  },
  {
    because: 'figures of what was looked up in its workspace before: a number, and no word of it',
    filters: [
      'server/agents/make-live.ts',
      'server/knowledge/files/show-files.ts: eq(knowledgeFiles.workspaceId, workspaceId)',
      'server/channels/widgets/visitor-room.ts',
    ],
  },
  {
    because: 'a job by the clock, over rows that name their workspace',
    filters: [
      'server/knowledge/files/read-anew.ts',
      'server/knowledge/web/refresh-due.ts',
      'server/channels/phone/sip/sip-phone.ts: eq(sipAccounts.workspaceId, this.row.workspaceId)',
    ],
  },
  {
    because:
      'work on one account or appointment, which was found in its workspace before, or which a service outside has to answer; server/scheduling/office has several workspaces beside each other',
    filters: [
      'server/scheduling/appointments.ts: eq(officeAccounts.workspaceId, officeEvents.workspaceId)',
      'server/scheduling/office/leave-events.ts',
    ],
  },
  {
    because: 'no request names a fact, a hold or a key of the ledger: its own tests hold it (server/usage)',
    filters: ['server/usage/ledger/counters.ts', 'server/usage/ledger.ts'],
  },
  {
    because:
      'goes by numbers, addresses and tags, or by contacts that were found in their workspace before; contact-lists.test.ts has two workspaces with the same ones',
    filters: ['server/contacts/people/timeline.ts', 'server/contacts/contact-query.ts'],
  },
  {
    because:
      'a job by the clock, over rows that name their workspace; server/notifications has several beside each other',
    filters: ['server/calls/analytics/reports.ts'],
  },
  {
    because: 'sign-in, before anyone is anywhere; company-sign-in.test.ts',
    filters: ['server/identity/auth/oauth/company.ts'],
  },
  {
    because: 'sign-in at an agency’s site, before anyone is anywhere; people-of-brands.test.ts',
    filters: ['server/identity/auth/people-of-site.ts'],
  },
  {
    because: 'sums of an invoice that was looked up in its workspace before',
    filters: ['server/billing/invoices/payments.ts: eq(payments.workspaceId, sellerId)'],
  },
  {
    because: 'the id of a repeat, which is no one else’s',
    filters: ['server/billing/invoices/payments.ts: eq(payments.workspaceId, sale.workspaceId)'],
  },
  {
    because: 'what all brands show, read before anyone is anywhere; brands.test.ts has several beside each other',
    filters: ['server/identity/sites.ts'],
  },
  {
    because: 'a job of the contact form; contact-form.test.ts has the same address in another workspace',
    filters: ['server/contacts/contact-form/file-message.ts', 'server/contacts/people/find-known.ts'],
  },
  {
    because: 'of an account, for the workspace that a token names; invitations.test.ts has people of other workspaces',
    filters: ['server/identity/invitations/accept-invitation.ts'],
  },
  {
    because: 'prices of who sells to an agency, and not its own; margins.test.ts',
    filters: ['server/billing/read-costs.ts'],
  },
  {
    because:
      'invoices are counted by the ids of an agency’s own subaccounts; margins.test.ts has other agencies beside it',
    filters: ['server/agency/margins/read-revenue.ts'],
  },
  {
    because: 'a job by the clock, which looks for the brand of an agency; notifications.test.ts',
    filters: ['server/notifications/sending/watch-installation.ts'],
  },
  {
    because: 'of an account that signs up, for the partner whose link it followed; partners.test.ts',
    filters: ['server/agency/partners/referrals.ts'],
  },
  {
    because:
      'what a carrier tells of a call, by the account that its signature proves; server/channels/phone has several of them beside each other',
    filters: ['server/channels/phone/calls/begin-call.ts'],
  },
  {
    because: 'names that an agency keeps of former subaccounts, which used something of its own; margins.test.ts',
    filters: ['server/agency/subaccounts/known-subaccounts.ts'],
  },
  {
    because: 'notes that the operator came, for whom the workspace was found to be open; support-access.test.ts',
    filters: ['server/identity/support/enter-as-support.ts'],
  },
  {
    because: 'leaves out what the operator is a member of: without it the operator finds less; support-access.test.ts',
    filters: ['server/identity/support/open-to-support.ts'],
  },
  {
    because: 'of a chat that a visitor’s token opens, by its id, which no other workspace has; widgets.test.ts',
    filters: ['server/channels/widgets/visitor-chats.ts'],
  },
  {
    because: 'whether who deleted a subaccount belonged to it; subaccounts.test.ts',
    filters: ['server/identity/delete-workspace.ts: eq(members.workspaceId, id)'],
  },
  {
    because: 'a job by the clock; delete-workspace.test.ts has another workspace beside the one that goes',
    filters: ['server/identity/workspaces/erase-workspace.ts'],
  },
  {
    because: 'whom jobs write to about the operator’s workspace; contact-form.test.ts',
    filters: ['server/identity/workspaces.ts: eq(members.workspaceId, workspaceId)'],
  },
  {
    because:
      'what has actions run by themselves, over rows that name their workspace; server/actions/triggers has several beside each other',
    filters: ['server/actions/triggers/triggered-runs.ts'],
  },
  {
    because: 'an invoice that was looked up in its workspace before',
    filters: ['server/billing/invoices/payments.ts: eq(invoices.workspaceId, between.sellerId)'],
  },
  {
    because: 'counted by the ids of partners, which were found in their workspace before',
    filters: ['server/agency/partners/partners.ts: eq(partnerReferrals.workspaceId, workspaceId)'],
  },
  {
    because: 'of a partner, who was found in the workspace before; commissions.test.ts',
    filters: ['server/agency/partners/read-entries.ts'],
  },
  {
    because: 'a job that fills a workspace which is made for it, and no one else’s',
    filters: [
      'server/sample-data/fill-sample-workspace.ts',
      'server/sample-data/store-sample-campaigns.ts',
      'server/sample-data/store-what-followed.ts',
      // Besides, they run in requests, where row-level security binds.
      'server/campaigns/audience/facts.ts',
      'server/campaigns/audience/prepare.ts',
      'server/campaigns/campaigns.ts',
      'server/contacts/consents.ts',
    ],
  },
  {
    because: 'a job behind a switch; sealing.test.ts has another workspace beside it',
    filters: ['server/platform/secrets/settle-content.ts'],
  },
  {
    because: 'read where a workspace has an agency, which those of the cross-tenant test have not; acting.test.ts',
    filters: ['server/identity/read-agency-part.ts'],
  },
  {
    because: 'whether someone may hear at all; who hears is read again, and that filter is tried',
    filters: ['server/notifications/known-webhooks.ts'],
  },
  {
    because:
      'work of the queue, over rows that name their workspace; automations.test.ts has several of those beside each other',
    filters: ['server/records/automation-events.ts'],
  },
  {
    because: 'the end of an account, which no request of a workspace asks for; account.test.ts has others beside it',
    filters: ['server/identity/account/remove-account.ts'],
  },
  {
    because:
      'steps are taken by the ids of actions that were looked up in their workspace before; stored-actions.test.ts',
    filters: ['server/records/action-uses.ts'],
  },
  {
    because: 'names of actions, of which those count whose ids stand in the flow: no other workspace knows them',
    filters: ['server/agents/test-subject.ts: eq(actions.workspaceId, workspaceId)'],
  },
  {
    because: 'the version of a call, whose agent was looked up in its workspace before',
    filters: ['server/records/agent-rows.ts: eq(agentVersions.workspaceId, scope.workspaceId)'],
  },
  {
    because: 'accounts that belong to a calendar, by its id, which no other workspace has',
    filters: ['server/scheduling/calendars/calendars.ts: eq(officeAccounts.workspaceId, scope.workspaceId)'],
  },
  {
    because: 'counts appointments by the ids of calendars, which no other workspace has',
    filters: ['server/scheduling/calendars/calendars.ts: eq(appointments.workspaceId, scope.workspaceId)'],
  },
  {
    because:
      'looks through every table for a person, or for what is old, in the workspace of a job or of who asks: the tests of privacy have others beside it',
    filters: [
      'server/privacy/erasures/scan-table.ts',
      'server/privacy/erasures/walk-person.ts',
      'server/privacy/erasures/rows.ts',
      'server/privacy/retention/remove-words.ts',
      'server/privacy/retention/sweep-retention.ts',
    ],
  },
  {
    because:
      'asks whether addresses are listed, or reads what was just written: contacts.test.ts has two workspaces with one number',
    filters: ['server/contacts/suppressions.ts'],
  },
  {
    because: 'whether an agent that was looked up in its workspace has anything to answer from',
    filters: ['server/knowledge/agent-questions.ts'],
  },
  {
    because: 'names are taken by the ids of folders of rows that were looked up in their workspace before',
    filters: ['server/knowledge/files/show-files.ts: eq(knowledgeFolders.workspaceId, workspaceId)'],
  },
  {
    because:
      'counts files, of which none has ten thousand, and finds one in a folder of the workspace; the third is seen',
    filters: ['server/knowledge/take-content.ts'],
  },
  {
    because: 'sums are kept by the ids of partners, which were found in their workspace before',
    filters: ['server/agency/partners/partners.ts: workspace_id = ?::uuid'],
  },
  {
    because: 'the account of a number or a dial that was found in its workspace before',
    filters: ['server/carriers/accounts.ts'],
  },
  {
    because: 'prices are taken by the ids of products that were looked up in their workspace before; products.test.ts',
    filters: ['server/billing/products.ts: eq(prices.workspaceId, sellerId)'],
  },
  {
    because: 'the operator’s, who names the workspace; plans.test.ts',
    filters: ['server/channels/speech/metering/plans.ts'],
  },
  {
    because:
      'names and addresses that an agency keeps of subaccounts, which were found by their parent; subaccounts.test.ts',
    filters: ['server/agency/subaccounts/list-subaccounts.ts'],
  },
  {
    because: 'tells which of a few steps earned minutes, and all workspaces have the same; call-usage.test.ts',
    filters: ['server/usage/trial.ts'],
  },
  {
    because: 'counted by the ids of webhooks, which were found in their workspace before',
    filters: ['server/notifications/webhooks/show-webhook.ts'],
  },
  {
    because: 'the token of an app, found by the hash of a code or a refresh token, which no one else has; apps.test.ts',
    filters: ['server/identity/apps/app-tokens.ts'],
  },
  {
    because: 'names tokens for caches to forget, which look again: nothing is told or changed',
    filters: ['server/identity/delete-workspace.ts: eq(accessTokens.workspaceId, workspaceId)'],
  },
  {
    because: 'written by the operator, or by an agency for a subaccount that was found by its parent; limits.test.ts',
    filters: ['server/billing/limits.ts'],
  },
  {
    because: 'names a role, which was looked up in its workspace before, to the member who got it',
    filters: ['server/identity/members/members.ts: eq(roles.workspaceId, workspaceId)'],
  },
  {
    because: 'the account that was read in its workspace a line before',
    filters: [
      'server/carriers/connect-account.ts: eq(carrierAccounts.workspaceId, workspaceId)',
      'server/carriers/connect-carrier.ts: eq(carrierAccounts.workspaceId, workspaceId)',
    ],
  },
];
