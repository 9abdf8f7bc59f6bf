import type { ActionConfiguration, ActionVariable, ConfigurationOf } from '#domain/actions/action-configurations.ts';
import { AppError, type FieldProblem } from '#domain/platform/errors.ts';
import { privateOriginsOf } from '#server/config.ts';
import { checkReachable } from '#server/notifications/check-reachable.ts';
import type { Scope } from '#server/scope.ts';
import { hasStrayBraces, references } from '#voice/flow/template.ts';

/** Texts of a configuration that may hold variables, by where they stand. */
function textsOf(configuration: ActionConfiguration): [path: string, text: string][] {
  const { template, ...rest } = configuration;
  const texts = Object.entries(rest).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'method' && name !== 'agentId' && name !== 'does' ? [[name, value]] : [],
  );
  if (configuration.template === 'update-crm') {
    for (const [n, { value }] of configuration.fields.entries()) texts.push([`fields.${n}.value`, value]);
  }
  if (configuration.template === 'custom-webhook') {
    for (const [n, { value, secret }] of configuration.headers.entries()) {
      if (!secret) texts.push([`headers.${n}.value`, value]);
    }
  }
  return texts;
}

function faultOf(text: string, known: ReadonlySet<string>, secrets: boolean): string | null {
  if (hasStrayBraces(text, secrets)) return 'These braces don’t contain a variable. Write variables like {{name}}.';
  for (const { name, filters, unknown } of references(text)) {
    if (!known.has(name)) return `There’s no variable named ${name}. Add it below or choose another.`;
    if (filters.length + unknown.length > 0) return `Use {{${name}}} without a colon here.`;
  }
  return null;
}

/** The part of an address that has to be the same whatever the values are. */
const hostPart = (url: string) => /^https?:\/\/[^/?#]*/.exec(url)?.[0];

function addressFault({ services, workspaceId }: Scope, url: string): string | null {
  const host = hostPart(url);
  if (host === undefined) return 'The URL must start with https://.';
  if (host.includes('{')) return 'The URL’s host can’t be a variable.';
  if (!URL.canParse(host)) return 'This isn’t a valid URL.';
  try {
    checkReachable(host, 'url', privateOriginsOf(services.config, workspaceId));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Names that stand twice. */
const twice = (names: readonly string[]) => names.filter((name, n) => names.indexOf(name) !== n);

/**
 * Refuses texts that could never be filled, and addresses that are never called.
 * @throws AppError invalid_input with all that is wrong
 */
export function checkConfiguration(
  scope: Scope,
  configuration: ActionConfiguration,
  variables: readonly ActionVariable[],
): void {
  const problems: FieldProblem[] = [];
  const known = new Set(variables.map(({ name }) => name));
  const add = (path: string, message: string | null) =>
    message !== null && problems.push({ path: `body.${path}`, message });
  for (const [path, text] of textsOf(configuration))
    add(`configuration.${path}`, faultOf(text, known, configuration.template === 'custom-webhook'));
  for (const name of twice(variables.map(({ name }) => name))) {
    const index = variables.findLastIndex((variable) => variable.name === name);
    add(`variables.${index}.name`, `Two variables are named ${name}. Rename one.`);
  }
  if (configuration.template === 'custom-webhook') {
    const { url, headers } = configuration;
    if (url !== '') add('configuration.url', addressFault(scope, url));
    const names = headers.map(({ name }) => name.toLowerCase());
    for (const name of twice(names)) {
      add(`configuration.headers.${names.lastIndexOf(name)}.name`, 'This header is listed twice. Remove one.');
    }
  }
  if (problems.length > 0) throw new AppError('invalid_input', undefined, problems);
}

const needed: Record<string, string> = {
  to: 'Enter a recipient.',
  subject: 'Enter a subject.',
  text: 'Enter the text.',
  title: 'Enter a title.',
  start: 'Enter a start time.',
  url: 'Enter a request URL.',
};

function crmProblems({ does, fields, note, dealName }: ConfigurationOf<'update-crm'>): string[] {
  if (does === 'note') return note === '' ? ['Enter the note.'] : [];
  if (does === 'deal') return dealName === '' ? ['Enter a deal name.'] : [];
  return does === 'save' && fields.length === 0 ? ['Add at least one field.'] : [];
}

/** What keeps an action from being activated, as sentences. */
export function problemsOf(configuration: ActionConfiguration): string[] {
  const problems = Object.entries(configuration).flatMap(([name, value]) =>
    value === '' && needed[name] !== undefined ? [needed[name]] : [],
  );
  return configuration.template === 'update-crm' ? [...problems, ...crmProblems(configuration)] : problems;
}
