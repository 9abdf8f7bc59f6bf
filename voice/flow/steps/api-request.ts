import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  url: z.string().min(1).max(2000),
  headers: z
    .array(z.strictObject({ name: z.string().regex(/^[\w-]{1,80}$/), value: z.string().max(2000) }))
    .max(20)
    .default([]),
  /** JSON, in which references stand for texts: `{"name": "{{name}}"}`. */
  body: z.string().max(20_000).default(''),
});
type Config = z.infer<typeof Config>;

/** A text within a JSON text, without the quotes around it. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

export const apiRequest = actionStep<Config>({
  type: 'api_request',
  title: 'API Request',
  description: 'Calls another system and saves its response.',
  icon: 'globe',
  help: 'Calls another system over HTTPS. Use values from the conversation in the URL, headers, and body, and keep parts of the response in variables. Use keys from your vault as {{secret.NAME}}.',
  config: Config,
  initial: { url: 'https://' },
  action: 'api_request',
  tells: () => true,
  texts: ({ url, headers, body }) => [url, body, ...headers.map(({ value }) => value)],
  check: ({ url }) => (/^https?:\/\//.test(url) ? [] : ['The URL must start with https://.']),
  input: ({ talk, config }) => ({
    method: config.method,
    url: written(talk, config.url, encodeURIComponent),
    headers: config.headers.map(({ name, value }) => ({ name, value: written(talk, value).replace(/[\r\n]+/g, ' ') })),
    body: config.body ? written(talk, config.body, escaped) : null,
  }),
});
