import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Permission } from '#domain/identity/permissions.ts';
import { AppError, type FieldProblem } from '#domain/platform/errors.ts';
import type { Answer, Endpoint, Request } from '#domain/platform/http.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { answerOnce, type IdempotentInput, type Outcome } from './answer-once.ts';
import { type ArrivedForm, receiveForm } from './arrived-form.ts';
import { contextOfRequest, type RequestContext } from './request-context.ts';
import { sayIssue } from './say-issue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's row that the route was made from. */
    endpoint?: Endpoint;
    /** A route beside the contract that anyone may call. */
    public?: boolean;
    /** A route that a websocket can be opened on. */
    socket?: boolean;
  }
}

/** What a handler acts with, by the endpoint's `can`. */
type Actor<E extends Endpoint> = E['can'] extends 'public'
  ? { services: Services; ip: string }
  : E['can'] extends 'account'
    ? { services: Services; account: Account }
    : { scope: Scope };

/** An answer that is no JSON. */
export interface RawAnswer {
  type: string;
  body: Readable | Uint8Array;
}

type Answered<E extends Endpoint> = E['raw'] extends readonly string[] ? RawAnswer : Answer<E>;
type Handler<E extends Endpoint> = (
  request: Request<E> & Actor<E> & { exchange: RequestContext },
) => Promise<Answered<E>> | Answered<E>;
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: Handler<T[K]> };

/**
 * What is done before a handler and outside of its transaction, since it takes longer than one may: it changes nothing that
 * is asked for, and may be done again.
 */
type Before<T extends Record<string, Endpoint>> = {
  [K in keyof T]?: (request: Request<T[K]> & Actor<T[K]>) => Promise<void>;
};

export interface Implementation {
  table: Record<string, Endpoint>;
  handlers: Record<string, (request: never) => unknown>;
  before?: Record<string, ((request: never) => Promise<void>) | undefined>;
}

/** Joins a noun's table of endpoints with their handlers. A missing handler does not compile. */
export function implement<T extends Record<string, Endpoint>>(
  table: T,
  handlers: Handlers<T>,
  before: Before<T> = {},
): Implementation {
  return { table, handlers, before };
}

/** How a request becomes someone. app.ts supplies it, since infra knows no noun. */
export interface Callers {
  /** @throws AppError session_required, session_expired */
  account(request: FastifyRequest): Promise<Account>;
  /** @throws AppError session_required, session_expired, workspace_required, not_found, forbidden */
  scope(request: FastifyRequest, permission: Permission): Promise<Scope>;
  /**
   * The bearer of an access token, whatever it may.
   * @param resource what is asked for: tokens that were issued for something else are refused
   * @throws AppError session_required
   */
  token(request: FastifyRequest, resource: string): Promise<TokenBearer>;
}

/** Who sends an access token. */
export interface TokenBearer {
  scope: Scope;
  /** It may change nothing, and sends nothing but GET. */
  readOnly: boolean;
  /** It may have people called and texted by tools. */
  reachPeople: boolean;
}

/** A body may hold thousands of them, each as long as it likes. */
const unknown = (keys: string[]) =>
  `Unknown: ${keys
    .slice(0, 5)
    .map((key) => key.slice(0, 60))
    .join(', ')}${keys.length > 5 ? ' …' : ''}.`;

function problemsOf(part: string, error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: [part, ...issue.path].map(String).join('.'),
    message: issue.code === 'unrecognized_keys' ? unknown(issue.keys) : issue.message,
  }));
}

/** Schemas refuse members that they do not name. */
const strict = (schema: z.ZodObject | undefined) => (schema ?? z.object({})).strict();

function parser(endpoint: Endpoint) {
  const schemas = { params: strict(endpoint.params), query: strict(endpoint.query), body: strict(endpoint.body) };
  return (request: FastifyRequest, form?: ArrivedForm) => {
    const body = form === undefined ? request.body : form.fields;
    const given = {
      params: request.params ?? {},
      query: request.query ?? {},
      body: endpoint.body === undefined && form === undefined ? {} : body,
    };
    const parsed: Record<string, unknown> = {};
    const problems: FieldProblem[] = [];
    for (const part of ['params', 'query', 'body'] as const) {
      const result = schemas[part].safeParse(given[part], { error: sayIssue });
      if (result.success) parsed[part] = result.data;
      // An id that is not even a uuid is an id that does not exist: foreign, missing and malformed look the same.
      else if (part === 'params') throw new AppError('not_found');
      else problems.push(...problemsOf(part, result.error));
    }
    if (problems.length > 0) throw new AppError('invalid_input', undefined, problems);
    return parsed;
  };
}

