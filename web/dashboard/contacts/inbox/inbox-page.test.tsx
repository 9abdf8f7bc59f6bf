import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Task, TaskDetail } from '#domain/contacts/tasks.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import InboxPage from './inbox-page.tsx';
import { aTask, aTaskDetail, personId, taskId } from './tasks.fixture.ts';

const at = '/dashboard/inbox';
const otherId = '019a0000-0000-7000-8000-0000000000e2';
const other = aTask({ id: otherId, kind: 'message', callerName: 'Bo', overdue: true, phone: null });
const people = { body: { items: [{ id: personId, name: 'Ada', you: true }] } };

function openInbox(items: Task[], detail: TaskDetail = aTaskDetail(), routes: Parameters<typeof stubNetwork>[0] = {}) {
  const sent = stubNetwork({
    'GET /v1/tasks': { body: { items, next: null } },
    'GET /v1/tasks/people': people,
    [`GET /v1/tasks/${taskId}`]: { body: detail },
    [`PATCH /v1/tasks/${taskId}`]: { body: detail },
    [`GET /v1/tasks/${otherId}`]: { body: aTaskDetail(other) },
    [`PATCH /v1/tasks/${otherId}`]: { body: aTaskDetail(other) },
    ...routes,
  });
  return sent;
}
const patches = (sent: ReturnType<typeof openInbox>) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.slice(-2), body]);

describe('the Inbox', () => {
  it('lists tasks and shows what was promised beside them', async () => {
    openInbox([aTask(), other]);
    const { user, router } = renderPage(<InboxPage />, { at });
    const list = await screen.findByRole('list', { name: 'Tasks' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Overdue:')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Call back John Smith' }));
    expect(router.state.location.search).toBe(`?task=${taskId}`);
    expect(await screen.findByRole('heading', { name: 'Call back John Smith' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call +1 (571) 555-0123' }).getAttribute('href')).toBe('tel:+15715550123');
    expect(screen.getByText('Can I talk to a human?')).toBeTruthy();
    expect(screen.getByText('a haircut')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open call' }).getAttribute('href')).toMatch(/^\/dashboard\/calls\//);
  });

  it('is led by keys: J, X, E, A', async () => {
    const sent = openInbox([aTask(), other]);
    const { user, router } = renderPage(<InboxPage />, { at });
    await screen.findByRole('list', { name: 'Tasks' });
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toBe(`?task=${taskId}`));
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toBe(`?task=${otherId}`));
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select Message from Bo', checked: true })).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Ada (you)' }));
    await waitFor(() => expect(patches(sent)).toEqual([['e2', { assigneeId: personId }]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('k');
    await user.keyboard('e');
    await waitFor(() => expect(patches(sent).at(-1)).toEqual(['e2', { done: true }]));
  });

  it('takes back what was done', async () => {
    const sent = openInbox([aTask()]);
    const { user } = renderPage(<InboxPage />, { at: `${at}?task=${taskId}`, path: at });
    await user.click(await screen.findByRole('button', { name: 'Mark done' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(patches(sent)).toEqual([
        ['e1', { done: true }],
        ['e1', { done: false }],
      ]),
    );
  });

  it('keeps a note that could not be added', async () => {
    const failed = { status: 500, body: { error: { code: 'internal', message: 'Something went wrong.' } } };
    openInbox([aTask()], aTaskDetail(), { [`PATCH /v1/tasks/${taskId}`]: failed });
    const { user } = renderPage(<InboxPage />, { at: `${at}?task=${taskId}`, path: at });
    const field = await screen.findByRole('textbox', { name: 'New note' });
    await user.type(field, 'Nobody answers');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Nobody answers');
  });

  it('shows a new task without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let items = [aTask()];
    openInbox([], aTaskDetail(), { 'GET /v1/tasks': () => ({ body: { items, next: null } }) });
    renderPage(<InboxPage />, { at });
    await screen.findByRole('link', { name: 'Call back John Smith' });
    items = [...items, other];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByRole('link', { name: 'Message from Bo' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('says what is missing in each tab, and when it fails', async () => {
    const sent = openInbox([]);
    const { user } = renderPage(<InboxPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No open follow-ups' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Mine/ }));
    expect(await screen.findByRole('heading', { name: 'Nothing assigned to you' })).toBeTruthy();
    expect(sent.at(-1)?.search.get('assignee')).toBe('me');
    const error = { code: 'forbidden', message: 'Not now.' };
    openInbox([], aTaskDetail(), { 'GET /v1/tasks': { status: 403, body: { error } } });
    await user.click(screen.getByRole('tab', { name: /Overdue/ }));
    expect(await screen.findByText('Couldn’t load the Inbox.')).toBeTruthy();
  });

  it('lets a reader look and change nothing', async () => {
    openInbox([aTask()]);
    const workspace = aWorkspace('viewer');
    workspace.permissions = { ...workspace.permissions, analytics: 'view', calls: true };
    renderPage(<InboxPage />, { at: `${at}?task=${taskId}`, path: at, workspace });
    await screen.findByRole('heading', { name: 'Call back John Smith' });
    for (const name of ['Mark done', 'New follow-up', 'Add note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('makes a task by hand', async () => {
    const sent = openInbox([], aTaskDetail(), {
      'POST /v1/tasks': { status: 201, body: { id: taskId, dueAt: '2026-11-20T14:00:00Z' } },
    });
    const { user, router } = renderPage(<InboxPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'New follow-up' }));
    await user.type(screen.getByRole('textbox', { name: 'About' }), 'Send the price list');
    await user.click(screen.getByRole('button', { name: 'Create follow-up' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?task=${taskId}`));
    const made = sent.find(({ method }) => method === 'POST')!;
    expect(made.body).toEqual({ kind: 'call_back', summary: 'Send the price list', callerName: null, phone: null });
    expect(made.headers.get('idempotency-key')).toBeTruthy();
  });
});
