import { z } from 'zod';
import type { Permission } from '#domain/identity/permissions.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AppError, ErrorCode } from './errors.ts';

/** The API of another service that we speak, too, so that its own clients work here: what differs from ours. */
export interface Protocol {
  /** As in `OpenAI`; names its errors in the OpenAPI document. */
  name: string;
  /** Header that its clients send the key in, where it is not a bearer. */
  keyHeader?: string;
  /** What a refusal looks like there. */
  error: z.ZodType;
  /** A refusal in its words. */
  refuse(error: AppError): Refusal;
}

/** A refusal in the words of another API. */
export interface Refusal {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/**
 * One endpoint as data. The server's route, the web's typed client, the OpenAPI document and the generic tests
 * are all made from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's form: `/v1/agents/:agentId`. */
  path: `/${string}`;
  summary: string;
  /** What else one has to know, for the documents. */
  description?: string;
  /**
   * Who may call it: `public`, `account` (any signed-in person, no workspace), or a permission in the workspace
   * that the X-Workspace-Id header or the access token names.
   */
  can: 'public' | 'account' | Permission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a form with one file of at most so many bytes, in the part `file`; `body` is the form's other fields. */
  file?: { bytes: number };
  /** Schema of the answer. Anything else that a handler returns is cut off. Absent: 204 without a body. */
  reply?: z.ZodType;
  /** Content types of an answer that is no JSON: audio, a file. */
  raw?: readonly string[];
  /** Of an answer that is server-sent events: what each of them carries as JSON, by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  /**
   * Of a POST that makes, sends or costs something: a repeat with the same Idempotency-Key gives the first answer again.
   * `whole`: its work and its answer are one transaction. `long`: the work takes longer than a transaction may; the
   * handler makes a second try harmless by the id in `exchange.repeat`.
   */
  idempotent?: 'whole' | 'long';
  /** Headers that its answers have beside those of every answer; a test holds them. */
  replyHeaders?: z.ZodObject;
  /** Set where the endpoint speaks another API's protocol; ours otherwise. */
  protocol?: Protocol;
  /** HTTP status of success; default 200, 204 without a reply. */
  status?: number;
  /** Codes beyond those that every endpoint may answer. */
  errors?: ErrorCode[];
  /**
   * What the workspace's audit log calls it when it succeeds; null where nothing changes that lasts, or a ledger of its
   * own tells of it. Whatever is no GET says one of them.
   */
  audit?: AuditAction | null;
  /** Requests per minute of one caller: a token, a person, or an address where anyone may call. Default 600. */
  perMinute?: number;
  /**
   * A request that succeeds as it stands, for the documents; a test sends it. Ids in it stand for one of your own.
   * Absent where there is nothing to say: no body, and no parameter but ids.
   */
  example?: { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
}

/** Requests per minute and caller at an endpoint that does not say otherwise. */
export const usualPerMinute = 600;

/** Keeps the literal types of a noun's table of endpoints. Unknown members of a body or query are refused. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}

type In<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** A file as it arrived: it lies at `path` until the request is answered. */
export interface ArrivedFile {
  /** As its sender calls it, without a path. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
}

/** What a handler gets: parsed params, query and body, each only where the endpoint has a schema. */
export type Request<E extends Endpoint> = Given<{
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  file: E['file'] extends object ? ArrivedFile : undefined;
}>;

/** A file in the hands of a client: a `File` of the web platform, whose types are not known here. */
export interface FileToSend {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** What a client sends. */
export type Input<E extends Endpoint> = Given<{
  params: Sent<E['params']>;
  body: Sent<E['body']>;
  file: E['file'] extends object ? FileToSend : undefined;
}> &
  AskedWith<Sent<E['query']>>;

/** A query of which nothing has to be given may be left out. */
type AskedWith<Q> = Q extends undefined
  ? Record<never, never>
  : Record<never, never> extends Q
    ? { query?: Q }
    : { query: Q };

/** What a handler returns; the reply schema parses it. */
export type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : undefined;

/** What server-sent events carry, by their names. */
export type EventsOf<T extends Record<string, z.ZodType>> = { [Name in keyof T]: z.output<T[Name]> };

/** What a client receives. */
export type Reply<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : undefined;

/** A page of a list, newest first; `next` is the cursor of the following page or null. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

export const Id = z.uuid();
/** Moments travel as ISO 8601 in UTC. */
export const Moment = z.iso.datetime({ offset: true });
