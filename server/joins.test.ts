import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratedMeterNames } from '#domain/billing/rated-meters.ts';
import { alertFigures } from '#domain/calls/alerts.ts';
import { callSigns } from '#domain/calls/call-quality.ts';
import { notificationType, notificationTypeIds } from '#domain/notifications/notification-types.data.ts';
import { webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { auditActions } from '#domain/platform/audit-actions.ts';
import { limitIds } from '#domain/usage/limits.ts';
import { usageMeters } from '#domain/usage/usage.ts';
import { joins } from './joins.data.ts';

/** Where two nouns meet, that they do: a name in a list of the domain is worth nothing until something acts on it. */

const root = path.resolve(import.meta.dirname, '..');
const sourceOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.ts$/.test(file) && !/\.(test|fixture|data|table)\.ts$/.test(file) && !file.includes('testing/'),
    )
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
const server = sourceOf('server');
const voice = sourceOf('voice');
const domain = sourceOf('domain');

const named = (source: string, name: string) =>
  source.includes(`'${name}'`) || new RegExp(`(?<![\\w.'-])${name}(?=[:,]|\\s*\\})`).test(source);

describe('what the domain lists is done somewhere', () => {
  it.each(webhookEventTypes)('the event %s is told', (type) => expect(named(server, type)).toBe(true));

  it.each(notificationTypeIds)('the notification %s comes of something', (id) => {
    const audit = notificationType(id)?.audit;
    expect(audit !== undefined || named(server, id)).toBe(true);
  });

  it.each(Object.keys(auditActions))('the change %s is recorded', (action) =>
    expect(named(server, action) || named(domain.replace(/auditActions = \{[^}]*\}/, ''), action)).toBe(true),
  );

  it.each(limitIds)('the limit %s is counted', (id) =>
    expect(named(readFileSync(path.join(root, 'server/billing/count-use.ts'), 'utf8'), id)).toBe(true),
  );

  it.each(Object.keys(usageMeters))('the meter %s is counted', (meter) => expect(named(server, meter)).toBe(true));

  it.each(ratedMeterNames)('what has a price is counted: %s', (meter) =>
    expect(Object.keys(usageMeters)).toContain(meter),
  );

  it.each(Object.keys(alertFigures))('alerts can watch %s', (figure) => expect(named(server, figure)).toBe(true));

  it.each(callSigns)('the sign %s is seen in calls', (sign) => expect(named(voice + server, sign)).toBe(true));
});

describe('where nouns meet', () => {
  it.each(joins)('$what: held by tests that there are', ({ heldBy }) => {
    for (const holder of heldBy) {
      const [file, title] = [holder.slice(0, holder.indexOf(': ')), holder.slice(holder.indexOf(': ') + 2)];
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect(readFileSync(path.join(root, file), 'utf8'), holder).toContain(title);
    }
  });
});

/** Words of something that is drawn and not there. */
const unfinished = /coming soon|not implemented|nicht verbunden|under construction|lorem ipsum|TODO|FIXME/;

it('no page and no rule speaks of what is not there yet', () => {
  const files = ['server', 'web', 'domain', 'voice'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.(test|fixture|data)\.tsx?$/.test(file) && !file.includes('testing/'),
      )
      .map((file) => path.join(folder, file)),
  );
  const left = files.filter((file) => unfinished.test(readFileSync(path.join(root, file), 'utf8')));
  expect(left).toEqual([]);
});
