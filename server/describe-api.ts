import { FlowNode } from '#domain/agents/workflows.ts';
import { describedApi, groupTexts, shownObjects } from '#domain/described-api.ts';
import { fieldText } from '#domain/field-texts.ts';
import { tokenCan, tokenScopes } from '#domain/identity/access-tokens.ts';
import { groupsOfSchemas, namedSchemas } from '#domain/named-schemas.ts';
import { exampleBody, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import { webhookEventSchemas } from '#domain/webhook-event-schemas.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import { readExampleAnswers } from './example-answers.ts';
import { openApi } from './platform/http/openapi/openapi.ts';
import { type JsonSchema, relink } from './platform/http/openapi/openapi-schemas.ts';

let described: ReturnType<typeof openApi> | undefined;

const describe = () => {
  described ??= openApi(describedApi, {
    url: builtSite.origin,
    title: builtSite.name,
    groups: groupTexts,
    schemas: namedSchemas,
    homes: groupsOfSchemas,
    main: shownObjects,
    fieldText,
    typed: {
      FlowNode: { schema: FlowNode, configs: Object.fromEntries(steps.map(({ type, config }) => [type, config])) },
    },
    events: Object.fromEntries(
      webhookEventTypes.map((type) => [
        type,
        { ...webhookEvents[type], data: webhookEventSchemas[type], example: exampleBody(type) },
      ]),
    ),
    answers: readExampleAnswers(),
    scopeOf: (permission) => tokenScopes.find((scope) => tokenCan({ scopes: [scope], readOnly: false }, permission)),
  });
  return described;
};

/** The OpenAPI document of this server, under an address and a name. */
export function describeApi(url: string, title: string) {
  const { document } = describe();
  return { ...document, info: { ...document.info, title }, servers: [{ url }] };
}

/** Fields that the document has no words for. */
export const undescribedFields = (): readonly string[] => describe().undescribed;

/** The form of a flow as JSON Schema: editors check and complete files by it. */
export function describeFlow(): JsonSchema {
  const { schemas } = describe().document.components;
  const $defs: Record<string, JsonSchema> = {};
  const take = (name: string): void => {
    if ($defs[name] !== undefined) return;
    $defs[name] = {};
    const found = relink(schemas[name], (one) => {
      take(one);
      return one;
    }) as JsonSchema;
    $defs[name] = found;
  };
  take('FlowInput');
  const local = JSON.parse(JSON.stringify($defs).replaceAll('"#/components/schemas/', '"#/$defs/')) as Record<
    string,
    JsonSchema
  >;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A Parley flow',
    description:
      'What an agent says, asks, and does, step by step. Each step’s `type` determines the shape of its `config`.',
    ...local.FlowInput,
    $defs: local,
  };
}
