import { createInterface } from 'node:readline';
import { UnderstandRequest } from '#domain/agents/understand.ts';
import { understand } from '#voice/understanding/understand.ts';

/**
 * `npm run --silent understand`: reads utterances as lines of JSON from standard input, `{type, language, text, at, zone}`,
 * and writes what each means as a line, in order: `{value, spoken, rest, confidence}`, or `{error}`.
 */

interface Answer {
  value: unknown;
  spoken: string;
  rest: string;
  confidence: number;
}

/** What one line means; what is wrong with it where it cannot be read. */
function answer(line: string): Answer | { error: string } {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return { error: 'This line isn’t JSON.' };
  }
  const asked = UnderstandRequest.safeParse(given);
  if (!asked.success) {
    const [problem] = asked.error.issues;
    const name = problem!.path.join('.');
    return { error: name === '' ? problem!.message : `${name}: ${problem!.message}` };
  }
  const { value, spoken, rest, confidence } = understand({
    ...asked.data,
    at: asked.data.at ?? new Date().toISOString(),
  });
  return { value, spoken, rest, confidence };
}

// A reader that has seen enough, as `head` does, ends it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  // A slow reader is waited for, so that a long input does not fill the memory.
  if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
