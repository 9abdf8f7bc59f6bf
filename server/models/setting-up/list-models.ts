import { z } from 'zod';
import { modelServices } from '#domain/models/model-services.ts';
import { AppError } from '#domain/platform/errors.ts';
import { baseUrlOf, type ModelAccess } from '#server/models/asking/open-model.ts';
import { fetchThrough } from '#server/platform/http/fetch-through.ts';
import type { Services } from '#server/services.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

/** Milliseconds and bytes: someone waits at a form. */
const limits = { firstByteMs: 8_000, idleMs: 5_000, totalMs: 10_000, maxBytes: 4 * 1024 * 1024 };
/** Of a list that is longer, the first. */
const mostModels = 500;
const Name = z.string().min(1).max(120);

/** OpenAI's form, which nearly all speak, and Google's. */
const List = z.union([
  z.object({ data: z.array(z.object({ id: Name })) }),
  z.object({ models: z.array(z.object({ name: Name, supportedGenerationMethods: z.array(z.string()).optional() })) }),
]);

function headersOf({ service, key }: Pick<ModelAccess, 'service' | 'key'>): Record<string, string> {
  if (key === null) return {};
  if (service === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  return service === 'google' ? { 'x-goog-api-key': key } : { authorization: `Bearer ${key}` };
}

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

function namesIn(list: z.infer<typeof List>): string[] {
  if ('data' in list) return list.data.map(({ id }) => id);
  return list.models
    .filter(({ supportedGenerationMethods: can }) => can === undefined || can.includes('generateContent'))
    .map(({ name }) => name.replace(/^models\//, ''));
}

/**
 * Asks a service for its models, which shows whether the key is good. What it says is never repeated: it may hold the key.
 * @throws AppError invalid_input, model_unavailable
 */
export async function listModels(
  { modelOutbound }: Services,
  access: Pick<ModelAccess, 'service' | 'baseUrl' | 'key'>,
): Promise<string[]> {
  const base = baseUrlOf(access);
  const { host } = new URL(base);
  const { name } = modelServices[access.service];
  let answer: Response;
  try {
    const query = access.service === 'anthropic' ? '?limit=200' : access.service === 'google' ? '?pageSize=200' : '';
    answer = await fetchThrough(modelOutbound, limits)(`${base}/models${query}`, { headers: headersOf(access) });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'forbidden')
      throw refuse(
        'body.baseUrl',
        `${host} is on a private network, uses a custom port, or redirects to one. The operator can allow it with the MODEL_ORIGINS setting.`,
      );
    throw new AppError('model_unavailable', `${host} can’t be reached. Check the URL, or try again shortly.`);
  }
  if (answer.status === 401 || answer.status === 403 || (access.service === 'google' && answer.status === 400))
    throw refuse('body.key', `${name} rejected this key. Copy the whole key and try again.`);
  if (answer.status === 404)
    throw refuse('body.baseUrl', `${host} doesn’t list its models there. Most URLs end in /v1.`);
  if (answer.status !== 200)
    throw new AppError('model_unavailable', `${host} returned ${answer.status}. Try again shortly.`);
  const list = List.safeParse(await answer.json().catch(() => null));
  if (!list.success) throw refuse('body.baseUrl', `${host} doesn’t appear to be a model server. Most URLs end in /v1.`);
  return [...new Set(namesIn(list.data))].slice(0, mostModels);
}
