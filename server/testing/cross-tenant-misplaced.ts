import { marker } from './cross-tenant.fixture.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { withoutTriggers } from './tenant-tables.ts';

/** Rows of the other that name a call or a person of the asker, as no foreign key would let them. */
export async function misplace({ services: { db } }: TestApp, other: TestClient, asker: TestClient, callId: string) {
  const o = other.workspaceId;
  await withoutTriggers(
    db.pool,
    `insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
       values ('${o}', '${callId}', 0, 'agent', '${marker}', false, 0, false);
     insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at)
       values ('${o}', '${marker} 2', '${callId}', 'book', 'send_email', '{"to":"${marker}"}', 'succeeded', 1, now());
     insert into tasks (workspace_id, id, source, kind, summary, phone, call_id, status, assignee_id, due_at, test, created_at)
       values ('${o}', gen_random_uuid(), '${marker} 3', 'call_back', '${marker}', '${marker}', '${callId}', 'open', '${asker.userId}', now(), false, now());
     insert into model_requests (workspace_id, id, call_id, service, model, at, ms, outcome, input_tokens, output_tokens, is_estimated, given, gave)
       values ('${o}', gen_random_uuid(), '${callId}', 'compatible', '${marker}', now(), 5, 'answered', 5, 5, false, '${marker}', '${marker}');
     insert into call_analyses (workspace_id, call_id, service, model, at, result)
       values ('${o}', '${callId}', 'compatible', '${marker}', now(),
         '{"fields":[],"criteria":[{"name":"${marker}","verdict":"met","reason":"${marker}","proof":null}],"open":[]}');
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
