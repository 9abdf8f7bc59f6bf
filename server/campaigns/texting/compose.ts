import type { CampaignPlan } from '#domain/campaigns/campaigns.ts';
import { longestText } from '#domain/carriers/messages.ts';
import type { Json } from '#domain/platform/json.ts';
import { cutText } from '#server/channels/cut-text.ts';
import { fillTemplate, references } from '#voice/flow/template.ts';

/** Added to advertising that does not say STOP itself: laws ask for a way out in the message. A bus stop is none. */
const wayOut = 'Reply STOP to opt out.';
const saysStop = /\bSTOP\b/;

/** What can be put into a text of someone: their contact's fields, name and addresses. */
export type TextFacts = Readonly<Record<string, Json>>;

/** A field as it is written into a text; null where there is nothing to write. */
function written(facts: TextFacts, name: string): string | null {
  if (name === 'first_name') return written(facts, 'name')?.split(/\s+/)[0] ?? null;
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value === undefined || value === null || typeof value === 'object') return null;
  return String(value).trim() || null;
}

type Plan = Pick<CampaignPlan, 'text' | 'purpose'>;

/**
 * What someone gets. Null where a field that the text names is empty for them, and the text has no other words for it:
 * no one is written to as "Hello !".
 */
export function composeText({ text, purpose }: Plan, facts: TextFacts): string | null {
  const isWhole = references(text).every(({ name, fallback }) => fallback !== null || written(facts, name) !== null);
  if (!isWhole) return null;
  const filled = fillTemplate(text, (name) => written(facts, name)).trim();
  if (filled === '') return null;
  const end = purpose === 'marketing_messages' && !saysStop.test(filled) ? `\n${wayOut}` : '';
  // The way out is never what is cut off.
  return `${cutText(filled, longestText - end.length)[0]}${end}`;
}
