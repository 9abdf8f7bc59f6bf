import type { FakeCall } from './protocols.ts';

/** A mind for a stand-in that talks freely, in earnest: it notes what it asked for, answers from facts, books, and leaves. */

interface State {
  open_fields: { field: string; kind: string; ask: string }[];
  done: string[];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []);

/** The fact that shares most words with a question. */
function factFor(instructions: string, caller: string): string | null {
  const facts = /\n\nFACTS\n((?:- .*\n?)+)/.exec(instructions)?.[1]?.split('\n') ?? [];
  const asked = wordsOf(caller);
  const scored = facts.map((line) => ({
    fact: line.replace(/^- /, ''),
    shared: [...wordsOf(line)].filter((word) => asked.has(word)).length,
  }));
  const best = scored.sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared > 0 ? best.fact : null;
}

/** What it says and calls. @param data what it is told: the caller's turns, then the state of the call */
export function simpleTalk(instructions: string, data: string): { text: string; calls: FakeCall[] } {
  const lines = data.split('\n');
  const state = JSON.parse(lines.at(-1) ?? '{}') as State;
  const caller = lines.slice(0, -2).at(-1) ?? '';
  const [field, next] = state.open_fields;
  if (/\?\s*$/.test(caller)) {
    const fact = factFor(instructions, caller);
    const asked = field ? ` ${field.ask}` : '';
    return { text: `${fact ?? 'I do not know that, I am afraid.'}${asked}`, calls: [] };
  }
  const calls: FakeCall[] = field ? [{ tool: 'note', args: { field: field.field, words: caller } }] : [];
  if (next) return { text: `Thank you. ${next.ask}`, calls };
  const books = instructions.includes('Book') && state.done.length === 0;
  return { text: '', calls: [...calls, books ? { tool: 'book' } : { tool: 'leave', args: { way: 'done' } }] };
}
