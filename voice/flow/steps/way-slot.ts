import { z } from 'zod';
import type { NameFacts } from '../expressions/check.ts';

/**
 * Where the step is assisted: the slot in whose words a model looks for the way when no condition holds; the caller's last
 * answer when empty.
 */
export const WaySlot = z
  .string()
  .regex(/^([a-z][a-z0-9_]{0,39})?$/)
  .default('');

/** Faults of such a slot. */
export function checkWaySlot(slot: string, names: ReadonlyMap<string, NameFacts>): string[] {
  if (slot === '') return [];
  const facts = names.get(slot);
  if (!facts) return [`No step sets "${slot}".`];
  return facts.type === 'text' ? [] : [`"${slot}" doesn’t contain the caller’s words.`];
}
