import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { readEdits } from '#voice/flow/edits/read-edits.ts';
import { ambiguousRepeats } from '#voice/testing/ambiguous-repeats.ts';
import { languages } from './catalog.ts';

/** All patterns that a value holds, at whatever depth. */
function patternsIn(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof RegExp) return [value];
  const inner = value instanceof Map ? [...value.values()] : Object.values(value);
  return inner.flatMap((one) => patternsIn(one, seen));
}

/** Patterns that something reads with, whether anyone else can see them or not. */
function patternsOf(work: () => void): RegExp[] {
  const used = new Map<string, RegExp>();
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function noted(text) {
    used.set(this.source, this);
    return exec.call(this, text);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...used.values()];
}

it.each([
  ['(?:ja |ich |bin |ich bin )*da', ['ich bin ']],
  ['(?:a|b|a)+c', ['a']],
  ['(?:we need to |(?:it|we) needs? to )+', ['we need to ']],
  ['(?: get| gets|s)*(?:x)', [' gets']],
  ['(?:ja |na ja |nein )*', []],
  [String.raw`(?:\w+ ){0,4}(?:a|a)`, []],
])('%s repeats in two ways: %j', (source, ways) => {
  expect(ambiguousRepeats(new RegExp(source))).toEqual(ways);
});

it('no pattern of a language, and none for edits, repeats what can be read in two ways', () => {
  const flow = Flow.parse(agentTemplates[0]!.flow);
  const messages = [
    'Ask for the insurance first, never book on Mondays, and talk slower',
    'Say “Hi” instead of “Hello”, and if they say no then end the call',
    'Add walk-ins as an option, open 9 to 5, and remove the question about the fax',
  ];
  const ofEdits = patternsOf(() => {
    for (const message of messages) readEdits({ flow, settings: null }, message, 'en-US');
  });
  const all = [...patternsIn(languages), ...ofEdits];
  expect(all.length).toBeGreaterThan(500);
  const faults = all.flatMap((pattern) => ambiguousRepeats(pattern).map((one) => [one, pattern.source.slice(0, 80)]));
  expect(faults).toEqual([]);
});
