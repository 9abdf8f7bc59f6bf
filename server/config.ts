import path from 'node:path';
import { z } from 'zod';
import { freeCharacters } from '#domain/channels/speech.ts';
import { welcomeMinutes } from '#domain/usage/trial.ts';
import { callerMailsPerDay } from '#domain/usage/usage.ts';
import type { ServiceAccesses } from '#voice/engines/catalog.ts';
import { readS3Url, type S3Place } from './platform/files/s3-place.ts';
import { type PrivateOrigin, readPrivateOrigin } from './platform/http/private-origin.ts';
import { isNameServer, isProxy } from './platform/http/proxy-list.ts';
import { readHeaders } from './platform/http/read-headers.ts';
import { type PortRange, portRange } from './platform/port-range.ts';
import {
  apiKey,
  flag,
  httpUrl,
  list,
  modelName,
  optional,
  origin,
  serviceUrl,
  stripeKey,
  stripeSecret,
  wholeNumber,
} from './platform/setting-kinds.ts';
import { StartError } from './platform/start-error.ts';

/**
 * The only reader of the environment. Every setting is named, checked and given its default here; docs/configuration.md has the
 * same tables in words. A wrong value stops the start with one line that names the setting.
 */

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Settings that hold a password or a key: a refusal must not write them to the log. */
const secret = [
  ...[
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'S3_URL',
    'SMTP_URL',
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'METRICS_TOKEN',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'GOOGLE_CLIENT_SECRET',
    'MICROSOFT_CLIENT_SECRET',
    'SUPABASE_ANON_KEY',
  ],
  ...['OPENAI_API_KEY', 'ELEVENLABS_API_KEY', 'DEEPGRAM_API_KEY', 'CARTESIA_API_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
});

