import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import { languageOf } from '#voice/languages/catalog.ts';

/** What an action begins with, its texts in a language as far as it knows their words. */
export function inLanguage(configuration: ActionConfiguration, tag: string): ActionConfiguration {
  const written = languageOf(tag)?.written ?? {};
  const said = (value: unknown) => (typeof value === 'string' ? (written[value] ?? value) : value);
  return Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => [name, said(value)]),
  ) as ActionConfiguration;
}
