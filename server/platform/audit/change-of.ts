import type { Json } from '#domain/platform/json.ts';

/** Names of members whose values are no one's business, wherever they stand. */
const secret = /secret|password|token$|hash|apikey|^key$/i;
export const isSecretName = (name: string): boolean => secret.test(name);
/** Characters of a value as JSON; a flow of a hundred steps is told by its size. */
const longestValue = 2_000;

type Fields = Record<string, unknown>;

const plain = (value: unknown) => JSON.stringify(value) ?? 'null';

/** A value as an entry may hold it: no secrets at any depth, and not too long. */
function shown(value: unknown): Json {
  const text = JSON.stringify(value, (name, inner) => (secret.test(name) ? '[hidden]' : inner)) ?? 'null';
  return text.length > longestValue ? `[${text.length} characters]` : JSON.parse(text);
}

/** The members that differ, as they were and as they are; all of them where there was nothing or is nothing. */
export function changeOf(before: Fields | null, after: Fields | null): { before: Json; after: Json } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter((name) => plain(before?.[name]) !== plain(after?.[name]));
  const pick = (fields: Fields | null): Json =>
    fields === null
      ? null
      : Object.fromEntries(
          differing
            .filter((name) => fields[name] !== undefined)
            .map((name) => [name, secret.test(name) ? '[hidden]' : shown(fields[name])]),
        );
  return { before: pick(before), after: pick(after) };
}
