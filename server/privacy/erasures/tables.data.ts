import type { ErasedPlace } from '#domain/privacy/erasures.ts';

/**
 * What an erasure does in each table with rows of a workspace. call: the row tells of a call, which goes with everything. delete: the row
 * goes. own: a rule of its own (`rows.ts`). blank: the person's number, address and name are taken out of its texts. keep: it stays, for
 * the reason that its group says.
 */
export type Deed =
  | { do: 'call'; call: string }
  | { do: 'delete' | 'blank' | 'own'; place: ErasedPlace }
  | { do: 'keep' };

const groups: readonly [Deed, string][] = [
  [{ do: 'call', call: 'id' }, 'calls'],
  [
    { do: 'call', call: 'call_id' },
    'call_turns call_acts call_notes call_analyses missed_words knowledge_gap_questions dials sip_dials',
  ],
  [{ do: 'own', place: 'contacts' }, 'contacts'],
  [{ do: 'blank', place: 'contacts' }, 'contact_notes'],
  [{ do: 'delete', place: 'imports' }, 'contact_import_rows'],
  [{ do: 'blank', place: 'imports' }, 'contact_imports'],
  [{ do: 'delete', place: 'consents' }, 'contact_consents'],
  [{ do: 'delete', place: 'messages' }, 'message_threads phone_messages'],
  [{ do: 'delete', place: 'tasks' }, 'tasks'],
  [{ do: 'blank', place: 'tasks' }, 'task_notes'],
  [{ do: 'own', place: 'appointments' }, 'appointments'],
  [{ do: 'own', place: 'actions' }, 'action_runs'],
  [{ do: 'delete', place: 'workflows' }, 'automations'],
  [{ do: 'delete', place: 'webhooks' }, 'webhook_events'],
  [{ do: 'blank', place: 'webhooks' }, 'webhook_tries'],
  [{ do: 'delete', place: 'models' }, 'model_requests'],
  [{ do: 'own', place: 'campaigns' }, 'campaign_targets'],
  [{ do: 'blank', place: 'campaigns' }, 'campaign_attempts'],
  [{ do: 'own', place: 'speech' }, 'speech_clips'],
  [{ do: 'delete', place: 'notifications' }, 'notification_events'],
  [{ do: 'own', place: 'answers' }, 'repeats'],
  [{ do: 'blank', place: 'other' }, 'agent_tests call_views contact_segments call_links'],
  // Kept with their calls, or as numbers, hashes and names of kinds that tell no one.
  [
    { do: 'keep' },
    'call_events call_facts call_steps call_quality call_words call_recordings call_figures turned_away',
  ],
  [{ do: 'keep' }, 'appointment_codes workflow_runs usage_events usage_holds usage_meters usage_days stored_files'],
  [{ do: 'keep' }, 'notifications notification_sends notification_deliveries webhook_deliveries office_events'],
  // Gone with the conversation on the line.
  [{ do: 'keep' }, 'sip_dialogs'],
  [{ do: 'blank', place: 'calls' }, 'waiting_callers'],
  // Entries of the log hold no value of a contact, and can't be changed.
  [{ do: 'keep' }, 'audit_entries'],
  // The list has a rule of its own: it stays, blind. Holds and receipts are what an erasure goes by.
  [{ do: 'keep' }, 'suppressions legal_holds erasures workspace_retention agent_retention'],
  // What the business has set up: who is named in it works there, or was named on purpose. The preview names its documents.
  [{ do: 'keep' }, 'agents agent_versions agent_drafts agent_approvals agent_releases agent_imports agent_sources'],
  [
    { do: 'keep' },
    'agent_test_results agent_recorded_sentences agent_prepared_speech agent_knowledge_folders after_calls alert_rules alerts',
  ],
  [
    { do: 'keep' },
    'actions tool_servers workflows workflow_versions workflow_triggers widgets browser_keys campaigns calling_rules',
  ],
  [
    { do: 'keep' },
    'calendars call_scorecards contact_fields speech_pronunciations speech_plans webhooks webhook_listeners',
  ],
  [{ do: 'keep' }, 'knowledge_files knowledge_folders knowledge_gaps knowledge_index knowledge_phrasings'],
  [{ do: 'keep' }, 'knowledge_pieces knowledge_synonyms knowledge_terms knowledge_totals knowledge_vectors'],
  [{ do: 'keep' }, 'knowledge_versions model_caps model_connections model_prices phone_numbers carrier_accounts'],
  [{ do: 'keep' }, 'sip_accounts stand_in_accounts stand_in_numbers crm_connections office_accounts office_sign_ins'],
  [{ do: 'keep' }, 'recogniser_connections vault_secrets security_settings content_keys company_sign_in brands'],
  [{ do: 'keep' }, 'brand_hosts workspace_limits api_request_months getting_started trial_grants support_access'],
  // People who work there, and those who sell to it, whose accounts are deleted as accounts.
  [{ do: 'keep' }, 'members roles invitations access_tokens app_grants notification_preferences push_devices'],
  [{ do: 'keep' }, 'notification_targets lesson_completions partners partner_earnings partner_payouts partner_rates'],
  [{ do: 'keep' }, 'partner_referrals subaccounts subaccount_entries subaccount_permissions subaccount_templates'],
  // Books that the law wants kept.
  [{ do: 'keep' }, 'billing_profiles billing_periods charges client_prices coupons coupon_uses dunning_settings'],
  [{ do: 'keep' }, 'dunning_steps invoices ledger_entries payments payment_checkouts payment_customers'],
  [
    { do: 'keep' },
    'payment_providers plans plan_versions prices products rated_usage stripe_corrections stripe_events',
  ],
  [{ do: 'keep' }, 'stripe_invoices subscriptions tax_rates invoice_numbers pooled_usage rated_pooled_usage'],
];

const deeds = new Map(groups.flatMap(([deed, names]) => names.split(' ').map((name) => [name, deed] as const)));

/** Tables that have a line here. */
export const knownTables: readonly string[] = [...deeds.keys()];

/** What is done in a table; one that is not listed is blanked. */
export const deedIn = (table: string): Deed => deeds.get(table) ?? { do: 'blank', place: 'other' };
