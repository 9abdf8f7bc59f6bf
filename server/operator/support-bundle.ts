import os from 'node:os';
import { type Config, settingNames } from '#server/config.ts';
import type { DatabaseFigures } from './database-figures.ts';

/** Settings whose values cannot hold a secret, a name or an address. Of all others it is told whether they are set. */
const plainSettings = [
  ...['PORT', 'LOG_LEVEL', 'RATE_LIMIT', 'METRICS_WORKSPACES', 'AUDIT_DAYS', 'TRIAL_MINUTES', 'SPEECH_FREE_CHARACTERS'],
  ...['CALLER_MAILS_PER_DAY', 'AUTH_AUTOCONFIRM', 'AUTH_MAIL_PER_HOUR', 'AUTH_SESSION_DAYS', 'SIP_MEDIA_PORTS'],
];

/** Fields of a line of the log that hold ids, figures and words of ours. Messages of errors may quote what a caller said. */
const plainFields = [
  ...['level', 'time', 'callId', 'runId', 'turn', 'workspaceId', 'reqId', 'method', 'route', 'status', 'ms', 'code'],
  ...['kind', 'service', 'model', 'engine', 'channel', 'job', 'jobId', 'attempt', 'signal', 'migrations', 'metric'],
];
const linesAtMost = 2_000;
const longestValue = 200;

export interface BundleFinding {
  what: string;
  state: string;
}

export interface BundleParts {
  version: string;
  at: Date;
  environment: Readonly<Record<string, string | undefined>>;
  /** Null where a setting is wrong, so that nothing could be read. */
  config: Config | null;
  findings: readonly BundleFinding[];
  /** Null where the database could not be asked. */
  database: DatabaseFigures | null;
  /** What /metrics answers; null where no server runs. */
  metrics: string | null;
  /** The text of a log, or its end. */
  log: string | null;
}

const isSet = (value: string | undefined) => value !== undefined && value !== '';

/** Which of the product's settings are set, and the values of those that are figures or choices. */
function settingsOf(environment: BundleParts['environment']) {
  const names = settingNames.filter((name) => isSet(environment[name]));
  const told = (name: string) => plainSettings.includes(name) && /^[\w.-]{1,40}$/.test(environment[name]!);
  return Object.fromEntries(names.map((name) => [name, told(name) ? environment[name] : '(set)']));
}

/** Where in the code an error came from: files and lines, without its message. */
function framesOf(error: unknown): string[] {
  const { stack } = (error ?? {}) as { stack?: unknown };
  if (typeof stack !== 'string') return [];
  return [...stack.matchAll(/((?:server|voice|domain|node_modules)\/[\w./@-]+:\d+)/g)]
    .slice(0, 12)
    .map(([, at]) => at!);
}

/** A sentence of ours: letters and marks of sentences, no figures, quotes or addresses, which values would need. */
const isOurs = (text: unknown): text is string => typeof text === 'string' && /^[a-zA-Z ,:;.'’()-]{1,200}$/.test(text);

/** A line of the log as far as it may be seen by others; null for what is no line of ours. */
function lineOf(line: string): object | null {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof read !== 'object' || read === null) return null;
  const fields = Object.entries(read).filter(
    ([name, value]) => plainFields.includes(name) && JSON.stringify(value).length <= longestValue,
  );
  const { msg, err } = read as { msg?: unknown; err?: { type?: unknown } };
  const frames = framesOf(err);
  return {
    ...Object.fromEntries(fields),
    ...(isOurs(msg) && { msg }),
    ...(isOurs(err?.type) && { error: err.type }),
    ...(frames.length > 0 && { frames }),
  };
}

/**
 * What helps to find a fault, for people who may not see secrets, callers or what they say. Only what is named here goes
 * in: whatever is added to the product later stays out of it.
 */
export function supportBundle(parts: BundleParts): object {
  const { config, database, metrics, log } = parts;
  const lines = (log ?? '').split('\n').filter((line) => line !== '');
  return {
    form: 1,
    at: parts.at.toISOString(),
    version: parts.version,
    machine: {
      node: process.version,
      system: `${process.platform} ${os.release()} ${process.arch}`,
      processors: os.availableParallelism(),
      memoryBytes: os.totalmem(),
      freeMemoryBytes: os.freemem(),
      load: os.loadavg(),
    },
    kind: config && {
      database: config.databaseUrl === null ? 'embedded' : 'server',
      files: config.s3 === null ? 'folder' : 'store',
      mail: config.smtpUrl === null ? 'folder' : 'server',
      https: config.publicUrl.startsWith('https:'),
      proxies: config.trustProxy.length,
    },
    settings: settingsOf(parts.environment),
    findings: parts.findings.map(({ what, state }) => ({ what, state })),
    database,
    metrics: metrics?.split('\n') ?? null,
    log: log === null ? null : lines.slice(-linesAtMost).flatMap((line) => lineOf(line) ?? []),
  };
}
