import type { z } from 'zod';

/** Values that a field takes, as many as a person reads. */
const mostValues = 20;

const typeNames: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formatNames: Record<string, string> = {
  email: 'an email address, such as name@example.com',
  url: 'a URL, such as https://example.com',
  uuid: 'an id (a UUID)',
  date: 'a date, such as 2026-05-31',
  time: 'a time, such as 09:30',
  datetime: 'a time in ISO 8601, such as 2026-05-31T09:30:00Z',
};

const counted = (n: number | bigint, noun: string) => `${n} ${noun}${Number(n) === 1 ? '' : 's'}`;

function amount(origin: string, n: number | bigint) {
  if (origin === 'string') return counted(n, 'character');
  if (origin === 'array' || origin === 'set') return counted(n, 'item');
  return String(n);
}

function sayValues(values: readonly unknown[]) {
  const shown = values.slice(0, mostValues).map((value) => JSON.stringify(value));
  return values.length === 1
    ? `Use ${shown[0]}.`
    : `Use one of: ${shown.join(', ')}${values.length > mostValues ? ', …' : ''}.`;
}

/**
 * What a client is told about a field that doesn't fit its schema, in place of the validator's own words; undefined leaves
 * those. For `error` of `safeParse`: a message that a schema states itself is never replaced.
 */
export function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'This is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `Send ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return sayValues(issue.values);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Use ${amount(issue.origin, issue.maximum)} or fewer.`
        : `Use ${issue.inclusive === false ? 'less than ' : ''}${issue.maximum}${issue.inclusive === false ? '' : ' or less'}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This can’t be empty.';
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Use ${amount(issue.origin, issue.minimum)} or more.`
        : `Use ${issue.inclusive === false ? 'more than ' : ''}${issue.minimum}${issue.inclusive === false ? '' : ' or more'}.`;
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formatNames[issue.format] === undefined ? undefined : `Send ${formatNames[issue.format]}.`;
    case 'invalid_union':
      return issue.discriminator !== undefined && Array.isArray(issue.options) ? sayValues(issue.options) : undefined;
    default:
      return undefined;
  }
}
