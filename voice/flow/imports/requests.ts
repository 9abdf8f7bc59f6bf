import { Part } from './part.ts';
import type { SpotRequest } from './spots.ts';
import { type Reading, spokenText, writtenText } from './texts.ts';
import { cut } from './words.ts';

/** Requests of files to other systems. Secrets are not taken over: each is named, so that it can be set up anew. */

const secretName = /auth|key|token|secret|password|cookie|signature|credential|session/i;
const secretValue = /^(?:bearer|basic|token)\s|^(?:sk|pk|key|ghp|xox[bp])[-_]|^[A-Za-z0-9+/_=-]{32,}$/i;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a value is to be kept from people who may read flows. */
const isSecret = (name: string, value: string) => secretName.test(name) || secretValue.test(value.trim());

/** An address without what signs in with it. */
function addressOf(part: Part, reading: Reading, about: string): string {
  const { text } = part;
  const { ledger } = reading;
  if (text === null) {
    ledger.remark('Request URLs missing from the file. Add them in the steps.');
    return 'https://';
  }
  let address = writtenText(text, part, reading);
  const bare = address
    .replace(/^(https?:\/\/)[^/@\s]{1,300}@/i, '$1')
    .replace(/([?&])([\w.-]{1,60})=([^&#{}]*)/g, (all, sign: string, name: string, value: string) => {
      if (!isSecret(name, value)) return all;
      ledger.lost(part, `The "${name}" value in a URL is secret, so it wasn’t imported. Add it in the step.`, about);
      return `${sign}${name}=`;
    });
  if (bare.length < address.length && !/[?&][\w.-]+=(&|$)/.test(bare))
    ledger.lost(part, 'Credentials in a URL are secret, so they weren’t imported. Add them in the step.', about);
  address = cut(bare, 2000);
  if (!/^https?:\/\//.test(address)) {
    ledger.changed(part, 'A URL without https://. Complete it in the step.', about);
    address = `https://${address.replace(/^[a-z]*:?\/*/i, '')}`;
  } else ledger.came(part, 'Requests to other systems.', about);
  return address;
}

function headersOf(part: Part, reading: Reading, about: string): SpotRequest['headers'] {
  const { ledger } = reading;
  const listed = part
    .items()
    .map((one) => ({ name: one.in('name', 'key').text ?? '', part: one.in('value'), at: one }));
  const schema = part.in('properties');
  const formed = (schema.isForm ? schema : part)
    .members()
    .map(({ name, part: at }) => ({ name, part: at.isForm ? at.in('value', 'default', 'secret_id') : at, at }));
  return [...listed, ...formed].flatMap(({ name, part: valuePart, at }) => {
    const value = valuePart.text ?? '';
    if (name === '' || (schema.isForm && name === 'type')) return [];
    if (!/^[\w-]{1,80}$/.test(name)) {
      ledger.lost(at, `The "${cut(name, 60)}" header has an invalid name.`, about);
      return [];
    }
    if (isSecret(name, value)) {
      ledger.lost(at, `The "${name}" header’s value is secret, so it wasn’t imported. Add it in the step.`, about);
      return [];
    }
    if (value === '') return [];
    ledger.came(at, 'Requests to other systems.', about);
    return [{ name, value: cut(writtenText(value, valuePart, reading), 2000) }];
  });
}

/** The body of a request by what its parameters are called. */
function bodyOf(parameters: Part, reading: Reading, about: string): string {
  const { ledger, names } = reading;
  const members = parameters.in('properties').members();
  const fields = members.map(({ name, part }) => {
    const fixed = part.in('default', 'value', 'const', 'constant_value');
    const { text } = fixed;
    if (!fixed.isThere) {
      const key = names.key(name);
      if (names.slotType(key) === null) names.variable(key, 'text');
      ledger.changed(part, 'Values a model added to requests now come from the conversation.', about);
      return [name, `{{${key}|}}`];
    }
    if (isSecret(name, text ?? '')) {
      ledger.lost(part, `The "${cut(name, 60)}" value in a request is secret, so it wasn’t imported.`, about);
      return [name, ''];
    }
    ledger.came(part, 'Requests to other systems.', about);
    return [name, text === null ? fixed.value : writtenText(text, fixed, reading)];
  });
  ledger.came([parameters.in('type'), parameters.in('required')], 'Requests to other systems.', about);
  return fields.length === 0 ? '' : JSON.stringify(Object.fromEntries(fields)).slice(0, 20_000);
}

/** Places of an answer: `$.customer.plans[0]` is `customer.plans.0`. */
export const placeOf = (path: string): string =>
  path
    .replace(/^\{\{\s*|\s*\}\}$/g, '')
    .replace(/^\$\.?/, '')
    .replace(/\[["']?([^\]"']+)["']?\]/g, '.$1')
    .replace(/^\./, '')
    .slice(0, 200);

function savedOf(part: Part, reading: Reading, about: string): SpotRequest['save'] {
  const formed = part
    .members()
    .flatMap(({ name, part: at }) => (at.text === null ? [] : [{ name, place: at.text, at }]));
  const listed = part.items().flatMap((at) => {
    const name = at.in('key', 'name', 'dynamic_variable', 'variable_name').text;
    const place = at.in('value', 'json_path', 'value_path', 'path').text;
    return name === null || place === null ? [] : [{ name, place, at }];
  });
  return [...formed, ...listed].flatMap(({ name, place, at }) => {
    const where = placeOf(place);
    if (where === '') return [];
    reading.ledger.came(at, 'Values saved from responses.', about);
    return [{ name: reading.names.key(name), place: where }];
  });
}

/** What is said around a request, by when. */
function saidAround(messages: Part, reading: Reading, about: string) {
  const said = { before: '', slow: '', after: '', failed: '' };
  const when: Record<string, keyof typeof said> = {
    'request-start': 'before',
    'request-response-delayed': 'slow',
    'request-complete': 'after',
    'request-failed': 'failed',
  };
  for (const message of messages.items()) {
    const type = message.in('type').text ?? '';
    const kind = Object.hasOwn(when, type) ? when[type] : undefined;
    if (!kind || said[kind] !== '') continue;
    reading.ledger.came(message.in('type'), 'What’s said before and after a request.', about);
    said[kind] = spokenText(message.in('content'), reading, about);
  }
  return said;
}

/** The parts of a tool, wherever its platform writes them. */
export interface RequestParts {
  url: Part;
  method: Part;
  headers: Part;
  parameters: Part;
  /** A body that is written out. */
  text?: Part;
  messages?: Part;
  /** What is said before. */
  before?: Part;
  saved?: Part;
}

/** A request as a step makes it. */
export function requestOf(parts: RequestParts, reading: Reading, about: string): SpotRequest & { slow: string } {
  const { ledger } = reading;
  const nothing = new Part(undefined);
  const wanted = parts.method.text?.toUpperCase() ?? 'POST';
  const method = methods.includes(wanted) ? wanted : 'POST';
  if (method === wanted) ledger.came(parts.method, 'Requests to other systems.', about);
  else
    ledger.changed(parts.method, `A request with a method other than ${methods.join(', ')}. It’s now a POST.`, about);
  const { before, slow, after, failed } = saidAround(parts.messages ?? nothing, reading, about);
  const written = parts.text?.text ?? null;
  if (written !== null) ledger.came(parts.text!, 'Requests to other systems.', about);
  return {
    method,
    url: addressOf(parts.url, reading, about),
    headers: headersOf(parts.headers, reading, about).slice(0, 20),
    body:
      written === null
        ? bodyOf(parts.parameters, reading, about)
        : writtenText(written, parts.text!, reading).slice(0, 20_000),
    before: before || (parts.before ? spokenText(parts.before, reading, about) : ''),
    slow,
    after,
    failed,
    save: savedOf(parts.saved ?? nothing, reading, about),
  };
}
