import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aCarrier, aNumber, anAccount, noAccount, numberId } from './phone-numbers.fixture.ts';
import PhoneNumbersPage from './phone-numbers-page.tsx';

const at = '/dashboard/phone-numbers';
const agents = { 'GET /v1/agents': { body: { items: [] } } };

describe('the page of phone numbers', () => {
  it('asks for an account before anything is bought', async () => {
    const sent = stubNetwork({
      ...agents,
      'GET /v1/phone-numbers': { body: { items: [] } },
      'GET /v1/carrier-account': { body: noAccount },
      'GET /v1/carrier-accounts': { body: { items: [] } },
      'PUT /v1/carrier-account': { body: anAccount() },
    });
    const { user } = renderPage(<PhoneNumbersPage />, { at });
    await user.click(await screen.findByRole('link', { name: 'Buy Number' }));
    await user.type(await screen.findByLabelText('Account SID'), `AC${'0'.repeat(32)}`);
    await user.type(screen.getByLabelText('Auth Token'), '0123456789abcdef0123456789abcdef');
    await user.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: '0123456789abcdef0123456789abcdef',
    });
  });

  it('buys a number at the price that was shown', async () => {
    const offer = { number: '+15715550150', place: 'Vienna, VA', address: 'none', can: { voice: true, sms: true } };
    const sent = stubNetwork({
      ...agents,
      'GET /v1/phone-numbers': { body: { items: [aNumber()] } },
      'GET /v1/carrier-account': { body: anAccount() },
      'GET /v1/carrier-accounts': { body: { items: [aCarrier()] } },
      'GET /v1/phone-number-offers': { body: { items: [offer], price: { amount: '1.15', currency: 'USD' } } },
      'POST /v1/phone-numbers': { status: 201, body: aNumber({ number: offer.number }) },
    });
    const { user, router } = renderPage(<PhoneNumbersPage />, { at: `${at}?buy` });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('radio'));
    await user.click(screen.getByRole('button', { name: 'Buy for 1.15 USD a month' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${at}/${numberId}`));
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({ number: offer.number, price: '1.15' });
  });

  it('connects another account at Twilio beside the first, and shows both', async () => {
    const second = aCarrier({
      id: '019a0000-0000-7000-8000-0000000000a3',
      accountSid: `AC${'1'.repeat(32)}`,
      name: 'Branch',
    });
    const sent = stubNetwork({
      ...agents,
      'GET /v1/phone-numbers': { body: { items: [] } },
      'GET /v1/carrier-account': { body: anAccount() },
      'GET /v1/carrier-accounts': { body: { items: [aCarrier(), second] } },
      'POST /v1/carrier-accounts': { status: 201, body: second },
    });
    const { user } = renderPage(<PhoneNumbersPage />, { at });
    expect(await screen.findByRole('heading', { name: /Branch/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect another' }));
    await user.type(await screen.findByLabelText('Account SID'), second.accountSid);
    await user.type(screen.getByLabelText('Auth Token'), '0123456789abcdef0123456789abcdef');
    await user.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
      credentials: { carrier: 'twilio', accountSid: second.accountSid },
    });
  });

  it('says what is lost before an account disconnected', async () => {
    stubNetwork({
      ...agents,
      'GET /v1/phone-numbers': { body: { items: [aNumber()] } },
      'GET /v1/carrier-account': { body: anAccount({ numbers: ['+15715550100'] }) },
      'GET /v1/carrier-accounts': { body: { items: [aCarrier({ numbers: ['+15715550100'] })] } },
    });
    const { user } = renderPage(<PhoneNumbersPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/\+15715550100 will stop working here/)).toBeTruthy();
  });
});
