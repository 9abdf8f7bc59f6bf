import { usualScorecard } from '#domain/calls/call-quality.ts';
import { later, marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** What is known of calls that have ended, and what people made of them. */
export const callRows = (w: string, agentId: string, userId: string, ids: Ids): string => `
  insert into call_facts (workspace_id, call_id, slot, agent_id, channel, test, duration_ms, answers_ms, tags, billed_seconds, model_cost)
    select '${w}', id, floor(extract(epoch from at) / 900), '${agentId}', 'browser', false, 7000, '', '{${marker}}', 7000, 7000
    from (values ('${ids.callId}'::uuid, now()), ('${ids.chatId}', '2026-11-23T08:00Z')) given(id, at);
  insert into call_views (workspace_id, id, name, filters, created_at, changed_at)
    values ('${w}', '${ids.viewId}', '${marker}', '{"tests":"with"}', now(), now());
  insert into call_notes (workspace_id, call_id, id, text, author_id, created_at)
    values ('${w}', '${ids.callId}', '${ids.noteId}', '${marker}', '${userId}', now());
  insert into call_links (workspace_id, call_id, id, token_hash, parts, created_by, created_at, expires_at)
    values ('${w}', '${ids.callId}', '${ids.linkId}', '${ids.linkId}', '{transcript}', '${userId}', now(), '${later}');
  insert into call_steps (workspace_id, call_id, workflow, steps, last_step) values ('${w}', '${ids.callId}', '', '{${marker}}', '${marker}');
  insert into call_words (workspace_id, call_id, words) values ('${w}', '${ids.callId}', '{7000}');
  insert into call_quality (workspace_id, call_id, score, signs, test, rated_at)
    values ('${w}', '${ids.callId}', 7, '{"not_understood":7000}', false, now());
  insert into missed_words (workspace_id, id, call_id, turn, agent_id, node, title, language, asked, said, status, said_at)
    values ('${w}', '${ids.unrecognizedId}', '${ids.callId}', 7, '${agentId}', '${marker}', '${marker}', 'en-US', '${marker}', '${marker}', 'open', now());
  insert into call_scorecards (workspace_id, points, changed_at) values ('${w}',
    '${JSON.stringify({ ...usualScorecard, slow_answer: { each: 77, most: 77 } })}', now());
  insert into call_acts (workspace_id, call_id, seq, kind, data, user_id, at)
    values ('${w}', '${ids.callId}', 7, 'whisper', '{"text":"${marker}"}', '${userId}', now());
  insert into call_recordings (workspace_id, call_id, state, began_at, duration_ms, channels, bytes, waveform, problem, created_at)
    values ('${w}', '${ids.callId}', 'failed', now(), 7000, 1, 7000, '{7}', '${marker}', now());`;
