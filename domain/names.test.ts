import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actionTemplates } from './actions/action-templates.data.ts';
import { workflowTemplates } from './agents/workflow-templates.data.ts';
import { carriers } from './carriers/carrier-kinds.ts';
import { encodings } from './contacts/contact-imports.ts';
import { describedApi } from './described-api.ts';
import { tokenScopes } from './identity/access-tokens.ts';
import { appScopes } from './identity/apps.ts';
import { builtInRoles } from './identity/permissions.ts';
import { notificationTypeIds } from './notifications/notification-types.data.ts';
import { auditActions } from './platform/audit-actions.ts';
import type { Endpoint } from './platform/http.ts';
import { lessons } from './usage/lessons.ts';

/** How the API names what it takes and gives: properties in camelCase, values in snake_case, moments by their ending. */

interface Shape {
  properties?: Record<string, Shape>;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

interface Named {
  where: string;
  name: string;
  shape: Shape;
}

const properties: Named[] = [];
const values = new Map<string, string>();

function read(shape: Shape, where: string): void {
  for (const [name, inner] of Object.entries(shape.properties ?? {})) {
    properties.push({ where, name, shape: inner });
  }
  for (const value of [...(shape.enum ?? []), shape.const]) {
    if (typeof value === 'string' && !values.has(value)) values.set(value, where);
  }
  for (const part of Object.values(shape)) {
    if (typeof part === 'object' && part !== null) read(part as Shape, where);
  }
}

/** Those of other APIs are named as their clients know them. */
const own = Object.entries(describedApi).filter(([noun]) => noun !== 'openAi' && noun !== 'elevenLabs');
for (const [noun, table] of own) {
  for (const [name, endpoint] of Object.entries(table as Record<string, Endpoint>)) {
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      const schema = endpoint[part];
      if (schema === undefined) continue;
      const io = part === 'reply' ? 'output' : 'input';
      read(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, `${noun}.${name} ${part}`);
    }
  }
}

const formatOf = ({ format, anyOf }: Shape): string | undefined =>
  format ?? (anyOf as Shape[] | undefined)?.find((one) => one.format !== undefined)?.format;
const told = ({ where, name }: Named) => `${name} in ${where}`;

/** Clients that ask for what speech is made of know `audio_url` and its like from other speech APIs. */
const snakeCase =
  /^(audio|captions|marks)_(url|base64)$|^(preview_url|language_code|language_id|expires_at|sample_rate|sample_rates|alias_of|model_id|voice_id)$/;

/** Where a moment needs no ending: it's of the record around it, or a bound that a reader asks for, as the cursor of a page. */
const bare = ['at', 'from', 'to', 'since', 'until', 'before', 'next'];
/** Names that one of the convention has taken the place of. */
const former = [
  ...['created', 'updated', 'lastUsed', 'lastRun', 'nextRun', 'lastActive', 'nextBilling', 'madeAt'],
  ...['changedAt', 'uploadedAt', 'askedAt', 'doneAt', 'begunAt', 'doneBy', 'day', 'agentIn', 'agentOut'],
  ...['chatId', 'phoneCallId', 'liveCallId', 'visitId', 'keyEnd', 'tokenEnd', 'secretEnd', 'standsAt', 'due_at'],
  ...[
    'goneAt',
    'madeBy',
    'because',
    'suspendedBecause',
    'pausedBecause',
    'lastTryAt',
    'nextTryAt',
    'tries',
    'lastWords',
  ],
  ...['callerMail', 'summaryMail', 'mailName', 'vouched', 'keepsCalendar', 'givable', 'twoFactorFrom', 'yourAddress'],
  ...['pdfProblem', 'knownAt', 'phoneWritten', 'mostClients', 'keptUntil', 'givenAt', 'takenBy', 'looked'],
  ...['mayEnd', 'mayJoin', 'mayChange'],
];

describe('a property of the API', () => {
  it('has a name of the convention', () => {
    expect(properties.length).toBeGreaterThan(1_000);
    expect(properties.filter(({ name }) => former.includes(name)).map(told)).toEqual([]);
  });

  it('that is a moment ends in At, Until, From or Since, and what ends in At is a moment', () => {
    const moments = properties.filter(({ shape }) => formatOf(shape) === 'date-time');
    expect(moments.length).toBeGreaterThan(100);
    const odd = moments.filter(({ name }) => !/(At|Until|From|Since)$/.test(name) && !bare.includes(name));
    expect(odd.filter(({ name }) => !snakeCase.test(name)).map(told)).toEqual([]);
    const other = properties.filter(({ name, shape }) => /[a-z]At$/.test(name) && formatOf(shape) !== 'date-time');
    expect(other.map(told)).toEqual([]);
  });

  it('that is a day is called date, or bounds a range', () => {
    const days = properties.filter(({ shape }) => formatOf(shape) === 'date');
    expect(days.filter(({ name }) => !['date', 'from', 'to'].includes(name)).map(told)).toEqual([]);
  });
});

const ids = [...actionTemplates, ...workflowTemplates, ...lessons].map(({ id }): string => id);

/** Values that are spelled as others spell them, each with its reason. */
const kept: readonly [reason: string, isKept: (value: string) => boolean][] = [
  ['tags of languages (BCP 47)', (value) => /^[a-z]{2}-[A-Z]{2}$/.test(value)],
  ['currencies (ISO 4217), methods of HTTP, parts of formats', (value) => /^[A-Z]+$/.test(value) || value === '12h'],
  ['types of media', (value) => value.startsWith('image/')],
  ['names of encodings', (value) => (encodings as readonly string[]).includes(value)],
  ['the separator of a file', (value) => /^[,;\t|]$/.test(value)],
  ['properties of another answer: switches, limits and meters', (value) => /^[a-z]+([A-Z][a-z0-9]*)+$/.test(value)],
  [
    'groups of the notifications and templates, as pages head them',
    (value) => /^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(value),
  ],
  ['entries of the audit log, which are chained by their hashes', (value) => value in auditActions],
  ['types of events of webhooks, and wildcards for them', (value) => /^[a-z]+\.(?:[a-z_]+|\*)$/.test(value)],
  [
    'types of notifications: ids, by which members’ choices are stored',
    (value) => (notificationTypeIds as readonly string[]).includes(value),
  ],
  [
    'areas of permissions and what is sold of them, as in the paths',
    (value) => (tokenScopes as readonly string[]).includes(value) || value === 'voice-agents',
  ],
  ['scopes of OAuth, an area and what may be done in it', (value) => (appScopes as readonly string[]).includes(value)],
  ['ids of roles that are built in', (value) => (builtInRoles as readonly string[]).includes(value)],
  ['ids of templates and lessons', (value) => ids.includes(value)],
  ['names of programs', (value) => value === 'sherpa-onnx' || (carriers as readonly string[]).includes(value)],
];

describe('a value of the API', () => {
  it('is in snake_case, or has a reason not to be', () => {
    expect(values.size).toBeGreaterThan(500);
    const odd = [...values].filter(([value]) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(value));
    expect(odd.filter(([value]) => !kept.some(([, isKept]) => isKept(value)))).toEqual([]);
  });

  it('is not kept for a reason that no value has', () => {
    const all = [...values.keys()];
    expect(kept.filter(([, isKept]) => !all.some(isKept)).map(([reason]) => reason)).toEqual([]);
  });
});
