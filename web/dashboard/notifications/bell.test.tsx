import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asUsual } from '#web/lib/deferred.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { Bell } from './bell.tsx';
import { aNotification } from './notification-settings.fixture.ts';

const ids = ['c3', 'c2', 'c1'].map((end) => `019a0000-0000-7000-8000-0000000000${end}`);
const dayMs = 86_400_000;

/** A server on which notifications are read. */
function inbox() {
  let items = [
    aNotification({ id: ids[0]!, text: 'Newest.', to: '/dashboard/agents' }),
    aNotification({ id: ids[1]!, text: 'Second.' }),
    aNotification({ id: ids[2]!, text: 'Old.', read: true, createdAt: new Date(Date.now() - 5 * dayMs).toISOString() }),
  ];
  const read = (which: (id: string) => boolean) => {
    items = items.map((item) => (which(item.id) ? { ...item, read: true } : item));
    return { status: 204 };
  };
  return stubNetwork({
    'GET /v1/notifications/unread': () => ({ body: { unread: items.filter((item) => !item.read).length } }),
    'GET /v1/notifications': () => ({ body: { items, next: null } }),
    [`PUT /v1/notifications/${ids[0]}/read`]: () => read((id) => id === ids[0]),
    [`PUT /v1/notifications/${ids[1]}/read`]: () => read((id) => id === ids[1]),
    'PUT /v1/notifications/read': ({ body }) => read((id) => id <= (body as { upTo: string }).upTo),
  });
}

const bell = () => screen.findByRole('button', { name: 'Notifications, 2 unread' });

describe('the bell', () => {
  it('counts, lists by day, and leads to what it is about', async () => {
    inbox();
    const { user, router } = renderPage(<Bell start={asUsual} />);
    await user.click(await bell());
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getAllByRole('link')).toHaveLength(2);
    expect(within(screen.getByRole('dialog', { name: 'Notifications' })).getAllByRole('region')).toHaveLength(2);
    await user.click(within(today).getByRole('link', { name: /Newest/ }));
    expect(router.state.location.pathname).toBe('/dashboard/agents');
  });

  it('marks one as read, and all', async () => {
    const sent = inbox();
    const { user } = renderPage(<Bell start={asUsual} />);
    await user.click(await bell());
    await user.click(await screen.findByRole('button', { name: 'Mark as read: Second.' }));
    await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('button', { name: 'Notifications', hidden: true });
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ upTo: ids[0] });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
  });

  it('says when there is nothing, and when it cannot be loaded', async () => {
    let isDown = true;
    stubNetwork({
      'GET /v1/notifications/unread': { body: { unread: 0 } },
      'GET /v1/notifications': () =>
        isDown
          ? { status: 403, body: { error: { code: 'forbidden', message: 'Not now.' } } }
          : { body: { items: [], next: null } },
    });
    const { user } = renderPage(<Bell start={{ open: true, focused: true }} />);
    await screen.findByText('Not now.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/No notifications yet/);
    expect(screen.getByRole('link', { name: 'Notification Settings' })).toBeTruthy();
  });
});
