import type { Reply } from '#domain/http.ts';
import { knowledgeApi } from '#domain/knowledge.ts';
import { type Answered, addressOf, type TestApp, type TestClient } from './start-app.ts';

/** A file as a browser sends it, with further fields. */
export async function formOf(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  const sent = new Response(form);
  return { payload: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type')! };
}

/** Sends a form to an endpoint. */
export async function sendForm(
  { app }: TestApp,
  { token, workspaceId }: TestClient,
  { method, address }: { method: 'POST' | 'PUT'; address: string },
  { payload, type }: { payload: Buffer; type: string },
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await app.inject({
    ...{ method, url: address, payload },
    headers: { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId, 'content-type': type, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Uploads a file, and expects it to be taken. */
export async function uploadFile(
  server: TestApp,
  client: TestClient,
  name: string,
  bytes: Uint8Array | string,
  folderId?: string,
): Promise<Reply<typeof knowledgeApi.upload>> {
  const form = await formOf(name, bytes, folderId === undefined ? {} : { folderId });
  return taken(await sendForm(server, client, { method: 'POST', address: knowledgeApi.upload.path }, form));
}

/** Puts a file in the place of another one. */
export async function replaceFile(
  server: TestApp,
  client: TestClient,
  fileId: string,
  name: string,
  bytes: Uint8Array | string,
) {
  const address = addressOf(knowledgeApi.replace, { params: { fileId } });
  return taken(await sendForm(server, client, { method: 'PUT', address }, await formOf(name, bytes)));
}

function taken({ status, body }: Answered) {
  if (status >= 300) throw new Error(`The form was answered ${status}: ${JSON.stringify(body)}`);
  return body as Reply<typeof knowledgeApi.upload>;
}
