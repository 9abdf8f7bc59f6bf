import { PartNames } from './openapi-names.ts';
import { type JsonSchema, joinInputs, relink } from './openapi-schemas.ts';
import type { FieldTexts } from './openapi-texts.ts';

interface Media {
  schema?: JsonSchema;
}
interface Given {
  $ref?: string;
  name?: string;
  schema?: JsonSchema;
}
interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
  headers?: Record<string, Given>;
}
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  parameters: Given[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
type Paths = Record<string, Record<string, DescribedOperation>>;

const pascal = (id: string) => id.replaceAll(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());
const refNames = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);

/** Schemas of an operation, each with the name that it gets where it needs one. `within` begins the names of its parts. */
function* placesOf({ operationId, parameters, requestBody, responses }: DescribedOperation) {
  const own = pascal(operationId);
  for (const given of parameters) if (given.schema) yield { at: given, wanted: `${own}${pascal(given.name!)}` };
  for (const media of Object.values(requestBody?.content ?? {})) {
    if (media.schema) yield { at: media, wanted: `${own}Body`, within: own };
  }
  for (const { content = {}, headers = {} } of Object.values(responses)) {
    for (const media of Object.values(content)) {
      if (media.schema) yield { at: media, wanted: `${own}Answer`, within: own };
    }
    for (const [name, header] of Object.entries(headers)) {
      if (header.schema) yield { at: header, wanted: `${own}${pascal(name)}` };
    }
  }
}

/** The group of endpoints that a named schema is met in first. */
function homesOf(operations: readonly DescribedOperation[], named: Record<string, JsonSchema>): Map<string, string> {
  const homes = new Map<string, string>();
  const reach = (value: unknown, group: string): void => {
    for (const name of refNames(value)) {
      if (homes.has(name)) continue;
      homes.set(name, group);
      reach(named[name] ?? {}, group);
    }
  };
  for (const operation of operations)
    reach([operation.parameters, operation.requestBody, operation.responses], operation.tags[0]!);
  return homes;
}

/** Names of the schemas that a value points at, and of those that they point at. */
function reached(value: unknown, named: Record<string, JsonSchema>): Set<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    for (const name of refNames(one)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(named[name] ?? {});
    }
  };
  visit(value);
  return found;
}

/** Describes what the shelf's schemas hold, and gives a name to every part that deserves one. */
export function finishSchemas<
  D extends { paths: Paths; webhooks: Paths; components: { schemas: Record<string, JsonSchema> } },
>(
  document: D,
  texts: FieldTexts,
  /** Groups of endpoints that schemas belong to, where that isn't the one that they're met in first. */
  groupsOf: Record<string, string>,
  /** Schemas by which shared parts are called, before all others. */
  main: readonly string[],
): D {
  const { schemas } = document.components;
  const operationsIn = (paths: Paths) => Object.values(paths).flatMap((item) => Object.values(item));
  const homes = homesOf([...operationsIn(document.paths), ...operationsIn(document.webhooks)], schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    const plain = name.replace(/Input$/, '');
    schemas[name] = texts.describe(schema, [plain, groupsOf[plain] ?? homes.get(name) ?? plain]);
  }
  const nameOf = joinInputs(schemas);
  const joined = relink({ ...document, components: { ...document.components, schemas: {} } }, nameOf) as D;
  const named = Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([one], [other]) => Number(one.endsWith('Input')) - Number(other.endsWith('Input')))
      .filter(([name], _, all) => nameOf(name) === name || !all.some(([other]) => other === nameOf(name)))
      .map(([name, schema]) => [nameOf(name), relink(schema, nameOf) as JsonSchema]),
  );
  const operations = [...operationsIn(joined.paths), ...operationsIn(joined.webhooks)];
  const places = operations.flatMap((operation) => [...placesOf(operation)]);
  const names = new PartNames(named, [...Object.values(named), ...places.map(({ at }) => at.schema!)]);
  for (const name of new Set([...main, ...Object.keys(named)])) if (named[name]) names.nameParts(name);
  for (const { at, wanted, within } of places) at.schema = names.of(at.schema!, wanted, false, within);
  joined.components.schemas = {};
  const used = reached(joined, names.named);
  joined.components.schemas = Object.fromEntries(
    [...used].toSorted((a, b) => (a < b ? -1 : 1)).map((name) => [name, names.named[name]!]),
  );
  return joined;
}
