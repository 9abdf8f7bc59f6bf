import { describedApi, groupTexts, namedSchemas } from '#domain/described-api.ts';
import { tokenCan, tokenScopes } from '#domain/identity/access-tokens.ts';
import { readExampleAnswers } from './example-answers.ts';
import { openApi } from './platform/http/openapi.ts';

type OpenApiDocument = ReturnType<typeof openApi>;
const documents = new Map<string, OpenApiDocument>();

/** Documents that are kept: one for each name under which this server is seen. */
const mostDocuments = 20;

/** The OpenAPI document of this server, under an address and a name. */
export function describeApi(url: string, title: string): OpenApiDocument {
  const key = `${title} ${url}`;
  const document =
    documents.get(key) ??
    openApi(describedApi, {
      url,
      title,
      groups: groupTexts,
      schemas: namedSchemas,
      answers: readExampleAnswers(),
      scopeOf: (permission) => tokenScopes.find((scope) => tokenCan({ scopes: [scope], readOnly: false }, permission)),
    });
  if (documents.size >= mostDocuments) documents.clear();
  documents.set(key, document);
  return document;
}
