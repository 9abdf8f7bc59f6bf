import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { protocols } from '#server/testing/models/protocols.ts';
import { type BenchRow, printRows } from './bench-row.ts';

/**
 * What a caller would gain if the first sentence of a model were spoken while the rest is written: a stand-in writes a
 * proposal at 40 tokens a second, and it is told when its first sentence and its end have come.
 */
const tokensPerSecond = 40;
const charsPerToken = 4;

const answers = [
  'There is a car park behind the house.',
  'A consultation costs 80 dollars. Which day would suit you?',
  'We are open from nine to five, Monday to Friday. There is a car park behind the house. Which day would suit you?',
];

const { begin, piece, end } = protocols.chatCompletions;
let say = '';
const server = createServer((request, response) => {
  request.resume();
  const whole = JSON.stringify({ say, values: [], way: null, action: null });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = async () => {
    for (const line of begin('stand-in')) response.write(line);
    for (let at = 0; at < whole.length; at += charsPerToken) {
      await later(1_000 / tokensPerSecond);
      for (const line of piece(whole.slice(at, at + charsPerToken))) response.write(line);
    }
    for (const line of end({ input: 1, output: 1 }, false)) response.write(line);
    response.end();
  };
  void write();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;

async function timesOf(text: string): Promise<{ first: number; whole: number }> {
  say = text;
  const sentence = `"say":"${text.split(/(?<=[.?]) /)[0]}`;
  const begun = performance.now();
  const { body } = await fetch(address, { method: 'POST', body: '{}' });
  let heard = '';
  let first = 0;
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    for (const [, json] of chunk.matchAll(/^data: (\{.*\})$/gm))
      heard += (JSON.parse(json!) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? '';
    if (first === 0 && heard.includes(sentence)) first = performance.now() - begun;
  }
  return { first, whole: performance.now() - begun };
}

const rows: BenchRow[] = [];
for (const text of answers) {
  const sentences = text.split(/(?<=[.?]) /).length;
  const { first, whole } = await timesOf(text);
  const name = `${sentences} sentence${sentences > 1 ? 's' : ''}`;
  rows.push(
    { name: `${name}: the first has come`, value: first, unit: 'ms' },
    { name: `${name}: all has come`, value: whole, unit: 'ms' },
    { name: `${name}: would be gained`, value: whole - first, unit: 'ms' },
  );
}
server.close();
printRows(`A proposal at ${tokensPerSecond} tokens a second`, rows);
