import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { unrecognized } from '#server/platform/db/schema/unrecognized-utterances.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';

/** Characters of one utterance that are kept; longer ones are a story, which no rule will explain. */
const longest = 300;

interface Missing {
  workspaceId: string;
  callId: string;
  agentId: string;
  language: string;
  endedAt: Date;
  whys: readonly TurnWhy[];
}

/** Keeps what no one understood in a call; the same call once. */
export async function noteUnrecognized(tx: Tx, seal: ContentCipher, call: Missing): Promise<void> {
  const { workspaceId, callId, agentId, language, endedAt: saidAt } = call;
  const missed = call.whys.filter(({ by, understood, heard }) => by === 'words' && !understood && heard !== '');
  if (missed.length === 0) return;
  const rows = missed.map(({ turn, node, title, asked, heard, teach }) => {
    const id = newId();
    return {
      workspaceId,
      id,
      callId,
      agentId,
      turn,
      node,
      title,
      language,
      teach,
      saidAt,
      status: 'open' as const,
      asked: seal.keep(keptPlace('missed_words', 'asked', id), asked ?? ''),
      said: seal.keep(keptPlace('missed_words', 'said', id), withoutCardNumbers(heard).slice(0, longest)),
    };
  });
  await tx.insert(unrecognized).values(rows).onConflictDoNothing();
}
