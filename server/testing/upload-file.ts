import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import type { Reply } from '#domain/platform/http.ts';
import { type Answered, addressOf, type TestClient } from './start-app.ts';

/** A form with a file, as a browser sends it. */
export function formOf(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}

const taken = ({ status, body }: Answered) => {
  if (status >= 300) throw new Error(`The form was answered ${status}: ${JSON.stringify(body)}`);
  return body as Reply<typeof knowledgeApi.upload>;
};

/** Uploads a file, and expects it to be taken. */
export async function uploadFile(client: TestClient, name: string, bytes: Uint8Array | string, folderId?: string) {
  const form = formOf(name, bytes, folderId === undefined ? {} : { folderId });
  return taken(await client.send('POST', knowledgeApi.upload.path, form));
}

/** Puts a file in the place of another one. */
export const replaceFile = async (client: TestClient, fileId: string, name: string, bytes: Uint8Array | string) =>
  taken(await client.send('PUT', addressOf(knowledgeApi.replace, { params: { fileId } }), formOf(name, bytes)));
