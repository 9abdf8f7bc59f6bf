import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allAgentsInclude } from '#domain/agents/agents.ts';
import { FlowPlan } from '#domain/agents/flow-plans.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId, anAgent, anAgentSummary } from './agents.fixture.ts';
import AgentsPage from './agents-page.tsx';

const at = '/dashboard/agents';
const items = [
  anAgentSummary({ calls: 1234, successRate: 87.4, lastActiveAt: '2026-11-20T10:00:00Z', status: 'active' }),
  anAgentSummary({ id: '019a0000-0000-7000-8000-0000000000a2', name: 'Evening survey', type: 'Survey Collector' }),
];
const templates = ['Sales Assistant', 'Customer Support', 'Appointment Scheduler', 'Survey Collector'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  description: `${name} does its work.`,
  features: ['One thing', 'Another thing'],
  personality: 'Friendly',
}));
const refused = { status: 422, body: { error: { code: 'flow_invalid', message: 'The flow has errors.' } } };
const red = { status: 422, body: { error: { code: 'tests_red', message: 'One test fails: asks for the name.' } } };
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const openMenu = async (user: ReturnType<typeof renderPage>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

describe('the agents page', () => {
  it('leads from an empty workspace to the templates', async () => {
    stubNetwork({
      'GET /v1/agents': { body: { items: [] } },
      'GET /v1/agent-templates': { body: { items: templates } },
    });
    const { user, router } = renderPage(<AgentsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No agents yet' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Create agent' }));
    expect(router.state.location.search).toBe('?create');
    for (const { name } of templates) expect(await screen.findByRole('heading', { name })).toBeTruthy();
    for (const { title } of allAgentsInclude) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  it('shows figures, and "Never" where there is none', async () => {
    stubNetwork({ 'GET /v1/agents': { body: { items } } });
    renderPage(<AgentsPage />, { at });
    await screen.findByText('Front desk');
    expect(row('Front desk').textContent).toContain('1,234');
    expect(row('Front desk').textContent).toContain('87%');
    expect(row('Evening survey').textContent).toContain('Never');
  });

  it('keeps the search in the address and offers the way back when nothing matches', async () => {
    stubNetwork({ 'GET /v1/agents': { body: { items } } });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?q=survey` });
    expect(await screen.findByText('Evening survey')).toBeTruthy();
    expect(screen.queryByText('Front desk')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(router.state.location.search).toBe('?q=surveyzzz');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Front desk')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('sorts by a heading, up and down and not, and keeps it in the address', async () => {
    stubNetwork({ 'GET /v1/agents': { body: { items } } });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?q=e` });
    await screen.findByText('Front desk');
    const order = () => screen.getAllByRole('link', { name: /desk|survey/ }).map((link) => link.textContent);
    const heading = screen.getByRole('columnheader', { name: 'Calls' });
    await user.click(within(heading).getByRole('button'));
    expect(order()).toEqual(['Evening survey', 'Front desk']);
    expect(heading.getAttribute('aria-sort')).toBe('ascending');
    expect(router.state.location.search).toBe('?q=e&sort=calls');
    await user.click(within(heading).getByRole('button'));
    expect(order()).toEqual(['Front desk', 'Evening survey']);
    await user.click(within(heading).getByRole('button'));
    expect(heading.getAttribute('aria-sort')).toBeNull();
    expect(router.state.location.search).toBe('?q=e');
  });

  it('says why the list could not be loaded and tries again', async () => {
    let down = true;
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({ 'GET /v1/agents': () => (down ? error : { body: { items } }) });
    const { user } = renderPage(<AgentsPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Front desk')).toBeTruthy();
  });

  it('shows an activation at once and takes it back when the server refuses', async () => {
    let answer: (value: typeof refused) => void = () => {};
    stubNetwork({
      'GET /v1/agents': { body: { items } },
      [`PUT /v1/agents/${items[1]!.id}/status`]: () => new Promise<typeof refused>((resolve) => (answer = resolve)),
    });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Evening survey');
    await user.click(screen.getByRole('menuitem', { name: 'Activate' }));
    await waitFor(() => expect(within(row('Evening survey')).getByText('Active')).toBeTruthy());
    answer(refused);
    expect(await screen.findByText('The flow has errors.')).toBeTruthy();
    await waitFor(() => expect(within(row('Evening survey')).getByText('Inactive')).toBeTruthy());
  });

  it('asks for the reason where tests keep an activation back, and goes on with it', async () => {
    const path = `/v1/agents/${items[1]!.id}/status`;
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items } },
      [`PUT ${path}`]: ({ body }) => (JSON.stringify(body).includes('override') ? { body: anAgent() } : red),
    });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Evening survey');
    await user.click(screen.getByRole('menuitem', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tests are blocking this version' }));
    dialog.getByText('One test fails: asks for the name.');
    const goOn = dialog.getByRole('button', { name: 'Continue anyway' });
    expect(goOn).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText(/^Continue despite failing tests/), 'Known, and mended on Monday.');
    await user.click(goOn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter((one) => one.path === path).map(({ body }) => body)).toEqual([
      { status: 'active' },
      { status: 'active', override: { reason: 'Known, and mended on Monday.' } },
    ]);
  });

  it('renames', async () => {
    let name = 'Front desk';
    const sent = stubNetwork({
      'GET /v1/agents': () => ({ body: { items: [anAgentSummary({ name })] } }),
      [`PATCH /v1/agents/${agentId}`]: ({ body }) => {
        name = (body as { name: string }).name;
        return { body: anAgent({ name }) };
      },
    });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Front desk');
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.getByText('Give the agent a name.')).toBeTruthy();
    await user.type(field, '  Reception {Enter}');
    expect(await screen.findByText('Reception')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Reception' });
  });

  it('deletes only after asking', async () => {
    let list = [anAgentSummary({ calls: 3 })];
    const sent = stubNetwork({
      'GET /v1/agents': () => ({ body: { items: list } }),
      [`DELETE /v1/agents/${agentId}`]: () => {
        list = [];
        return { status: 204 };
      },
    });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Front desk');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete Front desk?' }).textContent).toContain(
      'Its 3 calls are kept',
    );
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete agent' }));
    expect(await screen.findByRole('heading', { name: 'No agents yet' })).toBeTruthy();
  });

  it('offers each role what it may do', async () => {
    stubNetwork({ 'GET /v1/agents': { body: { items } } });
    const { user } = renderPage(<AgentsPage />, { at, workspace: aWorkspace('member') });
    await openMenu(user, 'Front desk');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual([
      ...['Rename', 'Download as file'],
    ]);
  });

  it('hands out an agent as a file that is named after it', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
    stubNetwork({
      'GET /v1/agents': { body: { items } },
      [`GET /v1/agents/${items[0]!.id}/export`]: { body: 'parley: 1' },
    });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Front desk');
    await user.click(screen.getByRole('menuitem', { name: 'Download as file' }));
    await waitFor(() => expect(saved).toEqual(['front-desk.yaml']));
    click.mockRestore();
  });
});

