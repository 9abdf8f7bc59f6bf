/** A `{{name}}` or `{{name|words when it is not set}}` in a text of a flow. */
export interface Reference {
  name: string;
  fallback: string | null;
}

/** The pattern of a reference, and with it what is left of a broken one. */
const reference = /\{\{\s*([a-z][a-z0-9_]{0,39})\s*(?:\|([^{}]*))?\}\}/g;

/** The references of a text, in order. */
export function references(template: string): Reference[] {
  return [...template.matchAll(reference)].map(([, name = '', fallback]) => ({
    name,
    fallback: fallback?.trim() ?? null,
  }));
}

/** Whether braces are left that are no reference: a slip of whoever wrote the text. */
export function hasStrayBraces(template: string): boolean {
  return /\{\{|\}\}/.test(template.replace(reference, ''));
}

/**
 * Puts values into a text, once: braces inside a value stay what they are, so nothing that a caller says is ever read
 * as a template. A name without value or fallback leaves nothing.
 */
export function fillTemplate(template: string, lookup: (name: string) => string | null): string {
  const parts = new RegExp(`${reference.source}|\\{\\{|\\}\\}`, 'g');
  return template.replace(parts, (_, name?: string, fallback?: string) =>
    name ? (lookup(name) ?? fallback?.trim() ?? '') : '',
  );
}
