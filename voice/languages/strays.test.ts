import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code that talks or reads, but for languages, tests and what flows say. */
const files = ['voice/flow', 'voice/understanding', 'voice/call'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test|\.data\.|dialogues/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** A text that stands where something is said or asked. */
const stray = /\bsay\(\s*[\w.]+,\s*['"`]|\b(?:prompt|hint|ask|rephrase|reprompts):\s*\[?['"`][A-Z]/g;
/** What a new node of a flow starts with is the flow's own. */
const ofFlows = /\.default\('/;
const initial = /^ {2}initial: (?:\{\n[\s\S]*?^ {2}\}|.*),$/gm;

it('no sentence that a caller hears stands outside of a language', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(initial, '')
      .split('\n')
      .filter((line) => line.match(stray) && !ofFlows.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
