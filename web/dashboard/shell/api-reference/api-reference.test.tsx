import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { queryClient } from '#web/lib/query.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ApiReferencePage from './api-reference-page.tsx';

const at = '/dashboard/integrations/api-reference';
const key = 'sk-x7Qa0123456789abcdefghijklmn9fGh';
const open = (endpoint: string) => renderPage(<ApiReferencePage />, { at: `${at}?endpoint=${endpoint}` });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** The window's width, in rem. */
const width = (rem: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/>= (\d+)rem/.exec(query)?.[1]) <= rem,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => width(80));

describe('the reference', () => {
  it('folds its list to nouns on a phone, and shows at once what is searched for', async () => {
    width(24);
    const { user } = renderPage(<ApiReferencePage />, { at });
    expect(screen.queryByRole('link', { name: /List agents with/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Agents/ }));
    screen.getByRole('link', { name: /List agents with/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search endpoints' }), 'list contacts');
    expect(screen.getAllByRole('link', { name: /List contacts/ }).length).toBeGreaterThan(0);
  });

  it('leads from the list to an endpoint, by search and arrow keys', async () => {
    const { user, router } = renderPage(<ApiReferencePage />, { at });
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search endpoints' }));
    await user.keyboard('list agents with their metrics{ArrowDown}{Enter}');
    expect(router.state.location.search).toBe('?endpoint=agents.list');
    expect(await heading('List agents with their metrics')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No endpoints match “xyz”.')).toBeTruthy();
  });

  it('says when an address names no endpoint', () => {
    open('speech.sing');
    expect(screen.getByText(/There’s no endpoint “speech.sing”/)).toBeTruthy();
  });

  it('sends with the key and nothing else, and shows the answer as it is', async () => {
    const sent = stubNetwork({ 'GET /v1/calls': { body: { items: [], next: null } } });
    const { user } = open('calls.list');
    await user.type(screen.getByLabelText('Access token'), key);
    await user.type(screen.getByLabelText(/^limit/), '5{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/200 OK/)).toBeTruthy();
    expect(screen.getByLabelText('response body').textContent).toContain('"next": null');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.search.toString()).toBe('limit=5');
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${key}`);
    expect(sent[0]?.headers.has('x-workspace-id')).toBe(false);
    expect(document.body.textContent).not.toContain(key);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(key);
  });

  it('shows a refusal, and a network that is down', async () => {
    let up = true;
    stubNetwork({
      'GET /v1/agents': () =>
        up ? { status: 401, body: { error: { code: 'session_required', message: 'Sign in.' } } } : { status: 0 },
    });
    const { user } = open('agents.list');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/401 Unauthorized/)).toBeTruthy();
    expect(screen.getByLabelText('response body').textContent).toContain('Sign in.');
    up = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  });

  it('sends a body word for word, and warns of what is no JSON', async () => {
    const bodies: unknown[] = [];
    stubNetwork({
      'POST /v1/speech/spoken-form': ({ body }) => {
        bodies.push(body);
        return { body: { spoken: 'x' } };
      },
    });
    const { user } = open('speech.spokenForm');
    const body = screen.getByLabelText<HTMLTextAreaElement>('Body');
    await user.clear(body);
    await user.type(body, '{{"text":');
    expect(screen.getByText(/This isn’t valid JSON/)).toBeTruthy();
    await user.type(body, '"Hi"}');
    expect(screen.queryByText(/This isn’t valid JSON/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodies).toEqual([{ text: 'Hi' }]));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(body.value).toContain('Dr. Smith');
  });

  it('keeps what was written when one comes back to an endpoint', async () => {
    const { user } = open('calls.get');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await user.type(screen.getByLabelText(/^callId/), '42');
    await user.click(screen.getByRole('link', { name: /List agents with/ }));
    await heading(/List agents/);
    await user.click(screen.getByRole('link', { name: /Get a call with its transcript/ }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^callId/)).value).toBe('42');
    expect(screen.getByLabelText('curl request').textContent).toContain('/v1/calls/42');
  });

  it('has a key of its own for each workspace, beside what the end of a session clears', async () => {
    const { user } = open('agents.list');
    await user.type(screen.getByLabelText('Access token'), key);
    expect(queryClient.getQueryData(['api-reference-key', aWorkspace().id])).toBe(key);
  });

  it('offers a key to those who may make one', () => {
    renderPage(<ApiReferencePage />, { at, workspace: aWorkspace('member') });
    expect(screen.queryByRole('button', { name: 'Generate key' })).toBeNull();
  });
});

describe('the guide to webhooks', () => {
  it('is found from the list, and shows each event with an example', async () => {
    const { user, router } = renderPage(<ApiReferencePage />, { at });
    await user.click(screen.getByRole('link', { name: 'Webhooks: events, signatures, Zapier' }));
    expect(router.state.location.search).toBe('?guide=webhooks');
    expect(await heading('Webhook events')).toBeTruthy();
    for (const type of webhookEventTypes) {
      expect(screen.getByLabelText(`example of ${type}`).textContent).toContain(`"type": "${type}"`);
    }
    expect(screen.getByRole('link', { name: 'GET /v1/webhook-events' }).getAttribute('href')).toContain(
      'webhooks.events',
    );
  });
});
