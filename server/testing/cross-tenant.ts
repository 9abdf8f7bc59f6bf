import { tokensLimit } from '#domain/access-tokens.ts';
import { agentsApi } from '#domain/agents.ts';
import { auditApi } from '#domain/audit.ts';
import { brandHostsLimit } from '#domain/brand.ts';
import { describedApi } from '#domain/described-api.ts';
import type { Endpoint } from '#domain/http.ts';
import { invitationsApi } from '#domain/invitations.ts';
import type { InvoiceDocument } from '#domain/invoices.ts';
import { devicesLimit, targetsLimit } from '#domain/notification-limits.ts';
import { partnersLimit } from '#domain/partners.ts';
import { roleMatrix } from '#domain/permissions.ts';
import { plansApi, plansLimit } from '#domain/plans.ts';
import { pricesLimit } from '#domain/products.ts';
import { taxRatesLimit } from '#domain/sales.ts';
import { securityApi } from '#domain/security.ts';
import { pronunciationsLimit } from '#domain/speech.ts';
import { supportAccessApi } from '#domain/support-access.ts';
import { workspacesApi } from '#domain/workspaces.ts';
import { bookTime } from '#server/appointments/appointments.ts';
import { pdfKey } from '#server/billing/pdf/pdf-key.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { knownAccess } from '#server/workspaces/workspace-access.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { fillTenantTables, ownerOf, rowsOf, tenantTables, withoutTriggers } from './tenant-tables.ts';

/**
 * Whether a workspace can learn of another, or change it: real rows of every noun in both, tried through every endpoint
 * with ids that only the other has, with ids that both have, and with none; then through the database as the workspace's
 * own role. Answers a line for each leak.
 */

const marker = 'of-the-other-workspace';
/** Some days later than the clock of tests: free to book, and nothing that jobs by the clock would touch. */
const later = '2026-11-30T12:00:00Z';

/** Whom the example invites: invited there already. */
const [invitedEmail] = invitationsApi.create.example.body.emails;

const endpoints = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);
/** Of a workspace's own; the operator may see all. */
const own = endpoints.filter(
  ({ endpoint }) => !['public', 'account'].includes(endpoint.can) && !endpoint.path.startsWith('/v1/operator/'),
);
/** Ids of rows; voices and lessons are the same for everybody. */
const named = own.filter(({ endpoint }) => /:(?!voiceId|lessonId)/.test(endpoint.path));
const unnamed = own.filter((row) => !named.includes(row) && !/:/.test(row.endpoint.path) && !row.endpoint.raw);
/** What is refused while nothing stands there: a service outside has to answer first, or an agency has to be in. */
const needsMore = /^(companySignIn|brand)\.|^billing\.(subscribe|change|cancel|resume)$|^subaccounts\.leave$/;
/** What names a second thing in its body: a subaccount's id, which is one row's in the whole installation. */
const namesTwo = /^agentCopies\.copy$/;
const order = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];
const inOrder = named.toSorted((a, b) => order.indexOf(a.endpoint.method) - order.indexOf(b.endpoint.method));

type Ids = Record<string, string>;
const addressOf = ({ path }: Endpoint, ids: Ids) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? (name === 'host' ? `${newId()}.example` : newId()));

/** Terms of a plan. */
const terms = {
  ...plansApi.create.example.body,
  ...{ interval: 'month', trialDays: 0, trialMinutes: 0, meters: {}, limits: {} },
};

/** An invoice with one line. */
const anInvoice: InvoiceDocument = {
  ...{ number: '', kind: 'invoice', issuedAt: later, dueAt: later, currency: 'USD', net: 1_000, gross: 1_000 },
  ...{ seller: { name: marker, address: '', country: null, vatId: null }, corrects: null },
  buyer: { name: marker, address: '', country: null, vatId: null },
  lines: [
    {
      ...{ id: '', description: '', quantity: 1, unit: 'second', unitAmount: 1_000, per: 1, included: 0, net: 1_000 },
      ...{ from: later, to: later, hasCalls: true },
    },
  ],
  tax: { category: 'O', name: 'Tax', basisPoints: 0, base: 1_000, amount: 0, note: null },
};

