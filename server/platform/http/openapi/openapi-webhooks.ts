import { z } from 'zod';
import type { DescribedOperation } from './openapi-finish.ts';
import type { SchemaShelf } from './openapi-schemas.ts';

/** What a webhook is told of when something happened. */
export interface EventTold {
  title: string;
  /** One sentence: when it's sent. */
  when: string;
  data: z.ZodType;
  /** A message as it arrives. */
  example: unknown;
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** Headers of the Standard Webhooks specification. */
const headers = [
  header('webhook-id', 'ID of the message. Retries keep the same ID, so you can skip duplicates.'),
  header(
    'webhook-timestamp',
    'When the message was sent, in seconds since 1970. A message older than five minutes may be a replay.',
  ),
  header(
    'webhook-signature',
    'Signatures of the ID, timestamp, and body, one for each valid secret. Each is `v1,` followed by an HMAC-SHA256 in base64.',
  ),
];

/** What this server asks of its webhooks: one operation for each type of event. */
export function webhookPaths(
  events: Record<string, EventTold>,
  shelf: SchemaShelf,
): Record<string, Record<string, DescribedOperation>> {
  const paths = Object.entries(events).map(([type, { title, when, data, example }]) => {
    const body = z.object({
      type: z.literal(type).describe('What happened.'),
      timestamp: z.iso.datetime({ offset: true }).describe('When the event happened.'),
      data,
      test: z.literal(true).optional().describe('True for test events; otherwise omitted.'),
    });
    const name = `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;
    shelf.named[name] = shelf.of(body, 'output');
    const schema = { $ref: `#/components/schemas/${name}` };
    const operation = {
      operationId: `events.${type}`,
      tags: ['webhooks'],
      summary: title,
      description: when,
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
      responses: {
        '200': { description: 'Received. Any status from 200 to 299 works.' },
        '410': { description: 'Pauses the webhook.' },
      },
    };
    return [type, { post: operation }] as const;
  });
  return Object.fromEntries(paths);
}
