/** How a value can be shown in a text: `{{start:date}}`, `{{name:first_name:upper}}`. */
export const filters = [
  'date',
  'time',
  'date_time',
  'number',
  'money',
  'spelled',
  'upper',
  'lower',
  'first_name',
] as const;
export type Filter = (typeof filters)[number];

const isFilter = (name: string): name is Filter => (filters as readonly string[]).includes(name);

/** A `{{name}}`, `{{name:filter}}` or `{{name|words when it is not set}}` in a text of a flow. */
export interface Reference {
  name: string;
  /** In the order in which they are applied. */
  filters: Filter[];
  fallback: string | null;
  /** Filters that there are not. */
  unknown: string[];
}

/** The pattern of a reference: a name, filters, and words for when it is not set. */
const reference = /\{\{\s*([a-z][a-z0-9_]{0,39})((?::[a-z_]{1,20}){0,3})\s*(?:\|([^{}]*))?\}\}/g;

function referenceOf(name: string, given: string | undefined, fallback: string | undefined): Reference {
  const called = (given ?? '').split(':').filter(Boolean);
  return {
    name,
    filters: called.filter(isFilter),
    fallback: fallback?.trim() ?? null,
    unknown: called.filter((one) => !isFilter(one)),
  };
}

/** The references of a text, in order. */
export function references(template: string): Reference[] {
  return [...template.matchAll(reference)].map(([, name = '', given, fallback]) => referenceOf(name, given, fallback));
}

/** The name of a secret of the workspace: `{{secret.NAME}}` is filled when a request goes out, and never before. */
const secret = /\{\{\s*secret\.[A-Z][A-Z0-9_]{0,39}\s*\}\}/;

/**
 * Whether braces are left that are no reference: a slip of the one who wrote the text.
 * @param secrets whether it may name secrets: a text of a request may
 */
export function hasStrayBraces(template: string, secrets = false): boolean {
  const known = template.replace(reference, '');
  return /\{\{|\}\}/.test(secrets ? known.replace(new RegExp(secret, 'g'), '') : known);
}

/** A value that names no secret, whatever was said. */
const harmless = (value: string) => value.replace(/\{\{(?=\s*secret\.)/g, '{ {');

/**
 * Puts values into a text, once: braces inside a value stay what they are, so nothing that a caller says is ever read
 * as a template. A name without value or fallback leaves nothing.
 */
export function fillTemplate(template: string, lookup: (name: string, filters: Filter[]) => string | null): string {
  const parts = new RegExp(`${reference.source}|${secret.source}|\\{\\{|\\}\\}`, 'g');
  return template.replace(parts, (all, name?: string, given?: string, fallback?: string) => {
    if (!name) return secret.test(all) ? all : '';
    const found = referenceOf(name, given, fallback);
    return harmless(lookup(name, found.filters) ?? found.fallback ?? '');
  });
}
