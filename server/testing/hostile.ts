import fc from 'fast-check';
import { z } from 'zod';

/** Arbitraries of what a hostile, or merely unlucky, client sends. */

/** JSON values that have broken servers. */
export const nasty: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null,
  true,
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  '',
  'a\u0000b',
  '\ud800',
  "'; drop table agents; --",
  '{{7*7}}<%= 7*7 %>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  'x'.repeat(10_000),
  'é'.repeat(6_000),
  '\u202e\u200b\ufeff\u2028',
  '👩‍👩‍👧‍👦'.repeat(300),
  'Z͑ͫ̓ͪ̂'.repeat(200),
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  `${'a'.repeat(60)}!`,
  '1e999',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T25:61:61Z',
  'constructor',
  'toString',
  { toString: 'x', valueOf: 1 },
  [],
  {},
  [[null]],
  { $gt: '' },
  { constructor: { prototype: { admin: true } } },
  { length: 1e9, toString: 1 },
  Array(500).fill('x'),
);

/** Texts of bodies that are no proper JSON, or more of it than is good. */
export const hostileTexts: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '{',
  '{"name":}',
  '{"name":1,}',
  "{'name':1}",
  'NaN',
  '{}{}',
  '\0',
  '\ufeff{"name":"x"}',
  '{"__proto__":{"admin":true}}',
  '{"name":"a","name":"b"}',
  '{"name":1e400}',
  `{"name":${'9'.repeat(5_000)}}`,
  '['.repeat(33) + ']'.repeat(33),
  '['.repeat(100_000),
  `${'{"a":'.repeat(7_000)}1${'}'.repeat(7_000)}`,
  `{"name":"${'x'.repeat(1_048_577)}"}`,
  `[${'1,'.repeat(30_000)}1]`,
);

/** Code points without the halves of pairs, of which there are so many. */
const halves = { from: 0xd800, count: 0x800 };
/** Any character. fast-check's own `binary` makes a table of all million of them first, which takes seconds. */
const anyCharacter = fc.nat({ max: 0x10ffff - halves.count }).map(
  (n) => String.fromCodePoint(n < halves.from ? n : n + halves.count),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (point === undefined || text !== String.fromCodePoint(point)) throw new Error('It is no character.');
    return point < halves.from ? point : point - halves.count;
  },
);

/** Texts for the query and the path. */
export const hostileWords: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%ff',
    '%ed%a0%80',
    '%2e%2e%2f',
    '[]',
    '-1',
    '1e9',
    '9'.repeat(30),
    'constructor',
    '__proto__',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: anyCharacter, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Values that fit a JSON schema here and are nasty there. */
function like(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
  if (schema.type === 'object') return objectLike(schema.properties ?? {});
  if (schema.type === 'array') return fc.array(like(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') return fc.oneof(fc.constant(1), fc.double());
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.constant('somebody@example.com');
  return fc.string({ unit: anyCharacter, maxLength: 30 });
}

function objectLike(properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const value = fc.oneof({ weight: 4, arbitrary: like(schema) }, { weight: 1, arbitrary: nasty });
    return [name, value] as const;
  });
  const known = fc.record(Object.fromEntries(members), { requiredKeys: [] });
  const strange = fc.dictionary(
    fc.constantFrom('id', 'workspaceId', 'owner', 'constructor', 'toString', 'role'),
    nasty,
    {
      maxKeys: 1,
    },
  );
  return fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, strange).map(([a, b]) => ({ ...(a as object), ...b })) },
  );
}

/** Bodies for a schema: nearly right ones as JSON, and texts that are none. */
export const hostileBodies = (schema: z.ZodType): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: like(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).map((value) =>
        JSON.stringify(value),
      ),
    },
    { weight: 1, arbitrary: hostileTexts },
    { weight: 1, arbitrary: nasty.map((value) => JSON.stringify(value)) },
  );

/** What no answer may hold: SQL, stacks, paths and names of our parts. */
export const internals =
  /\bselect\b.+\bfrom\b|insert into|drizzle|node_modules|pglite|postgres|ENOENT|\bat \S+ \(|\.ts:\d+|syntax error|violates|TypeError|is not a function|Cannot read/i;
