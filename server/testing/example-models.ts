import { modelsApi } from '#domain/models/models.ts';
import { models, owner } from './example-server.ts';

/** Where the stand-in for a service of language models answers. */
export const modelAddress = `${models.origin}/v1`;

/** A connected model, the only one. */
export async function newConnection(): Promise<string> {
  for (const { id: connectionId } of (await owner.call(modelsApi.list)).items)
    await owner.call(modelsApi.remove, { params: { connectionId } });
  return (await owner.call(modelsApi.create, { body: { ...modelsApi.create.example.body, baseUrl: modelAddress } })).id;
}