const Environment = z.object({
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:%-]+$/, 'must be an address or a host name')
      .default('127.0.0.1'),
  ),
  PORT: optional(wholeNumber(0, 65_535).default(8080)),
  PUBLIC_URL: optional(origin.optional()),
  DATA_DIR: optional(z.string().default('./data')),
  DATABASE_URL: optional(postgresUrl.optional()),
  DATABASE_DIRECT_URL: optional(postgresUrl.optional()),
  S3_URL: optional(
    z
      .string()
      .transform(readS3Url)
      .refine((place) => place !== null, 'must look like https://key:secret@host/bucket?region=eu-central-1')
      .optional(),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional()),
  MAIL_FROM: optional(
    z
      .string()
      .max(200)
      // A line break would begin a header of its own.
      .regex(
        /^([^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
        'must look like Parley <parley@example.com>',
      )
      .default('Parley <parley@localhost>'),
  ),
  CONTACT_TO: optional(z.email('must be an e-mail address').optional()),
  OPERATOR_EMAIL: optional(z.email('must be an e-mail address').toLowerCase().optional()),
  SECRET_KEY: optional(z.string().min(32, 'must be at least 32 characters').optional()),
  SECRET_KEY_PREVIOUS: optional(
    list
      .refine((keys) => keys.every((key) => key.length >= 32), 'must be keys of 32 characters or more, by comma')
      .default([]),
  ),
  TRUST_PROXY: optional(
    list.refine((items) => items.every(isProxy), 'must be addresses or networks like 10.0.0.0/8, by comma').default([]),
  ),
  DNS_SERVERS: optional(
    list
      .refine((items) => items.every(isNameServer), 'must be addresses like 10.0.0.2 or 10.0.0.2:5353, by comma')
      .default([]),
  ),
  LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  GOOGLE_CLIENT_ID: optional(z.string().optional()),
  GOOGLE_CLIENT_SECRET: optional(z.string().optional()),
  GOOGLE_ISSUER: optional(httpUrl.default('https://accounts.google.com')),
  GOOGLE_BASE_URL: optional(origin.optional()),
  MICROSOFT_CLIENT_ID: optional(z.string().optional()),
  MICROSOFT_CLIENT_SECRET: optional(z.string().optional()),
  MICROSOFT_BASE_URL: optional(origin.optional()),
  AUTH_AUTOCONFIRM: optional(flag.default(false)),
  AUTH_MAIL_PER_HOUR: optional(wholeNumber(1, 100_000).default(30)),
  AUTH_SESSION_DAYS: optional(wholeNumber(1, 3_650).default(90)),
  AUDIT_DAYS: optional(wholeNumber(30, 36_500).default(365)),
  AUTH_REDIRECTS: optional(list.pipe(z.array(httpUrl)).default([])),
  SUPABASE_URL: optional(httpUrl.optional()),
  SUPABASE_ANON_KEY: optional(z.string().optional()),
  SPEECH_FREE_CHARACTERS: optional(wholeNumber(0, 999_999_999).default(freeCharacters)),
  TRIAL_MINUTES: optional(wholeNumber(0, 10_000_000).default(welcomeMinutes)),
  CALLER_MAILS_PER_DAY: optional(wholeNumber(0, 10_000_000).default(callerMailsPerDay)),
  SPEECH_VOICES_DIR: optional(z.string().optional()),
  SPEECH_EARS_DIR: optional(z.string().optional()),
  OPENAI_API_KEY: optional(apiKey.optional()),
  OPENAI_BASE_URL: optional(serviceUrl.optional()),
  OPENAI_SPEECH_MODEL: optional(modelName.optional()),
  ELEVENLABS_API_KEY: optional(apiKey.optional()),
  ELEVENLABS_BASE_URL: optional(serviceUrl.optional()),
  ELEVENLABS_MODEL: optional(modelName.optional()),
  DEEPGRAM_API_KEY: optional(apiKey.optional()),
  DEEPGRAM_BASE_URL: optional(serviceUrl.optional()),
  CARTESIA_API_KEY: optional(apiKey.optional()),
  CARTESIA_BASE_URL: optional(serviceUrl.optional()),
  CARTESIA_MODEL: optional(modelName.optional()),
  MODEL_ORIGINS: optional(list.pipe(z.array(origin)).default([])),
  SIP_SERVERS: optional(
    list
      .refine((items) => items.every(isProxy), 'must be addresses or networks like 192.168.0.0/16, by comma')
      .default([]),
  ),
  SIP_MEDIA_PORTS: optional(portRange.optional()),
  SIP_MEDIA_ADDRESS: optional(z.union([z.ipv4(), z.ipv6()], 'must be an IP address').optional()),
  PRIVATE_ORIGINS: optional(list.pipe(z.array(z.string().transform(readPrivateOrigin))).default([])),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(stripeKey, 'must be a Stripe secret or restricted key, such as sk_live_… or rk_test_…').optional(),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    list
      .refine(
        (secrets) => secrets.every((one) => stripeSecret.test(one)),
        'must be the signing secret from Stripe, such as whsec_…',
      )
      .default([]),
  ),
  STRIPE_BASE_URL: optional(origin.optional()),
  TWILIO_BASE_URL: optional(origin.optional()),
  CARRIER_ORIGINS: optional(list.pipe(z.array(origin)).default([])),
  HUBSPOT_BASE_URL: optional(origin.optional()),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,400}$/, 'must be 16 characters or more, without blanks')
      .optional(),
  ),
  METRICS_WORKSPACES: optional(wholeNumber(0, 1_000).default(0)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(serviceUrl.optional()),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string().transform(readHeaders).optional()),
  RATE_LIMIT: optional(z.coerce.number('must be a number').positive('must be more than 0').default(1)),
});

