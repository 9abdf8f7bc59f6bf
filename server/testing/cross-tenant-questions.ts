import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** Tables of what is asked, whose ids two workspaces may share. */
export const sharedQuestions = [
  ...['knowledge_index', 'knowledge_terms', 'knowledge_totals'],
  ...['knowledge_synonyms', 'knowledge_gaps', 'knowledge_gap_questions'],
];

/** What all pieces are found by, words that stand for others, and a question of a caller that nothing answers. */
export const questionRows = (w: string, ids: Ids): string => `
  insert into knowledge_index (workspace_id, piece_id, file_id, words, length)
    select workspace_id, id, file_id, '''park'':1'::tsvector, 1 from knowledge_pieces where workspace_id = '${w}';
  insert into knowledge_terms (workspace_id, term, pieces) values ('${w}', 'park', 3), ('${w}', '${marker}', 3);
  insert into knowledge_totals (workspace_id, pieces, words) values ('${w}', 3, 3);
  insert into knowledge_synonyms (workspace_id, id, word, meaning, created_at)
    values ('${w}', '${ids.synonymId}', '${marker}', 'park', now());
  insert into knowledge_gaps (workspace_id, id, status, created_at) values ('${w}', '${ids.gapId}', 'open', now());
  insert into knowledge_gap_questions (workspace_id, id, gap_id, call_id, question, language, asked_at)
    values ('${w}', '${marker}', '${ids.gapId}', '${ids.callId}', '${marker}', 'en', now())`;
