import { expect, it } from 'vitest';
import { type SearchedPart, searchDocs } from './search-docs.ts';

const parts: SearchedPart[] = [
  ['/docs/api/webhooks#add', 'Webhooks', 'Add a webhook', 'POST /v1/webhooks'],
  ['/docs/webhooks', 'Webhooks', 'Webhooks', 'A webhook sends each event to your URL as it happens.'],
  [
    '/docs/webhooks#verify',
    'Webhooks',
    'Verify each message',
    `${'Anyone can send one. '.repeat(9)}Check the signature first.`,
  ],
  ['/docs/phone', 'Phone', 'Phone numbers', 'Twilio signs its requests.'],
];
const paths = (search: string) => searchDocs(parts, search).map(({ path }) => path);

it('finds parts that hold every word, pages before their parts, guides before endpoints', () => {
  expect(paths('webhook')).toEqual(['/docs/webhooks', '/docs/api/webhooks#add', '/docs/webhooks#verify']);
  expect(paths('VERIFY  webhook')).toEqual(['/docs/webhooks#verify']);
  expect(paths('webhook twilio')).toEqual([]);
  expect(paths('  ')).toEqual([]);
});

it('shows the words around the first that was searched for', () => {
  const [hit] = searchDocs(parts, 'signature');
  expect(hit!.excerpt).toContain('Check the signature first.');
  expect(hit!.excerpt.length).toBeLessThan(130);
  expect(hit!.excerpt.startsWith('…')).toBe(true);
});