describe('the template picker', () => {
  it('makes an agent, returns to the list and offers to open it', async () => {
    let list = [items[1]!];
    const sent = stubNetwork({
      'GET /v1/agents': () => ({ body: { items: list } }),
      'GET /v1/agent-templates': { body: { items: templates } },
      'POST /v1/agents': () => {
        list = [...list, anAgentSummary()];
        return { status: 201, body: anAgent() };
      },
    });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?create` });
    await user.click(await screen.findByRole('button', { name: 'Use template Appointment Scheduler' }));
    expect(await screen.findByText('Front desk was created')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Front desk' })).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: at, search: '' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ template: 'appointment-scheduler' });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.state.location.pathname).toBe(`${at}/${agentId}`);
  });

  it('builds one from a guided form, and opens it at its conversation', async () => {
    const flow = { name: 'Roofer', nodes: [], edges: [] };
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items } },
      'GET /v1/agent-templates': { body: { items: templates } },
      'POST /v1/flow-plans/compose': { body: { flow, problems: [] } },
      'POST /v1/agents': { status: 201, body: anAgent({ name: 'Roofer' }) },
    });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?create` });
    await user.click(screen.getByRole('tab', { name: 'Custom Build' }));
    expect(router.state.location.search).toBe('?create=custom');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Roofer');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.type(screen.getByRole('textbox', { name: 'Question 3' }), 'Which roof is it');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Answer type for question 3' }),
      'One of several options',
    );
    await user.type(screen.getByRole('textbox', { name: 'Choices for question 3' }), 'flat, pitched');
    await user.click(screen.getByRole('switch', { name: 'Book an appointment' }));
    await user.click(screen.getByRole('button', { name: 'Create agent' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/dashboard/agents/${agentId}?tab=conversation`,
    );
    const [compose, create] = sent.filter(({ method }) => method === 'POST');
    expect(FlowPlan.safeParse((compose!.body as { plan: unknown }).plan).error).toBeUndefined();
    expect(compose!.body).toMatchObject({
      plan: {
        questions: [{ name: 'name' }, {}, { ask: 'Which roof is it?', type: 'choice', choices: ['flat', 'pitched'] }],
        booking: { durationMinutes: 30 },
      },
    });
    expect(create!.body).toMatchObject({ flow });
  });

  it('takes in a file of another platform, and tells what became of it before the agent opens', async () => {
    const report = {
      source: 'retell_flow',
      counts: { came: 40, changed: 1, lost: 1 },
      problems: [{ level: 'error', nodeId: 'ask', message: '"Answered" doesn’t lead anywhere.' }],
      lines: [
        { fate: 'lost', what: 'A secret was not kept.', paths: ['tools[0].headers'], steps: ['ask'] },
        { fate: 'changed', what: 'Positions on the canvas.', paths: ['nodes[0].position'], steps: [] },
        { fate: 'came', what: 'Steps.', paths: ['nodes[0].id'], steps: ['ask'] },
      ],
    };
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items } },
      'GET /v1/agent-templates': { body: { items: templates } },
      'POST /v1/agent-imports': { status: 201, body: { agentId, report } },
    });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?create=custom` });
    await user.click(screen.getByRole('button', { name: /From a file/ }));
    await user.click(screen.getByRole('textbox', { name: 'Or paste the file’s contents' }));
    await user.paste('{"nodes":[],"start_node_id":"a"}');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Imported from a Retell conversation flow')).toBeTruthy();
    expect(screen.getByText('40 values')).toBeTruthy();
    expect(screen.getByText('A secret was not kept.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '"Answered" doesn’t lead anywhere.' }).getAttribute('href')).toBe(
      `/dashboard/agents/${agentId}?tab=conversation&steps=ask`,
    );
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ file: '{"nodes":[],"start_node_id":"a"}' });
    await user.click(screen.getByRole('button', { name: 'Open the agent' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.search).toBe('?tab=conversation');
  });

  it('makes one of a prompt, says what is missing, and opens it at its prompt', async () => {
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items } },
      'GET /v1/agent-templates': { body: { items: templates } },
      'GET /v1/model-connections': { body: { items: [] } },
      'GET /v1/actions': { body: { items: [] } },
      'POST /v1/agents': { status: 201, body: anAgent({ name: 'Front desk' }) },
      [`PATCH /v1/agents/${agentId}`]: { body: anAgent({ name: 'Front desk' }) },
    });
    const { user, router } = renderPage(<AgentsPage />, { at: `${at}?create` });
    await user.click(screen.getByRole('tab', { name: 'Prompt' }));
    expect(await screen.findByText(/No language model is connected\. Without one/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create agent' }));
    expect(screen.getByText('Enter one to ten goals, one per line, each up to 500 characters.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Front desk');
    await user.type(screen.getByRole('textbox', { name: 'Goals' }), 'Book cleanings');
    await user.type(screen.getByRole('textbox', { name: 'Facts' }), 'A cleaning costs 90 dollars.');
    await user.click(screen.getByRole('switch', { name: 'Book appointments' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'emma');
    await user.click(screen.getByRole('button', { name: 'Create agent' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.search).toBe('?tab=prompt');
    const made = sent.find(({ method }) => method === 'POST')!.body as { flow: Flow };
    expect(made.flow.nodes[1]!.config).toMatchObject({
      goals: ['Book cleanings'],
      facts: ['A cleaning costs 90 dollars.'],
      tools: ['message', 'person', 'book'],
      booking: { durationMinutes: 30, attendee: { name: '{{name|}}', email: '' } },
    });
    expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({ voice: 'emma' });
  });

  it('says what keeps a description from becoming a draft', async () => {
    stubNetwork({
      'GET /v1/agents': { body: { items } },
      'GET /v1/agent-templates': { body: { items: templates } },
      'POST /v1/flow-plans/propose': {
        status: 503,
        body: { error: { code: 'model_unavailable', message: 'The language model isn’t answering.' } },
      },
    });
    const { user } = renderPage(<AgentsPage />, { at: `${at}?create=custom` });
    await user.click(screen.getByRole('button', { name: /From a description/ }));
    await user.type(screen.getByRole('textbox', { name: 'What should the agent do?' }), 'Answers calls for a roofer.');
    await user.click(screen.getByRole('button', { name: 'Create draft' }));
    await screen.findByText('The language model isn’t answering.');
  });

  it('is not for those who may only look', async () => {
    stubNetwork({ 'GET /v1/agents': { body: { items } } });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, agents: 'view' };
    renderPage(<AgentsPage />, { at: `${at}?create`, workspace });
    expect(await screen.findByText('Front desk')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create agent' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Front desk' })).toBeNull();
  });
});

