import { actionsLimit } from '#domain/actions/actions.ts';
import { brandHostsLimit } from '#domain/agency/brand.ts';
import { partnersLimit } from '#domain/agency/partners.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { plansApi, plansLimit } from '#domain/billing/plans.ts';
import { pricesLimit } from '#domain/billing/products.ts';
import { taxRatesLimit } from '#domain/billing/sales.ts';
import { pronunciationsLimit } from '#domain/channels/speech.ts';
import { notesLimit } from '#domain/contacts/tasks.ts';
import { tokensLimit } from '#domain/identity/access-tokens.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { mostModelConnections } from '#domain/models/model-services.ts';
import { devicesLimit, targetsLimit } from '#domain/notifications/notification-limits.ts';
import { webhooksLimit } from '#domain/notifications/webhook-limits.ts';
import { calendarsLimit } from '#domain/scheduling/calendars.ts';
import { pdfKey } from '#server/billing/pdf/pdf-key.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { anInvoice, automaticFlow, later, marker } from './cross-tenant.fixture.ts';
import { alertRows } from './cross-tenant-alerts.ts';
import { callRows } from './cross-tenant-calls.ts';
import { campaignRows } from './cross-tenant-campaigns.ts';
import { contactRows } from './cross-tenant-contacts.ts';
import { crmRows } from './cross-tenant-crm.ts';
import type { Ids } from './cross-tenant-ids.ts';
import { keysOf, knowledgeRows } from './cross-tenant-knowledge.ts';
import { officeRows } from './cross-tenant-office.ts';
import { phoneRows } from './cross-tenant-phone.ts';
import { questionRows } from './cross-tenant-questions.ts';
import { toolServerRows } from './cross-tenant-tools.ts';
import { transcriberRows } from './cross-tenant-transcriber.ts';
import { widgetRows } from './cross-tenant-widgets.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { fillTenantTables, withoutTriggers } from './tenant-tables.ts';

/** Rows of two workspaces for the test that neither can learn of the other or change it. */

/** Whom the example invites: invited there already. */
const [invitedEmail] = invitationsApi.create.example.body.emails;

/** The number of the person with the appointment. */
export const callersLine = '+15715550123';

/** Terms of a plan. */
const terms = {
  ...plansApi.create.example.body,
  interval: 'month',
  setupFee: 0,
  trialDays: 0,
  trialMinutes: 0,
  meters: {},
  limits: {},
  unitPrices: {},
};

/** The session of a person, which is no row of a workspace: the members of one may end it. */
async function sessionOf({ db }: TestApp['services'], userId: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from sessions where user_id = $1', [userId]);
  return rows[0]!.id;
}

