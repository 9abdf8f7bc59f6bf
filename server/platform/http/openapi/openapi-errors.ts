import type { z } from 'zod';
import { errorCodesOf } from '#domain/platform/endpoint-errors.ts';
import { AppError, type ErrorCode, errors } from '#domain/platform/errors.ts';
import type { Endpoint, Protocol } from '#domain/platform/http.ts';
import type { SchemaShelf } from './openapi-schemas.ts';

/** Sample of what a refusal tells beside its sentence. */
const sampleOf = (code: ErrorCode) =>
  new AppError(
    code,
    undefined,
    code === 'invalid_input' ? [{ path: 'body.text', message: 'There’s no text to speak.' }] : undefined,
    code === 'contact_exists' ? '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b91' : undefined,
  );

/** Our own way to refuse; the id of the request is one of many. */
const own: Pick<Protocol, 'name' | 'refuse'> = {
  name: '',
  refuse: ({ code, status, message, details, existingId }) => ({
    status,
    body: {
      error: {
        code,
        message,
        ...(details && { details }),
        ...(existingId && { existingId }),
        requestId: '0d5f4a52-6f1b-4c56-9a3e-6a7f1f0e2b11',
      },
    },
  }),
};

/** The answers that refuse, each kind once, in the form of the protocol that the endpoint speaks. */
export class RefusalShelf {
  readonly responses: Record<string, object> = {};
  readonly examples: Record<string, object> = {};
  readonly #schemas: SchemaShelf;
  readonly #ownError: z.ZodType;

  constructor(schemas: SchemaShelf, ownError: z.ZodType) {
    this.#schemas = schemas;
    this.#ownError = ownError;
  }

  /** The responses of an endpoint by status. */
  of(endpoint: Endpoint): Record<string, object> {
    const protocol = endpoint.protocol ?? own;
    const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => protocol.refuse(sampleOf(code)).status);
    return Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        String(status),
        { $ref: `#/components/responses/${this.#response(endpoint.protocol, status, codes)}` },
      ]),
    );
  }

  #response(protocol: Protocol | undefined, status: number, codes: ErrorCode[]): string {
    const name = [...(protocol ? [protocol.name] : []), ...codes].join('.');
    this.responses[name] ??= {
      description: codes.map((code) => errors[code][1]).join(' '),
      headers: {
        'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
        ...((status === 429 || status === 503 || codes.includes('still_running')) && {
          'Retry-After': { $ref: '#/components/headers/Retry-After' },
        }),
      },
      content: {
        'application/json': {
          schema: this.#schemas.of(protocol?.error ?? this.#ownError, 'output'),
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: this.#example(protocol, code) }])),
        },
      },
    };
    return name;
  }

  #example(protocol: Protocol | undefined, code: ErrorCode): string {
    const name = [...(protocol ? [protocol.name] : []), code].join('.');
    this.examples[name] ??= { summary: errors[code][1], value: (protocol ?? own).refuse(sampleOf(code)).body };
    return `#/components/examples/${name}`;
  }
}
