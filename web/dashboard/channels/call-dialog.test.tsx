import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aNumber } from '#web/dashboard/channels/phone-numbers/phone-numbers.fixture.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { CallDialog } from './call-dialog.tsx';

const agentId = '019a0000-0000-7000-8000-0000000000a1';
const call = {
  callId: '019a0000-0000-7000-8000-0000000000c1',
  agentId,
  from: '+15715550100',
  to: '+15715550190',
  status: 'failed',
  result: null,
  answeredBy: null,
  problem: 'The carrier says no.',
  createdAt: '2026-11-20T10:00:00Z',
};
const open = (test: boolean) => {
  const sent = stubNetwork({
    'GET /v1/agents': { body: { items: [] } },
    'POST /v1/phone-calls': { status: 201, body: call },
    'GET /v1/phone-calls/:phoneCallId': { body: call },
  });
  const number = aNumber({ test, carrier: test ? 'stand-in' : 'twilio', outboundAgentId: agentId });
  return { sent, ...renderPage(<CallDialog number={number} onClose={() => {}} />, { at: '/' }) };
};

it('calls somebody who goes by a script from a test number, and says what came of it', async () => {
  const { sent, user } = open(true);
  await user.selectOptions(await screen.findByLabelText('Who answers'), 'Busy');
  expect(screen.getByLabelText<HTMLInputElement>(/Number to call/).value).toBe('+15715550190');
  await user.click(screen.getByRole('button', { name: 'Call' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ to: '+15715550190' }));
  expect(await screen.findByText('The carrier says no.')).toBeTruthy();
});

it('offers nobody of the test network to a real number', async () => {
  open(false);
  expect(await screen.findByLabelText(/Number to call/)).toBeTruthy();
  expect(screen.queryByLabelText('Who answers')).toBeNull();
});
