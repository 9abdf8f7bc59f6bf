import '#web/testing/browser-gaps.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { copyFrom } from './copy-code.ts';
import DocPage from './doc-page.tsx';
import { DocSearch } from './doc-search.tsx';

const reload = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/leave-for.ts', () => ({ loadDocument: reload }));
afterEach(() => vi.restoreAllMocks());

const index = [
  ['/docs/webhooks', 'Webhooks', 'Webhooks', 'Each event as it happens.'],
  ['/docs/webhooks#answer', 'Webhooks', 'Answer', 'Respond within 15 seconds.'],
];

it('searches in the browser, by keyboard, with an index that is fetched when it is needed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(index));
  const user = userEvent.setup();
  render(<DocSearch />);
  expect(fetched).not.toHaveBeenCalled();
  await user.keyboard('/');
  const field = screen.getByRole('combobox', { name: 'Search the docs' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('webhooks');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
  const [first, second] = within(list).getAllByRole<HTMLAnchorElement>('option');
  expect(field.getAttribute('aria-activedescendant')).toBe(first!.id);
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(second!.id);
  expect(second!.getAttribute('href')).toBe('/docs/webhooks#answer');
  await user.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.clear(field);
  await user.keyboard('nothing of it');
  expect(screen.getByRole('status').textContent).toBe('Nothing matches “nothing of it”.');
});

it('copies the code beside a button and says so', async () => {
  const user = userEvent.setup();
  document.body.innerHTML = '<main><div><pre><code>curl x\n</code></pre><button data-copy>Copy</button></div></main>';
  document.querySelector('main')!.addEventListener('click', copyFrom);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Copied'));
  expect(await navigator.clipboard.readText()).toBe('curl x');
  document.body.innerHTML = '';
});

function openPage(loaded: string) {
  const entry = { name: `https://parley.example${loaded}` } as PerformanceEntry;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  reload.mockClear();
  const router = createMemoryRouter([{ path: '/docs/*', element: <DocPage /> }], { initialEntries: ['/docs/phone'] });
  render(<RouterProvider router={router} />);
}

it('says that there is no such page when the document brought none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  openPage('/docs/phone');
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('heading', { name: 'Oops! Page not found' });
});

it('loads the document of a page that one comes back to', () => {
  openPage('/docs/phone');
  expect(reload).toHaveBeenCalledOnce();
});

it('loads the document when the app came here from another page', () => {
  openPage('/about');
  expect(reload).toHaveBeenCalledOnce();
});
