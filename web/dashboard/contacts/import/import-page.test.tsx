import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContactImportDetail } from '#domain/contacts/contact-imports.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ImportPage from './import-page.tsx';
import OneImportPage from './one-import-page.tsx';

const importId = '019a0000-0000-7000-8000-0000000000a7';
const at = '/dashboard/contacts/import';
const own = `/v1/contact-imports/${importId}`;

const anImport = (change: Partial<ContactImportDetail> = {}): ContactImportDetail => ({
  id: importId,
  fileName: 'kunden.csv',
  status: 'ready',
  rows: 2,
  done: 0,
  kept: 0,
  country: 'DE',
  counts: { new: 0, changed: 0, same: 0, refused: 0 },
  createdAt: '2026-11-20T10:00:00Z',
  completedAt: null,
  undoUntil: null,
  encoding: 'windows-1252',
  delimiter: ';',
  headings: ['Name', 'Telefon', 'Plan'],
  columns: [{ field: 'name' }, { field: 'phone', kind: 'main' }, { field: 'skip' }],
  duplicates: 'fill',
  tags: [],
  runWorkflows: false,
  preview: [
    { row: 1, cells: ['Ada', '030 901820', 'Plus'], outcome: 'new', reason: null },
    { row: 2, cells: ['Bea', 'none', ''], outcome: 'refused', reason: 'none: This isn’t a phone number.' },
  ],
  ...change,
});
const field = { id: importId, key: 'plan', name: 'Plan', kind: 'text', options: [] };

it('takes a file, and lists those that were taken', async () => {
  stubNetwork({ 'GET /v1/contact-imports': { body: { items: [anImport({ status: 'done' })] } } });
  renderPage(<ImportPage />, { at });
  expect(await screen.findByRole('link', { name: 'kunden.csv' })).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  expect(screen.getByLabelText('Contacts file').getAttribute('accept')).toContain('.vcf');
});

it('shows what becomes of rows, takes what is said of columns, runs, and is taken back', async () => {
  let read = anImport();
  const sent = stubNetwork({
    [`GET ${own}`]: () => ({ body: read }),
    'GET /v1/contact-fields': { body: { items: [field] } },
    [`PATCH ${own}`]: ({ body }) => {
      read = { ...read, ...(body as object) };
      return { body: read };
    },
    [`POST ${own}/run`]: () => {
      const counts = { new: 1, changed: 0, same: 0, refused: 1 };
      read = { ...read, status: 'done', done: 2, counts, undoUntil: '2027-01-01T00:00:00Z' };
      return { body: read };
    },
    [`POST ${own}/undo`]: () => {
      read = { ...read, status: 'undone', undoUntil: null, kept: 1 };
      return { body: read };
    },
  });
  const { user } = renderPage(<OneImportPage />, { at: `${at}/${importId}`, path: `${at}/:importId` });
  expect(await screen.findByText('none: This isn’t a phone number.')).toBeTruthy();
  await screen.findAllByRole('option', { name: 'Plan' });
  await user.selectOptions(screen.getByLabelText('Plan imports as'), 'Plan');
  await waitFor(() => expect(sent.at(-1)!.method).toBe('PATCH'));
  const columns = [{ field: 'name' }, { field: 'phone', kind: 'main' }, { field: 'own', own: 'plan' }];
  expect(sent.at(-1)!.body).toEqual({ columns });
  await user.selectOptions(screen.getByLabelText('Telefon imports as'), 'Skip');
  expect(await screen.findByText('Choose the column that contains the phone number.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Telefon imports as'), 'Phone');
  await user.type(screen.getByLabelText(/^Tags/), 'Imported, ');
  await user.tab();
  await waitFor(() => expect(sent.at(-1)!.body).toEqual({ tags: ['Imported'] }));
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const result = await screen.findByRole('region', { name: 'Result' });
  expect(within(result).getByRole('button', { name: 'Rejected rows' })).toBeTruthy();
  await user.click(within(result).getByRole('button', { name: 'Undo import' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/1 contact was kept/)).toBeTruthy();
});

it('reads a connected account, and says what keeps it from that', async () => {
  let isConnected = false;
  const message = 'No Google account is connected yet.';
  const sent = stubNetwork({
    'GET /v1/contact-imports': { body: { items: [] } },
    'POST /v1/contact-imports/from-service': () =>
      isConnected ? { status: 201, body: anImport() } : { status: 409, body: { error: { code: 'conflict', message } } },
  });
  const { user, router } = renderPage(<ImportPage />, { at });
  await user.click(await screen.findByRole('button', { name: 'Read from Google' }));
  expect(await screen.findByText(message)).toBeTruthy();
  isConnected = true;
  await user.click(screen.getByRole('button', { name: 'Read from Google' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${at}/${importId}`));
  expect(sent.filter(({ method }) => method === 'POST').at(-1)!.body).toEqual({ source: 'google' });
});
