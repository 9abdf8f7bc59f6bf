import { tokenCan, tokenScopes } from '#domain/access-tokens.ts';
import { describedApi, groupTexts, namedSchemas } from '#domain/described-api.ts';
import { readExampleAnswers } from './example-answers.ts';
import { openApi } from './infra/http/openapi.ts';

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
      answers: readExampleAnswers(),
      scopeOf: (permission) => tokenScopes.find((scope) => tokenCan({ scopes: [scope], readOnly: false }, permission)),
    });
  documents.set(url, document);
  return document;
}
