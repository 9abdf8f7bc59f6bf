import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Answer, stubNetwork } from '#web/testing/stub-network.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Input } from './input.tsx';

const workspace = { id: 'w', name: 'Bright Dental' };

/** One with its fields in a form of react-hook-form. */
function Named({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title="Create"
      action="Make it"
      form={form}
      send={(body, once) => {
        if (body.name === '') throw problemAt('name', 'Give it a name.');
        return api.workspaces.create({ body }, once);
      }}
      says={({ name }) => `${name} was made`}
      onClose={onClose}
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        <Input {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}

/** One that keeps its field itself. */
function Typed({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Create"
      action="Make it"
      ready={name !== ''}
      send={(_, once) => api.workspaces.create({ body: { name } }, once)}
      says={(made) => `${made.name} was made`}
      onClose={onClose}
    >
      {(problemOf) => (
        <Field label="Name" error={problemOf('name')}>
          <Input value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}

function Page({ Form }: { Form: typeof Named }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        New
      </button>
      {asking && <Form onClose={() => setAsking(false)} />}
    </>
  );
}

async function opened(Form: typeof Named, answers: Answer[]) {
  const left = [...answers];
  const sent = stubNetwork({ 'POST /v1/workspaces': () => left.shift() ?? { status: 201, body: workspace } });
  const { user } = renderPage(<Page Form={Form} />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  return { sent, user, dialog: within(screen.getByRole('dialog', { name: 'Create' })) };
}

const refused = (message: string, details: { path: string; message: string }[] = []): Answer => ({
  status: 400,
  body: { error: { code: 'invalid_input', message, details } },
});

it.each([
  ['a form', Named],
  ['state', Typed],
])('shows at a field of %s what the server says of it, and the rest above all', async (_, Form) => {
  const { user, dialog } = await opened(Form, [
    refused('Some of this does not fit.', [{ path: 'body.name', message: 'The name is taken.' }]),
    refused('Some of this does not fit.', [{ path: 'body.timeZone', message: 'No such zone.' }]),
  ]);
  // What was refused is told in the moment in which the button takes clicks again.
  const make = async () => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' });
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };
  await user.type(dialog.getByLabelText('Name'), 'Bright Dental');
  await make();
  expect(await dialog.findByText('The name is taken.')).toBeTruthy();
  expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByRole('alert')).toBeNull();
  await make();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Some of this does not fit.No such zone.');
  await make();
  expect(await screen.findByText('Bright Dental was made')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New' }));
});

it('says what the page itself finds wrong, and sends nothing', async () => {
  const { sent, user, dialog } = await opened(Named, []);
  await user.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(await dialog.findByText('Give it a name.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('is closed by nothing while it is under way', async () => {
  let answer = (_: Answer) => {};
  const sent = stubNetwork({
    'POST /v1/workspaces': () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  });
  const { user } = renderPage(<Page Form={Typed} />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.type(screen.getByLabelText('Name'), 'Bright Dental{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer({ status: 201, body: workspace });
  expect(await screen.findByText('Bright Dental was made')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('sends again under the same key what had no answer, and under another what was refused', async () => {
  const { sent, user, dialog } = await opened(Typed, [{ status: 0 }, refused('No.')]);
  await user.type(dialog.getByLabelText('Name'), 'Bright Dental');
  for (const says of [/Can’t reach/, /^No\.$/]) {
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    expect(await dialog.findByText(says)).toBeTruthy();
  }
  await user.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('Bright Dental was made')).toBeTruthy();
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
