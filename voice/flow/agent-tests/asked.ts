import type { SlotDef, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Collecting } from '../collect.ts';
import { graphOf } from '../frames.ts';
import { slotDefsOf } from '../slot-defs.ts';
import { slotKinds } from '../slots/catalog.ts';
import { parse } from '../slots/slot-kind.ts';
import { frameOf } from '../snapshot.ts';
import { askedSlot } from './reach.ts';
import type { TestCall } from './test-call.ts';

/** What the caller is asked, as far as it can be seen from outside. */
export interface Asked {
  /** The slot, where a step asks for one. */
  slot: SlotDef | null;
  expects: readonly SlotType[];
  /** What is read back. */
  candidate: Json | undefined;
  /** Whether several things are offered, of which one is to be taken. */
  isChoice: boolean;
  /** Other slots of the graph that have no value. */
  open: readonly SlotDef[];
}

/** What a call asks its caller now. */
export function askedIn({ stage, snapshot }: TestCall): Asked {
  const listen = stage.scenes.flatMap(({ intents }) => intents).findLast((intent) => intent.type === 'listen');
  const frame = frameOf(snapshot);
  const graph = graphOf({ flow: stage.flow }, frame);
  const defs = graph ? slotDefsOf(graph) : new Map<string, SlotDef>();
  const name = askedSlot(snapshot);
  // Kept by every step that collects, under this name.
  const collecting = frame.step.collecting as unknown as Collecting | undefined;
  return {
    slot: (name !== null && defs.get(name)) || null,
    expects: listen?.expects ?? [],
    candidate: name === null ? undefined : collecting?.candidate?.value,
    isChoice: name !== null && (collecting?.options.length ?? 0) > 0,
    open: [...defs.values()].filter((def) => def.name !== name && !frame.slots[def.name] && !frame.early[def.name]),
  };
}

/** What words mean as a value of a slot, in a call; undefined where they mean none. */
export function meaningOf({ stage, snapshot }: TestCall, slot: SlotDef, words: string): Json | undefined {
  const { timeZone, country, language } = snapshot.setting;
  const now = stage.scenes.at(-1)!.event.at;
  const context = { slot, now, timeZone, country, language: languageOf(language) ?? languages[0]! };
  return parse(slotKinds[slot.type], words, context)?.value;
}
