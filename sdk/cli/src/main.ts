#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { run } from './run.ts';

let input: ReturnType<typeof createInterface> | undefined;
let lines: AsyncIterator<string> | undefined;

/** One line of what's typed, or piped in. */
async function ask(question: string): Promise<string | null> {
  input ??= createInterface({ input: process.stdin, output: process.stdout });
  lines ??= input[Symbol.asyncIterator]();
  process.stdout.write(question);
  const { value, done } = await lines.next();
  return done ? null : value;
}

process.exitCode = await run(
  { env: process.env, cwd: process.cwd(), say: (line) => void process.stdout.write(`${line}\n`), ask },
  process.argv.slice(2),
);
input?.close();
