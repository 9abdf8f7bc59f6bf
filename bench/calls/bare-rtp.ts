import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** The reference: UDP sockets that each send a packet of RTP to another one every 20 ms, and do nothing else. `argv`: how many, and for how long in ms. */

const [count, ms] = process.argv.slice(2).map(Number) as [number, number];
const packetMs = 20;
/** A header of RTP and 20 ms of G.711. */
const packet = Buffer.alloc(12 + 160);

const sockets: Socket[] = await Promise.all(
  Array.from({ length: count }, async () => {
    const socket = createSocket('udp4');
    socket.on('message', () => {});
    await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
    return socket;
  }),
);
const ports = sockets.map((socket) => (socket.address() as AddressInfo).port);
const before = process.cpuUsage();
const begun = performance.now();
let sent = 0;
const timer = setInterval(() => {
  const now = performance.now() - begun;
  for (; sent * packetMs <= now; sent++)
    for (const [n, socket] of sockets.entries()) socket.send(packet, ports[(n + 1) % count]!, '127.0.0.1');
  if (now < ms) return;
  clearInterval(timer);
  const { user, system } = process.cpuUsage(before);
  // Of one core, a socket.
  process.stdout.write(String((user + system) / 1000 / now / count));
  for (const socket of sockets) socket.close();
}, packetMs / 4);
