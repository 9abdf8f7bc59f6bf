import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import { countSteps, Flow } from '#domain/agents/workflows.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import WorkflowPage from './workflow-page.tsx';
import WorkflowsPage from './workflows-page.tsx';

const id = '019a0000-0000-7000-8000-0000000000a1';
const flow = Flow.parse(agentTemplates[0]!.flow);
const summary = {
  id,
  name: 'Reminders',
  template: 'payment-reminder',
  type: 'Payment Reminder',
  status: 'inactive',
  steps: 3,
  executions: 0,
  successRate: null,
  lastRunAt: null,
  createdAt: '2026-11-20T10:00:00Z',
};
const workflow = {
  ...summary,
  flow,
  revision: 4,
  version: 2,
  isChanged: true,
  problems: [],
  usedBy: [{ kind: 'agent', id: '019a0000-0000-7000-8000-0000000000b1', name: 'Front desk', version: 1 }],
};
const red = { status: 422, body: { error: { code: 'tests_red', message: 'One test fails.' } } };
const cards = workflowTemplates.map(({ flow: own, ...card }) => ({ ...card, steps: countSteps(own) }));

/** What an open workflow asks for beside itself. */
const beside = {
  [`GET /v1/workflows/${id}/flow/events`]: { body: {} },
  [`PUT /v1/workflows/${id}/flow/presence`]: { status: 204 },
};

describe('the Workflows page', () => {
  it('makes a workflow of a file, and says what of it has nothing to go with', async () => {
    const notes = ['There’s no action named "Text us" here. Choose another action in the steps that use it.'];
    const sent = stubNetwork({
      'GET /v1/workflows': { body: { items: [summary] } },
      'POST /v1/workflows/import': { status: 201, body: { workflowId: id, notes } },
    });
    const { user, router } = renderPage(<WorkflowsPage />, { at: '/dashboard/workflows' });
    await screen.findByRole('link', { name: 'Reminders' });
    await user.upload(screen.getByLabelText('Workflow file'), new File(['parley: 1'], 'reminders.yaml'));
    expect(await screen.findByText(notes[0]!)).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/dashboard/workflows/${id}`);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ yaml: 'parley: 1' });
  });

  it('is empty at first and leads to the templates', async () => {
    stubNetwork({
      'GET /v1/workflows': { body: { items: [] } },
      'GET /v1/workflow-templates': { body: { items: cards } },
    });
    const { user, router } = renderPage(<WorkflowsPage />, { at: '/dashboard/workflows' });
    await user.click(await screen.findByRole('link', { name: 'Browse templates' }));
    expect(router.state.location.search).toBe('?view=templates');
    const names = ['All', 'Sales', 'Scheduling', 'Support', 'Research', 'Finance', 'Events'];
    expect(
      within(screen.getByRole('group', { name: 'Category' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
      cards.map(({ name }) => name),
    );
    await user.click(screen.getByRole('button', { name: 'Finance' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Payment Reminder',
    ]);
    expect(screen.getByText('3 steps')).toBeTruthy();
    expect(screen.getByText('1-2 min')).toBeTruthy();
  });

  it('goes back to the list when a workflow was made, and shows it inactive, never run', async () => {
    stubNetwork({
      'GET /v1/workflows': { body: { items: [summary] } },
      'GET /v1/workflow-templates': { body: { items: cards } },
      'POST /v1/workflows': { status: 201, body: workflow },
    });
    const { user, router } = renderPage(<WorkflowsPage />, { at: '/dashboard/workflows?view=templates' });
    await user.click(await screen.findByRole('button', { name: 'Use template Payment Reminder' }));
    expect(await screen.findByRole('link', { name: 'Reminders' })).toBeTruthy();
    expect(router.state.location.search).toBe('');
    const row = screen.getByRole('row', { name: /Reminders/ });
    expect(within(row).getByText('Inactive')).toBeTruthy();
    expect(within(row).getByText('Never')).toBeTruthy();
  });

  it('lists the components of the Visual Builder and begins one from nothing', async () => {
    stubNetwork({ 'POST /v1/workflows': { status: 201, body: workflow } });
    const { user, router } = renderPage(<WorkflowsPage />, { at: '/dashboard/workflows?view=builder' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Start Call', 'Ask Question', 'Decision Point', 'Send Email', 'Schedule Meeting', 'End Call'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(`/dashboard/workflows/${id}`);
  });
});

describe('a workflow', () => {
  it('is built, published and shown with who runs it', async () => {
    const sent = stubNetwork({
      ...beside,
      [`GET /v1/workflows/${id}`]: { body: workflow },
      [`PUT /v1/workflows/${id}/flow`]: { body: { ...workflow, revision: 5 } },
      [`POST /v1/workflows/${id}/publish`]: ({ body }) =>
        JSON.stringify(body).includes('override') ? { body: { ...workflow, version: 3, isChanged: false } } : red,
    });
    const { user } = renderPage(<WorkflowPage />, {
      at: `/dashboard/workflows/${id}`,
      path: '/dashboard/workflows/:workflowId',
    });
    expect(await screen.findByRole('treeitem', { name: /^\d+ ?Ask for name and company/ })).toBeTruthy();
    expect(screen.getByText('Unpublished changes')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Triggers and runs' }));
    const front = screen.getByRole('link', { name: 'Front desk' });
    expect(front.getAttribute('href')).toMatch(/\/dashboard\/agents\//);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tests are blocking this version' }));
    await user.type(dialog.getByLabelText(/^Continue despite failing tests/), 'Known.');
    await user.click(dialog.getByRole('button', { name: 'Continue anyway' }));
    expect(await screen.findByText(/version 3/)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { revision: 4 },
      { revision: 4, override: { reason: 'Known.' } },
    ]);
  });

  it('says so when there is none', async () => {
    const error = { code: 'not_found', message: 'No such workflow.' };
    stubNetwork({ [`GET /v1/workflows/${id}`]: { status: 404, body: { error } } });
    renderPage(<WorkflowPage />, { at: `/dashboard/workflows/${id}`, path: '/dashboard/workflows/:workflowId' });
    expect(await screen.findByRole('heading', { name: 'Workflow not found' })).toBeTruthy();
  });
});
