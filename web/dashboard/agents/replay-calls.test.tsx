import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId } from './agents.fixture.ts';
import { ReplayCalls } from './replay-calls.tsx';

const callId = '019a0000-0000-7000-8000-0000000000c1';
const side = { says: ['Sales or repairs?'], title: 'Ask topic', slots: [], end: null };

it('replays calls on the draft, and shows the first turn that goes otherwise on both sides', async () => {
  const item = {
    callId,
    startedAt: '2026-11-20T10:00:00Z',
    outcome: 'success',
    same: false,
    kind: 'path',
    differences: 1,
    first: { turn: 1, heard: 'repairs', expected: side, got: { ...side, title: 'Goodbye' }, path: ['start', 'end'] },
    problem: null,
  };
  const same = { ...item, callId: `${callId.slice(0, -1)}2`, same: true, kind: null, first: null, differences: 0 };
  const sent = stubNetwork({
    [`POST /v1/agents/${agentId}/replays`]: { body: { items: [item, same], left: 0, ms: 12 } },
  });
  const { user } = renderPage(<ReplayCalls agentId={agentId} version={2} />, { at: '/' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Calls' }), 'Calls with a tag');
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'vip');
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('1 of 2 would turn out differently, most serious first.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ calls: { tagged: 'vip' }, version: 'draft' });
  const row = within(screen.getByText('Different path').closest('li')!);
  expect(row.getByText('At Ask topic')).toBeTruthy();
  expect(row.getByText('At Goodbye')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Show on the graph' }).getAttribute('href')).toBe(
    `/dashboard/agents/${agentId}?tab=conversation&steps=start,end`,
  );
});
