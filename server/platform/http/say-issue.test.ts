import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayIssue } from './say-issue.ts';

test('says what a field takes, and keeps what its schema says itself', () => {
  const schema = z.object({
    name: z.string(),
    role: z.enum(['owner', 'viewer']),
    code: z.string().min(2).max(3),
    count: z.int().max(3),
    above: z.number().gt(0),
    title: z.string().min(1),
    list: z.array(z.string()).max(1),
    email: z.email(),
    day: z.iso.date(),
    one: z.literal(1),
    kind: z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
    step: z.number().multipleOf(5),
    flag: z.boolean(),
    own: z.string().regex(/^a/, 'Begin with an a.'),
    given: z.string().min(1, 'Give it a name.'),
  });
  const given = {
    role: 'x',
    code: '1234',
    count: 7,
    above: 0,
    title: '',
    list: ['a', 'b'],
    email: 'x',
    day: 'today',
    one: 2,
    kind: { type: 'c' },
    step: 3,
    flag: 'yes',
    own: 'b',
    given: '',
  };
  const { error } = schema.safeParse(given, { error: sayIssue });
  expect(Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
    name: 'This is required.',
    role: 'Use one of: "owner", "viewer".',
    code: 'Use 3 characters or fewer.',
    count: 'Use 3 or less.',
    above: 'Use more than 0.',
    title: 'This can’t be empty.',
    list: 'Use 1 item or fewer.',
    email: 'Send an email address, such as name@example.com.',
    day: 'Send a date, such as 2026-05-31.',
    one: 'Use 1.',
    'kind.type': 'Use one of: "a", "b".',
    step: 'Use a multiple of 5.',
    flag: 'Send true or false.',
    own: 'Begin with an a.',
    given: 'Give it a name.',
  });
});
