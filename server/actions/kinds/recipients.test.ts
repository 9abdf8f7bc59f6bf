import { expect, it } from 'vitest';
import { mostRecipients, recipientsOf } from './recipients.ts';

const many = (n: number) => Array.from({ length: n }, (_, at) => `a${at}@example.com`);

it.each([
  ['ann@example.com', ['ann@example.com']],
  ['ann@example.com, Ben@Example.com ;ANN@example.com,', ['ann@example.com', 'Ben@Example.com']],
  ['"Lee, Ann" <ann@example.com>', ['ann@example.com']],
  ['jürgen@bücher.example', ['jürgen@bücher.example']],
  [many(mostRecipients).join(','), many(mostRecipients)],
])('%s goes to each of its addresses once', (to, addresses) => {
  expect(recipientsOf(to)).toEqual({ addresses });
});

it.each([
  [many(mostRecipients + 1).join(','), /up to 10 addresses/],
  [many(3_000).join(';'), /up to 10 addresses/],
  [`all: ${many(2).join(',')};`, /isn’t an email address/],
  ['ann@example.com\r\nBcc: ben@example.com', /isn’t an email address/],
  ['<ann@example.com> <ben@example.com', /isn’t an email address/],
  [' , ;', /no email address to send this to/],
])('%j goes to nobody', (to, problem) => {
  expect(recipientsOf(to)).toEqual({ problem: expect.stringMatching(problem) });
});
