import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usualAfterCall } from '#domain/after-calls.ts';
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
  await user.click(await screen.findByRole('combobox', { name: 'Promises go to' }));
  await user.click(await screen.findByRole('option', { name: 'One member' }));
  await user.click(screen.getByRole('switch', { name: 'Mail the caller' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a member.')).toBeTruthy();
  expect(screen.getByText('Give the mail a subject.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Member' }));
  await user.click(await screen.findByRole('option', { name: 'Ada' }));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Thank you');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello {{{{name}}.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ promisesTo: 'member', memberId, summaryMail: 'never', analysis: { fields: [], criteria: [] } },
      callerMail: { subject: 'Thank you', text: 'Hello {{name}}.' },
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});
