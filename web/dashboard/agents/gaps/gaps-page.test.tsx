import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import GapsPage from './gaps-page.tsx';

const at = '/dashboard/knowledge/gaps';
const id = '019a0000-0000-7000-8000-0000000000a1';
const callId = '019a0000-0000-7000-8000-0000000000a2';
const fileId = '019a0000-0000-7000-8000-0000000000a3';
const question = 'Do you rent boats?';
const gap = { id, question, status: 'open', count: 2, lastAskedAt: '2026-11-20T10:00:00Z', fileId: null };
const detail = {
  ...gap,
  asked: [question, 'Can I rent a boat?'].map((one) => ({ question: one, callId, at: '2026-11-20T10:00:00Z' })),
  proposal: { question, phrasings: ['Can I rent a boat?'], spokenAnswer: 'Boats wait at the pier.' },
};
const spoken = { fileId, pieceId: fileId, title: '', version: 1, sentence: '', confidence: 0.9 };
const search = { items: [], best: null, maybe: null, threshold: 0.35 };

const open = (routes: Parameters<typeof stubNetwork>[0] = {}) =>
  stubNetwork({
    'GET /v1/knowledge/gaps': { body: { items: [gap] } },
    [`GET /v1/knowledge/gaps/${id}`]: { body: detail },
    'POST /v1/knowledge/search': { body: { ...search, answer: { ...spoken, text: 'Boats wait at the pier.' } } },
    ...routes,
  });

describe('unanswered questions', () => {
  it('are answered once for all, tried before they are saved', async () => {
    const sent = open({ [`POST /v1/knowledge/gaps/${id}/answer`]: { body: { id, status: 'answered', fileId } } });
    const { user } = renderPage(<GapsPage />, { at });
    await screen.findByText(question);
    expect(screen.getByText(/Asked 2 times, last/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer this question' });
    const tried = within(dialog).getByRole('region', { name: 'Answers callers would get' });
    await waitFor(() => expect(within(tried).getAllByText('Boats wait at the pier.')).toHaveLength(2), {
      timeout: 3_000,
    });
    const draft = { question, phrasings: ['Can I rent a boat?'], spokenAnswer: 'Boats wait at the pier.' };
    expect(sent.find(({ path }) => path === '/v1/knowledge/search')?.body).toEqual({
      query: question,
      limit: 1,
      draft,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ path }) => path.endsWith('/answer'))?.body).toEqual(draft);
  });

  it('are found by a synonym, or ignored', async () => {
    const synonym = { word: 'boats', meaning: 'ships' };
    const sent = open({
      'POST /v1/knowledge/synonyms': { status: 201, body: { id: fileId, ...synonym } },
      [`POST /v1/knowledge/gaps/${id}/close`]: { body: { id, status: 'answered', fileId: null } },
    });
    const { user } = renderPage(<GapsPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Synonym' }));
    await user.type(await screen.findByRole('textbox', { name: 'Callers say' }), 'boats');
    await user.type(screen.getByRole('textbox', { name: 'Documents say' }), 'ships');
    await user.click(screen.getByRole('button', { name: 'Add synonym' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const posted = () => sent.filter(({ method, path }) => method === 'POST' && !path.endsWith('/search'));
    expect(posted().map(({ body }) => body)).toEqual([synonym, { resolution: 'answered' }]);
    await user.click(screen.getByRole('button', { name: 'Ignore' }));
    await waitFor(() => expect(posted().at(-1)?.body).toEqual({ resolution: 'ignored' }));
  });

  it('lead to the calls that they were asked in', async () => {
    open();
    const { user } = renderPage(<GapsPage />, { at });
    await user.click(await screen.findByText(question));
    const list = await screen.findByRole('list', { name: 'Asked in' });
    const [first] = await within(list).findAllByRole('link');
    expect(first!.getAttribute('href')).toBe(`/dashboard/calls/${callId}`);
  });

  it('say when there are none, and when they cannot be loaded', async () => {
    open({ 'GET /v1/knowledge/gaps': { body: { items: [] } }, 'GET /v1/knowledge/synonyms': { body: { items: [] } } });
    const { user } = renderPage(<GapsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'All questions answered' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Synonyms' }));
    expect(await screen.findByRole('heading', { name: 'No synonyms yet' })).toBeTruthy();
    open({ 'GET /v1/knowledge/gaps': { status: 403, body: { error: { code: 'forbidden', message: 'Not now.' } } } });
    await user.click(screen.getByRole('tab', { name: 'Ignored' }));
    expect(await screen.findByText('Couldn’t load questions.')).toBeTruthy();
  });

  it('stand beside what no step understood, which is taught, answered, or ignored', async () => {
    const missed = {
      id,
      agentId: fileId,
      agentName: 'Front desk',
      node: 'topic',
      title: 'Topic',
      asked: 'What is it about?',
      said: 'my chain came off',
      status: 'open',
      count: 3,
      lastSaidAt: '2026-11-20T10:00:00Z',
      teach: { slot: 'topic', choices: [{ value: 'repairs', label: 'Repairs' }] },
      calls: [{ callId, turn: 2, said: 'my chain came off', at: '2026-11-20T10:00:00Z' }],
    };
    const sent = open({
      'GET /v1/unrecognized-utterances': { body: { items: [missed] } },
      [`POST /v1/agents/${fileId}/training-phrases`]: { status: 201, body: { value: 'repairs', revision: 3 } },
      [`POST /v1/unrecognized-utterances/${id}/close`]: { body: { closed: 3 } },
    });
    const { user } = renderPage(<GapsPage />, { at });
    await user.click(await screen.findByRole('tab', { name: 'Not understood' }));
    await screen.findByText(/3 times at Topic of Front desk/);
    await user.click(screen.getByRole('button', { name: 'Teach' }));
    expect(screen.getByRole('list', { name: 'Said in' }).querySelector('a')?.getAttribute('href')).toContain(callId);
    await user.click(screen.getByRole('button', { name: 'Teach it' }));
    const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(posted()).toHaveLength(2));
    expect(posted()).toEqual([
      {
        nodeId: 'topic',
        slot: 'topic',
        words: 'my chain came off',
        said: 'my chain came off',
        means: { value: 'repairs' },
      },
      { resolution: 'taught' },
    ]);
  });

  it('only show to those who may not write', async () => {
    open();
    const workspace = aWorkspace('viewer');
    workspace.permissions = { ...workspace.permissions, analytics: 'view', calls: true, knowledge: 'view' };
    renderPage(<GapsPage />, { at, workspace });
    await screen.findByText(question);
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