describe('an agency’s agents', () => {
  const idOf = (n: number) => `019a0000-0000-7000-8000-0000000000b${n}`;
  const subaccounts = [1, 2].map((n) => ({ id: idOf(n), name: `Client ${n}`, status: 'active' }));
  const copy = { subaccountId: idOf(2), subaccount: 'Client 2', agentId, status: 'update', updates: [], changes: [] };
  const network = (result: object) =>
    stubNetwork({
      'GET /v1/agents': { body: { items } },
      'GET /v1/subaccounts': { body: { items: subaccounts, limit: 10 } },
      [`GET /v1/agents/${agentId}/copies`]: { body: { items: [copy] } },
      [`POST /v1/agents/${agentId}/copies`]: {
        body: { items: [{ subaccountId: idOf(1), subaccount: 'Client 1', ...result }] },
      },
    });

  it('are copied to subaccounts that have none yet', async () => {
    const sent = network({ result: 'copied', problem: null, agentId });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Front desk');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy to subaccounts…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Front desk to subaccounts' }));
    const has = await dialog.findByRole<HTMLButtonElement>('checkbox', { name: 'Client 2' });
    expect(has.disabled).toBe(true);
    expect(dialog.getByText('Update available')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Client 1' }));
    await user.click(dialog.getByRole('button', { name: 'Copy agent' }));
    expect(await screen.findByText('1 copied')).toBeTruthy();
    const body = { subaccountIds: [idOf(1)], move: false };
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(body);
  });

  it('are moved to one, and say why not', async () => {
    const sent = network({ result: 'refused', problem: 'It has as many agents as it may.', agentId: null });
    const { user } = renderPage(<AgentsPage />, { at });
    await openMenu(user, 'Front desk');
    await user.click(await screen.findByRole('menuitem', { name: 'Move to a subaccount…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Front desk to a subaccount' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Subaccount' }));
    await user.click(await screen.findByRole('option', { name: 'Client 1' }));
    await user.click(dialog.getByRole('button', { name: 'Move agent' }));
    expect(await screen.findByText('Client 1: It has as many agents as it may.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ move: true });
  });

  it('of a subaccount have nowhere to go', async () => {
    network({});
    const agency = { id: idOf(9), name: 'Agency' };
    const { user } = renderPage(<AgentsPage />, { at, workspace: aWorkspace('owner', { agency }) });
    await openMenu(user, 'Front desk');
    await screen.findByRole('menuitem', { name: 'Delete' });
    expect(screen.queryByRole('menuitem', { name: /subaccount/ })).toBeNull();
  });
});