/** A body that the endpoint accepts, so that the answer is about the id. */
function bodyOf(endpoint: Endpoint): unknown {
  const samples: unknown[] = [{ name: 'New name' }, { status: 'active' }, { completed: true }, { channel: 'browser' }];
  // Tests have few voices.
  const { voice: _, ...example } = endpoint.example?.body ?? {};
  if (endpoint.example?.body) return example;
  return samples.find((sample) => endpoint.body?.strict().safeParse(sample).success);
}

/** The session of a person, which is no row of a workspace: the members of one may end it. */
async function sessionOf({ db }: TestApp['services'], userId: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from sessions where user_id = $1', [userId]);
  return rows[0]!.id;
}

/** One row of every noun, full lists, and something in every other table. */
async function fill({ services }: TestApp, tenant: TestClient): Promise<Ids> {
  const { workspaceId: w, userId } = tenant;
  const { pool } = services.db;
  const agent = await tenant.call(agentsApi.create, { body: { template: 'customer-support', name: marker } });
  const ids: Ids = { agentId: agent.id, memberUserId: userId, memberSessionId: await sessionOf(services, userId) };
  for (const name of [
    'callId',
    'appointmentId',
    'clipId',
    'pronunciationId',
    'tokenId',
    'contactId',
    'roleId',
    'invitationId',
    'memberId',
    'notificationId',
    'targetId',
    'deviceId',
    'planId',
    'invoiceId',
    'lineId',
    'paymentId',
    'taxRateId',
    'subaccountId',
    'templateId',
    'partnerId',
  ])
    ids[name] = newId();
  ids.host = `${newId()}.example`;
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
  await withoutTriggers(
    pool,
    `insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, ticket_expires_at)
       values ('${w}', '${ids.callId}', '${agent.id}', 1, '${marker}', 'browser', 'ended', '{}', now(), now(), now(), now());
     insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, ticket_expires_at)
       select '${w}', gen_random_uuid(), '${agent.id}', 1, '${marker}', 'browser', 'waiting', '{}', '2026-11-23T08:00Z', '${later}' from generate_series(1, 60);
     insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
       values ('${w}', '${ids.callId}', 0, 'agent', '${marker}', false, 0, false);
     insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at, started_at, ended_at, output)
       values ('${w}', '${marker}', '${ids.callId}', 'book', 'send_email', '{"to":"${marker}"}', 'succeeded', 1, now(), now(), now(), '{}');
     insert into appointments (workspace_id, id, start_at, end_at, time_zone, title, attendee_name, call_id, status, created_at)
       values ('${w}', '${ids.appointmentId}', '${later}', '${later}'::timestamptz + interval '1 hour', 'Europe/Berlin', '${marker}', '${marker}', '${ids.callId}', 'booked', now());
     insert into contacts (workspace_id, id, name, email, tags, source, created_at)
       values ('${w}', '${ids.contactId}', '${marker}', 'x@example.com', '{}', 'contact_form', now());
     insert into contact_notes (workspace_id, contact_id, id, text, created_at)
       values ('${w}', '${ids.contactId}', gen_random_uuid(), '${marker}', now());
     insert into speech_clips (workspace_id, id, status, text, voice, language, speed, format, sample_rate, characters, created_at, expires_at)
       values ('${w}', '${ids.clipId}', 'done', '${marker}', 'sarah', 'en-US', 1, 'mp3', 24000, 5, now(), '${later}');
     insert into speech_pronunciations (workspace_id, id, word, spoken_as, created_at)
       select '${w}', case when n = 1 then '${ids.pronunciationId}' else gen_random_uuid() end, '${marker}' || n, 'x', now()
       from generate_series(1, ${pronunciationsLimit}) n;
     insert into company_sign_in (workspace_id, domain, dns_token, issuer, client_id, client_secret, updated_at)
       values ('${w}', '${newId()}.invalid', '${marker}', '${marker}', '${marker}', '${marker}', now());
     insert into brands (workspace_id, name, support_email, updated_at) values ('${w}', '${marker}', '${marker}', now());
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
       from generate_series(1, ${targetsLimit}) n`,
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
     insert into subscriptions (workspace_id, id, seller_id, plan_id, plan_version, plan_name, terms, status, anchor, months, period_id, started_at)
       values ('${w}', '${ids.planId}', '${w}', '${ids.planId}', 1, '${marker}', '${JSON.stringify(terms)}', 'active', now(), 1, '${ids.planId}', now());
     insert into billing_periods (workspace_id, id, subscription_id, seller_id, terms, month_from, month_to, from_at, to_at, hard_stop, counter_at_start)
       values ('${w}', '${ids.planId}', '${ids.planId}', '${w}', '{}', now(), '${later}', now(), '${later}', false, 0);
     insert into trial_grants (workspace_id, id, reason, minutes, created_at)
       values ('${w}', gen_random_uuid(), 'step:documentation', 1, now());
     insert into usage_days (workspace_id, day, meter, quantity) values ('${w}', '2026-11-23', 'api_calls', 777);
     insert into billing_profiles (workspace_id, profile)
       values ('${w}', '${JSON.stringify({ name: marker, address: marker, country: null, vatId: null })}');
     with event as (insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id)
       values ('${w}', gen_random_uuid(), '${userId}', '${marker}', 'call_seconds', 'always', 5, now(), now(), '${ids.callId}') returning id)
     insert into rated_usage (workspace_id, usage_event_id, charge_id, included, billed)
       select '${w}', id, '${ids.lineId}', 0, 5 from event`,
  );
  for (const id of [ids.invoiceId!, ids.saleId]) await services.files.put(pdfKey(w, id), Buffer.from(marker));
  // Counted in the same month and for the same meters as what the asker will use.
  await tenant.send('POST', '/v1/synthesize', { text: 'Good day.' });
  await fillTenantTables(services.db, tenant);
  // From here on its roles allow nothing: whose rights are mixed up with them cannot do what he may.
  const nothing = { ...roleMatrix.viewer, analytics: 'none' };
  const renamed = "update roles set levels = $1, name = $3 || ' ' || id where workspace_id = $2";
  await pool.query(renamed, [nothing, w, marker]);
  return ids;
}

/** A call of the asker's, of which nothing was said, and a token that acts by a role. */
async function addOwn({ services: { db } }: TestApp, { workspaceId, userId }: TestClient): Promise<string> {
  const callId = newId();
  await withoutTriggers(
    db.pool,
    `insert into calls (workspace_id, id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, ticket_expires_at)
       values ('${workspaceId}', '${callId}', 1, 'mine', 'browser', 'ended', '{}', now(), now(), now(), now());
     insert into access_tokens (workspace_id, id, name, hash, shown, scopes, role, created_by, created_at)
       values ('${workspaceId}', gen_random_uuid(), 'mine', '${workspaceId} by role', 'sk-', '{}', 'owner', '${userId}', now())`,
  );
  return callId;
}

/** Rows of the other that name a call or a person of the asker, as no foreign key would let them. */
async function misplace({ services: { db } }: TestApp, other: TestClient, asker: TestClient, callId: string) {
  const o = other.workspaceId;
  await withoutTriggers(
    db.pool,
    `insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
       values ('${o}', '${callId}', 0, 'agent', '${marker}', false, 0, false);
     insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at)
       values ('${o}', '${marker} 2', '${callId}', 'book', 'send_email', '{"to":"${marker}"}', 'succeeded', 1, now());
     insert into lesson_completions (workspace_id, user_id, lesson_id, completed_at)
       values ('${o}', '${asker.userId}', 'create-agent', now());
     insert into access_tokens (workspace_id, id, name, hash, shown, scopes, created_by, created_at)
       values ('${o}', gen_random_uuid(), '${marker}', '${o} of the asker', 'sk-', '{speech}', '${asker.userId}', now());
     insert into ledger_entries (workspace_id, tx_id, line, account, buyer_id, currency, amount, booked_at, reason)
       values ('${o}', gen_random_uuid(), 0, 'credit', '${asker.workspaceId}', 'USD', -777, now(), '${marker}');
     insert into notifications (workspace_id, user_id, event_id, type)
       select workspace_id, '${asker.userId}', event_id, type from notifications where workspace_id = '${o}';
     insert into notification_preferences (workspace_id, user_id, digest)
       values ('${o}', '${asker.userId}', 'never');
     insert into notification_deliveries (workspace_id, event_id, channel, target_id, user_id)
       select workspace_id, event_id, 'email', '${asker.userId}', '${asker.userId}' from notifications
       where workspace_id = '${o}' limit 1;
     update push_devices set user_id = '${asker.userId}' where workspace_id = '${o}'`,
  );
}

/** Whether the asker can book the time at which the other has an appointment. */
async function bookSameTime({ services }: TestApp, { workspaceId }: TestClient): Promise<boolean> {
  const attendee = { name: 'Ada', email: 'ada@example.com', phone: null };
  const start = Date.parse(later);
  const booking = { start, durationMinutes: 30, title: 'Visit', attendee, notes: null, callId: null };
  const scope: Scope = { services, workspaceId, actor: null };
  return services.db
    .tenant(workspaceId, (tx) => bookTime(tx, scope, booking))
    .then(
      () => true,
      () => false,
    );
}

/** Tables whose ids two workspaces may share; of the others an id is one row's in the whole installation. */
const shared = [
  'agents',
  'agent_versions',
  'appointments',
  'action_runs',
  'contacts',
  'speech_clips',
  'notification_events',
  'brands',
];

/** Gives the asker rows with the very ids of the other's, under other names. */
async function addTwins(
  { services: { db, files } }: TestApp,
  other: TestClient,
  asker: TestClient,
  ids: Ids,
): Promise<void> {
  const copies = shared.map((table) => copyOf(table, 'true'));
  copies.push(
    copyOf('brand_hosts', `t.host = '${ids.host}'`),
    copyOf('speech_pronunciations', `id = '${ids.pronunciationId}'`),
    copyOf('access_tokens', `id = '${ids.tokenId}'`),
    copyOf('roles', `id = '${ids.roleId}'`),
    copyOf('members', `t.user_id = '${ids.memberId}'`),
    copyOf('invitations', `id = '${ids.invitationId}'`),
    copyOf('notification_targets', `id = '${ids.targetId}'`),
    copyOf('push_devices', `id = '${ids.deviceId}'`),
    copyOf('notifications', 'true'),
    `delete from products where workspace_id = '${asker.workspaceId}' and kind = 'sms'`,
    copyOf('tax_rates', `id = '${ids.taxRateId}'`),
    copyOf('invoices', 'true'),
    copyOf('payments', 'true'),
    copyOf('rated_usage', 'true'),
    copyOf(
      'usage_events',
      `id in (select usage_event_id from rated_usage where workspace_id = '${other.workspaceId}')`,
    ),
    copyOf('plans', `id = '${ids.planId}'`),
    copyOf('plan_versions', `plan_id = '${ids.planId}'`),
    copyOf('products', `id = '${ids.productId}'`),
    copyOf('partners', `id = '${ids.partnerId}'`),
    copyOf('partner_earnings', 'true'),
    copyOf('subaccount_templates', `id = '${ids.templateId}'`),
  );
  await withoutTriggers(db.pool, copies.join('; '));
  for (const id of [ids.invoiceId!, ids.saleId!]) await files.put(pdfKey(asker.workspaceId, id), Buffer.from('mine'));
  function copyOf(table: string, which: string) {
    const row = `replace(replace(replace(to_jsonb(t)::text, '${other.workspaceId}', '${asker.workspaceId}'),
      '${other.userId}', '${asker.userId}'), '${marker}', 'mine')`;
    return `insert into ${table} select r.* from ${table} t, jsonb_populate_record(null::${table}, (${row})::jsonb) r
      where t.workspace_id = '${other.workspaceId}' and ${which.replace(/^(id|plan_id)/, 't.$1')} on conflict do nothing`;
  }
}

/** Whoever handed the workspace over is its owner again. */
async function makeOwner({ services }: TestApp, { workspaceId, userId }: TestClient): Promise<void> {
  const whose = [workspaceId, userId];
  await services.db.pool.query("update members set role = 'owner' where workspace_id = $1 and user_id = $2", whose);
  knownAccess(services).forget(workspaceId);
}

/** An answer without what differs from request to request. */
const plain = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify([status, body]).replace(/"request_?[iI]d":"[^"]*"/g, '');

/**
 * Everything that `asker` can learn of the other, or change there, through the API.
 * @param onLeak hears of each as it is found, and may throw to stop
 */
export async function leaksOfApi(server: TestApp, onLeak?: (line: string) => void): Promise<string[]> {
  const [other, asker] = [await server.newOwner(), await server.newOwner()];
  // Of an earlier look: an address gets few invitations a day, whoever sends them.
  await server.services.db.pool.query("delete from rate_buckets where key like 'invitation:%'");
  const leaks: string[] = [];
  const leak = (line: string) => {
    leaks.push(line);
    onLeak?.(line);
  };
  const ask = ({ endpoint }: (typeof own)[number], given: Ids) =>
    asker.send(endpoint.method, addressOf(endpoint, given), bodyOf(endpoint));
  const seen = () =>
    Promise.all([
      asker.send('GET', workspacesApi.list.path),
      ...unnamed.filter(({ endpoint }) => endpoint.method === 'GET').map((row) => ask(row, {})),
    ]);
  const ownCall = await addOwn(server, asker);
  const alone = (await seen()).map(plain);
  const ids = await fill(server, other);
  await misplace(server, other, asker, ownCall);
  knownAccess(server.services).forget(asker.workspaceId);
  const before = await rowsOf(server.services.db, other);
  const { access } = await asker.call(supportAccessApi.get);
  if (access !== null) leak('support is let in by the other');
  const tellsOf = (answer: object, found: string) => {
    const text = JSON.stringify(answer);
    if ([marker, other.userId, other.email].some((one) => text.includes(one))) {
      leak(`${found} tells of the other`);
    }
  };
  if ((await asker.call(securityApi.sessions)).items.length !== 1) leak('security.sessions lists more than there are');
  const { items } = await asker.call(workspacesApi.list);
  if (items.length !== 1 || items[0]!.members !== 1) leak('workspaces.list counts members of others');
  const beside = (await seen()).map(plain);
  for (const [n, answer] of alone.entries()) {
    if (answer !== beside[n]) leak(`an answer changed when the other was filled: ${answer} became ${beside[n]}`);
  }
  tellsOf(await asker.send('GET', `/v1/calls/${ownCall}`), 'a call with turns and actions that are not its own');

  if (!(await bookSameTime(server, asker))) leak('a time is taken by an appointment of the other');

  for (const row of inOrder) {
    const [foreign, missing] = [await ask(row, ids), await ask(row, {})];
    if (plain(foreign) !== plain(missing) || foreign.status !== 404) {
      leak(`${row.title} answers ${foreign.status} to an id of the other, ${missing.status} to none`);
    }
  }
  for (const row of unnamed) {
    const answer = await ask(row, {});
    tellsOf(answer, row.title);
    // The other's lists are full, the asker's are not.
    if (!needsMore.test(row.title) && answer.status >= 400 && answer.status !== 403)
      leak(`${row.title} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    const headers = { authorization: `Bearer ${asker.token}`, 'x-workspace-id': other.workspaceId };
    const inOther = await server.send(row.endpoint.method, addressOf(row.endpoint, {}), bodyOf(row.endpoint), headers);
    if (inOther.status !== 404) leak(`${row.title} answers ${inOther.status} in the other workspace`);
  }
  const told = await asker.call(auditApi.list, { query: { action: 'agent.created' } });
  if (told.items.length === 0) leak('the log of changes is switched off by the other');
  // Both have an entry of that number: where one goes on is looked up among one's own.
  const further = await asker.send('GET', `${auditApi.list.path}?from=2020-01-01T00:00:00Z&cursor=1`);
  if (further.status !== 200) leak(`a further page of changes answers ${further.status}`);
  if (!(await asker.call(auditApi.receipt)).intact) leak('the chain of changes has entries of the other');
  await addTwins(server, other, asker, ids);
  for (const row of inOrder) {
    await makeOwner(server, asker);
    const answer = await ask(row, ids);
    tellsOf(answer, `${row.title} with an id of both`);
    // A control: the request did reach the row. Calls, people, sessions and subaccounts have no twins, a name no record.
    if (
      answer.status >= 400 &&
      !namesTwo.test(row.title) &&
      !/:(callId|memberUserId|memberSessionId|customerId|subaccountId)|:host\/verify/.test(row.endpoint.path)
    ) {
      leak(`${row.title} answers ${answer.status} to an id of its own: ${JSON.stringify(answer.body)}`);
    }
  }
  for (const answer of await seen()) tellsOf(answer, 'a list');
  const whole = `/v1/workspaces/${other.workspaceId}`;
  const ends = [
    await asker.send('DELETE', whole, { name: 'My Workspace' }),
    await asker.send('POST', `${whole}/restore`),
  ];
  for (const { status } of ends) if (status !== 404) leak(`the other workspace itself answers ${status}`);
  const after = await rowsOf(server.services.db, other);
  for (const [table, rows] of Object.entries(before)) {
    if (rows.join('\n') !== after[table]!.join('\n')) leak(`${table} of the other was changed`);
  }
  return leaks;
}

