import '#web/testing/browser-gaps.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Answer, type Sent, stubNetwork } from '#web/testing/stub-network.ts';
import { aDetail, aFile, fileId, folders } from './knowledge.fixture.ts';
import KnowledgePage from './knowledge-page.tsx';

const at = '/dashboard/knowledge';
type Routes = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;
const list = (...items: ReturnType<typeof aFile>[]) => ({ body: { items, next: null } });
const network = (routes: Routes) =>
  stubNetwork({
    'GET /v1/knowledge/folders': { body: { items: folders } },
    'GET /v1/knowledge/files': list(aFile()),
    ...routes,
  });
const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const refusal = (message: string) => ({ status: 409, body: { error: { code: 'conflict', message } } });

describe('the list', () => {
  it('shows what there is, in folders with how much is in each', async () => {
    const sent = network({ 'GET /v1/knowledge/files': list(aFile(), aFile({ id: folders[0]!.id, name: 'hours.md' })) });
    const { user } = renderPage(<KnowledgePage />, { at });
    // The second one shows on narrow screens, in place of its column.
    expect(within(await row('prices.pdf')).getAllByText('Ready')).toHaveLength(2);
    expect((await row('prices.pdf')).textContent).toContain('1.5 MB');
    const filter = screen.getByRole('group', { name: 'Folder' });
    await within(filter).findByRole('button', { name: /^General/ });
    expect(
      within(filter)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All2', 'General1', 'Sales Scripts0', 'FAQ1']);
    await user.click(within(filter).getByRole('button', { name: /FAQ/ }));
    await waitFor(() => expect(sent.at(-1)!.search.get('folderId')).toBe(folders[2]!.id));
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'pri');
    await waitFor(() => expect(sent.at(-1)!.search.get('search')).toBe('pri'));
  });

  it('says what to do while there is nothing, and who may not', async () => {
    network({ 'GET /v1/knowledge/files': list() });
    const { unmount } = renderPage(<KnowledgePage />, { at });
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeTruthy();
    for (const name of ['Upload', 'New Folder', 'Add']) {
      expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
    }
    unmount();
    const viewer = aWorkspace('viewer', { permissions: { ...aWorkspace('viewer').permissions, knowledge: 'view' } });
    renderPage(<KnowledgePage />, { at, workspace: viewer });
    expect(await screen.findByText(/Your role can view documents but not add them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let works = false;
    network({
      'GET /v1/knowledge/files': () => (works ? list(aFile()) : refusal('The files are asleep.')),
    });
    const { user } = renderPage(<KnowledgePage />, { at });
    expect(await screen.findByText('The files are asleep.')).toBeTruthy();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('prices.pdf')).toBeTruthy();
  });

  it('says why a file failed, and reads it again', async () => {
    let status: 'failed' | 'processing' = 'failed';
    const failed = () =>
      aFile({ status, problem: status === 'failed' ? 'The file is password-protected.' : null, version: 0 });
    const sent = network({
      'GET /v1/knowledge/files': () => list(failed()),
      [`POST /v1/knowledge/files/${fileId}/retry`]: () => {
        status = 'processing';
        return { body: failed() };
      },
    });
    const { user } = renderPage(<KnowledgePage />, { at });
    expect(await screen.findByText('The file is password-protected.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry prices.pdf' }));
    await waitFor(async () => expect((await row('prices.pdf')).textContent).toContain('Processing'));
    expect(sent.some(({ method }) => method === 'POST')).toBe(true);
  });
});

