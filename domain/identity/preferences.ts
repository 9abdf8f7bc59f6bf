import { z } from 'zod';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { endpoints } from '#domain/platform/http.ts';
import { Country, TimeZone } from '#domain/platform/time-zone.ts';
import { BusinessFacts } from './business-facts.ts';
import { BusinessHours, Holiday, holidaysLimit } from './business-hours.ts';
import { WorkspaceName } from './workspaces.ts';

const emptyIsNone = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** An address on the web; empty is none. `example.com` reads as https. */
const WebAddress = z.preprocess(
  (value) => {
    const given = emptyIsNone(value);
    return typeof given === 'string' && !/^[a-z][a-z\d+.-]*:/i.test(given.trim()) ? `https://${given.trim()}` : given;
  },
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter a URL like https://example.com.' })
    .max(500)
    .nullable(),
);

const fields = {
  name: WorkspaceName,
  website: WebAddress,
  timeZone: TimeZone,
  /** In which numbers without a country code are read; null: in that of the time zone, and nowhere in UTC. */
  country: z.preprocess(emptyIsNone, Country.nullable()),
  /** Where people choose a time by themselves; stands in the confirmation of an appointment. */
  calendarLink: WebAddress,
  /** Where mail to the team goes, and answers to mails of agents; null: to the owner who has been there longest. */
  contactEmail: z.preprocess(
    emptyIsNone,
    z.email('Enter an email like team@example.com.').max(254).toLowerCase().nullable(),
  ),
  /** The language that new agents speak, and that new actions write. */
  language: z.enum(agentLanguages.map(({ tag }) => tag)),
  businessHours: BusinessHours,
  /** What agents answer callers who ask for it. */
  facts: BusinessFacts,
  /** Days that recordings of calls are kept; null: until someone removes them. */
  recordingDays: z
    .number()
    .int()
    .min(1, 'Keep recordings for at least one day.')
    .max(3650, 'Keep recordings for 10 years or less.')
    .nullable(),
  /** Callers hear that someone listens in or takes over before that one does; off only where a greeting says so already. */
  tellsOfListeners: z.boolean(),
  holidays: z
    .array(Holiday)
    .max(holidaysLimit)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, 'List each day only once.'),
};

/** What a workspace is to the outside: its name, where it is found, and when it is open. */
export const Preferences = z.object(fields);
export type Preferences = z.infer<typeof Preferences>;

export const preferencesApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/workspace/preferences',
    summary: 'Get the workspace’s name, addresses, time zone, business hours, and holidays',
    can: 'settings:read',
    reply: Preferences,
  },
  update: {
    method: 'PATCH',
    path: '/v1/workspace/preferences',
    summary: 'Update the workspace’s preferences; fields you leave out don’t change',
    can: 'settings:write',
    audit: 'workspace.updated',
    body: z.object(fields).partial(),
    reply: Preferences,
    example: { body: { website: 'https://example.com', contactEmail: 'team@example.com' } },
  },
});
