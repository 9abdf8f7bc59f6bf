import type { z } from 'zod';
import type { ModelService } from '#domain/models/model-services.ts';
import type { ModelRequest } from '#domain/models/models.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Scope } from '#server/scope.ts';
import { getRequest } from './requests.ts';

/** What a former try of the same request from outside came to. */
export interface Former<T> {
  /** What a model answered then: no one is asked again. */
  answered: { by: { service: ModelService; model: string }; answer: T } | null;
  /** The id for the next request to a model; undefined where that of the try is used already, or there is none. */
  freeId: string | undefined;
}

async function requestBy(scope: Scope, id: string): Promise<ModelRequest | null> {
  try {
    return await getRequest(scope, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Looks for the answer to a request that comes again. @param id the same for each try; undefined for one that comes once */
export async function formerAnswer<T>(scope: Scope, id: string | undefined, form: z.ZodType<T>): Promise<Former<T>> {
  const former = id === undefined ? null : await requestBy(scope, id);
  if (former === null) return { answered: null, freeId: id };
  if (former.outcome !== 'answered') return { answered: null, freeId: undefined };
  const { service, model, gave } = former;
  return { answered: { by: { service, model }, answer: form.parse(JSON.parse(gave)) }, freeId: undefined };
}
