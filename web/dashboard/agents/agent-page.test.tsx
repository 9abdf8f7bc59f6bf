import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// The page fetches it with its tab: no test is to wait while it is compiled.
import '#web/dashboard/agents/builder/builder.tsx';
import { promptAgentFlow } from '#domain/agents/prompt-agents.ts';
import { aConnection } from '#web/dashboard/models/external-services.fixture.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AgentPage from './agent-page.tsx';
import { aDraft, agentId, agentRoutes, anAgent } from './agents.fixture.ts';

const path = '/dashboard/agents/:agentId';
const at = `/dashboard/agents/${agentId}`;
const agentPath = `/v1/agents/${agentId}`;

const first = { version: 1, name: null, note: null, publishedAt: '2026-11-20T10:00:00Z', publishedBy: null };

const openPage = (search = '', workspace = aWorkspace()) =>
  renderPage(<AgentPage />, { at: `${at}${search}`, path, workspace });
const saved = () => screen.findByText('Saved');

describe('the agent page', () => {
  beforeEach(() => localStorage.clear());

  it('saves what is written by itself, as a draft', async () => {
    const sent = stubNetwork(agentRoutes(anAgent()));
    const { user } = openPage();
    await user.type(await screen.findByLabelText('Greeting'), ' Speaking.');
    expect(screen.getByText('Saving')).toBeTruthy();
    await saved();
    const puts = sent.filter(({ method, path }) => method === 'PUT' && path === `${agentPath}/draft`);
    expect(puts.at(-1)?.body).toMatchObject({
      revision: puts.length - 1,
      configuration: { greeting: 'Hello, this is Ada. Speaking.', voice: 'sarah' },
    });
    expect(screen.getByText('Unpublished changes')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Try the draft' })).toBeTruthy();
  });

  it('says what the persona does, in words of its own and to a model', async () => {
    const models = { 'GET /v1/model-connections': { body: { items: [aConnection()] } } };
    stubNetwork({ ...agentRoutes(anAgent({ persona: 'Short, concise.' })), ...models });
    const { user } = openPage();
    const note = await screen.findByText(/^Tone: brief\. Your agent skips small acknowledgments/);
    await waitFor(() => expect(note.textContent).toContain('Instructions for the language model'));
    await user.clear(screen.getByLabelText('Persona'));
    expect(note.textContent).toMatch(/^Tone: neutral\./);
    expect(note.textContent).not.toContain('instruction');
    await saved();
  });

  it('edits a prompt on its own page, and keeps what does not fit out of the draft', async () => {
    const config = { goals: ['Book cleanings'], prompt: 'How can I help?', ways: [{ port: 'done', label: 'Done' }] };
    const flow = promptAgentFlow('Desk', config, { greeting: 'Hello.', closing: 'Bye.' });
    const sent = stubNetwork({
      ...agentRoutes(anAgent({ flow })),
      'GET /v1/model-connections': { body: { items: [] } },
      'GET /v1/actions': { body: { items: [] } },
    });
    const { user } = openPage('?tab=prompt');
    await user.type(await screen.findByRole('textbox', { name: 'Facts' }), 'Parking is free.{Enter}We close at 5.');
    await user.click(screen.getByRole('button', { name: 'Add a field' }));
    expect(await screen.findByText(/Each field needs a question/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Question for field 1' }), 'Which day');
    await saved();
    const puts = sent.filter(({ method, path }) => method === 'PUT' && path === `${agentPath}/draft`);
    const { configuration } = puts.at(-1)!.body as { configuration: { flow: typeof flow } };
    expect(configuration.flow.nodes[1]!.config).toMatchObject({
      facts: ['Parking is free.', 'We close at 5.'],
      fields: [{ prompt: 'Which day?', type: 'text' }],
    });
    await user.click(screen.getByRole('button', { name: 'Describe a change' }));
    expect(await screen.findByRole('textbox', { name: 'What should change?' })).toBeTruthy();
  });

  it('has a model hear and speak in an agent by prompt, and says which key is missing', async () => {
    const config = { goals: ['Book cleanings'], prompt: 'How can I help?', ways: [{ port: 'done', label: 'Done' }] };
    const flow = promptAgentFlow('Desk', config, { greeting: 'Hello.', closing: 'Bye.' });
    const sent = stubNetwork({
      ...agentRoutes(anAgent({ flow })),
      'GET /v1/model-connections': { body: { items: [aConnection({ service: 'anthropic' })] } },
      'GET /v1/actions': { body: { items: [] } },
    });
    const { user } = openPage('?tab=prompt');
    const choice = await screen.findByRole('switch', { name: 'Speech to speech' });
    expect(screen.queryByText(/needs an OpenAI key/)).toBeNull();
    await user.click(choice);
    expect(await screen.findByText(/needs an OpenAI key/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Connect OpenAI' }).getAttribute('href')).toContain('external-services');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speech voice' }), 'Cedar');
    await saved();
    const puts = sent.filter(({ method, path }) => method === 'PUT' && path === `${agentPath}/draft`);
    const { configuration } = puts.at(-1)!.body as { configuration: { flow: typeof flow } };
    expect(configuration.flow.nodes[1]!.config.speech).toEqual({
      byModel: true,
      model: 'gpt-realtime-2.1',
      voice: 'cedar',
    });
  });

  it('publishes with a note, once what changes has been shown', async () => {
    const agent = anAgent();
    const configuration = { ...aDraft(agent).configuration, greeting: 'Hello, this is Eve.' };
    const changedBy = { id: agentId, name: 'Bob' };
    const sent = stubNetwork({
      ...agentRoutes(agent, { revision: 4, configuration, changedBy, updatedAt: '2026-11-20T10:00:00Z' }),
      [`POST ${agentPath}/publish`]: { body: { ...agent, ...configuration, version: 2 } },
    });
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Front desk' }));
    expect(dialog.getByText(/Last changed by Bob/)).toBeTruthy();
    expect([(await dialog.findByText('Ada')).tagName, dialog.getByText('Eve').tagName]).toEqual(['DEL', 'INS']);
    await user.type(dialog.getByLabelText(/^Note/), 'A new name.');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Appointment Scheduler, version 2')).toBeTruthy();
    const body = { revision: 4, note: 'A new name.' };
    expect(sent.find(({ path }) => path === `${agentPath}/publish`)?.body).toEqual(body);
    await waitFor(() => expect(screen.queryByText('Unpublished changes')).toBeNull());
  });

  it('does not publish a conversation with errors, and says which', async () => {
    const problems = [{ level: 'error' as const, nodeId: 'bye', message: 'The goodbye is empty.' }];
    const configuration = { ...aDraft(anAgent()).configuration, speed: 1.1 };
    stubNetwork(agentRoutes(anAgent(), { problems, configuration }));
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The goodbye is empty.')).toBeTruthy();
    expect((dialog.getByRole('button', { name: 'Publish' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('puts both together when somebody else has saved meanwhile, and says what both changed', async () => {
    const agent = anAgent();
    const theirs = aDraft(agent, {
      revision: 1,
      changedBy: { id: agentId, name: 'Bob' },
      configuration: { ...aDraft(agent).configuration, greeting: 'Theirs.', speed: 1.2 },
    });
    let revision = 0;
    const error = { code: 'draft_changed', message: 'Changed.' };
    const sent = stubNetwork({
      ...agentRoutes(agent),
      [`GET ${agentPath}/draft`]: () => ({ body: revision === 0 ? aDraft(agent) : theirs }),
      [`PUT ${agentPath}/draft`]: ({ body }) => {
        const given = body as { revision: number };
        if (given.revision === 0) {
          revision = 1;
          return { status: 409, body: { error } };
        }
        return { body: { ...theirs, ...given, revision: 2 } };
      },
    });
    const { user } = openPage();
    await user.type(await screen.findByLabelText('Greeting'), '!');
    expect(await screen.findByText(/Bob also changed this draft/, {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText(/Greeting: you entered “Hello, this is Ada.!”, they entered “Theirs.”/)).toBeTruthy();
    await saved();
    expect(sent.findLast(({ path, method }) => method === 'PUT' && path.endsWith('/draft'))?.body).toMatchObject({
      revision: 1,
      configuration: { greeting: 'Hello, this is Ada.!', speed: 1.2 },
    });
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Bob has changed/)).toBeNull();
  });

  it('keeps in this browser what the server cannot take, and saves it on the next visit', async () => {
    stubNetwork({ ...agentRoutes(anAgent()), [`PUT ${agentPath}/draft`]: { status: 0 } });
    const { user, unmount } = openPage();
    await user.type(await screen.findByLabelText('Greeting'), ' Kept.');
    expect(await screen.findByText('Offline: saved in this browser', {}, { timeout: 3000 })).toBeTruthy();
    unmount();
    const sent = stubNetwork(agentRoutes(anAgent()));
    openPage();
    expect(((await screen.findByLabelText('Greeting')) as HTMLTextAreaElement).value).toBe('Hello, this is Ada. Kept.');
    await saved();
    expect(sent.some(({ method, path }) => method === 'PUT' && path === `${agentPath}/draft`)).toBe(true);
  });

  it('sets what a language model may do', async () => {
    const sent = stubNetwork(agentRoutes(anAgent()));
    const { user } = openPage();
    const form = within(await screen.findByRole('form', { name: 'Language model' }));
    await user.click(form.getByRole('switch', { name: 'Help when the script isn’t sure' }));
    await user.click(form.getByLabelText(/^Facts/));
    await user.paste('We are open on Sundays.\n\n There is a car park. ');
    await user.click(form.getByLabelText(/^Never say/));
    await user.paste('x'.repeat(101));
    expect(form.getByText('Enter up to 100 characters per line.')).toBeTruthy();
    await user.clear(form.getByLabelText(/^Never say/));
    await user.type(form.getByLabelText(/^Never say/), 'Acme');
    await saved();
    expect(sent.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))?.body).toMatchObject({
      configuration: {
        model: { assist: true, facts: ['We are open on Sundays.', 'There is a car park.'], never: ['Acme'] },
      },
    });
  });

  it('says what does not fit, keeps it out of the draft, and asks before it is left', async () => {
    const sent = stubNetwork(agentRoutes(anAgent()));
    const { user, router } = openPage();
    await user.clear(await screen.findByLabelText('Greeting'));
    expect(await screen.findByText('Enter a greeting. It’s the first thing callers hear.')).toBeTruthy();
    expect(sent.some(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))).toBe(false);
    void router.navigate('/dashboard/agents');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/agents'));
  });

  it('lists versions, compares two, and restores one', async () => {
    const agent = anAgent({ version: 2, greeting: 'Hello, this is Eve.' });
    const version = (n: number, change = {}) => ({
      version: n,
      name: null,
      note: null,
      publishedAt: '2026-11-20T10:00:00Z',
      publishedBy: null,
      isLive: n === 2,
      ...change,
    });
    const items = [version(2, { note: 'A new name.' }), version(1, { name: 'First' })];
    const before = { ...aDraft(agent).configuration, greeting: 'Hello, this is Ada.' };
    const sent = stubNetwork({
      ...agentRoutes(agent),
      [`GET ${agentPath}/versions`]: { body: { items, next: null } },
      [`GET ${agentPath}/versions/1`]: { body: { ...version(1), configuration: before } },
      [`GET ${agentPath}/versions/2`]: { body: { ...version(2), configuration: aDraft(agent).configuration } },
      [`POST ${agentPath}/versions/1/restore`]: { body: { ...agent, ...before, version: 1 } },
    });
    const { user } = openPage('?tab=versions');
    expect(await screen.findByText('A new name.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compare version 1' }));
    expect((await screen.findByText('Ada')).tagName).toBe('DEL');
    expect(screen.getByText('Eve').tagName).toBe('INS');
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Appointment Scheduler, version 1')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/restore'))?.body).toEqual({});
  });

  it('publishes to a share of the calls, shows both versions’ figures, and promotes', async () => {
    const agent = anAgent();
    const configuration = { ...aDraft(agent).configuration, greeting: 'Hello, this is Eve.' };
    const version = { ...first, version: 2 };
    let running: object | null = null;
    let now = agent;
    const sent = stubNetwork({
      ...agentRoutes(agent, { revision: 1, configuration }),
      [`GET ${agentPath}/versions`]: { body: { items: [{ ...first, isLive: true }], next: null } },
      [`GET ${agentPath}/versions/2`]: { body: { ...version, isLive: false, configuration } },
      [`GET ${agentPath}/release`]: () => ({ body: { release: running } }),
      [`POST ${agentPath}/publish`]: () => {
        running = {
          stableVersion: 1,
          candidateVersion: 2,
          percent: 5,
          numbers: ['+15715550123'],
          status: 'running',
          isGuarded: false,
          startedAt: '2026-11-20T10:00:00Z',
          endedAt: null,
          stable: { calls: 40, successes: 30, failures: 4 },
          candidate: { calls: 4, successes: 1, failures: 2 },
        };
        return { body: agent };
      },
      [`GET ${agentPath}`]: () => ({ body: now }),
      [`POST ${agentPath}/release/promote`]: () => {
        running = null;
        now = { ...agent, ...configuration, version: 2 };
        return { body: now };
      },
    });
    const { user } = openPage('?tab=versions');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Roll out gradually' }));
    await user.click(dialog.getByLabelText(/^Selected numbers/));
    await user.paste('571 555');
    expect(dialog.getByText(/Enter the number with its country/)).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Selected numbers/));
    await user.paste('+15715550123');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Version 2 at 5%')).toBeTruthy();
    const rollout = { percent: 5, numbers: ['+15715550123'] };
    expect(sent.find(({ path }) => path.endsWith('/publish'))?.body).toEqual({ revision: 1, rollout });
    expect(screen.getByRole('row', { name: 'Failure 10% 50%' })).toBeTruthy();
    expect(screen.queryByText('Unpublished changes')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Appointment Scheduler, version 2')).toBeTruthy();
  });

  const agent = anAgent();
  const configuration = { ...aDraft(agent).configuration, greeting: 'Hello, this is Eve.' };
  const approval = {
    id: agentId,
    status: 'open',
    note: 'Please.',
    askedBy: { id: agentId, name: 'Bob' },
    word: null,
    createdAt: '2026-11-20T10:00:00Z',
    decidedBy: null,
    decidedAt: null,
    configuration,
  };

  it('asks for approval where a second person has to give it, and shows what waits', async () => {
    const items: object[] = [];
    const sent = stubNetwork({
      ...agentRoutes(agent, { revision: 1, configuration }),
      [`GET ${agentPath}/versions`]: { body: { items: [{ ...first, isLive: true }], next: null } },
      [`GET ${agentPath}/approvals`]: () => ({ body: { required: true, items } }),
      [`POST ${agentPath}/approvals`]: () => {
        items.push(approval);
        return { status: 201, body: approval };
      },
      [`PUT ${agentPath}/approvals/${agentId}`]: { body: { ...approval, status: 'refused' } },
    });
    const { user } = openPage('?tab=versions');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Request approval' }));
    expect(await screen.findByRole('heading', { name: 'A change is waiting for approval' })).toBeTruthy();
    await user.type(screen.getByLabelText(/^Comment/), 'Too long.');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const decided = { approve: false, word: 'Too long.' };
    await waitFor(() =>
      expect(sent.find(({ path, method }) => method === 'PUT' && path.includes('/approvals/'))?.body).toEqual(decided),
    );
  });

  it('asks who approves for the reason where tests fail', async () => {
    const message = 'One test fails: asks for the name.';
    const red = { status: 422, body: { error: { code: 'tests_red', message } } };
    const sent = stubNetwork({
      ...agentRoutes(agent, { revision: 1, configuration }),
      [`GET ${agentPath}/versions`]: { body: { items: [{ ...first, isLive: true }], next: null } },
      [`GET ${agentPath}/approvals`]: { body: { required: true, items: [approval] } },
      [`PUT ${agentPath}/approvals/${agentId}`]: ({ body }) =>
        JSON.stringify(body).includes('override') ? { body: { ...approval, status: 'approved' } } : red,
    });
    const { user } = openPage('?tab=versions');
    await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tests are blocking this version' }));
    await user.type(dialog.getByLabelText(/^Continue despite failing tests/), 'Known.');
    await user.click(dialog.getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        approve: true,
        override: { reason: 'Known.' },
      }),
    );
  });

  it('shows what keeps the conversation from going live', async () => {
    const problems = [{ level: 'error' as const, nodeId: 'bye', message: 'The goodbye is empty.' }];
    stubNetwork({
      ...agentRoutes(anAgent({ problems })),
      [`PUT ${agentPath}/status`]: { status: 422, body: { error: { code: 'flow_invalid', message: 'Errors.' } } },
    });
    const { user, router } = openPage();
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The goodbye is empty.');
    expect(screen.getByRole('switch', { name: 'Active' }).getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Show steps' }));
    expect(router.state.location.search).toBe('?tab=conversation');
    expect(await screen.findByRole('treeitem', { name: /^\d+ ?Goodbye/ })).toBeTruthy();
  });

  it('shows the conversation with the agent’s own greeting', async () => {
    stubNetwork(agentRoutes(anAgent()));
    openPage('?tab=conversation');
    expect(await screen.findByText('“Hello, this is Ada.”')).toBeTruthy();
    expect(screen.getByText('“Goodbye.”')).toBeTruthy();
  });

  it('lets those who may only look read everything and change nothing', async () => {
    stubNetwork(agentRoutes(anAgent()));
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, agents: 'view' };
    openPage('', workspace);
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start call' })).toBeNull();
  });

  it('says so when there is no such agent', async () => {
    const error = { code: 'not_found', message: 'No such agent.' };
    stubNetwork({ [`GET ${agentPath}`]: { status: 404, body: { error } } });
    openPage();
    expect(await screen.findByRole('heading', { name: 'Agent not found' })).toBeTruthy();
  });
});

it('says of an agency’s agent how its copies stand', async () => {
  const copies = (['current', 'update', 'both'] as const).map((status) => ({ status }));
  stubNetwork({
    ...agentRoutes(anAgent()),
    'GET /v1/subaccounts': { body: { items: [{ id: agentId, status: 'active' }], limit: 10 } },
    [`GET ${agentPath}/copies`]: { body: { items: copies } },
  });
  openPage();
  const words = '3 subaccounts have a copy: 1 up to date, 2 with an update available, 1 changed in the subaccount.';
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy to subaccounts…' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show copies' }).getAttribute('href')).toContain(`?agent=${agentId}`);
});
