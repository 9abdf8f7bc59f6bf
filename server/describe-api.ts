import { readFileSync } from 'node:fs';
import { tokenCan, tokenScopes } from '#domain/access-tokens.ts';
import { describedApi, groupTexts, namedSchemas } from '#domain/described-api.ts';
import { type ExampleAnswer, openApi } from './infra/http/openapi.ts';

/** What came when the examples were sent; example-requests.test.ts writes it and compares. */
const answersFile = new URL('example-answers.data.json', import.meta.url);

type OpenApiDocument = ReturnType<typeof openApi>;
const documents = new Map<string, OpenApiDocument>();

/** The OpenAPI document of this server. It is the same for as long as the server runs. */
export function describeApi(url: string): OpenApiDocument {
  const document =
    documents.get(url) ??
    openApi(describedApi, {
      url,
      groups: groupTexts,
      schemas: namedSchemas,
      answers: JSON.parse(readFileSync(answersFile, 'utf8')) as Record<string, ExampleAnswer>,
      scopeOf: (permission) => tokenScopes.find((scope) => tokenCan([scope], permission)),
    });
  documents.set(url, document);
  return document;
}
