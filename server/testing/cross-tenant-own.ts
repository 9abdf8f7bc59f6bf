import { newId } from '#server/platform/db/new-id.ts';
import { ownCrm } from './cross-tenant-crm.ts';
import { ownTranscriber } from './cross-tenant-transcriber.ts';
import type { TestApp, TestClient } from './start-app.ts';
import { withoutTriggers } from './tenant-tables.ts';

/** A call of the asker's, of which nothing was said, and a token that acts by a role. */
export async function addOwn({ services: { db } }: TestApp, { workspaceId, userId }: TestClient): Promise<string> {
  const callId = newId();
  await withoutTriggers(
    db.pool,
    `insert into calls (workspace_id, id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, ticket_expires_at)
       values ('${workspaceId}', '${callId}', 1, 'mine', 'browser', 'ended', '{}', now(), now(), now(), now());
     ${ownCrm(workspaceId)}${ownTranscriber(workspaceId)}insert into access_tokens (workspace_id, id, name, hash, shown, scopes, role, created_by, created_at)
       values ('${workspaceId}', gen_random_uuid(), 'mine', '${workspaceId} by role', 'sk-', '{}', 'owner', '${userId}', now());
     insert into payment_providers (workspace_id, hook, identity, livemode, api_key, key_end, set_at)
       values ('${workspaceId}', '${workspaceId}', 'mine', false, 'x', 'mine', now())`,
  );
  return callId;
}
