import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { databaseFault } from './sql-error.ts';
import { transactionsOver } from './transactions.ts';

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A server that lets everyone in and then says nothing any more, as one does that was stopped or cut off. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => sockets.delete(socket));
  socket.once('data', () =>
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])),
  );
}).listen(0, '127.0.0.1');
await once(silent, 'listening');
const pool = new pg.Pool({ host: '127.0.0.1', port: (silent.address() as AddressInfo).port, user: 'me', max: 2 });

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await pool.end();
});

test('a server that stops answering keeps neither the caller nor a place in the pool', async () => {
  const { system } = transactionsOver({ pool, callPool: pool }, { statementMs: 5_000, giveUpAfter: 20 });
  // More often than the pool has places.
  for (let round = 0; round < 5; round++) {
    const error = await system('test', (tx) => tx.execute(sql`select 1`)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Query read timeout' });
    expect(databaseFault(error)).toBe('away');
    expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]);
  }
});
