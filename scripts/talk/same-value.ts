import type { Json } from '#domain/platform/json.ts';
import { folded, holdsWords } from '#voice/flow/agent-tests/compare.ts';

/** Names are compared without dots and whatever their hyphens. */
const asName = (text: string) => folded(text).replace(/[.]/g, '').replace(/-/g, ' ');

const isOne = (wanted: Json, got: Json, isText: boolean): boolean => {
  if (typeof wanted !== 'string' || typeof got !== 'string') return JSON.stringify(wanted) === JSON.stringify(got);
  return isText ? holdsWords(got, wanted) : asName(wanted) === asName(got);
};

/** Whether a value is what a conversation wants it to be. @param isText free text, which has to hold the words */
export function isAsWanted(wanted: Json | readonly Json[], got: Json | undefined, isText = false): boolean {
  const any: readonly Json[] = Array.isArray(wanted) ? wanted : [wanted as Json];
  return any.some((one) => (one === null ? (got ?? null) === null : got !== undefined && isOne(one, got, isText)));
}
