import '#web/testing/browser-gaps.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newKey } from '#web/lib/new-key.ts';
import ContactPage from './contact-page.tsx';

/** Answers of the server, oldest first; the last one stays. */
let answers: (() => Response | Promise<Response>)[];
let sent: Record<string, string>[];

beforeEach(() => {
  vi.useFakeTimers();
  // By this name Testing Library finds out that the clock is turned by hand.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  Element.prototype.scrollIntoView = vi.fn();
  answers = [() => new Response(null, { status: 204 })];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('/v1/contact');
    sent.push(JSON.parse(String(init.body)) as Record<string, string>);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function renderPage() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ContactPage /> }])} />);
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Ann Lee');
  await user.type(field('Business Email'), 'ann@example.com');
  await user.type(field('Company'), 'Lee Dental');
  await user.type(field('Message'), 'Forty calls a day.');
}

it('sends for at least a second and a half, then empties the form and says so', async () => {
  const user = renderPage();
  await fill(user);
  expect(sendButton().textContent).toBe('Send Message');
  await user.dblClick(sendButton());
  expect(sendButton()).toMatchObject({ textContent: 'Sending...', disabled: true });
  await pass(1499);
  expect(sendButton().disabled).toBe(true);
  await pass(1);
  expect(sendButton()).toMatchObject({ textContent: 'Send Message', disabled: false });
  for (const label of ['Name', 'Business Email', 'Company', 'Subject', 'Message']) expect(field(label).value).toBe('');
  expect(sent).toEqual([
    {
      name: 'Ann Lee',
      email: 'ann@example.com',
      company: 'Lee Dental',
      subject: '',
      message: 'Forty calls a day.',
      website: '',
      key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    },
  ]);
  await vi.waitFor(() => screen.getByText('Message sent successfully! Our team will contact you shortly.'));
});

it('keeps what was typed when no answer comes, and repeats it under the same key', async () => {
  answers.unshift(() => Promise.reject(new TypeError('Failed to fetch')));
  const user = renderPage();
  await fill(user);
  await user.click(sendButton());
  await pass(1500);
  expect(screen.getByRole('alert').textContent).toMatch(/wasn’t sent.*Check your connection.*Everything you typed/);
  expect(field('Message').value).toBe('Forty calls a day.');
  await user.click(sendButton());
  await pass(1500);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Message').value).toBe('');
  expect(sent[1]?.key).toBe(sent[0]?.key);

  await fill(user);
  await user.click(sendButton());
  await pass(1500);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('puts what the server refuses to its field', async () => {
  const details = [{ path: 'body.email', message: 'Enter an email address like name@company.com.' }];
  answers = [() => Response.json({ error: { message: 'Some fields are not valid.', details } }, { status: 400 })];
  const user = renderPage();
  await fill(user);
  await user.click(sendButton());
  await pass(1500);
  expect(field('Business Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Business Email'));
  screen.getByText('Enter an email address like name@company.com.');
  expect(field('Company').value).toBe('Lee Dental');
});

it('says how long to wait after too many messages', async () => {
  const message = 'Too many messages. Try again in a minute.';
  answers = [() => Response.json({ error: { code: 'too_many_requests', message } }, { status: 429 })];
  const user = renderPage();
  await fill(user);
  await user.click(sendButton());
  await pass(1500);
  expect(screen.getByRole('alert').textContent).toContain(message);
});

it('asks for name, business email, company and message before anything is sent; the subject is optional', async () => {
  const user = renderPage();
  await user.type(field('Name'), '   ');
  await user.type(field('Business Email'), 'ann at example');
  await user.click(sendButton());
  const invalid = Array.from(document.querySelectorAll('[aria-invalid="true"]'), (element) =>
    element.getAttribute('name'),
  );
  expect(invalid).toEqual(['name', 'email', 'company', 'message']);
  expect(document.activeElement).toBe(field('Name'));
  expect(sent).toEqual([]);
});

it('leads from Request a Demo to the form with the subject filled in, and leaves another subject alone', async () => {
  const user = renderPage();
  const button = screen.getByRole('button', { name: 'Request a Demo' });
  await user.click(button);
  expect(field('Subject').value).toBe('Demo request');
  expect(document.activeElement).toBe(field('Name'));
  await user.clear(field('Subject'));
  await user.type(field('Subject'), 'Pricing');
  await user.click(button);
  expect(field('Subject').value).toBe('Pricing');
});

it('hides its trap from people and assistive technology', () => {
  renderPage();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap.closest('[hidden]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
});

it('makes a new key each time', () => {
  expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50);
});
