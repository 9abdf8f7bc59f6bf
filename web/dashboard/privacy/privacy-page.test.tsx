import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Erasure, ErasurePreview } from '#domain/privacy/erasures.ts';
import { type Retention, usualDays } from '#domain/privacy/retention.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Sent, signIn, stubNetwork } from '#web/testing/stub-network.ts';
import PrivacyPage from './privacy-page.tsx';

const workspace = aWorkspace('owner');
const agentId = '019a0000-0000-7000-8000-0000000000a1';
const retention: Retention = {
  days: { ...usualDays, recordings: 90 },
  redacts: ['cards'],
  agents: [{ agentId, agentName: 'Front desk', days: { ...usualDays, transcripts: 7 }, keepsWords: true }],
  updatedAt: null,
};
const receipt: Erasure = {
  id: '019a0000-0000-7000-8000-0000000000e1',
  status: 'done',
  requestedAt: '2026-11-20T10:00:00Z',
  requestedBy: { id: agentId, name: 'Ann Lee' },
  endedAt: '2026-11-20T10:01:00Z',
  erased: [{ place: 'calls', count: 3 }],
  problem: null,
  backupsUntil: '2026-11-20T10:01:00Z',
  outside: ['Carrier: twilio'],
};
const preview: ErasurePreview = {
  addresses: ['+12025551234'],
  names: ['Maria Quixote'],
  found: [{ place: 'calls', count: 3 }],
  documents: [],
  held: false,
  isComplete: true,
};

function open(): { sent: Sent[]; user: ReturnType<typeof renderPage>['user'] } {
  const sent = stubNetwork({
    'GET /v1/workspaces': { body: { items: [workspace] } },
    'GET /v1/retention': { body: retention },
    'PATCH /v1/retention': { body: retention },
    [`PUT /v1/retention/agents/${agentId}`]: { body: retention },
    'GET /v1/legal-holds': { body: { items: [] } },
    'POST /v1/legal-holds': { status: 201, body: { ...receipt } },
    'GET /v1/erasures': { body: { items: [receipt], next: null } },
    'POST /v1/erasures/preview': { body: preview },
    'POST /v1/erasures': { status: 202, body: receipt },
  });
  const { user } = renderPage(<PrivacyPage />, { workspace });
  return { sent, user };
}
const changes = (sent: Sent[]) => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  signIn();
  setCurrentWorkspaceId(workspace.id);
});

it('says how long each kind of content is kept, and by agent', async () => {
  const { sent, user } = open();
  await user.selectOptions(await screen.findByLabelText('Transcripts'), '90 days');
  await waitFor(() => expect(changes(sent)).toEqual([{ days: { transcripts: 90 } }]));
  expect(screen.getByText('Transcripts 7 days')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Names' }));
  await waitFor(() => expect(changes(sent).at(-1)).toEqual({ redacts: ['cards', 'names'] }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('switch', { name: /Don’t store call content/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes(sent).at(-1)).toMatchObject({ keepsWords: false }));
});

it('erases a person once it was shown what goes, and lists receipts', async () => {
  const { sent, user } = open();
  expect(await screen.findByText(/Calls and chats: 3/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Erase or export/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone number or email'), '+1 202 555 1234');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Preview erasure' }));
  expect(await dialog.findByText(/Maria Quixote/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  const subject = { phone: '+1 202 555 1234' };
  await waitFor(() => expect(changes(sent)).toEqual([subject, { ...subject, doNotCall: false }]));
});

it('places a hold on the workspace for a reason', async () => {
  const { sent, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Place hold on workspace' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Case 4711');
  await user.click(dialog.getByRole('button', { name: 'Place hold' }));
  await waitFor(() => expect(changes(sent)).toEqual([{ reason: 'Case 4711' }]));
});
