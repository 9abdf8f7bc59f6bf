import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import type { Protocol } from '#domain/platform/http.ts';

/** What a client asks of a platform that is not done here, by a part of its path, and how it's done here. */
export type Refusals = readonly (readonly [path: RegExp, way: string])[];

/** Answers everything else below a prefix by a sentence that names our way, in the form that its clients read. */
export function refuseOthers(app: FastifyInstance, protocol: Protocol, refusals: Refusals): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.slice(app.prefix.length).split('?')[0]!;
    const way = refusals.find(([part]) => part.test(path))?.[1];
    const asked = `${request.method} ${path.slice(0, 80)}`;
    const message = `${asked} isn’t supported here. ${way ?? `The documentation lists what ${protocol.name}’s client can do here.`}`;
    const {
      status,
      body,
      headers = {},
    } = protocol.refuse(new AppError(way === undefined ? 'not_found' : 'bad_request', message));
    return reply.code(status).headers(headers).send(body);
  };
  // A route of its own: the pages answer whatever has none.
  app.all('/*', refuse);
  app.setNotFoundHandler(refuse);
}
