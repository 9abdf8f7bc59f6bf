import type { z } from 'zod';
import type { Endpoint } from '#domain/platform/http.ts';
import type { FieldText } from './openapi-texts.ts';
import type { EventTold } from './openapi-webhooks.ts';

/** What the document is made of, beside the endpoints. */
export interface DocumentOptions {
  /** Where the API is. */
  url: string;
  /** Whose API it is. */
  title: string;
  /** What each group of endpoints is about, in their order. */
  groups: Partial<Record<string, string>>;
  /** Schemas that stand under a name of their own. */
  schemas: Record<string, z.ZodType>;
  /** Groups that schemas belong to, where they aren't named by it. */
  homes: Record<string, string>;
  /** Schemas by which parts that they share with others are called. */
  main: readonly string[];
  /** What a field is, where its schema doesn't say it. */
  fieldText: FieldText;
  /** A named schema that has a form of its own for each word of its member `type`, with what `config` then is. */
  typed: Record<string, { schema: z.ZodObject; configs: Record<string, z.ZodType> }>;
  /** What webhooks are told of, by type. */
  events: Record<string, EventTold>;
  /** True answers to the endpoints' examples, by `group.endpoint`. */
  answers: Record<string, ExampleAnswer>;
  /** Scopes of an access token that a permission is in; undefined where none is enough. */
  scopeOf: (permission: Exclude<Endpoint['can'], 'public' | 'account'>) => string | undefined;
}

/** What came when an example was sent. */
export interface ExampleAnswer {
  headers?: Record<string, string>;
  /** Absent where the answer is no JSON. */
  body?: unknown;
}
