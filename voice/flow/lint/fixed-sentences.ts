import type { Flow } from '#domain/agents/workflows.ts';
import type { Setting } from '../conversation.ts';
import { collected } from '../snapshot.ts';
import { type Bounds, walk } from './explore.ts';

/** Longer texts are seldom the same twice, and are no sentence that a caller waits for. */
const mostChars = 400;

/**
 * Sentences that an agent says word for word in call after call: what the real reducer says to callers of all kinds, but
 * for what holds a value of the caller's, a time or another figure. The first are those that calls begin with.
 */
export function fixedSentences(flow: Flow, setting: Setting, bounds: Bounds & { sentences: number }): string[] {
  const found = new Set<string>();
  for (const { intents, snapshot, line } of walk(flow, setting, bounds, setting.language ?? 'en-US')) {
    const values = collected(snapshot)
      .map(([, { spoken }]) => spoken)
      .concat(line ?? '')
      .filter((value) => value !== null && value.length > 1);
    for (const intent of intents) {
      if (intent.type !== 'say') continue;
      const { text } = intent;
      const isFixed = !/\d/.test(text) && text.length <= mostChars && !values.some((value) => text.includes(value));
      if (isFixed && text.trim() !== '') found.add(text);
    }
    if (found.size >= bounds.sentences) break;
  }
  return [...found].slice(0, bounds.sentences);
}
