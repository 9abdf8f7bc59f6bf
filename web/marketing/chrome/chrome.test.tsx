import '#web/testing/browser-gaps.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import AboutPage from '../about/about-page.tsx';
import NotFoundPage from '../not-found-page.tsx';
import { publicPaths } from '../public-paths.ts';
import SiteLayout from './site-layout.tsx';

function renderSite(at = '/') {
  const children = [
    { path: '/', element: <AboutPage /> },
    { path: '*', element: <NotFoundPage /> },
  ];
  render(
    <RouterProvider router={createMemoryRouter([{ element: <SiteLayout />, children }], { initialEntries: [at] })} />,
  );
  return userEvent.setup();
}

const hidden = (element: Element) => element.closest('[hidden]') !== null;

it('links only to pages and places that exist', () => {
  renderSite();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { pathname, hash } = new URL(link.href);
    expect([...publicPaths, '/dashboard'], `the link "${link.textContent}"`).toContain(pathname);
    if (hash) expect(document.getElementById(hash.slice(1)), `the place ${hash}`).not.toBeNull();
  }
});

it('carries the tagline, the year and the floating link', () => {
  renderSite();
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toContain('Where Voice Technology Meets Human Connection');
  expect(footer).toContain('© 2025 Parley');
  screen.getByRole('link', { name: 'Talk to our AI agent' });
});

it('leads from header and footer to every page but the sign-in screens', () => {
  renderSite();
  const linked = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('header a, footer a'),
    (link) => link.pathname,
  );
  const elsewhere = ['/forgot-password', '/new-password', '/invitation', '/two-factor'];
  expect(publicPaths.filter((path) => !linked.includes(path))).toEqual(elsewhere);
  const header = screen.getByRole('banner');
  expect(within(header).getAllByRole<HTMLAnchorElement>('link', { name: /API/, hidden: true })[0]?.pathname).toBe(
    '/tts-api',
  );
  const company = screen.getByRole('navigation', { name: 'Solutions' });
  expect(within(company).getByRole<HTMLAnchorElement>('link', { name: /API/ }).pathname).toBe(
    '/solutions/text-to-speech-api',
  );
});

it('opens Solutions on hover and closes it on leave', async () => {
  const user = renderSite();
  const button = screen.getByRole('button', { name: 'Solutions' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!;
  expect(hidden(panel)).toBe(true);
  await user.hover(button);
  expect(hidden(panel)).toBe(false);
  expect(within(panel).getAllByRole('link')).toHaveLength(4);
  await user.unhover(button);
  expect(hidden(panel)).toBe(true);
});

it('opens Solutions by keyboard; Escape closes it and keeps the focus', async () => {
  const user = renderSite();
  const button = screen.getByRole('button', { name: 'Solutions' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(document.activeElement?.textContent).toContain('Text to Speech');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('has its links behind MENU on a telephone', async () => {
  const user = renderSite();
  const button = screen.getByRole('button', { name: 'MENU' });
  const menu = document.getElementById('mobile-menu')!;
  expect(hidden(menu)).toBe(true);
  await user.click(button);
  expect(hidden(menu)).toBe(false);
  await user.click(within(menu).getByRole('link', { name: 'About' }));
  expect(hidden(menu)).toBe(true);
});

it('closes MENU with Escape, and keeps the focus', async () => {
  const user = renderSite();
  const button = screen.getByRole('button', { name: 'MENU' });
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('lets the keyboard skip the header', async () => {
  const user = renderSite();
  await user.tab();
  const skip = document.activeElement as HTMLAnchorElement;
  expect(skip.textContent).toBe('Skip to content');
  expect(document.getElementById(skip.hash.slice(1))?.contains(screen.getByRole('main'))).toBe(true);
});

it('says that a page does not exist, logs its path and leads home', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderSite('/nothing/here');
  screen.getByRole('heading', { name: 'Oops! Page not found' });
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Return to Home' }).pathname).toBe('/');
  expect(log).toHaveBeenCalledWith('404: there’s no page at /nothing/here');
});
