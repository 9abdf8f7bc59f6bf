import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Alert, AlertRule } from '#domain/calls/alerts.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { usualRules } from './alert-labels.ts';
import AlertsPage from './alerts-page.tsx';

beforeEach(() => signIn());

const ruleId = '01ff0000-0000-7000-8000-00000000a001';
const alertId = '01ff0000-0000-7000-8000-00000000a002';
const rule: AlertRule = {
  id: ruleId,
  name: 'Success rate drop',
  figure: 'success_rate',
  when: 'below',
  limit: 60,
  minutes: 60,
  leastCalls: 10,
  filters: {},
  active: true,
  value: 52.4,
  checkedAt: '2026-11-23T08:10:00.000Z',
  openAlertId: alertId,
};
const alert: Alert = {
  id: alertId,
  ruleId,
  name: rule.name,
  figure: 'success_rate',
  when: 'below',
  limit: 60,
  minutes: 60,
  filters: {},
  value: 55,
  latest: 52.4,
  worst: 48,
  raisedAt: '2026-11-23T08:00:00.000Z',
  acknowledged: null,
  resolved: null,
};

function network(rules: AlertRule[], open: Alert[], over: Alert[] = []) {
  return stubNetwork({
    'GET /v1/alert-rules': () => ({ body: { items: rules } }),
    'GET /v1/alerts': ({ search }) => ({
      body: { items: search.get('status') === 'over' ? over : open, next: null },
    }),
    'POST /v1/alert-rules/preview': { body: { value: 52.4, calls: 21, raised: true } },
    'POST /v1/alert-rules': () => {
      rules.push({ ...rule, id: `${ruleId.slice(0, -2)}${rules.length + 10}` });
      return { status: 201, body: rule };
    },
    [`PUT /v1/alerts/${alertId}/acknowledged`]: () => {
      open[0] = { ...alert, acknowledged: { at: '2026-11-23T08:12:00.000Z', by: 'Ada' } };
      return { body: open[0] };
    },
    [`PUT /v1/alerts/${alertId}/resolved`]: () => {
      over.push({ ...open.pop()!, resolved: { at: '2026-11-23T08:13:00.000Z', by: 'Ada', itself: false } });
      return { body: over[0] };
    },
  });
}

it('watches the usual by one click', async () => {
  const sent = network([], []);
  const { user } = renderPage(<AlertsPage />);
  await user.click(await screen.findByRole('button', { name: 'Set up standard alerts' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(usualRules),
  );
  await screen.findByText('Alert rules');
});

it('says what passed its limit, and takes what is said of it', async () => {
  network([rule], [alert]);
  const { user } = renderPage(<AlertsPage />);
  const open = await screen.findByRole('list', { name: 'Open alerts' });
  within(open).getByText(/The metric was 55% when the alert was triggered, 48% at its worst, and is 52.4% now/);
  await user.click(within(open).getByRole('button', { name: 'I’m on it' }));
  await within(open).findByText(/Ada has been working on this alert/);
  await user.click(within(open).getByRole('button', { name: 'Resolve' }));
  await within(await screen.findByRole('list', { name: 'Past alerts' })).findByText(/Ada resolved this alert/);
  screen.getByText('All metrics are within their limits.');
});

it('sets up an alert, and says what the figure is now', async () => {
  const sent = network([rule], []);
  const { user } = renderPage(<AlertsPage />);
  await user.click(await screen.findByRole('button', { name: 'New alert' }));
  await screen.findByText('Currently 52.4%. This would trigger an alert.');
  await user.click(screen.getByRole('button', { name: 'Create alert' }));
  screen.getByText('Enter a name.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bad day');
  const limit = screen.getByRole('textbox', { name: 'Limit' });
  await user.clear(limit);
  await user.type(limit, '45');
  await user.click(screen.getByRole('checkbox', { name: 'Business hours only' }));
  await user.click(screen.getByRole('button', { name: 'Create alert' }));
  await waitFor(() =>
    expect(sent.find(({ path, method }) => method === 'POST' && path === '/v1/alert-rules')?.body).toMatchObject({
      name: 'Bad day',
      figure: 'success_rate',
      when: 'below',
      limit: 45,
      minutes: 1440,
      leastCalls: 10,
      openHoursOnly: true,
    }),
  );
});
