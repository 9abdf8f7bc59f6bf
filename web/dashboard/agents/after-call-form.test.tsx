import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usualAfterCall } from '#domain/calls/after-calls.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { AfterCallForm } from './after-call-form.tsx';
import { agentId } from './agents.fixture.ts';

const address = `/v1/agents/${agentId}/after-call`;
const memberId = '019a0000-0000-7000-8000-0000000000f1';

it('sets who keeps promises and which mails follow a call', async () => {
  const sent = stubNetwork({
    [`GET ${address}`]: { body: usualAfterCall },
    [`PUT ${address}`]: ({ body }) => ({ body }),
    'GET /v1/tasks/people': { body: { items: [{ id: memberId, name: 'Ada', you: false }] } },
  });
  const { user } = renderPage(<AfterCallForm agentId={agentId} readOnly={false} />);
  await user.click(await screen.findByRole('combobox', { name: 'Send follow-ups to' }));
  await user.click(await screen.findByRole('option', { name: 'One member' }));
  await user.click(screen.getByRole('switch', { name: 'Email the caller' }));
  screen.getByText('Not saved yet');
  await user.click(screen.getByRole('textbox', { name: 'Subject' }));
  await user.tab();
  expect(await screen.findByText('Enter a subject.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Member' }));
  await user.click(await screen.findByRole('option', { name: 'Ada' }));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Thank you');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello {{{{name}}.');
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      promisesTo: 'member',
      memberId,
      summaryEmail: 'never',
      analysis: { fields: [], criteria: [] },
      callerEmail: { subject: 'Thank you', text: 'Hello {{name}}.' },
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('sets what is looked for in the call, and says where a model is connected', async () => {
  const sent = stubNetwork({
    [`GET ${address}`]: { body: usualAfterCall },
    [`PUT ${address}`]: ({ body }) => ({ body }),
    'GET /v1/tasks/people': { body: { items: [] } },
    'GET /v1/model-connections': { body: { items: [] } },
  });
  const { user } = renderPage(<AfterCallForm agentId={agentId} readOnly={false} />);
  await user.click(await screen.findByRole('button', { name: 'Add field' }));
  expect(await screen.findByText(/No language model is connected/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'External Services' }).getAttribute('href')).toBe(
    '/dashboard/integrations/external-services',
  );
  screen.getByText('Not saved yet');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kind');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Choice' }));
  await user.type(screen.getByRole('textbox', { name: /^Choices/ }), 'New roof, Repair, ');
  await user.click(screen.getByRole('button', { name: 'Add criterion' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Name' })[1]!, 'Greeting');
  await user.type(screen.getByRole('textbox', { name: 'Met when' }), 'It says who it is.');
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      analysis: {
        fields: [{ name: 'Kind', about: '', type: 'choice', choices: ['New roof', 'Repair'] }],
        criteria: [{ name: 'Greeting', about: 'It says who it is.' }],
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the field Kind' }));
  expect(screen.queryByRole('textbox', { name: /^Choices/ })).toBeNull();
});
