import pino, { type Logger } from 'pino';
import { type Clock, systemClock } from '#voice/clock.ts';
import { buildApp } from './app.ts';
import { recoverCalls } from './calls/recover-calls.ts';
import { sipPhones } from './channels/phone/sip/sip-phones.ts';
import type { Config } from './config.ts';
import { askForOperator } from './identity/workspaces.ts';
import { closeServices, openServices } from './open-services.ts';
import { openControl } from './operator/control-socket.ts';
import { exitProcess } from './platform/exit-process.ts';
import { StartError } from './platform/start-error.ts';

/** Milliseconds that calls have to reach the end of a turn when the server is told to stop. */
const drainMs = 20_000;

function listenError(config: Config, error: NodeJS.ErrnoException): unknown {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `PORT ${config.port} is taken on ${config.host}. Stop the program that’s using it, or set PORT to a different port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`PORT ${config.port} isn’t available to this user. Set PORT to a number above 1023.`);
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
    return new StartError(`HOST ${config.host} isn’t one of this machine’s addresses. Set HOST to one that is.`);
  }
  return error;
}

/**
 * `npm start` hands a SIGTERM to the shell between it and us, which dies of it without a word. The server then stops as
 * if it had got the signal itself, instead of going on unseen.
 */
function stopWithNpm(stop: () => void) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** A server that answers. */
export interface Serving {
  /** No new calls; live ones end their turn. Resolves when all is closed. */
  stop(): Promise<void>;
}

/**
 * Opens everything and listens.
 * @throws StartError for what an operator can mend
 */
export async function startServing(
  config: Config,
  log: Logger,
  onLost: (reason: string) => void,
  clock: Clock = systemClock,
): Promise<Serving> {
  const services = await openServices(config, log, onLost, clock);
  const app = await buildApp(services);
  await services.jobs.start();
  await app.listen({ host: config.host, port: config.port }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    await closeServices(services);
    throw listenError(config, error);
  });
  await recoverCalls(services);
  sipPhones(services).start();
  await askForOperator(services);
  const control = await openControl(services);
  return {
    async stop() {
      await services.calls.drain(drainMs);
      await sipPhones(services).stop();
      control?.close();
      await app.close();
      await closeServices(services);
    },
  };
}

/**
 * Runs the server until it is told to stop.
 * @throws StartError for what an operator can mend
 */
export async function serve(config: Config, clock: Clock = systemClock): Promise<void> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  const onLost = (reason: string) => {
    log.fatal({ reason }, 'the database is gone; end, so that a restart can recover');
    exitProcess(70);
  };
  const serving = await startServing(config, log, onLost, clock);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: no new calls, live ones end their turn');
    await serving.stop();
    exitProcess(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  stopWithNpm(() => void stop('npm ended'));
  process.stdout.write(`\nParley is ready: ${config.publicUrl}\n\n`);
}
