import { eq } from 'drizzle-orm';
import { factPhrasings } from '#domain/identity/business-facts.data.ts';
import { type BusinessFacts, businessFactNames, businessFacts, factsId } from '#domain/identity/business-facts.ts';
import { baseLanguage } from '#domain/platform/agent-languages.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Source } from '#voice/knowledge/source.ts';
import { splitSentences } from '#voice/knowledge/split-sentences.ts';

/** What a workspace says of itself in its preferences. */
export async function readBusinessFacts(tx: Tx, workspaceId: string): Promise<BusinessFacts> {
  const [row] = await tx.select({ facts: workspaces.facts }).from(workspaces).where(eq(workspaces.id, workspaceId));
  return row?.facts ?? {};
}

/** Facts as entries of a FAQ: all agents answer from them, whichever folders they have. */
export function factSources(facts: BusinessFacts, language: string): Source[] {
  const asked = factPhrasings[baseLanguage(language)] ?? factPhrasings.en!;
  return businessFactNames.flatMap((name) => {
    const text = facts[name];
    if (text === undefined) return [];
    const { label } = businessFacts[name];
    return [
      {
        pieceId: `${factsId.slice(0, -1)}${businessFactNames.indexOf(name) + 1}`,
        fileId: factsId,
        title: label,
        headings: [label],
        page: null,
        language,
        text,
        sentences: splitSentences(text, language),
        phrasings: asked[name],
      },
    ];
  });
}
