import { describedApi, groupTexts } from '#domain/described-api.ts';
import { fieldText } from '#domain/field-texts.ts';
import { FlowNode } from '#domain/agents/workflows.ts';
import { tokenCan, tokenScopes } from '#domain/identity/access-tokens.ts';
import { groupsOfSchemas, namedSchemas } from '#domain/named-schemas.ts';
import { webhookEventSchemas } from '#domain/notifications/webhook-event-schemas.ts';
import { exampleBody, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import { readExampleAnswers } from './example-answers.ts';
import { openApi } from './platform/http/openapi.ts';

type Described = ReturnType<typeof openApi>;
const documents = new Map<string, Described>();

/** Documents that are kept: one for each name under which this server is seen. */
const mostDocuments = 20;

const make = (url: string, title: string) =>
  openApi(describedApi, {
    url,
    title,
    groups: groupTexts,
    schemas: namedSchemas,
    homes: groupsOfSchemas,
    fieldText,
    typed: { FlowNode: { schema: FlowNode, configs: Object.fromEntries(steps.map(({ type, config }) => [type, config])) } },
    events: Object.fromEntries(
      webhookEventTypes.map((type) => [
        type,
        { ...webhookEvents[type], data: webhookEventSchemas[type], example: exampleBody(type) },
      ]),
    ),
    answers: readExampleAnswers(),
    scopeOf: (permission) => tokenScopes.find((scope) => tokenCan({ scopes: [scope], readOnly: false }, permission)),
  });

function describe(url: string, title: string): Described {
  const key = `${title} ${url}`;
  const described = documents.get(key) ?? make(url, title);
  if (documents.size >= mostDocuments) documents.clear();
  documents.set(key, described);
  return described;
}

/** The OpenAPI document of this server, under an address and a name. */
export const describeApi = (url: string, title: string) => describe(url, title).document;

/** Fields that the document has no words for. */
export const undescribedFields = () => describe('https://parley.invalid', 'Parley').undescribed;
