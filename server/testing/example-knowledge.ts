import { expect } from 'vitest';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { owner, server } from './example-server.ts';
import { startSimulator } from './fake-web-server.ts';
import { formOf, uploadFile } from './upload-file.ts';

/** What is in the Knowledge Base for the examples. */

const page = '<title>Prices</title><h1>Prices</h1><p>A haircut costs 25 euros.</p>';
const { host } = new URL(knowledgeApi.addPage.example.body.url);
await startSimulator(server.services, host, ({ path }) =>
  path === '/prices' ? { status: 200, headers: { 'content-type': 'text/html' }, body: page } : { status: 404 },
);

/** The form of an example: the same again for the same try. */
export async function exampleForm(once: string) {
  const sent = new Response(formOf('prices.md', `# Prices\n\nA haircut costs 25 euros. (${once})`));
  return { payload: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type')! };
}

async function whenRead(fileId: string): Promise<string> {
  const status = async () => (await owner.call(knowledgeApi.get, { params: { fileId } })).status;
  await expect.poll(status, { timeout: 25_000 }).not.toBe('processing');
  return fileId;
}

const newFile = async () =>
  whenRead(
    (await uploadFile(owner, `hours ${newId()}.md`, `# Hours\n\nWe open at nine and close at six. ${newId()}`)).id,
  );
const newPage = async () =>
  whenRead((await owner.call(knowledgeApi.addPage, { body: { url: `https://${host}/prices?of=${newId()}` } })).id);
/** What the next example is about. */
let next = newFile;

/** Has an example get the kind of thing that it is about. */
export const forExample = Object.fromEntries(
  Object.keys(knowledgeApi).map((name) => [
    `knowledge.${name}`,
    async () => {
      next = name === 'retry' ? newPage : newFile;
      if (name === 'list') await newFile();
    },
  ]),
);

export const knowledgeThings = {
  fileId: () => next(),
  async textId() {
    const body = { title: 'Parking', text: `Guests park outside. ${newId()}` };
    return whenRead((await owner.call(knowledgeApi.addText, { body })).id);
  },
  async entryId() {
    const { phrasings, ...entry } = knowledgeApi.addFaq.example.body;
    return (await owner.call(knowledgeApi.addFaq, { body: { ...entry, phrasings: [...phrasings] } })).id;
  },
  async folderId() {
    return (await owner.call(knowledgeApi.createFolder, { body: { name: `Season ${newId()}` } })).id;
  },
};
