import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { EmbeddedSettings, FromWorker, ToWorker } from './embedded-protocol.ts';

/**
 * PostgreSQL as WebAssembly, on a thread of its own: each query blocks this thread, never the one that carries audio.
 * It answers PostgreSQL's wire protocol; `embedded-socket.ts` puts it under node-postgres.
 */

const { directory, durable } = workerData as EmbeddedSettings;
if (!parentPort) throw new Error('embedded.worker.ts runs as a worker only');
const port = parentPort;
const tell = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** Its filesystem leaves fsync out, so that no commit would ever reach the disk: put it back. */
class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun as ((module: unknown) => void)[];
    preRun.push((module) => {
      const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}

/** The last lines of PostgreSQL's own log. They explain a failed start; they are not shown otherwise. */
const log: string[] = [];
const keep = (line: string) => {
  if (log.push(line) > 50) log.shift();
  return true;
};

/** One line on what went wrong. PGlite's own errors carry kilobytes of minified source: only messages are used. */
function explain(error: unknown): string {
  const told = log.filter((line) => /FATAL|PANIC|No space left|could not/.test(line)).slice(-3);
  const message = error instanceof Error ? error.message : String(error);
  return [message.slice(0, 200), ...told.map((line) => line.replace(/^.*? \[\d+\] /, ''))].join('; ');
}

function broken(error: unknown): never {
  tell({ type: 'broken', reason: explain(error) });
  process.exit(70);
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => !durable || param !== '-F'),
  // fdatasync, the default, does nothing in this build.
  ...(durable ? ['fsync=on', 'wal_sync_method=fsync'] : []).flatMap((setting) => ['-c', setting]),
  ...['shared_buffers=32MB', 'max_wal_size=128MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
  // Half of the default: with the thread's 64 MB stack, deep nesting ends in PostgreSQL's own error (54001) long
  // before it overflows the stack of JavaScript, which no database survives.
  ...['-c', 'max_stack_depth=1MB'],
];

const db = await PGlite.create({
  fs: new DurableFileSystem(directory),
  startParams,
  extensions: { btree_gin, pg_trgm },
  onStderr: keep,
}).catch(broken);

/**
 * PGlite swallows every error of its main loop that it does not know, e.g. a stack overflow: the statement is skipped,
 * its transaction commits without it, or the loop never ends. Such an error ends this database instead.
 */
const { mod } = db as unknown as { mod: { _PostgresMainLoopOnce(): void } };
const mainLoopOnce = mod._PostgresMainLoopOnce;
/** The status of the exception by which PGlite raises an ordinary SQL error. */
const sqlErrorStatus = 100;
mod._PostgresMainLoopOnce = () => {
  try {
    mainLoopOnce();
  } catch (error) {
    if ((error as { status?: number }).status !== sqlErrorStatus) broken(error);
    throw error;
  }
};

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What a server says after the startup packet: AuthenticationOk, BackendKeyData, ReadyForQuery (idle). */
const hello = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

const forgetTheLastClient = message(
  'Q',
  Buffer.from(
    'rollback; close all; reset role; reset all; deallocate all; discard temp; select pg_advisory_unlock_all()\0',
  ),
);

function run(bytes: Uint8Array): Uint8Array {
  try {
    return db.execProtocolRawSync(bytes);
  } catch (error) {
    return broken(error);
  }
}

port.on('message', (request: ToWorker) => {
  if (request.type === 'connect') {
    run(forgetTheLastClient);
    tell({ type: 'data', id: request.id, data: hello });
  } else if (request.type === 'data') {
    const data = run(request.data);
    tell({ type: 'data', id: request.id, data }, [data.buffer as ArrayBuffer]);
  } else {
    void db.close().then(() => process.exit(0), broken);
  }
});
tell({ type: 'ready' });