describe('an upload', () => {
  const file = (name: string, text = 'Words.') => new File([text], name);

  it('sends several files, with the folder, and says what became of each', async () => {
    const bodies: FormData[] = [];
    network({
      'POST /v1/knowledge/files': ({ body }) => {
        const form = body as unknown as FormData;
        bodies.push(form);
        const { name } = form.get('file') as File;
        if (name === 'bad.bin') return refusal('bad.bin is nothing that can be read.');
        const isThere = name === 'there.txt';
        return {
          status: 201,
          body: {
            ...aFile({ name }),
            outcome: isThere ? 'already' : 'added',
            message: isThere ? 'Already in FAQ' : null,
          },
        };
      },
    });
    const { user } = renderPage(<KnowledgePage />, { at: `${at}?folder=${folders[2]!.id}` });
    await screen.findByText('prices.pdf');
    const chooser = screen.getByLabelText('Files to upload', { selector: 'input' });
    fireEvent.change(chooser, { target: { files: [file('a.txt'), file('there.txt'), file('bad.bin')] } });
    const uploads = await screen.findByRole('region', { name: 'Uploads' });
    expect(await within(uploads).findByText('Already in FAQ')).toBeTruthy();
    expect(await within(uploads).findByText('bad.bin is nothing that can be read.')).toBeTruthy();
    expect(await within(uploads).findByText('2 of 3 uploaded')).toBeTruthy();
    expect(bodies.map((form) => [form.get('folderId'), (form.get('file') as File).name])).toEqual([
      [folders[2]!.id, 'a.txt'],
      [folders[2]!.id, 'there.txt'],
      [folders[2]!.id, 'bad.bin'],
    ]);
    await user.click(within(uploads).getByRole('button', { name: 'Retry bad.bin' }));
    await waitFor(() => expect(bodies).toHaveLength(4));
    await user.click(await within(uploads).findByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('takes files that are dropped, and refuses at once what is too large', async () => {
    const sent = network({
      'POST /v1/knowledge/files': { status: 201, body: { ...aFile(), outcome: 'added', message: null } },
    });
    renderPage(<KnowledgePage />, { at });
    const heading = await screen.findByRole('heading', { name: 'Knowledge Base' });
    await screen.findByRole('button', { name: /^General/ });
    const large = file('film.mp4');
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
    const dataTransfer = { types: ['Files'], files: [file('a.txt'), large] };
    for (const kind of ['dragEnter', 'dragOver', 'drop'] as const) {
      const event = createEvent[kind](heading);
      Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
      fireEvent(heading, event);
      if (kind === 'dragOver') expect(screen.getByText(/Drop files to add them to General/)).toBeTruthy();
    }
    expect(await screen.findByText('The file exceeds the 25 MB limit.')).toBeTruthy();
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });
});

describe('what can be added beside files', () => {
  it('a question, with five ways to ask it', async () => {
    const sent = network({ 'POST /v1/knowledge/faq': { status: 201, body: aDetail({ kind: 'faq' }) } });
    const { user } = renderPage(<KnowledgePage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Question and answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add question' });
    expect(within(dialog).getAllByLabelText(/Phrasing/)).toHaveLength(5);
    expect(within(dialog).getByText(/Add 5 more/)).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Question'), 'Do you have parking?');
    await user.type(within(dialog).getByLabelText('Phrasing 1'), 'Where can I park?');
    await user.type(within(dialog).getByLabelText('What the agent says'), 'Yes.');
    await user.click(within(dialog).getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      question: 'Do you have parking?',
      phrasings: ['Where can I park?'],
      spokenAnswer: 'Yes.',
      longerAnswer: '',
      folderId: folders[2]!.id,
    });
  });

  it('a site, and what the server says of its address', async () => {
    const message = 'Enter a full URL, like https://example.com/prices.';
    const error = { code: 'invalid_input', message: 'No.', details: [{ path: 'body.url', message }] };
    const sent = network({ 'POST /v1/knowledge/pages': { status: 400, body: { error } } });
    const { user } = renderPage(<KnowledgePage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Web page or site' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add web page' });
    await user.type(within(dialog).getByLabelText('URL'), 'example.com');
    await user.click(within(dialog).getByRole('radio', { name: 'The site' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
      url: 'https://example.com',
      refresh: 'weekly',
      site: { depth: 3, pages: 100 },
    });
  });

  it('a folder', async () => {
    network({ 'POST /v1/knowledge/folders': refusal('There is a folder FAQ already. Choose another name.') });
    const { user } = renderPage(<KnowledgePage />, { at });
    await user.click(await screen.findByRole('button', { name: 'New Folder' }));
    await user.type(await screen.findByLabelText('Name'), 'faq');
    await user.click(screen.getByRole('button', { name: 'Create folder' }));
    expect(await screen.findByText(/There is a folder FAQ already/)).toBeTruthy();
  });
});

describe('one file', () => {
  const open = (detail = aDetail(), more: Routes = {}) => {
    const sent = network({
      [`GET /v1/knowledge/files/${fileId}`]: { body: detail },
      [`GET /v1/knowledge/files/${fileId}/chunks`]: {
        body: {
          items: [
            { id: fileId, position: 0, page: 2, headings: ['Prices', 'Hair'], text: 'A haircut costs 25 euros.' },
          ],
          next: null,
        },
      },
      ...more,
    });
    return { sent, ...renderPage(<KnowledgePage />, { at: `${at}?file=${fileId}` }) };
  };

  it('shows what was read of it, and which agents answer from it', async () => {
    const { user, router } = open(aDetail({ agents: [{ id: folders[0]!.id, name: 'Front desk' }] }));
    const panel = await screen.findByRole('dialog', { name: 'prices.pdf' });
    expect(await within(panel).findByText('A haircut costs 25 euros.')).toBeTruthy();
    expect(within(panel).getByText('Prices › Hair')).toBeTruthy();
    expect(within(panel).getByText('Page 2')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Front desk' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('asks before it is deleted, and names the agents that answer from it', async () => {
    const { user, sent } = open(aDetail({ agents: [{ id: folders[0]!.id, name: 'Front desk' }] }), {
      [`DELETE /v1/knowledge/files/${fileId}`]: { status: 204 },
    });
    const panel = await screen.findByRole('dialog', { name: 'prices.pdf' });
    await user.click(await within(panel).findByRole('button', { name: 'More for prices.pdf' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete prices.pdf?' });
    expect(question.textContent).toContain('One agent uses this file: Front desk.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('of a film takes what people write of it', async () => {
    const { user, sent } = open(aDetail({ mediaType: 'video/mp4', name: 'tour.mp4', seconds: 90 }), {
      [`PATCH /v1/knowledge/files/${fileId}`]: { body: aDetail({ mediaType: 'video/mp4', name: 'tour.mp4' }) },
    });
    const panel = await screen.findByRole('dialog', { name: 'tour.mp4' });
    await user.type(await within(panel).findByLabelText('Transcript'), 'Welcome.');
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ description: '', transcript: 'Welcome.' }),
    );
  });
});
