import { pdfKey } from '#server/billing/pdf/pdf-key.ts';
import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';
import { keysOf } from './cross-tenant-knowledge.ts';
import { phoneTwins } from './cross-tenant-phone.ts';
import { sharedQuestions } from './cross-tenant-questions.ts';
import { browserKeyTwin, widgetTwin } from './cross-tenant-widgets.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { withoutTriggers } from './tenant-tables.ts';

/** Rows of one workspace under the very ids of another's. */

/** Tables whose ids two workspaces may share; of the others an id is one row's in the whole installation. */
const shared = [
  'agents',
  'agent_versions',
  'agent_drafts',
  'agent_releases',
  'agent_approvals',
  'agent_imports',
  'agent_prepared_speech',
  'agent_recorded_sentences',
  'workflows',
  'workflow_versions',
  'workflow_runs',
  'workflow_triggers',
  'automations',
  'agent_tests',
  'agent_test_results',
  'appointments',
  'actions',
  'action_runs',
  'tool_servers',
  ...[
    'suppressions',
    'legal_holds',
    'erasures',
    'contact_fields',
    'contact_segments',
    'contact_consents',
    'contact_imports',
    'contact_import_rows',
  ],
  ...['campaigns', 'campaign_targets', 'campaign_attempts'],
  ...['office_accounts', 'office_events'],
  'call_views',
  'tasks',
  'speech_clips',
  ...['alert_rules', 'alerts', 'missed_words'],
  'notification_events',
  'brands',
  'knowledge_files',
  'knowledge_versions',
  'knowledge_pieces',
  'knowledge_phrasings',
  'agent_knowledge_folders',
  ...sharedQuestions,
];

/** Gives the asker rows with the very ids of the other's, under other names. */
export async function addTwins(
  { services: { db, files } }: TestApp,
  other: TestClient,
  asker: TestClient,
  ids: Ids,
): Promise<void> {
  const copies = shared.map((table) => copyOf(table, 'true'));
  copies.push(
    // But for who texts both: by whose name in the other the asker knows no one.
    copyOf('contacts', `id <> '${ids.threadId}'`),
    copyOf('calendars', `id = '${ids.calendarId}'`),
    copyOf('knowledge_folders', `t.id in ('${ids.folderId}', '${ids.filledFolderId}')`),
    copyOf('brand_hosts', `t.host = '${ids.host}'`),
    copyOf('speech_pronunciations', `id = '${ids.pronunciationId}'`),
    copyOf('access_tokens', `id = '${ids.tokenId}'`),
    copyOf('roles', `id = '${ids.roleId}'`),
    copyOf('members', `t.user_id = '${ids.memberId}'`),
    copyOf('invitations', `id = '${ids.invitationId}'`),
    copyOf('notification_targets', `id = '${ids.targetId}'`),
    copyOf('webhooks', `id = '${ids.webhookId}'`),
    browserKeyTwin(other.workspaceId, asker.workspaceId, ids),
    widgetTwin(other.workspaceId, asker.workspaceId, ids),
    ...phoneTwins(other.workspaceId, asker.workspaceId, ids),
    copyOf('webhook_events', 'true'),
    copyOf('webhook_deliveries', `id = '${ids.deliveryId}'`),
    copyOf('webhook_tries', 'true'),
    copyOf('vault_secrets', `id = '${ids.secretId}'`),
    copyOf('model_connections', `id = '${ids.connectionId}'`),
    copyOf('push_devices', `id = '${ids.deviceId}'`),
    copyOf('notifications', 'true'),
    `delete from products where workspace_id = '${asker.workspaceId}' and kind = 'sms'`,
    copyOf('coupons', `id = '${ids.couponId}'`),
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
    copyOf('payment_checkouts', `id = '${ids.checkoutId}'`),
    copyOf('subaccount_templates', `id = '${ids.templateId}'`),
  );
  await withoutTriggers(db.pool, copies.join('; '));
  for (const key of keysOf(asker.workspaceId, ids)) await files.put(key, Buffer.from('mine'));
  for (const id of [ids.invoiceId!, ids.saleId!]) await files.put(pdfKey(asker.workspaceId, id), Buffer.from('mine'));
  function copyOf(table: string, which: string) {
    const row = `replace(replace(replace(to_jsonb(t)::text, '${other.workspaceId}', '${asker.workspaceId}'),
      '${other.userId}', '${asker.userId}'), '${marker}', 'mine')`;
    return `insert into ${table} select r.* from ${table} t, jsonb_populate_record(null::${table}, (${row})::jsonb) r
      where t.workspace_id = '${other.workspaceId}' and ${which.replace(/^(id|plan_id)/, 't.$1')} on conflict do nothing`;
  }
}
