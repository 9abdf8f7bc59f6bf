import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TriggerSettings } from '#domain/actions/automations.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { AutomationsList } from './automations-list.tsx';
import { triggerSentence } from './trigger-labels.ts';
import { TriggersCard } from './triggers-card.tsx';

const id = '019a0000-0000-7000-8000-0000000000a1';
const agentId = '019a0000-0000-7000-8000-0000000000b1';
const runId = '019a0000-0000-7000-8000-0000000000c1';
const variable = { name: 'amount', type: 'number' as const, initial: null, given: true, sensitive: false };
const workflow: Workflow = {
  id,
  name: 'Weekly',
  template: null,
  type: 'Own workflow',
  status: 'active',
  steps: 1,
  executions: 0,
  successRate: null,
  lastRunAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  flow: { ...workflowTemplates[0]!.flow, variables: [variable] },
  revision: 1,
  version: 2,
  isChanged: false,
  problems: [],
  usedBy: [],
};
const trigger = (settings: TriggerSettings) => ({
  id: '019a0000-0000-7000-8000-0000000000d1',
  settings,
  isPaused: false,
  nextRunAt: '2026-11-30T08:00:00Z',
  createdAt: '2026-11-23T08:00:00Z',
});
const address = `/v1/workflows/${id}`;

describe('a trigger in words', () => {
  it.each<[TriggerSettings, string]>([
    [{ kind: 'schedule', at: '09:00', days: [1] }, 'Every Monday at 09:00'],
    [{ kind: 'schedule', at: '18:30', days: [5, 1, 2, 3, 4] }, 'On weekdays at 18:30'],
    [{ kind: 'schedule', at: '07:15', days: [7, 3] }, 'Every Wednesday and Sunday at 07:15'],
    [{ kind: 'contact_added', tags: [] }, 'When a contact is added'],
    [{ kind: 'contact_added', tags: ['vip', 'new'] }, 'When a contact with the tag "vip" or "new" is added'],
    [
      { kind: 'call_ended', agentIds: [agentId], outcomes: ['failure'], reasons: [] },
      'When a call with Front desk ends with failure',
    ],
  ])('%j', (settings, sentence) => expect(triggerSentence(settings, () => 'Front desk')).toBe(sentence));
});

describe('triggers of a workflow', () => {
  it('are shown, paused, and added; what needs a caller is named', async () => {
    const message = '"Ask name" needs a caller, but an automation has none.';
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items: [] } },
      [`GET ${address}/triggers`]: { body: { items: [trigger({ kind: 'schedule', at: '09:00', days: [1] })] } },
      [`PATCH ${address}/triggers/*`]: { body: trigger({ kind: 'schedule', at: '09:00', days: [1] }) },
      [`POST ${address}/triggers`]: {
        status: 422,
        body: {
          error: { code: 'flow_invalid', message: 'It talks to a caller.', details: [{ path: 'ask', message }] },
        },
      },
    });
    const { user } = renderPage(<TriggersCard workflow={workflow} />);
    expect(await screen.findByText('Every Monday at 09:00')).toBeTruthy();
    expect(screen.getByText(/^Next:/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add trigger' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'When a contact is added' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'With one of these tags' }), 'vip, new');
    await user.click(within(dialog).getByRole('button', { name: 'Add trigger' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      settings: { kind: 'contact_added', tags: ['vip', 'new'] },
    });
  });
});

describe('runs without a caller', () => {
  it('show what was done, and one is begun with values', async () => {
    const run = {
      id: runId,
      cause: 'manual',
      status: 'failed',
      version: 2,
      outcome: 'failure',
      error: '"Write": Nobody is there.',
      callId: null,
      contactId: null,
      startedAt: '2026-11-23T08:00:00Z',
      endedAt: '2026-11-23T08:00:01Z',
    };
    const step = { nodeId: 'mail', title: 'Write', did: 'send_email', at: '2026-11-23T08:00:00Z', ok: false };
    const sent = stubNetwork({
      [`GET ${address}/automations`]: { body: { items: [run], next: null } },
      [`GET ${address}/automations/${runId}`]: {
        body: { ...run, withheld: false, values: { amount: 5 }, steps: [{ ...step, message: 'Nobody is there.' }] },
      },
      [`POST ${address}/automations`]: { status: 201, body: run },
    });
    const { user } = renderPage(<AutomationsList workflow={workflow} />);
    const row = await screen.findByRole('row', { name: /Failed/ });
    await user.click(within(row).getByRole('button'));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Nobody is there.')).toBeTruthy();
    expect(within(dialog).getByLabelText('Rejected')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Run now' }));
    await user.type(screen.getByRole('textbox', { name: 'amount' }), '12');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Run now' }));
    await screen.findByText('Workflow started');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ values: { amount: 12 } });
  });
});
