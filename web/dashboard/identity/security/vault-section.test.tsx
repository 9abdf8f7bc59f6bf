import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VaultSecret } from '#domain/identity/vault.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { VaultSection } from './vault-section.tsx';

const id = '019a0000-0000-7000-8000-0000000000f1';
const key: VaultSecret = {
  id,
  name: 'SHOP_KEY',
  environment: 'live',
  hosts: ['api.example.com'],
  updatedAt: '2026-11-20T10:00:00Z',
  changedBy: 'Ada',
  usedIn: ['the action Ask the shop'],
};

it('keeps a secret without showing it, and says what would miss one before it goes', async () => {
  let items: VaultSecret[] = [];
  const sent = stubNetwork({
    'GET /v1/vault': () => ({ body: { items } }),
    'POST /v1/vault': () => {
      items = [key];
      return { status: 201, body: key };
    },
    [`DELETE /v1/vault/${id}`]: { status: 204 },
  });
  const { user } = renderPage(<VaultSection />, { at: '/dashboard/integrations/security-settings' });
  await user.click(await screen.findByRole('button', { name: 'Add secret' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'SHOP_KEY');
  await user.type(dialog.getByLabelText('Value'), 'sk-secret');
  await user.type(dialog.getByLabelText('Hosts'), 'api.example.com, *.example.org');
  await user.click(dialog.getByRole('button', { name: 'Save secret' }));
  const list = within(await screen.findByRole('list', { name: 'Secrets' }));
  expect(list.getByText(/Sent to api.example.com.*by Ada.*Used in the action Ask the shop/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'SHOP_KEY',
    value: 'sk-secret',
    environment: 'live',
    hosts: ['api.example.com', '*.example.org'],
  });
  expect(document.body.textContent).not.toContain('sk-secret');
  await user.click(list.getByRole('button', { name: 'Delete SHOP_KEY (live)' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Used in the action Ask the shop. Requests that use this secret will fail/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete secret' }));
  expect(sent.some(({ method, path }) => method === 'DELETE' && path.startsWith(`/v1/vault/${id}`))).toBe(true);
});
