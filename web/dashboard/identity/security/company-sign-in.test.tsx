import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CompanySignIn as Stored } from '#domain/identity/company-sign-in.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { CompanySignIn } from './company-sign-in.tsx';

const path = '/v1/security/company-sign-in';
const unverified: Stored = {
  domain: 'example.com',
  issuer: 'https://id.example.com',
  clientId: 'parley',
  verifiedAt: null,
  record: { name: '_parley.example.com', value: 'parley-domain-verification=abc' },
  callback: 'http://localhost:3000/auth/v1/callback',
  required: false,
};

it('is set up, verified, required and removed', async () => {
  let stored: Stored | null = null;
  const answer = () => ({ body: { companySignIn: stored } });
  let hasRecord = false;
  const sent = stubNetwork({
    [`GET ${path}`]: answer,
    [`PUT ${path}`]: () => {
      stored = unverified;
      return answer();
    },
    [`POST ${path}/verify`]: () => {
      if (!hasRecord)
        return { status: 409, body: { error: { code: 'conflict', message: 'We can’t find the record yet.' } } };
      stored = { ...unverified, verifiedAt: '2026-11-22T10:00:00Z' };
      return answer();
    },
    [`PUT ${path}/required`]: ({ body }) => {
      stored = { ...stored!, ...(body as { required: boolean }) };
      return answer();
    },
    [`DELETE ${path}`]: { status: 204 },
  });
  const { user } = renderPage(<CompanySignIn />, { at: '/dashboard/integrations/security-settings' });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Single sign-on (SSO)' });
  await user.type(within(dialog).getByLabelText('Domain'), 'example.com');
  await user.type(within(dialog).getByLabelText('Issuer'), 'https://id.example.com');
  await user.type(within(dialog).getByLabelText('Client ID'), 'parley');
  await user.type(within(dialog).getByLabelText('Client secret'), 'hush');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('parley-domain-verification=abc');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    domain: 'example.com',
    issuer: 'https://id.example.com',
    clientId: 'parley',
    clientSecret: 'hush',
  });

  await user.click(screen.getByRole('button', { name: 'Verify domain' }));
  await screen.findByText('We can’t find the record yet.');
  hasRecord = true;
  await user.click(screen.getByRole('button', { name: 'Verify domain' }));
  await user.click(await screen.findByRole('switch', { name: 'Required' }));
  await expect.poll(() => screen.getByRole('switch', { name: 'Required' }).getAttribute('aria-checked')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Set up' });
});
