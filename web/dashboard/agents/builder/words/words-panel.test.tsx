import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { readEdits } from '#voice/flow/edits/read-edits.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import Builder from '../builder.tsx';

const flow: Flow = Flow.parse(agentTemplates.find(({ id }) => id === 'appointment-scheduler')!.flow);
/** Reading and checking a flow takes a while on a busy machine, in ms. */
const slow = { timeout: 5_000 };
const settings: EditedSettings = { greeting: 'Hello.', language: 'en-US', speed: 1, endWords: [], otherLanguages: [] };

/** The server as it answers without a model. */
const propose = ({ body }: { body: unknown }) => {
  const asked = body as { flow: Flow; settings: EditedSettings; message: string };
  const { draft, told, unread } = readEdits(asked, asked.message, 'en-US');
  return { body: { edits: told, unread, ...draft, problems: validateFlow(draft.flow), generatedBy: null } };
};

function open({ readOnly = false, opensWith }: { readOnly?: boolean; opensWith?: 'words' } = {}) {
  const onChange = vi.fn<(flow: Flow, settings?: EditedSettings) => void>();
  const sent = stubNetwork({ 'POST /v1/flow-edits/propose': propose });
  const page = renderPage(
    <Builder
      flow={flow}
      settings={settings}
      onChange={onChange}
      rebase={(_, wanted) => wanted}
      readOnly={readOnly}
      agentId={null}
      voice="sarah"
      language="en-US"
      {...(opensWith && { opensWith })}
    />,
  );
  return { ...page, sent, onChange, last: () => onChange.mock.lastCall! };
}

beforeEach(() => {
  // Too narrow for the canvas, so that the outline shows, and wide enough for the panel beside it.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('64rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

it('a message becomes edits that are shown, applied as one, and undone as one', async () => {
  const { user, onChange, last } = open();
  await user.click(screen.getByRole('button', { name: 'Describe a change' }));
  await user.keyboard('Ask for the insurance before the service and talk slower{Enter}');
  const edits = within(await screen.findByRole('list', { name: 'Edits' }, slow));
  expect(edits.getByText(/Add the question “Which insurance do you have\?” before “Ask for the service”/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  // The keyboard stands on what is decided next.
  expect(document.activeElement?.textContent).toBe('Apply');
  await user.keyboard('{Enter}');
  expect(last()[0].nodes.length).toBe(flow.nodes.length + 1);
  expect(last()[1]).toMatchObject({ speed: 0.9 });
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: 'Undo' }));
  expect(last()[0].edges).toEqual(flow.edges);
  expect(last()[0].nodes.length).toBe(flow.nodes.length);
  expect(last()[1]).toEqual(settings);
  expect(screen.getByText('Undone')).toBeTruthy();
});

it('what the check finds afterwards is told before it is applied, and nothing is changed when it is discarded', async () => {
  const { user, onChange } = open();
  await user.click(screen.getByRole('button', { name: 'Describe a change' }));
  await user.keyboard('If it is urgent, transfer to +12025550123. Don’t ask for the fax number.{Enter}');
  expect(await screen.findByText(/No question asks for “the fax number”/, {}, slow)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByText('Discarded')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('is not offered to who may only look', () => {
  open({ readOnly: true });
  expect(screen.queryByRole('button', { name: 'Describe a change' })).toBeNull();
});

it('on a phone the panel stays open behind Apply, so that it can be undone there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const { user, last } = open({ opensWith: 'words' });
  await user.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'talk slower{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Apply' }, slow));
  expect(last()[1]?.speed).toBeLessThan(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(last()[1]?.speed).toBe(1);
});
