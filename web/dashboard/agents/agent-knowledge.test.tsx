import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { folders } from '../knowledge/knowledge.fixture.ts';
import { AgentKnowledgeForm } from './agent-knowledge.tsx';

const agentId = '019a0000-0000-7000-8000-0000000000a1';
const path = `/v1/agents/${agentId}/knowledge`;

it('lets an agent answer from all folders, or from those that are chosen', async () => {
  let saved: unknown = { folderIds: [], when: '' };
  const sent = stubNetwork({
    'GET /v1/knowledge/folders': { body: { items: folders } },
    [`GET ${path}`]: () => ({ body: saved }),
    [`PUT ${path}`]: ({ body }) => {
      saved = body;
      return { body };
    },
  });
  const { user } = renderPage(<AgentKnowledgeForm agentId={agentId} readOnly={false} />);
  expect((await screen.findByRole('radio', { name: 'All folders' })).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'Selected folders' }));
  screen.getByText('Not saved yet');
  await user.click(screen.getByRole('checkbox', { name: 'FAQ' }));
  await user.type(screen.getByRole('textbox', { name: /Trigger words/ }), 'prices, hours');
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      folderIds: [folders[2]!.id],
      when: 'prices, hours',
    }),
  );
  await screen.findByText('Saved');
});

it('shows the choice to those who may only look', async () => {
  stubNetwork({
    'GET /v1/knowledge/folders': { body: { items: folders } },
    [`GET ${path}`]: { body: { folderIds: [folders[0]!.id], when: '' } },
  });
  renderPage(<AgentKnowledgeForm agentId={agentId} readOnly />);
  expect((await screen.findByRole('checkbox', { name: 'General' })).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByText('Saved')).toBeNull();
});
