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
  header('webhook-id', 'Names the message, and is the same in each try: what came twice is handled once.'),
  header(
    'webhook-timestamp',
    'When it was sent, in seconds since 1970. A message that’s older than five minutes may be a replay.',
  ),
  header(
    'webhook-signature',
    'Signatures of id, timestamp and body, by each secret that’s valid: `v1,` and an HMAC-SHA256 in base64.',
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
      timestamp: z.iso.datetime({ offset: true }).describe('When it happened.'),
      data,
      test: z.literal(true).optional().describe('There, and true, where someone only tries the webhook.'),
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
        '200': { description: 'You have it. Any status from 200 to 299 will do.' },
        '410': { description: 'You don’t want events any more: the webhook is paused.' },
      },
    };
    return [type, { post: operation }] as const;
  });
  return Object.fromEntries(paths);
}