/** What an endpoint's contract makes of what its handler returned. */
function outcomeOf({ raw, reply, status }: Endpoint, answer: unknown): Outcome {
  if (raw !== undefined) {
    const { type, body } = answer as RawAnswer;
    return { status: status ?? 200, type, body };
  }
  return reply === undefined
    ? { status: status ?? 204, body: undefined }
    : { status: status ?? 200, body: reply.parse(answer) };
}

/** Sends an outcome. */
export function sendOutcome(reply: FastifyReply, { status, type, body }: Outcome) {
  if (type !== undefined) reply.type(type);
  return reply.code(status).send(body);
}

/** Whose request it is, for its Idempotency-Key. */
export function askedBy(actor: {
  account?: Account;
  scope?: Scope;
}): Pick<IdempotentInput, 'caller' | 'workspaceId' | 'userId'> {
  const { account, scope } = actor;
  if (scope !== undefined) {
    return { caller: scope.workspaceId, workspaceId: scope.workspaceId, userId: scope.actor?.userId ?? null };
  }
  if (account !== undefined) return { caller: account.userId, workspaceId: null, userId: account.userId };
  throw new Error('Idempotency keys require an authenticated request.');
}

/** Makes a Fastify route of each endpoint, so that hooks, limits and streams are Fastify's own. */
export function mount(app: FastifyInstance, services: Services, callers: Callers, implementation: Implementation) {
  const { table } = implementation;
  const withFile = Object.fromEntries(Object.entries(table).filter(([, { file }]) => file !== undefined));
  const others = Object.fromEntries(Object.entries(table).filter(([, { file }]) => file === undefined));
  mountTable(app, services, callers, { ...implementation, table: others });
  if (Object.keys(withFile).length === 0) return;
  // Forms are read at these endpoints alone.
  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    mountTable(forms, services, callers, { ...implementation, table: withFile });
  });
}

function mountTable(app: FastifyInstance, services: Services, callers: Callers, implementation: Implementation) {
  for (const [name, endpoint] of Object.entries(implementation.table)) {
    const handler = implementation.handlers[name] as (request: unknown) => unknown;
    const before = implementation.before?.[name] as ((request: unknown) => Promise<void>) | undefined;
    const parse = parser(endpoint);
    const { can } = endpoint;
    /** What is answered to someone who may ask. */
    async function answer(request: FastifyRequest, reply: FastifyReply, actor: object, form?: ArrivedForm) {
      const input = parse(request, form);
      const given = { ...input, ...actor, ...(form && { file: form.file }) };
      const work = async (exchange: RequestContext) => outcomeOf(endpoint, await handler({ ...given, exchange }));
      const exchange = contextOfRequest(request, reply);
      await before?.(given);
      if (endpoint.idempotent === undefined) return work(exchange);
      // Where a file lay is another place each time.
      const { path: _, ...sent } = form?.file ?? {};
      const asked = {
        ...askedBy(actor),
        how: endpoint.idempotent,
        route: `${endpoint.method} ${endpoint.path}`,
        input: form === undefined ? input : { ...input, file: sent },
      };
      return answerOnce(services, asked, exchange, work);
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: {
        endpoint,
        known: can !== 'public',
        ...(endpoint.perMinute !== undefined && { perMinute: endpoint.perMinute }),
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        // Who asks is settled before what is asked: a stranger learns nothing from validation.
        const actor =
          can === 'public'
            ? { services, ip: request.ip }
            : can === 'account'
              ? { services, account: await callers.account(request) }
              : { scope: await callers.scope(request, can) };
        // What is sent to nowhere is not read.
        if (endpoint.file && !strict(endpoint.params).safeParse(request.params ?? {}).success)
          throw new AppError('not_found');
        const form = endpoint.file && (await receiveForm(request, endpoint.file.bytes));
        try {
          return sendOutcome(reply, await answer(request, reply, actor, form));
        } finally {
          await form?.remove();
        }
      },
    });
  }
}
