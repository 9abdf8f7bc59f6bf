import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { frameMs } from '#domain/calls/call-protocol.ts';
import type { FromServer, ToServer } from './protocol.ts';

/** The reference: sockets that send 50 frames of 20 ms a second to anyone who says hello, and do nothing else. */

const tell = (message: FromServer) => process.send!(message);
const frame = Buffer.alloc(4 + 640);
frame.writeUInt16LE(1, 0);

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  let sent = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    for (; sent * frameMs <= performance.now() - startedAt; sent++) socket.send(frame);
  }, frameMs);
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    if (type === 'hang_up') socket.close();
  });
  socket.on('close', () => clearInterval(timer));
});
server.on('listening', () => {
  tell({ type: 'ready', address: `127.0.0.1:${(server.address() as AddressInfo).port}` });
});

process.on('message', (message: ToServer) => {
  if (message.type === 'tickets') tell({ type: 'tickets', tickets: Array(message.count).fill('none') });
  else if (message.type === 'usage') {
    const { user, system } = process.cpuUsage();
    tell({ type: 'usage', cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 });
  } else process.exit(0);
});
