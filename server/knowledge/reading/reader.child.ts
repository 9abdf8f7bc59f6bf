import { type ToRead, Unreadable } from '#server/knowledge/reading.ts';
import { readDocument } from './read-document.ts';

/**
 * A process of its own for one file, which may be hostile: it may read that file and its own modules, and nothing else.
 * It is told what to read on its input, and writes a JSON line each: what it needs time for, the head, the pieces, the
 * end, or why there are none.
 */

const tell = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

const given: Buffer[] = [];
for await (const part of process.stdin) given.push(part as Buffer);
try {
  await readDocument(process.argv[2]!, JSON.parse(Buffer.concat(given).toString()) as ToRead, tell);
} catch (error) {
  if (error instanceof Unreadable) tell({ reason: error.reason, detail: error.detail });
  else if (error instanceof RangeError)
    tell({ reason: 'too_large', detail: 'The file is nested too deeply. Simplify it.' });
  else tell({ reason: 'crashed', detail: null, fault: String((error as Error)?.stack ?? error).slice(0, 2_000) });
}
