import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFault } from './faults.ts';
import { Refusal } from './refusal.ts';

/** Answers a request with a fault in place of what was to be answered. @throws Refusal */
export function goWrong(request: FastifyRequest, reply: FastifyReply, fault: ApiFault, body: object | null): unknown {
  switch (fault.does) {
    case 'refuse':
      throw new Refusal(fault.status, fault.code, fault.message);
    case 'garbage':
      return reply.type('text/html').send('<html><body>502 Bad Gateway</body></html>');
    case 'empty':
      return reply.type('application/json').send('');
    case 'other':
      return reply.send({ unexpected: [body === null] });
    case 'hang':
      return reply.hijack();
    case 'cut':
      reply.hijack();
      return request.raw.socket.destroy();
    case 'half': {
      reply.hijack();
      const text = JSON.stringify(body ?? { half: 'of an answer' });
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      reply.raw.writeHead(200, headers);
      return reply.raw.write(text.slice(0, text.length / 2), () => request.raw.socket.destroy());
    }
  }
}
