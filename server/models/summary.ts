import { z } from 'zod';
import type { ModelRequest } from '#domain/models/models.ts';

/** What a request for a summary goes by among those of its call. */
export const summaryProposal = 'summary';

/** What a model answers. */
export const Summary = z.strictObject({ summary: z.string().max(1_200) });

const digitsIn = (text: string) => text.match(/\d+/g) ?? [];

/**
 * A summary that may be shown: without links and markup, and with no number that was not in the call. It says to people
 * of the business what a caller may have wanted it to say.
 */
export function readSummary(gave: string, given: string): string | null {
  let text: string | undefined;
  try {
    text = Summary.safeParse(JSON.parse(gave)).data?.summary.replace(/\s+/g, ' ').trim();
  } catch {
    return null;
  }
  if (!text || /[<>{}[\]`|\\]|https?:|www\.|\S@\S|\p{Cf}|\p{Cc}/u.test(text)) return null;
  const known = digitsIn(given).join(' ');
  return digitsIn(text).every((digits) => known.includes(digits)) ? text : null;
}

/** The summary among a call's requests, with the model that made it; null where there is none. */
export function summaryAmong(requests: readonly ModelRequest[]): { text: string; model: string } | null {
  for (const { proposalId, outcome, gave, given, model } of requests) {
    if (proposalId !== summaryProposal || outcome !== 'answered') continue;
    const text = readSummary(gave, given);
    if (text !== null) return { text, model };
  }
  return null;
}
