import { modelServices } from '#domain/models/model-services.ts';
import type { ModelConnection } from '#domain/models/models.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Services } from '#server/services.ts';

/** What the key of a connection is sealed for. */
export const keyPlace = (id: string) => `model_connections.${id}.key`;

export const openKey = ({ secrets }: Pick<Services, 'secrets'>, { id, key }: Pick<ConnectionRow, 'id' | 'key'>) =>
  key === null ? null : secrets.open(keyPlace(id), key);

/** The service, or the host where it is a server of one's own. */
export const nameOf = ({ service, baseUrl }: Pick<ConnectionRow, 'service' | 'baseUrl'>) =>
  baseUrl === null ? modelServices[service].name : new URL(baseUrl).host;

/** A connection as it is shown: without its key. */
export function showConnection(row: ConnectionRow, isDefault: boolean): ModelConnection {
  const { id, service, baseUrl, keyEnd, model, embeddingModel, models } = row;
  return {
    id,
    service,
    name: nameOf(row),
    baseUrl,
    maskedKey: maskEnd(keyEnd),
    model,
    embeddingModel,
    models,
    isDefault,
    checkedAt: row.checkedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What an entry of the audit log tells of a connection. */
export const toldOf = (row: ConnectionRow) => ({
  service: row.service,
  name: nameOf(row),
  model: row.model,
  keyEnd: row.keyEnd,
  ...(row.embeddingModel !== null && { embeddingModel: row.embeddingModel }),
});

export const objectOf = (id: string) => ({ kind: 'model', id });
