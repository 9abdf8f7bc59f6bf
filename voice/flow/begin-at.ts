import type { Json } from '#domain/platform/json.ts';
import type { Setting } from './conversation.ts';
import type { Next } from './dialogue.ts';
import { enterNode } from './follow.ts';
import { suits } from './slot-defs.ts';
import { slotKinds } from './slots/catalog.ts';
import { parse } from './slots/slot-kind.ts';
import { setSlot, setVariable, slotContext, type Talk } from './talk.ts';

/** A value of a variable, from the words that someone who tests gives. */
function valueFrom(words: string): Json {
  try {
    return JSON.parse(words) as Json;
  } catch {
    return words;
  }
}

/**
 * Begins a test at a step in the middle: answers are read as callers' words are, and count as agreed to. What cannot be read
 * is not set. Null where the flow has no such step.
 */
export function beginAt(talk: Talk, { node, values }: NonNullable<Setting['startAt']>): Next | null {
  talk.frame.node = node;
  for (const [name, words] of Object.entries(values)) {
    const def = talk.defs.get(name);
    const variable = talk.graph.variables?.find((one) => one.name === name);
    if (def) {
      const read = parse(slotKinds[def.type], words, slotContext(talk, def));
      if (read) setSlot(talk, name, { ...read, said: words, confirmed: true, source: 'known' });
    } else if (variable) {
      const value = [valueFrom(words), words].find((one) => suits(variable, one));
      if (value !== undefined) setVariable(talk, name, value, 'known');
    }
  }
  return enterNode(talk, node);
}
