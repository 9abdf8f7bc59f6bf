import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AgentPage from './agent-page.tsx';
import { agentId, anAgent } from './agents.fixture.ts';

const path = '/dashboard/agents/:agentId';
const at = `/dashboard/agents/${agentId}`;
const agentPath = `/v1/agents/${agentId}`;

const openPage = (search = '', workspace = aWorkspace()) =>
  renderPage(<AgentPage />, { at: `${at}${search}`, path, workspace });
const save = () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;

describe('the agent page', () => {
  it('saves what was changed and is clean again', async () => {
    let agent = anAgent();
    const sent = stubNetwork({
      [`GET ${agentPath}`]: () => ({ body: agent }),
      [`PATCH ${agentPath}`]: ({ body }) => {
        agent = { ...agent, ...(body as object), version: 2 };
        return { body: agent };
      },
      'GET /v1/agents': { body: { items: [] } },
    });
    const { user } = openPage();
    const greeting = await screen.findByLabelText('Greeting');
    expect(save().disabled).toBe(true);
    await user.type(greeting, ' Speaking.');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Version 2')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      greeting: 'Hello, this is Ada. Speaking.',
      voice: 'sarah',
      speed: 1,
    });
    expect(save().disabled).toBe(true);
  });

  it('sets what a language model may do', async () => {
    const sent = stubNetwork({
      [`GET ${agentPath}`]: { body: anAgent() },
      [`PATCH ${agentPath}`]: ({ body }) => ({ body: anAgent({ ...(body as object), version: 2 }) }),
    });
    const { user } = openPage('?tab=model');
    await user.click(await screen.findByRole('switch', { name: 'Help where the script is not sure' }));
    await user.type(screen.getByLabelText(/^Facts/), 'We are open on Sundays.{Enter}{Enter} There is a car park. ');
    await user.type(screen.getByLabelText(/^Never say/), 'x'.repeat(101));
    const form = within(screen.getByRole('form', { name: 'Language model' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Use at most 100 characters in a line.')).toBeTruthy();
    await user.clear(form.getByLabelText(/^Never say/));
    await user.type(form.getByLabelText(/^Never say/), 'Acme');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Version 2')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      model: { assist: true, facts: ['We are open on Sundays.', 'There is a car park.'], never: ['Acme'] },
    });
  });

  it('discards', async () => {
    stubNetwork({ [`GET ${agentPath}`]: { body: anAgent() } });
    const { user } = openPage();
    const name = (await screen.findByLabelText('Name')) as HTMLInputElement;
    await user.type(name, ' at night');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name.value).toBe('Front desk');
  });

  it('checks before it sends', async () => {
    const sent = stubNetwork({ [`GET ${agentPath}`]: { body: anAgent() } });
    const { user } = openPage();
    await user.clear(await screen.findByLabelText('Greeting'));
    await user.click(save());
    expect(await screen.findByText('The greeting is what callers hear first.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('puts the server’s refusal at its field', async () => {
    const details = [{ path: 'body.persona', message: 'This persona is refused.' }];
    const error = { code: 'invalid_input', message: 'Some fields are not valid.', details };
    stubNetwork({
      [`GET ${agentPath}`]: { body: anAgent() },
      [`PATCH ${agentPath}`]: { status: 400, body: { error } },
    });
    const { user } = openPage();
    const persona = await screen.findByLabelText('Persona');
    await user.type(persona, '!');
    await user.click(save());
    expect(await screen.findByText('This persona is refused.')).toBeTruthy();
    expect(persona.getAttribute('aria-invalid')).toBe('true');
    expect((persona as HTMLTextAreaElement).value).toBe('You are calm and precise.!');
  });

  it('asks before unsaved changes are left', async () => {
    stubNetwork({ [`GET ${agentPath}`]: { body: anAgent() } });
    const { user, router } = openPage();
    await user.type(await screen.findByLabelText('Name'), '!');
    await waitFor(() => expect(screen.getByText(/A call uses what is saved/)).toBeTruthy());
    void router.navigate('/dashboard/agents');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(at);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/agents'));
  });

  it('shows what keeps the conversation from going live', async () => {
    const problems = [{ level: 'error' as const, nodeId: 'bye', message: 'The goodbye is empty.' }];
    stubNetwork({
      [`GET ${agentPath}`]: { body: anAgent({ problems }) },
      [`PUT ${agentPath}/status`]: { status: 422, body: { error: { code: 'flow_invalid', message: 'Errors.' } } },
      'GET /v1/agents': { body: { items: [] } },
    });
    const { user, router } = openPage();
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The goodbye is empty.');
    expect(screen.getByRole('switch', { name: 'Active' }).getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Show the steps' }));
    expect(router.state.location.search).toBe('?tab=conversation');
    expect(screen.getByRole('heading', { name: 'Goodbye' })).toBeTruthy();
  });

  it('shows the conversation with the agent’s own greeting', async () => {
    stubNetwork({ [`GET ${agentPath}`]: { body: anAgent() } });
    openPage('?tab=conversation');
    expect(await screen.findByText('“Hello, this is Ada.”')).toBeTruthy();
    expect(screen.getByText('“Goodbye.”')).toBeTruthy();
  });

  it('lets those who may only look read everything and change nothing', async () => {
    stubNetwork({ [`GET ${agentPath}`]: { body: anAgent() } });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, agents: 'view' };
    openPage('', workspace);
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start call' })).toBeNull();
  });

  it('says so when there is no such agent', async () => {
    const error = { code: 'not_found', message: 'There is no such agent.' };
    stubNetwork({ [`GET ${agentPath}`]: { status: 404, body: { error } } });
    openPage();
    expect(await screen.findByRole('heading', { name: 'This agent does not exist' })).toBeTruthy();
  });
});

it('says of an agency’s agent how its copies stand', async () => {
  const copies = (['current', 'update', 'both'] as const).map((state) => ({ state }));
  stubNetwork({
    [`GET ${agentPath}`]: { body: anAgent() },
    'GET /v1/subaccounts': { body: { items: [{ id: agentId, status: 'active' }], limit: 10 } },
    [`GET ${agentPath}/copies`]: { body: { items: copies } },
  });
  openPage();
  const words = '3 subaccounts have a copy: 1 in step, 2 with an update available, 1 changed there.';
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy to subaccounts…' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain(`?agent=${agentId}`);
});