/** Tables whose rows of another workspace its role can see or change in the database. */
export async function leaksOfDatabase({ services: { db }, newOwner }: TestApp): Promise<string[]> {
  const [other, asker] = [await newOwner(), await newOwner()];
  await fillTenantTables(db, other);
  const leaks: string[] = [];
  const tables = await tenantTables(db);
  const client = await db.pool.connect();
  try {
    for (const table of tables) {
      await client.query('begin');
      await client.query("select set_config('role', 'parley_app', true), set_config('app.workspace_id', $1, true)", [
        asker.workspaceId,
      ]);
      for (const verb of [
        'select',
        `update ${table.name} set ${table.owner} = ${table.owner}`,
        `delete from ${table.name}`,
      ]) {
        await client.query('savepoint one');
        const from = verb === 'select' ? `select from ${table.name}` : verb;
        const touched = await client
          .query(`${from} where ${table.owner} = $1`, [ownerOf(table, other)])
          .then(({ rowCount }) => rowCount, refused);
        await client.query('rollback to savepoint one');
        if (touched !== 0) leaks.push(`${table.name}: ${verb.split(' ')[0]} reaches rows of the other`);
      }
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  return leaks;
}

/** Tables to which rows are only added may not be changed at all. What another table holds on to was reached. */
function refused(error: { code?: string }): number {
  if (error.code === '42501') return 0;
  if (error.code === '23503') return 1;
  throw error;
}