/** Every setting by its name. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

export interface Config {
  host: string;
  port: number;
  /** Origin that links, redirects and Origin checks are built from; without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  /** The same past a pooler; null where there is none. */
  databaseDirectUrl: string | null;
  /** Null for files in DATA_DIR. */
  s3: S3Place | null;
  smtpUrl: string | null;
  mailFrom: string;
  contactTo: string | null;
  operatorEmail: string | null;
  secretKey: string | null;
  /** Keys that it replaces: what they sealed is still opened. */
  secretKeysBefore: string[];
  trustProxy: string[];
  /** Name servers that look up records of domains; none: those of the system. */
  dnsServers: string[];
  logLevel: (typeof logLevels)[number];
  /** As what this installation signs people in with Google, and has them connect their accounts there. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null for Google's own calendars and contacts, as for Microsoft's; a stand-in for tests otherwise. */
  googleBaseUrl: string | null;
  microsoft: { clientId: string; clientSecret: string } | null;
  microsoftBaseUrl: string | null;
  auth: { autoconfirm: boolean; mailPerHour: number; sessionDays: number; redirects: string[] };
  /** How long the log of what happened to accounts is kept. */
  auditDays: number;
  supabase: { url: string; anonKey: string } | null;
  /** Characters that the speech API speaks for a workspace of the free tier in a month; null without a limit. */
  speechFreeCharacters: number | null;
  /** Minutes of calls that come with a workspace's first agent; null: calls are without a limit. */
  trialMinutes: number | null;
  /** Mails that a workspace may send in a day to addresses that callers name; null without a limit. */
  callerMailsPerDay: number | null;
  /** Speech services that there is a key for, or, where none is needed, an address. */
  speechServices: ServiceAccesses;
  /** Origins where workspaces may connect language models although they are private, such as http://localhost:11434. */
  modelOrigins: string[];
  /** Addresses and networks that are not of the internet, where SIP accounts of every workspace may be. */
  sipServers: string[];
  /** Ports for the sound of calls over SIP; null: any that is free. */
  sipMediaPorts: PortRange | null;
  /** Where the sound of calls over SIP is sent to; null: the address that the server is reached from. */
  sipMediaAddress: string | null;
  /** Origins in one's own network that webhooks and API requests may go to: of one workspace, or, with null, of every one. */
  privateOrigins: PrivateOrigin[];
  /** How the installation collects what it sells; without a key by hand. Agencies have keys of their own. */
  stripe: {
    key: string | null;
    webhookSecrets: string[];
    /** Null for Stripe's own; a stand-in for tests and demonstrations otherwise. */
    baseUrl: string | null;
  };
  /** Null for Twilio's own; another server that speaks its protocol otherwise. */
  carrierOrigins: string[];
  twilioBaseUrl: string | null;
  /** Null for Deepgram's own; where it listens, and speaks. */
  deepgramBaseUrl: string | null;
  /** Null for HubSpot's own; a stand-in for tests otherwise. */
  hubspotBaseUrl: string | null;
  /** Absolute; folders of neural voices. */
  voicesDir: string;
  /** Absolute; folders of transcribers that run here. */
  earsDir: string;
  /** With it /metrics answers from elsewhere, too. */
  metricsToken: string | null;
  /** Workspaces that have a label of their own at /metrics; 0: no figures by workspace. */
  metricsWorkspaces: number;
  /** Where traces of calls are sent, by OTLP over HTTP; null: none are made. */
  traces: { endpoint: string; headers: Record<string, string> } | null;
  /** Factor on every rate limit. */
  rateLimit: number;
}

/** The two settings of a pair stand together or not at all. */
function pair<T>(
  names: [string, string],
  values: [string | undefined, string | undefined],
  both: (a: string, b: string) => T,
) {
  const [first, second] = values;
  if (first !== undefined && second !== undefined) return both(first, second);
  if (first === undefined && second === undefined) return null;
  throw new StartError(`${names[0]} and ${names[1]} must be set together. Set both or neither.`);
}

/** Past a pooler. @throws StartError where there is nothing to go past */
function directUrlOf(databaseUrl: string | undefined, direct: string | undefined): string | null {
  if (direct !== undefined && databaseUrl === undefined)
    throw new StartError('DATABASE_DIRECT_URL requires DATABASE_URL, which isn’t set. Set both or neither.');
  return direct ?? null;
}

/** How one speech service is reached; nothing where it is not set up. */
function access(key: string | undefined, baseUrl: string | undefined, model?: string | undefined) {
  return { key: key ?? null, ...(baseUrl !== undefined && { baseUrl }), ...(model !== undefined && { model }) };
}

function readSpeechServices(env: z.infer<typeof Environment>): ServiceAccesses {
  const { OPENAI_API_KEY: openAiKey, OPENAI_BASE_URL: openAiUrl } = env;
  return {
    // Servers of one's own that speak this protocol mostly want no key.
    ...((openAiKey ?? openAiUrl) && { openai: access(openAiKey, openAiUrl, env.OPENAI_SPEECH_MODEL) }),
    ...(env.ELEVENLABS_API_KEY && {
      elevenlabs: access(env.ELEVENLABS_API_KEY, env.ELEVENLABS_BASE_URL, env.ELEVENLABS_MODEL),
    }),
    ...(env.DEEPGRAM_API_KEY && { deepgram: access(env.DEEPGRAM_API_KEY, env.DEEPGRAM_BASE_URL) }),
    ...(env.CARTESIA_API_KEY && {
      cartesia: access(env.CARTESIA_API_KEY, env.CARTESIA_BASE_URL, env.CARTESIA_MODEL),
    }),
  };
}