/** One row of every noun, full lists, and something in every other table. */
export async function fill({ services }: TestApp, tenant: TestClient): Promise<Ids> {
  const { workspaceId: w, userId } = tenant;
  const { pool } = services.db;
  const agent = await tenant.call(agentsApi.create, { body: { template: 'customer-support', name: marker } });
  const ids: Ids = { agentId: agent.id, memberUserId: userId, memberSessionId: await sessionOf(services, userId) };
  for (const name of [
    ...['viewId', 'noteId', 'linkId'],
    ...['approvalId', 'callId', 'chatId', 'numberId', 'phoneCallId', 'threadId', 'messageId'],
    'appointmentId',
    'calendarId',
    'taskId',
    'clipId',
    'pronunciationId',
    ...['tokenId', 'secretId'],
    ...['contactId', 'suppressionId', 'fieldId', 'segmentId', 'campaignId', 'importId'],
    'roleId',
    'invitationId',
    'memberId',
    'notificationId',
    'targetId',
    ...['webhookId', 'toolServerId', 'sipAccountId', 'carrierAccountId'],
    'connectionId',
    'deliveryId',
    'deviceId',
    'planId',
    'invoiceId',
    'lineId',
    'paymentId',
    'taxRateId',
    'couponId',
    'subaccountId',
    ...['holdId', 'erasureId'],
    'templateId',
    'partnerId',
    'checkoutId',
    'folderId',
    'filledFolderId',
    'fileId',
    'textId',
    'entryId',
    'synonymId',
    'gapId',
    'actionId',
    'actionRunId',
    'workflowId',
    ...[
      'triggerId',
      'automationId',
      'testId',
      'workflowTestId',
      'widgetId',
      'browserKeyId',
      'officeAccountId',
      'ruleId',
      'alertId',
      'unrecognizedId',
      'sentenceId',
    ],
  ])
    ids[name] = newId();
  ids.host = `${newId()}.example`;
  ids.version = '1';
  // Ahead of everything in the log, so that a page of it that is not the asker's own begins with it.
  const told = {
    at: later,
    action: 'agent.updated',
    actor: { kind: 'person', userId, tokenId: null },
    ip: null,
    object: { kind: 'agent', id: marker },
    before: null,
    after: { name: marker },
  };
  // The same call, watched.
  ids.liveCallId = ids.callId!;
  await withoutTriggers(
    pool,
    `insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, ticket_expires_at)
       values ('${w}', '${ids.callId}', '${agent.id}', 1, '${marker}', 'browser', 'ended', '{}', now(), now(), now(), now());
     insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, ticket_expires_at)
       select '${w}', gen_random_uuid(), '${agent.id}', 1, '${marker}', 'browser', 'waiting', '{}', '2026-11-23T08:00Z', '${later}' from generate_series(1, 60);
     insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, ticket_expires_at)
       values ('${w}', '${ids.chatId}', '${agent.id}', 1, '${marker}', 'chat', 'ended', '{}', now(), now(), now(), now());
     ${widgetRows(w, ids)}${phoneRows(w, ids, services)}${crmRows(w, ids, services)}${officeRows(w, ids, services)}${transcriberRows(w, services)}${alertRows(w, ids)}${toolServerRows(w, ids)}
     ${callRows(w, agent.id, userId, ids)}
     insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
       values ('${w}', '${ids.callId}', 0, 'agent', '${marker}', false, 0, false);
     insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at, started_at, ended_at, output)
       values ('${w}', '${marker}', '${ids.callId}', 'book', 'send_email', '{"to":"${marker}"}', 'succeeded', 1, now(), now(), now(), '{}');
     insert into agent_drafts (workspace_id, agent_id, revision, base_version, configuration, changed_at, changed_by)
       select v.workspace_id, v.agent_id, 7, 1, jsonb_set(v.configuration, '{greeting}', '"${marker}"'), now(), '${userId}'
       from agent_versions v where v.workspace_id = '${w}';
     insert into agent_releases (workspace_id, agent_id, stable_version, candidate_version, percent, numbers, salt, state, started_at)
       values ('${w}', '${agent.id}', 1, 1, 50, '{}', '${marker}', 'running', now());
     insert into agent_approvals (workspace_id, agent_id, id, state, configuration, note, asked_by, asked_at)
       select v.workspace_id, v.agent_id, '${ids.approvalId}', 'open', v.configuration, '${marker}', gen_random_uuid(), now()
       from agent_versions v where v.workspace_id = '${w}';
     insert into agent_imports (workspace_id, agent_id, report, imported_at)
       values ('${w}', '${agent.id}', '{"source":"retell_flow","counts":{"came":1,"changed":0,"lost":0},"problems":[],"lines":[{"fate":"came","what":"${marker}","paths":[],"steps":[]}]}', now());
     insert into agent_prepared_speech (workspace_id, agent_id, version, sentences, done, failed, changed_at)
       values ('${w}', '${agent.id}', 1, 4711, 4700, 0, now());
     insert into agent_recorded_sentences (workspace_id, agent_id, sentence_id, language, text, sound, ms, recorded_at)
       values ('${w}', '${agent.id}', '${ids.sentenceId}', 'en-US', '${marker}', '\\x00000100', 4711, now());
     insert into workflows (workspace_id, id, name, template, status, flow, revision, version, created_at)
       select '${w}', '${ids.workflowId}', '${marker}', null, 'active', configuration->'flow', 7, 1, now()
       from agent_versions where workspace_id = '${w}';
     insert into workflow_versions (workspace_id, workflow_id, version, flow, created_at)
       values ('${w}', '${ids.workflowId}', 1, '${JSON.stringify(automaticFlow)}', now());
     insert into workflow_runs (workspace_id, workflow_id, call_id, version, outcome, ran_at)
       values ('${w}', '${ids.workflowId}', '${ids.callId}', 1, 'success', '${later}');
     insert into workflow_triggers (workspace_id, workflow_id, id, kind, settings, next_run_at, created_at)
       values ('${w}', '${ids.workflowId}', '${ids.triggerId}', 'contact_added', '{"kind":"contact_added","tags":["${marker}"]}', '${later}', now());
     insert into automations (workspace_id, id, workflow_id, version, source, cause, call_id, status, outcome, error, given, events, started_at, ended_at)
       values ('${w}', '${ids.automationId}', '${ids.workflowId}', 1, '${marker}', 'manual', '${ids.callId}', 'succeeded', 'success', '${marker}', '{"name":"${marker}"}', '[]', '${later}', '${later}');
     insert into agent_tests (workspace_id, id, agent_id, workflow_id, name, test, changed_at)
       values ('${w}', '${ids.testId}', '${agent.id}', null, '${marker}', '{"name":"${marker}","at":"2026-11-20T10:00 UTC","turns":[]}', now()),
         ('${w}', '${ids.workflowTestId}', null, '${ids.workflowId}', '${marker}', '{"name":"${marker}","at":"2026-11-20T10:00 UTC","turns":[]}', now());
     insert into agent_test_results (workspace_id, test_id, digest, passed, ran_at) values ('${w}', '${ids.testId}', '${marker}', true, now());
     insert into workflows (workspace_id, id, name, template, status, flow, revision, version, created_at)
       select '${w}', gen_random_uuid(), '${marker}', null, 'inactive', jsonb_build_object('name', '${marker}', 'version', 2,
         'nodes', '[]'::jsonb, 'edges', '[]'::jsonb, 'workflows', jsonb_build_object('other', jsonb_build_object('name', 'other',
         'nodes', '[]'::jsonb, 'edges', '[]'::jsonb, 'outputs', '[]'::jsonb, 'workflowId', '${ids.workflowId}', 'workflowVersion', 1))), 0, 0, now();
     insert into actions (workspace_id, id, name, template, status, configuration, variables, triggers, created_at)
       select '${w}', case when n = 1 then '${ids.actionId}' else gen_random_uuid() end, '${marker}', 'send-email', 'active',
         '{"template":"send-email","to":"team","subject":"${marker}","body":"${marker}"}', '[]',
         '{"afterCall":{"agentIds":[],"outcomes":[]},"schedule":null,"beforeCall":null}', now()
       from generate_series(1, ${actionsLimit}) n;
     insert into action_runs (workspace_id, run_id, node_id, action, action_id, trigger, input, status, attempts, created_at, ended_at, output)
       values ('${w}', '${ids.actionRunId}', 'manual', 'run_action', '${ids.actionId}', 'manual',
         '{"actionId":"${ids.actionId}","inputs":{}}', 'succeeded', 1, now(), now(), '{"note":"${marker}"}');
     insert into calendars (workspace_id, id, name, created_at) values ('${w}', '${ids.calendarId}', '${marker}', now());
     insert into calendars (workspace_id, id, name, created_at)
       select '${w}', gen_random_uuid(), 'calendar ' || n, now() from generate_series(2, ${calendarsLimit}) n;
     insert into appointments (workspace_id, id, start_at, end_at, time_zone, title, calendar_id, status, created_at)
       values ('${w}', gen_random_uuid(), '2026-01-05', '2026-01-06', 'Europe/Berlin', '${marker}', '${ids.calendarId}', 'booked', now());
     insert into appointments (workspace_id, id, start_at, end_at, time_zone, title, attendee_name, attendee_phone, call_id, status, created_at)
       values ('${w}', '${ids.appointmentId}', '${later}', '${later}'::timestamptz + interval '1 hour', 'Europe/Berlin', '${marker}', '${marker}', '${callersLine}', '${ids.callId}', 'booked', now());
     insert into tasks (workspace_id, id, source, kind, summary, phone, caller_name, call_id, agent_id, agent_name, turns, status, assignee_id, due_at, test, created_at)
       values ('${w}', '${ids.taskId}', '${marker}', 'call_back', '${marker}', '${marker}', '${marker}', '${ids.callId}', '${agent.id}', '${marker}', '{0}', 'open', '${userId}', '2026-11-23T07:00Z', false, now());
     insert into tasks (workspace_id, id, source, kind, summary, status, assignee_id, due_at, test, created_at, done_at)
       values ('${w}', gen_random_uuid(), '${marker} 2', 'message', '${marker}', 'done', '${userId}', now(), false, now(), now());
     insert into task_notes (workspace_id, task_id, id, text, created_at)
       select '${w}', '${ids.taskId}', gen_random_uuid(), '${marker}', now() from generate_series(1, ${notesLimit});
     insert into after_calls (workspace_id, agent_id, promises_to, summary_mail, caller_mail)
       values ('${w}', '${agent.id}', 'team', 'always', '{"subject":"${marker}","text":"${marker}"}');
     ${contactRows(w, ids)};
     ${campaignRows(w, ids)}
     insert into speech_clips (workspace_id, id, status, text, voice, language, speed, format, sample_rate, characters, created_at, expires_at)
       values ('${w}', '${ids.clipId}', 'done', '${marker}', 'sarah', 'en-US', 1, 'mp3', 24000, 5, now(), '${later}');
     insert into speech_pronunciations (workspace_id, id, word, spoken_as, created_at)
       select '${w}', case when n = 1 then '${ids.pronunciationId}' else gen_random_uuid() end, '${marker}' || n, 'x', now()
       from generate_series(1, ${pronunciationsLimit}) n;
     insert into company_sign_in (workspace_id, domain, dns_token, issuer, client_id, client_secret, updated_at)
       values ('${w}', '${newId()}.invalid', '${marker}', '${marker}', '${marker}', '${marker}', now());
     insert into brands (workspace_id, name, updated_at) values ('${w}', '${marker}', now());
     insert into brand_hosts (workspace_id, host, dns_token, created_at)
       select '${w}', case when n = 1 then '${ids.host}' else n || '.${ids.host}' end, '${marker}', now()
       from generate_series(1, ${brandHostsLimit}) n;
     insert into audit_entries (workspace_id, seq, id, body, hash, action, user_id, object_id, at)
       values ('${w}', 1000000 + (random() * 1000000)::int, gen_random_uuid(), '${JSON.stringify(told)}', '${marker}', 'agent.updated', '${userId}', '${marker}', '${later}');
     insert into presence (user_id, choice, seen_at) values ('${userId}', 'online', '${later}');
     insert into access_tokens (workspace_id, id, name, hash, shown, scopes, role, created_by, created_at)
       select '${w}', case when n = 1 then '${ids.tokenId}' else gen_random_uuid() end, '${marker}', '${w}' || n, 'sk-', '{speech}', 'owner', '${userId}', now()
       from generate_series(1, ${tokensLimit}) n;
     insert into support_access (workspace_id, until, may_change, allowed_by)
       values ('${w}', '${later}', true, '${userId}');
     insert into security_settings (workspace_id, two_factor_from, ip_whitelist, allowed_addresses, session_timeout, audit_logging)
       values ('${w}', '${later}', true, '{203.0.113.7}', true, false);
     insert into workspaces (id, name, time_zone, parent_id, created_by, created_at)
       values ('${ids.subaccountId}', '${marker}', 'Europe/Berlin', '${w}', '${userId}', now());
     insert into subaccounts (workspace_id, id, name, contact_email, created_at)
       values ('${w}', '${ids.subaccountId}', '${marker}', '${marker}', now());
     insert into vault_secrets (workspace_id, id, name, environment, hosts, value, changed_by, changed_at, created_at)
       values ('${w}', '${ids.secretId}', 'SHOP_${marker
         .replace(/[^A-Za-z0-9]/g, '_')
         .toUpperCase()
         .slice(0, 20)}', 'live', '{${marker}}', '${marker}', '${userId}', now(), now());
     insert into model_connections (workspace_id, id, service, base_url, key_end, model, models, position, checked_at, created_at)
       select '${w}', case when n = 1 then '${ids.connectionId}' else gen_random_uuid() end, 'compatible', 'http://localhost:11434/v1',
         '${marker}', '${marker}', '["llama3.2"]', n, now(), now() from generate_series(1, ${mostModelConnections}) n;
     insert into model_caps (workspace_id, month_tokens, month_cost, call_tokens, call_cost) values ('${w}', 1, 1, 1, 1);
     insert into model_prices (workspace_id, service, model, input, output, since)
       values ('${w}', 'compatible', '${marker}', 7, 7, now()), ('${w}', 'compatible', 'llama3.2', 7, 7, now());
     insert into model_requests (workspace_id, id, call_id, service, model, at, ms, outcome, input_tokens, output_tokens, is_estimated, given, gave)
       values ('${w}', gen_random_uuid(), '${ids.callId}', 'compatible', '${marker}', '${later}', 5, 'answered', 5, 5, false, '${marker}', '${marker}');
     insert into call_analyses (workspace_id, call_id, service, model, at, result)
       values ('${w}', '${ids.callId}', 'compatible', '${marker}', '${later}',
         '{"fields":[],"criteria":[{"name":"${marker}","verdict":"met","reason":"${marker}","proof":null}],"open":[]}');
     insert into api_request_months (workspace_id, month, requests) values ('${w}', '2026-11', 5000);
     insert into stored_files (workspace_id, key, bytes) values ('${w}', '${marker}', 5000000000);
     insert into usage_days (workspace_id, day, meter, quantity) values ('${w}', '2026-11-23', 'call_seconds', 6000);
     insert into usage_meters (workspace_id, meter, period, used, held) values ('${w}', 'call_seconds', 'always', 0, 600);
     insert into partners (workspace_id, id, name, type, status, commission_points, code, created_at)
       select '${w}', case when n = 1 then '${ids.partnerId}' else gen_random_uuid() end, '${marker}', 'affiliate', 'active', 1,
         '${marker}' || '${w}' || n, now() from generate_series(1, ${partnersLimit}) n;
     insert into partner_rates (workspace_id, type, commission_points)
       values ('${w}', 'reseller', (random() * 2000)::int), ('${w}', 'affiliate', 3000 + (random() * 2000)::int);
     insert into partner_earnings (workspace_id, id, partner_id, revenue, commission, currency, description, earned_at)
       values ('${w}', gen_random_uuid(), '${ids.partnerId}', 100000, 90000, 'EUR', '${marker}', now());
     insert into partner_payouts (workspace_id, id, partner_id, amount, currency, note, paid_by, paid_at)
       values ('${w}', gen_random_uuid(), '${ids.partnerId}', 80000, 'EUR', '${marker}', '${userId}', now());
     insert into partner_referrals (workspace_id, partner_id, account_id, touched_at, signed_up_at)
       values ('${w}', '${ids.partnerId}', gen_random_uuid(), now(), now());
     insert into subaccount_templates (workspace_id, id, name, settings, created_at)
       values ('${w}', '${ids.templateId}', '${marker}', '{"limits":{},"agentIds":[],"roleIds":[]}', now());
     insert into agency_days (agency_id, child_id, day, meter, quantity)
       values ('${w}', '${ids.subaccountId}', '2026-11-23', 'call_seconds', 6000);
     insert into subaccount_entries (workspace_id, user_id, agency_id, entered_at, until)
       values ('${w}', gen_random_uuid(), '${w}', now(), '${later}');
     insert into subaccount_permissions (workspace_id, levels)
       values ('${w}', '${JSON.stringify({ ...roleMatrix.viewer, analytics: 'none' })}');
     insert into workspace_limits (workspace_id, name, value) values ('${w}', 'agents', 1), ('${w}', 'customRoles', 1);
     insert into subaccount_limits (agency_id, name, value) values ('${w}', 'agents', 2);
     insert into roles (workspace_id, id, name, description, levels)
       values ('${w}', '${ids.roleId}', '${marker}', '${marker}', '${JSON.stringify(roleMatrix.viewer)}');
     insert into members (workspace_id, user_id, role, created_at)
       select '${w}', case when n = 1 then '${ids.memberId}' else gen_random_uuid() end, 'member', now()
       from generate_series(1, 25) n;
     insert into invitations (workspace_id, id, email, role, invited_by, sending, mail, created_at, expires_at)
       select '${w}', case when n = 1 then '${ids.invitationId}' else gen_random_uuid() end, '${marker}' || n || '@example.com',
         'member', '${userId}', gen_random_uuid(), 'sent', now(), '${later}' from generate_series(1, 25) n;
     insert into invitations (workspace_id, id, email, role, invited_by, sending, mail, created_at, expires_at)
       values ('${w}', gen_random_uuid(), '${invitedEmail}', 'member', '${userId}', gen_random_uuid(), 'sent', now(), '${later}');
     insert into members (workspace_id, user_id, role, created_at) values ('${w}', gen_random_uuid(), '${ids.roleId}', now());
     insert into access_tokens (workspace_id, id, name, hash, shown, scopes, role, created_by, created_at)
       values ('${w}', gen_random_uuid(), '${marker}', '${w} by role', 'sk-', '{}', 'owner', '${userId}', now());
     insert into invitations (workspace_id, id, email, role, invited_by, sending, mail, created_at, expires_at, accepted_at)
       values ('${w}', gen_random_uuid(), '${marker}', '${ids.roleId}', '${userId}', gen_random_uuid(), 'sent', now(), '${later}', now());
     insert into notification_events (workspace_id, id, type, data, created_at, spread_at)
       values ('${w}', '${ids.notificationId}', 'token-created', '{"name":"${marker}"}', '2026-11-23T08:00Z', now());
     insert into notifications (workspace_id, user_id, event_id, type)
       values ('${w}', '${userId}', '${ids.notificationId}', 'token-created');
     insert into notification_preferences (workspace_id, user_id, choices, digest)
       values ('${w}', '${userId}', '{}', 'weekly');
     insert into notification_sends (workspace_id, id, channel, target_id, user_id, digest, collapse_key, status, due_at, created_at, done_at)
       values ('${w}', gen_random_uuid(), 'email', '${userId}', '${userId}', false, '${marker}', 'sent', '2026-11-23T08:00Z', '2026-11-23T08:00Z', now());
     insert into notification_deliveries (workspace_id, event_id, channel, target_id, user_id, send_id)
       values ('${w}', '${ids.notificationId}', 'email', '${userId}', '${userId}', gen_random_uuid());
     insert into push_devices (workspace_id, id, user_id, name, fingerprint, subscription, created_at)
       select '${w}', case when n = 1 then '${ids.deviceId}' else gen_random_uuid() end, '${userId}', '${marker}', '${w}' || n, 'x', now()
       from generate_series(1, ${devicesLimit}) n;
     insert into notification_targets (workspace_id, id, name, form, url, host, categories, status, created_at)
       select '${w}', case when n = 1 then '${ids.targetId}' else gen_random_uuid() end, '${marker}', 'slack',
         '${services.secrets.seal(`notification_targets.${ids.targetId}`, 'https://127.0.0.1/hook')}', 'example.com', '{Calls}', 'active', now()
       from generate_series(1, ${targetsLimit}) n;
     insert into webhooks (workspace_id, id, url, description, status, secret, created_at)
       select '${w}', case when n = 1 then '${ids.webhookId}'::uuid else gen_random_uuid() end, 'https://127.0.0.1/${marker}', '${marker}',
         'active', '${services.secrets.seal(`webhooks.${ids.webhookId}`, 'whsec_AAAA')}', now() from generate_series(1, ${webhooksLimit}) n;
     insert into webhook_events (workspace_id, id, type, data, test, created_at)
       values ('${w}', '${ids.deliveryId}', '${marker}', '{"name":"${marker}"}', true, now());
     insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, type, test, status, created_at, done_at)
       values ('${w}', '${ids.deliveryId}', '${ids.webhookId}', '${ids.deliveryId}', '${marker}', true, 'failed', now(), now()),
         ('${w}', gen_random_uuid(), '${ids.webhookId}', '${ids.deliveryId}', '${marker}', false, 'failed', '${later}', now());
     insert into webhook_tries (workspace_id, id, delivery_id, at, ms, problem, answer)
       values ('${w}', gen_random_uuid(), '${ids.deliveryId}', now(), 1, '${marker}', '${marker}')`,
  );
  const { rows: sold } = await pool.query<{ id: string }>(
    "update products set name = $2 where workspace_id = $1 and kind = 'sms' returning id",
    [w, marker],
  );
  ids.productId = sold[0]!.id;
  await pool.query(
    `insert into prices (workspace_id, id, product_id, currency, amount, per, valid_from, created_at)
     select workspace_id, gen_random_uuid(), id, 'AUD', 777, 1, '2026-11-23T08:00Z', now() from products, generate_series(1, $2::int) n where workspace_id = $1 and (n = 1 or kind = 'sms')`,
    [w, pricesLimit],
  );
  await pool.query(
    `with plan as (insert into plans (workspace_id, id, name, description, version, status, created_at)
       select $1, case when n = 1 then $2::uuid else gen_random_uuid() end, $3, $3, 1, case when n = 1 then 'active' else 'archived' end, now()
       from generate_series(1, ${plansLimit}) n returning id)
     insert into plan_versions (workspace_id, plan_id, version, terms, created_at)
       select $1, id, 1, $4, now() from plan`,
    [w, ids.planId, marker, terms],
  );
  ids.saleId = newId();
  const line = { ...anInvoice.lines[0], id: ids.lineId, description: marker };
  const document = JSON.stringify({ ...anInvoice, number: marker, lines: [line] });
  await withoutTriggers(
    pool,
    `insert into invoices (workspace_id, id, side, number, kind, seller_id, buyer_id, currency, gross, document, issued_at, due_at, collected_by, pdf)
       select whose, id, side, '${marker} ' || side, 'invoice', '${w}', operator, 'USD', 1000, '${document}', '${later}', '${later}', 'seller', 'ready'
       from (select id as operator from workspaces where operator) one, lateral (values ('${w}'::uuid, '${ids.invoiceId}'::uuid, 'buyer'),
         ('${w}', '${ids.saleId}', 'seller'), (operator, '${ids.saleId}', 'buyer')) as sides (whose, id, side);
     insert into payments (workspace_id, id, side, invoice_id, amount, currency, status, source, description, created_at)
       values ('${w}', '${ids.paymentId}', 'seller', '${ids.saleId}', 10, 'USD', 'pending', 'manual', '${marker}', now()),
         ((select id from workspaces where operator), '${ids.paymentId}', 'buyer', '${ids.saleId}', 10, 'USD', 'pending', 'manual', '${marker}', now()),
         ('${w}', gen_random_uuid(), 'buyer', '${ids.invoiceId}', 10, 'USD', 'pending', 'manual', '${marker}', now());
     insert into tax_rates (workspace_id, id, name, country, basis_points)
       select '${w}', case when n = 1 then '${ids.taxRateId}' else gen_random_uuid() end, '${marker}', case when n = 2 then 'DE' else 'X' || n end, 100
       from generate_series(1, ${taxRatesLimit}) n;
     insert into dunning_settings (workspace_id, settings) values ('${w}', '{"reminderDays":[77],"suspendDays":77}');
     insert into dunning_steps (workspace_id, id, side, invoice_id, kind, number, email, at)
       values ('${w}', gen_random_uuid(), 'seller', '${ids.saleId}', 'reminder', 77, '${marker}', now());
     insert into coupons (workspace_id, id, code, terms, created_at)
       values ('${w}', '${ids.couponId}', '${marker}', '{"percentOff":7700,"amountOff":null,"currency":null,"duration":"once","months":null}', now());
     insert into coupon_uses (workspace_id, coupon_id, buyer_id, used_at) values ('${w}', '${ids.couponId}', '${w}', now());
     insert into client_prices (workspace_id, buyer_id, plan_id, valid_from, price) values ('${w}', '${w}', '${ids.planId}', now(), 777);
     insert into subscriptions (workspace_id, id, seller_id, plan_id, plan_version, plan_name, terms, status, anchor, months, period_id, started_at)
       values ('${w}', '${ids.planId}', '${w}', '${ids.planId}', 1, '${marker}', '${JSON.stringify(terms)}', 'active', now(), 1, '${ids.planId}', now());
     insert into billing_periods (workspace_id, id, subscription_id, seller_id, terms, month_from, month_to, from_at, to_at, hard_stop, counter_at_start)
       values ('${w}', '${ids.planId}', '${ids.planId}', '${w}', '${JSON.stringify(terms)}', now(), '${later}', now(), '${later}', false, 0);
     insert into trial_grants (workspace_id, id, reason, minutes, created_at)
       values ('${w}', gen_random_uuid(), 'step:documentation', 1, now());
     insert into usage_days (workspace_id, day, meter, quantity) values ('${w}', '2026-11-23', 'api_calls', 777), ('${w}', '2026-11-24', 'storage_bytes', 777);
     insert into billing_profiles (workspace_id, profile)
       values ('${w}', '${JSON.stringify({ name: marker, address: marker, country: null, vatId: null })}');
     with event as (insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id)
       values ('${w}', gen_random_uuid(), '${userId}', '${marker}', 'call_seconds', 'always', 5, now(), now(), '${ids.callId}') returning id)
     insert into rated_usage (workspace_id, usage_event_id, charge_id, included, billed)
       select '${w}', id, '${ids.lineId}', 0, 5 from event`,
  );
  await withoutTriggers(
    pool,
    `insert into payment_providers (workspace_id, hook, identity, account, livemode, api_key, key_end, set_at)
       values ('${w}', '${marker} ${w}', '${marker}', '${marker}', true, 'x', '${marker}', now());
     insert into payment_customers (workspace_id, seller_id, identity, stripe_id, card)
       select '${w}', id, '${marker}', '${marker}', '{"brand":"${marker}","last4":"","expMonth":1,"expYear":1}' from workspaces where operator;
     insert into payment_checkouts (workspace_id, id, seller_id, identity, origin, status, problem, created_at)
       values ('${w}', '${ids.checkoutId}', '${w}', '${marker}', '${marker}', 'ended', '${marker}', now());
     insert into stripe_events (workspace_id, id, type, happened_at, received_at, status)
       values ('${w}', 'evt_1', '${marker}', now(), '${later}', 'done')`,
  );
  for (const id of [ids.invoiceId!, ids.saleId]) await services.files.put(pdfKey(w, id), Buffer.from(marker));
  await withoutTriggers(pool, knowledgeRows(w, ids));
  await withoutTriggers(pool, questionRows(w, ids));
  for (const key of keysOf(w, ids)) await services.files.put(key, Buffer.from(marker));
  // Counted in the same month and for the same meters as what the asker will use.
  await tenant.send('POST', '/v1/synthesize', { text: 'Good day.' });
  await fillTenantTables(services.db, tenant);
  // From here on its roles allow nothing: whose rights are mixed up with them cannot do what he may.
  const nothing = { ...roleMatrix.viewer, analytics: 'none' };
  const renamed = "update roles set levels = $1, name = $3 || ' ' || id where workspace_id = $2";
  await pool.query(renamed, [nothing, w, marker]);
  return ids;
}
