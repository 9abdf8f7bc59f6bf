import type { EmbeddingModel, LanguageModel } from 'ai';
import { type ModelService, modelServices } from '#domain/models/model-services.ts';
import { AppError } from '#domain/platform/errors.ts';
import { fillKey } from '#server/identity/fill-secrets.ts';
import { openKey } from '#server/models/show-connection.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import { streamThrough } from '#server/platform/http/stream-through.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Where a model is, and with what it is asked. */
export interface ModelAccess {
  service: ModelService;
  /** Null: the service's own address. */
  baseUrl: string | null;
  key: string | null;
  model: string;
}

export const baseUrlOf = ({ service, baseUrl }: Pick<ModelAccess, 'service' | 'baseUrl'>): string =>
  baseUrl ?? modelServices[service].baseUrl ?? '';

/** How the model of a connection is reached; null where a secret that its key names is gone, or may not go there. */
export async function accessOf(scope: Scope, row: ConnectionRow): Promise<ModelAccess | null> {
  const key = await fillKey(scope, openKey(scope.services, row), baseUrlOf(row)).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  return key === undefined ? null : { ...row, key };
}

/**
 * A model of a library object, never by its name alone: a name would go to someone's gateway. Address and key are always
 * given, since the libraries would else take them from the environment. Loaded when the first model is asked.
 */
export async function openModel({ modelOutbound }: Services, access: ModelAccess): Promise<LanguageModel> {
  // The library writes to the console what a model does not know of its settings.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const { model } = access;
  const settings = {
    baseURL: baseUrlOf(access),
    apiKey: access.key ?? 'none',
    fetch: streamThrough(modelOutbound),
  };
  switch (access.service) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(settings)(model);
    case 'groq':
      return (await import('@ai-sdk/groq')).createGroq(settings)(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { baseURL, fetch } = settings;
      const own = { name: 'compatible', baseURL, fetch, includeUsage: true, supportsStructuredOutputs: true };
      return createOpenAICompatible({ ...own, ...(access.key !== null && { apiKey: access.key }) })(model);
    }
  }
}

/** Milliseconds and bytes of an answer with some dozen vectors: longer than most take, and large as JSON. */
const embeddingLimits = { firstByteMs: 60_000, idleMs: 20_000, totalMs: 70_000, maxBytes: 16 * 1024 * 1024 };

/** A model that says what texts are like; null where the service has none. */
export async function openEmbedding({ modelOutbound }: Services, access: ModelAccess): Promise<EmbeddingModel | null> {
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const { model, key } = access;
  const settings = {
    baseURL: baseUrlOf(access),
    apiKey: key ?? 'none',
    fetch: streamThrough(modelOutbound, embeddingLimits),
  };
  switch (access.service) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).embeddingModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(settings).embeddingModel(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(settings).embeddingModel(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { baseURL, fetch } = settings;
      const own = { name: 'compatible', baseURL, fetch, ...(key !== null && { apiKey: key }) };
      return createOpenAICompatible(own).embeddingModel(model);
    }
    case 'anthropic':
    case 'groq':
      return null;
  }
}
