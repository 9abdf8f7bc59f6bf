import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { valueAt } from '#voice/flow/expressions/value-at.ts';

/** A result with the places of its answer that are given back, by name; null where nothing is there. */
export function giveBack(result: ActionResult, results: readonly { name: string; path: string }[]): ActionResult {
  if (!result.ok || results.length === 0) return result;
  const output = results.map(({ name, path }): [string, Json] => [name, valueAt(result.output, path) ?? null]);
  return { ok: true, output: Object.fromEntries(output) };
}