/** Origins that a workspace's webhooks, API requests and sign-in service may be at although they are private. */
export const privateOriginsOf = ({ privateOrigins }: Pick<Config, 'privateOrigins'>, workspaceId: string): string[] =>
  privateOrigins.filter((one) => one.workspaceId === null || one.workspaceId === workspaceId).map((one) => one.origin);

/** Whether a host name or address is this machine itself. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether others than those at this machine may reach the server. */
export const isPublic = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);

/** @throws StartError when a setting is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    const value = secret.includes(name) ? '' : ` (it is ${JSON.stringify(environment[name])})`;
    throw new StartError(`${name} ${issue.message}${value}.`);
  }
  const env = parsed.data;
  const shownHost = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : shownHost}:${env.PORT}`).replace(
      /\/+$/,
      '',
    ),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: directUrlOf(env.DATABASE_URL, env.DATABASE_DIRECT_URL),
    s3: env.S3_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactTo: env.CONTACT_TO ?? null,
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    secretKey: env.SECRET_KEY ?? null,
    secretKeysBefore: env.SECRET_KEY_PREVIOUS,
    trustProxy: env.TRUST_PROXY,
    dnsServers: env.DNS_SERVERS,
    logLevel: env.LOG_LEVEL,
    google: pair(
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
      (clientId, clientSecret) => ({ clientId, clientSecret, issuer: env.GOOGLE_ISSUER }),
    ),
    googleBaseUrl: env.GOOGLE_BASE_URL === undefined ? null : new URL(env.GOOGLE_BASE_URL).origin,
    microsoft: pair(
      ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
      [env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET],
      (clientId, clientSecret) => ({ clientId, clientSecret }),
    ),
    microsoftBaseUrl: env.MICROSOFT_BASE_URL === undefined ? null : new URL(env.MICROSOFT_BASE_URL).origin,
    auth: {
      autoconfirm: env.AUTH_AUTOCONFIRM,
      mailPerHour: env.AUTH_MAIL_PER_HOUR,
      sessionDays: env.AUTH_SESSION_DAYS,
      redirects: env.AUTH_REDIRECTS,
    },
    auditDays: env.AUDIT_DAYS,
    supabase: pair(
      ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
      [env.SUPABASE_URL, env.SUPABASE_ANON_KEY],
      (url, anonKey) => ({
        url: url.replace(/\/+$/, ''),
        anonKey,
      }),
    ),
    speechFreeCharacters: env.SPEECH_FREE_CHARACTERS === 0 ? null : env.SPEECH_FREE_CHARACTERS,
    trialMinutes: env.TRIAL_MINUTES === 0 ? null : env.TRIAL_MINUTES,
    callerMailsPerDay: env.CALLER_MAILS_PER_DAY === 0 ? null : env.CALLER_MAILS_PER_DAY,
    speechServices: readSpeechServices(env),
    modelOrigins: env.MODEL_ORIGINS.map((one) => new URL(one).origin),
    sipServers: env.SIP_SERVERS,
    sipMediaPorts: env.SIP_MEDIA_PORTS ?? null,
    sipMediaAddress: env.SIP_MEDIA_ADDRESS ?? null,
    privateOrigins: env.PRIVATE_ORIGINS,
    stripe: {
      key: env.STRIPE_SECRET_KEY ?? null,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
      baseUrl: env.STRIPE_BASE_URL === undefined ? null : new URL(env.STRIPE_BASE_URL).origin,
    },
    carrierOrigins: env.CARRIER_ORIGINS.map((one) => new URL(one).origin),
    twilioBaseUrl: env.TWILIO_BASE_URL === undefined ? null : new URL(env.TWILIO_BASE_URL).origin,
    deepgramBaseUrl: env.DEEPGRAM_BASE_URL ?? null,
    hubspotBaseUrl: env.HUBSPOT_BASE_URL === undefined ? null : new URL(env.HUBSPOT_BASE_URL).origin,
    voicesDir: path.resolve(env.SPEECH_VOICES_DIR ?? path.join(env.DATA_DIR, 'voices')),
    earsDir: path.resolve(env.SPEECH_EARS_DIR ?? path.join(env.DATA_DIR, 'ears')),
    metricsToken: env.METRICS_TOKEN ?? null,
    metricsWorkspaces: env.METRICS_WORKSPACES,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {} },
    rateLimit: env.RATE_LIMIT,
  };
}
