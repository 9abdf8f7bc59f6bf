import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentWorkspaceId } from '#web/lib/current-workspace.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import GettingStartedPage from './getting-started-page.tsx';

beforeEach(() => signIn());

it('shows four lessons and three additional steps, nothing completed', async () => {
  stubNetwork({ 'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: [] } } });
  renderPage(<GettingStartedPage />);
  await waitFor(() => expect(screen.getAllByText('Completed 0%')).toHaveLength(2));
  for (const title of ['Basic of Prompting', 'Testing your Agent', 'Full Platform Walkthrough']) {
    screen.getByRole('button', { name: title });
  }
  screen.getByRole('heading', { name: 'Create your first agent' });
  const film = screen.getByLabelText('From a template to your first agent');
  expect(film.querySelector('source')?.getAttribute('src')).toBe('/lessons/create-agent.webm');
  expect(film.querySelector('track')?.getAttribute('kind')).toBe('captions');
  for (const title of ['Check documentation', 'Integration: Hubspot', 'Bring your Twilio account'])
    screen.getByText(title);
});

it('makes a first agent of what was asked in one step, and talks to it', async () => {
  const agent = { id: '019a0000-0000-7000-8000-0000000000a7' };
  const sent = stubNetwork({
    'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: [] } },
    'GET /v1/workspace/preferences': { body: { language: 'en-US' } },
    'GET /v1/workspace/status': { body: {} },
    'PATCH /v1/workspace/preferences': { body: {} },
    'POST /v1/agents': { status: 201, body: agent },
  });
  const { user, router } = renderPage(<GettingStartedPage />, { at: '/dashboard/getting-started' });
  await user.click(await screen.findByRole('button', { name: 'Talk to your first agent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Talk to your first agent' });
  await user.click(within(dialog).getByRole('radio', { name: 'Salon' }));
  await user.type(within(dialog).getByLabelText('Business name'), 'Hair by Ann');
  await user.click(within(dialog).getByRole('button', { name: 'Start talking' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/agents/${agent.id}`));
  expect(router.state.location.state).toEqual({ talk: true });
  const bodyOf = (method: string) => sent.find((one) => one.method === method)?.body;
  expect(bodyOf('PATCH')).toMatchObject({ name: 'Hair by Ann', language: 'en-US', businessHours: { sunday: [] } });
  expect(bodyOf('POST')).toMatchObject({
    template: 'appointment-scheduler',
    name: 'Hair by Ann front desk',
    persona: expect.stringContaining('salon'),
    greeting: expect.stringContaining('reached Hair by Ann'),
  });
});

it('leads from a lesson that is done to the next, and says what each earns', async () => {
  stubNetwork({ 'GET /v1/getting-started': { body: { completed: ['create-agent'], percent: 25, steps: [] } } });
  const { user } = renderPage(<GettingStartedPage />);
  await screen.findByText('5 min earned');
  expect(screen.getAllByText('+5 min')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: /Create your first agent/ }));
  await user.click(screen.getByRole('button', { name: 'Next: Basic of Prompting' }));
  screen.getByRole('heading', { name: 'Basic of Prompting' });
});

it('leads into a workspace with sample data', async () => {
  const id = '019a0000-0000-7000-8000-0000000000f1';
  let looks = 0;
  stubNetwork({
    'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: [] } },
    'POST /v1/sample-workspace': { body: { ...aWorkspace(), id, sample: 'filling' } },
    // It opens once it is whole.
    'GET /v1/workspaces': () => {
      looks += 1;
      return { body: { items: [{ ...aWorkspace(), id, sample: looks > 1 ? 'ready' : 'filling' }] } };
    },
  });
  const { user, router } = renderPage(<GettingStartedPage />);
  await user.click(screen.getByRole('button', { name: 'Look around with sample data' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/analytics'));
  expect(looks).toBeGreaterThan(1);
  expect(currentWorkspaceId()).toBe(id);
});

it('ticks a lesson before the server has answered', async () => {
  const answer = Promise.withResolvers<{ body: object }>();
  const sent = stubNetwork({
    'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: [] } },
    'PUT /v1/getting-started/create-agent': () => answer.promise,
  });
  const { user } = renderPage(<GettingStartedPage />);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('checkbox').disabled).toBe(false));
  await user.click(screen.getByRole('checkbox', { name: 'Mark step as completed' }));
  await screen.findByText('Completed 25%');
  answer.resolve({ body: { completed: ['create-agent'], percent: 25, steps: [] } });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ completed: true }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('takes the tick back when the server refuses', async () => {
  stubNetwork({
    'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: [] } },
    'PUT /v1/getting-started/create-agent': {
      status: 500,
      body: { error: { code: 'internal', message: 'It broke.' } },
    },
  });
  const { user } = renderPage(<GettingStartedPage />);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('checkbox').disabled).toBe(false));
  await user.click(screen.getByRole('checkbox'));
  await screen.findByText('It broke.');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('offers to try again when loading failed', async () => {
  let works = false;
  stubNetwork({
    'GET /v1/getting-started': () =>
      works
        ? { body: { completed: [], percent: 0, steps: [] } }
        : { status: 403, body: { error: { code: 'forbidden', message: 'Your role does not allow that.' } } },
  });
  const { user } = renderPage(<GettingStartedPage />);
  await screen.findByText('Your role does not allow that.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Create your first agent' });
});

it('completes a step when the documentation is opened from it', async () => {
  let steps: string[] = [];
  const progress = () => ({ body: { completed: [], percent: 0, steps } });
  const sent = stubNetwork({
    'GET /v1/getting-started': progress,
    'PUT /v1/getting-started/steps/documentation': () => {
      steps = ['documentation'];
      return progress();
    },
  });
  const { user } = renderPage(<GettingStartedPage />, { at: '/dashboard/getting-started' });
  await waitFor(() => expect(screen.getAllByText('Completed 0%')).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Check documentation' }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('PUT'));
});

it('shows which steps the workspace has done', async () => {
  stubNetwork({ 'GET /v1/getting-started': { body: { completed: [], percent: 0, steps: ['documentation'] } } });
  renderPage(<GettingStartedPage />);
  await screen.findByText('Completed 33%');
  expect(screen.getAllByRole('img', { name: 'Completed' })).toHaveLength(1);
});
