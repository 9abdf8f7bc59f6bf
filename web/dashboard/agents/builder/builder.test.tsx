import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { playTest } from '#voice/flow/agent-tests/play-test.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import Builder from './builder.tsx';
import { markUntested } from './untested.ts';

const flow: Flow = Flow.parse(agentTemplates[0]!.flow);

/** The builder as an outline: jsdom measures nothing, and a canvas has to be measured. */
function open(of: Flow = flow, readOnly = false, agentId: string | null = null) {
  const onChange = vi.fn<(flow: Flow) => void>();
  const page = renderPage(
    <Builder
      flow={of}
      onChange={onChange}
      rebase={(_, wanted) => wanted}
      readOnly={readOnly}
      agentId={agentId}
      voice="sarah"
      language="en-US"
    />,
  );
  return { ...page, onChange, last: () => onChange.mock.lastCall![0] };
}

const step = (name: RegExp) => screen.getByRole('treeitem', { name });

beforeEach(() => {
  // Too narrow for the canvas, so that the outline shows, and wide enough for the inspector beside it.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('64rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

describe('what no test reaches', () => {
  it('is marked at its step, told beside it, and put away', async () => {
    markUntested(new Map([['who', ['refused', 'name not understood']]]));
    const { user } = open();
    expect(within(step(/^\d+ ?Ask for name and company/)).getByText('2 untested')).toBeTruthy();
    await user.click(within(step(/^\d+ ?Ask for name and company/)).getByText('Ask for name and company'));
    expect(screen.getByText('name not understood')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide coverage' }));
    expect(screen.queryByText('2 untested')).toBeNull();
  });
});

describe('the builder by keyboard', () => {
  it('walks, adds behind a way, renames, connects, removes and undoes', async () => {
    const { user, last } = open();
    step(/^\d+ ?Start Call/).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/Next.*Ask for name and company/);

    await user.keyboard('{Insert}');
    await user.type(screen.getByPlaceholderText('What should happen next?'), 'wait{Enter}');
    expect(last().nodes.at(-1)).toMatchObject({ type: 'wait', title: 'Wait' });
    expect(last().edges).toContainEqual({ from: 'start', port: 'next', to: 'wait' });
    expect(last().edges).toContainEqual({ from: 'wait', port: 'next', to: 'who' });

    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'One moment');
    expect(last().nodes.at(-1)!.title).toBe('One moment');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Next' }), 'Ask what they need');
    expect(last().edges).toContainEqual({ from: 'wait', port: 'next', to: 'need' });

    step(/^\d+ ?One moment/).focus();
    await user.keyboard('{Delete}');
    expect(last().nodes.map(({ id }) => id)).not.toContain('wait');
    expect(last().edges).toContainEqual({ from: 'start', port: 'next', to: 'need' });

    const undo = screen.getByRole('button', { name: 'Undo' });
    while (!undo.hasAttribute('disabled')) await user.click(undo);
    expect(last().edges).toEqual(flow.edges);
  });

  it('offers names while a text is written, and marks what is wrong where it is', async () => {
    const { user, last } = open();
    await user.click(step(/^\d+ ?Ask what they need/));
    const intro = screen.getByRole('combobox', { name: 'Introduction' });
    await user.type(intro, 'Thanks, {{{{na');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['name']),
    );
    await user.keyboard('{Enter}');
    expect(last().nodes.find(({ id }) => id === 'need')!.config.intro).toBe('Thanks, {{name}}');
  });

  it('goes from problem to problem and mends one', async () => {
    const { user, last } = open({ ...flow, edges: flow.edges.filter(({ from }) => from !== 'start') });
    step(/^\d+ ?Ask what they need/).focus();
    // Round to the first one again.
    for (let turns = 0; turns < flow.nodes.length && !screen.queryByText('"Next" doesn’t lead anywhere.'); turns += 1)
      await user.keyboard('{F8}');
    const problems = screen.getByRole('list', { name: 'Problems in this step' });
    await user.click(within(problems).getAllByRole('button')[0]!);
    expect(last().edges.some(({ from }) => from === 'start')).toBe(true);
  });

  it('finds a step by what it says', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Find step' }));
    await user.type(screen.getByPlaceholderText('Find step'), 'budget, timeline{Enter}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(
      'Ask for budget, timeline, and email',
    );
  });

  it('changes nothing for who may only look', async () => {
    const { user, onChange } = open(flow, true);
    await user.click(step(/^\d+ ?Ask what they need/));
    await user.keyboard('{Delete}{Insert}');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).readOnly).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('variables', () => {
  it('are made, typed and renamed with all that reads them', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('button', { name: 'Variables' }));
    await user.click(screen.getByRole('button', { name: 'Add variable' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of value' }), 'Number');
    expect(last().variables).toEqual([
      { name: 'value', type: 'number', initial: null, given: false, sensitive: false },
    ]);
  });
});

describe('trying a flow', () => {
  it('runs it by the engine, from any step, and shows what was understood', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start at' }), 'Ask for budget, timeline, and email');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const caller = screen.getByRole('textbox', { name: 'What the caller says' });
    await user.type(caller, 'five thousand dollars');
    screen.getByText('How the agent would interpret this');
    await user.keyboard('{Enter}');
    const conversation = screen.getByRole('list', { name: 'Conversation' });
    expect(
      within(conversation)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/budget/),
        expect.stringMatching(/When would you like to get started/),
      ]),
    );
    expect(screen.getByText('budget').nextElementSibling?.textContent).toBe('5,000');
    await user.click(screen.getByRole('button', { name: /Go back to before/ }));
    expect(screen.queryByText('budget')).toBeNull();
  });

  it('looks a caller’s question up in the folders of the agent', async () => {
    const id = '019a0000-0000-7000-8000-0000000000a1';
    const folder = '019a0000-0000-7000-8000-0000000000f1';
    const sent = stubNetwork({
      [`GET /v1/agents/${id}/knowledge`]: { body: { folderIds: [folder], when: '' } },
      'POST /v1/knowledge/search': {
        body: { items: [], answer: { text: 'Yes, behind the house.', fileId: folder, confidence: 0.9 } },
      },
    });
    const { user } = open(flow, false, id);
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.type(screen.getByRole('textbox', { name: 'What the caller says' }), 'do you have parking?{Enter}');
    expect(await screen.findByText('Yes, behind the house.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      query: 'do you have parking?',
      folderIds: [folder],
    });
  });

  it('is kept as a test of the agent, in the words of who tried', async () => {
    const id = '019a0000-0000-7000-8000-0000000000a1';
    const sent = stubNetwork({
      [`GET /v1/agents/${id}/knowledge`]: { body: { folderIds: [], when: '' } },
      [`POST /v1/agents/${id}/tests`]: { status: 201, body: {} },
    });
    const { user } = open(flow, false, id);
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(screen.getByRole('button', { name: 'Save as a test' })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'What the caller says' }), 'Wilhelmina Katz{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save as a test' }));
    await vi.waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeDefined());
    const { test } = sent.find(({ method }) => method === 'POST')!.body as { test: AgentTest };
    expect(test.turns![0]).toMatchObject({ caller: 'Wilhelmina Katz' });
    const subject = { flow, agentName: 'Agent', greeting: null, language: 'en-US' };
    expect(playTest(subject, test).failures).toEqual([]);
  });
});
