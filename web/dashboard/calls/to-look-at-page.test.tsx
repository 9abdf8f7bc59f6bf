import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { usualScorecard } from '#domain/calls/call-quality.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { aCallSummary, callId } from './calls.fixture.ts';
import ToLookAtPage from './to-look-at-page.tsx';

beforeEach(() => signIn());

const quality = {
  score: 41,
  reviewed: false,
  signs: [
    { sign: 'caller_angry', times: 1, points: 25 },
    { sign: 'not_understood', times: 3, points: 24 },
  ],
};

it('lists calls with why, and takes one away that was looked at', async () => {
  let items = [{ ...aCallSummary(), quality }];
  const sent = stubNetwork({
    'GET /v1/calls/to-review': () => ({ body: { items, next: null } }),
    [`PUT /v1/calls/${callId}/quality/reviewed`]: () => {
      items = [];
      return { body: { ...quality, reviewed: true } };
    },
  });
  const { user } = renderPage(<ToLookAtPage />);
  await screen.findByText('Caller angry');
  screen.getByText('Not understood × 3');
  screen.getByText('41');
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await screen.findByText('Nothing to review');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ reviewed: true });
});

it('changes the scorecard', async () => {
  const sent = stubNetwork({
    'GET /v1/calls/to-review': { body: { items: [], next: null } },
    'GET /v1/call-scorecard': { body: usualScorecard },
    'PUT /v1/call-scorecard': { body: usualScorecard },
  });
  const { user } = renderPage(<ToLookAtPage />);
  await user.click(await screen.findByRole('button', { name: 'Scorecard' }));
  const field = await screen.findByLabelText('Caller angry, each time');
  await user.clear(field);
  await user.type(field, '40');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...usualScorecard,
      caller_angry: { each: 40, most: 40 },
    }),
  );
});
