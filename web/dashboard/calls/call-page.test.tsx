import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#domain/calls/calls.ts';
import { aModelRequest } from '#web/dashboard/models/external-services.fixture.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import CallPage from './call-page.tsx';
import { aCall, aTurn, callId } from './calls.fixture.ts';

const none = { body: { items: [], summary: null } };

function openCall(call: Call, routes: Parameters<typeof stubNetwork>[0] = {}) {
  const sent = stubNetwork({
    [`GET /v1/calls/${callId}`]: { body: call },
    'GET /v1/appointments': none,
    'GET /v1/tasks': none,
    [`GET /v1/live-calls/${callId}`]: none,
    [`GET /v1/calls/${callId}/model-requests`]: none,
    [`GET /v1/calls/${callId}/notes`]: none,
    ...routes,
  });
  return {
    sent,
    ...renderPage(<CallPage />, { at: `/dashboard/calls/${callId}`, path: '/dashboard/calls/:callId' }),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('the call page', () => {
  it('shows hidden values to whoever may see them, once they ask', async () => {
    const call = aCall({
      turns: [aTurn({ role: 'caller', text: '[hidden]', hidden: true })],
      slots: [{ name: 'pin', value: null, said: '[hidden]', spoken: '[hidden]', hidden: true }],
    });
    const revealed = {
      turns: [{ seq: 0, text: 'It is ZX81.', intended: null }],
      slots: [{ name: 'pin', value: 'ZX81', said: 'zx eighty-one', spoken: 'ZX81' }],
    };
    const { user } = openCall(call, { [`POST /v1/calls/${callId}/reveal`]: { body: revealed } });
    await user.click(await screen.findByRole('button', { name: 'Show hidden values' }));
    expect(await screen.findByText('It is ZX81.')).toBeTruthy();
    expect(screen.getByText('ZX81')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show hidden values' })).toBeNull();
  });

  it('keeps notes, of which everybody changes their own', async () => {
    const note = { id: '019a0000-0000-7000-8000-0000000000e1', text: 'Call before noon.', own: true };
    const stored = { ...note, author: null, createdAt: '2026-11-20T11:00:00Z', updatedAt: null };
    const { user, sent } = openCall(aCall(), {
      [`GET /v1/calls/${callId}/notes`]: { body: { items: [stored, { ...stored, id: callId, own: false }] } },
      [`POST /v1/calls/${callId}/notes`]: { status: 201, body: stored },
    });
    expect(await screen.findAllByText('Call before noon.')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Edit this note' })).toHaveLength(1);
    await user.type(screen.getByLabelText('New note'), 'Likes tea.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Likes tea.' }));
  });

  it('is shared by a link that is shown once', async () => {
    const link = {
      id: callId,
      parts: ['transcript', 'values'],
      author: null,
      createdAt: '2026-11-20T11:00:00Z',
      expiresAt: '2026-11-21T11:00:00Z',
      openedAt: null,
      opened: 0,
    };
    const { user, sent } = openCall(aCall(), {
      [`GET /v1/calls/${callId}/links`]: { body: { items: [link] } },
      [`POST /v1/calls/${callId}/links`]: { status: 201, body: { link, token: 'abc', path: '/shared-calls/abc' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/\/shared-calls\/abc$/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ hours: 24, parts: ['transcript', 'values'] });
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeTruthy();
  });

  it('tells what was heard from what was meant', async () => {
    const turns = [
      aTurn({ text: 'Our opening', intended: 'Our opening hours are nine to five.', interrupted: true }),
      aTurn({ seq: 1, role: 'caller', text: 'Never mind', startMs: 65_000 }),
    ];
    openCall(aCall({ turns }));
    const [first, second] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(within(first!).getByText('Interrupted')).toBeTruthy();
    expect(first!.querySelector('del')?.textContent).toBe('hours are nine to five.');
    expect(second!.textContent).toContain('1:05');
    expect(second!.textContent).toContain('Caller');
  });

  it('plays a recording, with the transcript in step', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'));
    });
    const turns = [
      aTurn({ text: 'Hello there.', audio: true }),
      aTurn({ seq: 1, role: 'caller', text: 'A haircut', startMs: 4_000 }),
    ];
    const recording = {
      status: 'kept',
      startMs: 1_000,
      durationMs: 90_000,
      bytes: 99,
      problem: null,
      waveform: [
        [10, 0],
        [0, 80],
      ],
      retainedUntil: '2027-02-20T10:00:00Z',
    };
    const { user, sent } = openCall(aCall({ turns, channel: 'phone', recording: 'kept' }), {
      [`GET /v1/calls/${callId}/recording`]: { body: recording },
      [`GET /v1/calls/${callId}/recording.wav`]: { body: 'RIFF' },
    });
    expect(await screen.findByText(/deleted on/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Listen from 0:04' }));
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(sent.map(({ path }) => path)).toContain(`/v1/calls/${callId}/recording.wav`);
    const [, caller] = within(screen.getByRole('list')).getAllByRole('listitem');
    await waitFor(() => expect(caller!.getAttribute('aria-current')).toBe('true'));
  });

  it('plays what the agent said of a call that nobody recorded, and nothing of a chat', async () => {
    const turns = [aTurn({ audio: true })];
    const { unmount } = openCall(aCall({ turns }));
    expect(await screen.findByRole('button', { name: 'Play the call' })).toBeTruthy();
    expect(screen.getByText(/The caller wasn’t recorded/)).toBeTruthy();
    unmount();
    openCall(aCall({ turns: [aTurn({})], channel: 'chat' }));
    await screen.findByText('Transcript');
    expect(screen.queryByRole('button', { name: 'Play the call' })).toBeNull();
  });

  it('says why a turn was taken as it was, and teaches what it should have meant', async () => {
    const turns = [aTurn({}), aTurn({ seq: 1, role: 'caller', text: 'my chain came off' })];
    const why = {
      turn: 1,
      by: 'words',
      heard: 'my chain came off',
      node: 'ask',
      title: 'Ask topic',
      asked: 'Sales or repairs?',
      readings: [],
      rule: 'No rule matched.',
      understood: false,
      values: [],
      ways: [],
      teach: { slot: 'topic', choices: [{ value: 'repairs', label: 'Repairs' }] },
    };
    const call = aCall({ turns });
    const { user, sent } = openCall(call, {
      [`GET /v1/calls/${callId}/why`]: { body: { turns: [why] } },
      [`POST /v1/agents/${call.agentId}/training-phrases`]: { status: 201, body: { value: 'repairs', revision: 1 } },
    });
    await user.click(await screen.findByText('Why'));
    expect(await screen.findByText('No rule matched.')).toBeTruthy();
    const words = screen.getByRole('textbox', { name: 'When a caller says' });
    await user.clear(words);
    await user.type(words, 'chain came off');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Understand it as' }), 'Repairs');
    await user.click(screen.getByRole('button', { name: 'Teach it' }));
    expect(await screen.findByText(/Saved to the agent’s draft/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      nodeId: 'ask',
      slot: 'topic',
      words: 'chain came off',
      said: 'my chain came off',
      means: { value: 'repairs' },
    });
  });

  it('shows what was found in the call with its proofs, and looks again when asked', async () => {
    const at = '2026-11-20T10:10:00Z';
    const generatedBy = { provider: 'openai' as const, model: 'gpt-4.1-mini' };
    const analysis: Call['analysis'] = {
      generatedBy,
      createdAt: at,
      open: ['Budget'],
      fields: [
        {
          name: 'Since',
          type: 'date',
          value: '2026-11-02',
          proof: { seq: 1, role: 'caller', quote: 'since 2 November' },
        },
        { name: 'Urgent', type: 'yes_no', value: true, proof: { seq: 1, role: 'caller', quote: 'please hurry' } },
      ],
      criteria: [
        {
          name: 'Greeting',
          verdict: 'met',
          reason: 'It said its name.',
          proof: { seq: 0, role: 'agent', quote: 'Emma' },
        },
        { name: 'Price', verdict: 'not_applicable', reason: 'Nobody asked.', proof: null },
      ],
    };
    const { user, sent } = openCall(aCall({ analysis }), {
      [`POST /v1/calls/${callId}/analysis`]: { body: analysis },
    });
    expect(await screen.findByText('Written by gpt-4.1-mini, a language model, and may be wrong.')).toBeTruthy();
    expect(screen.getByText('Caller: “since 2 November”')).toBeTruthy();
    const criteria = screen.getByRole('list', { name: 'Criteria' });
    expect(within(criteria).getByText('Met')).toBeTruthy();
    expect(within(criteria).getByText('Not applicable')).toBeTruthy();
    expect(screen.getByText('Not supported by the transcript: Budget.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST').length).toBe(1));
  });

  it('shows what a language model was given and gave, and what it cost', async () => {
    const items = [
      aModelRequest(),
      aModelRequest({ id: '019a0000-0000-7000-8000-0000000000e9', outcome: 'late', gave: '' }),
    ];
    const { user } = openCall(aCall(), {
      [`GET /v1/calls/${callId}/model-requests`]: {
        body: { items, summary: { text: 'A modem was down.', model: 'gpt-4.1-mini' } },
      },
    });
    expect(await screen.findByText('A modem was down.')).toBeTruthy();
    expect(screen.getByText(/Written by gpt-4.1-mini, a language model/)).toBeTruthy();
    expect(await screen.findByText(/Total: \$0.0004/)).toBeTruthy();
    expect(screen.getByText('Timed out')).toBeTruthy();
    await user.click(screen.getByText('Answered'));
    expect(screen.getAllByText('You propose.').length).toBe(2);
    expect(screen.getByText('{"say":null}')).toBeTruthy();
  });

  it('shows what the caller asked, what was answered and from which document', async () => {
    const said = {
      text: 'Guests park behind the house.',
      sentence: 'Guests park behind the house.',
      confidence: 0.9,
      version: 2,
      fileId: callId,
      pieceId: callId,
      file: 'House rules',
    };
    const none = { query: 'Do you rent boats?', threshold: 0.35, answer: null, maybe: null, best: null, pieces: [] };
    const pieces = [{ fileId: callId, pieceId: callId, title: 'House rules', score: 7.2 }];
    const run = { action: 'find_answer', status: 'succeeded' as const, input: {}, startedAt: '2026-11-20T10:01:00Z' };
    openCall(
      aCall({
        actions: [
          { ...run, runId: 'a', output: { ...none, query: 'Where can I park?', answer: said, pieces }, endedAt: null },
          { ...run, runId: 'b', output: none, endedAt: null },
        ],
      }),
    );
    expect(await screen.findByText('Where can I park?')).toBeTruthy();
    expect(screen.getByText('Confidence 90%, 35% required')).toBeTruthy();
    const file = screen.getByRole('link', { name: 'House rules' });
    expect(file.getAttribute('href')).toBe(`/dashboard/knowledge?file=${callId}`);
    expect(screen.getByText('No answer: nothing matched closely enough.')).toBeTruthy();
  });

  it('shows timings, what was collected and what was done', async () => {
    const call = aCall({
      turns: [aTurn({ timings: { firstAudio: 83.6, engine: 0.42, store: 4, synthesis: null } })],
      slots: [
        { name: 'preferred_time', value: '2026-11-26T14:30', said: 'half past two', spoken: '2:30 PM' },
        { name: 'appointment_id', value: 'x', said: '', spoken: 'x' },
      ],
      actions: [
        {
          runId: 'r',
          action: 'send_email',
          status: 'failed',
          input: { to: 'grace@example.org' },
          output: { code: 'refused' },
          startedAt: '2026-11-20T10:01:00Z',
          endedAt: null,
        },
      ],
    });
    const { user } = openCall(call);
    expect(screen.queryByText('First sound')).toBeNull();
    await user.click(await screen.findByRole('switch', { name: 'Timings' }));
    expect((await screen.findByText('First sound')).parentElement?.textContent).toBe('First sound84 ms');
    expect(screen.getByText('Engine').parentElement?.textContent).toBe('Engine0.4 ms');
    expect(screen.queryByText('Voice')).toBeNull();
    expect(screen.getByText('Preferred time')).toBeTruthy();
    expect(screen.getByText('The caller said “half past two”')).toBeTruthy();
    expect(screen.queryByText('Appointment id')).toBeNull();
    await user.click(screen.getByText('Send email'));
    expect(screen.getByText(/grace@example.org/)).toBeTruthy();
    expect(screen.getByText(/refused/)).toBeTruthy();
  });

  it('fetches a turn’s sound with the session and plays it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'));
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} }));
    const { user, sent, unmount } = openCall(aCall({ turns: [aTurn({ seq: 4, audio: true })] }), {
      [`GET /v1/calls/${callId}/turns/4/audio`]: { body: 'sound' },
    });
    await user.click(await screen.findByRole('button', { name: 'Play what the agent said' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(play).toHaveBeenCalledOnce();
    expect(sent.at(-1)?.path).toBe(`/v1/calls/${callId}/turns/4/audio`);
    unmount();
  });

  it('follows a live call', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const live = aCall({ status: 'live', endedAt: null, endReason: null, outcome: null });
    let call = live;
    openCall(live, { [`GET /v1/calls/${callId}`]: () => ({ body: call }) });
    expect(await screen.findByText('Live')).toBeTruthy();
    call = aCall({ turns: [aTurn(), aTurn({ seq: 1, role: 'caller', text: 'Good morning' })] });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await screen.findByText('Good morning')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Live')).toBeNull());
    vi.useRealTimers();
  });

  it('says so when there is no such call', async () => {
    const error = { code: 'not_found', message: 'No such call.' };
    openCall(aCall(), { [`GET /v1/calls/${callId}`]: { status: 404, body: { error } } });
    expect(await screen.findByRole('heading', { name: 'Call not found' })).toBeTruthy();
  });

  it('takes another outcome and tags, and is deleted after a question', async () => {
    let call = aCall({ tags: ['lead'] });
    const { sent, user } = openCall(call, {
      [`GET /v1/calls/${callId}`]: () => ({ body: call }),
      [`PATCH /v1/calls/${callId}`]: ({ body }) => {
        call = { ...call, ...(body as object) };
        return { body: call };
      },
      [`DELETE /v1/calls/${callId}`]: { status: 204 },
    });
    await user.selectOptions(await screen.findByLabelText('Result'), 'failure');
    await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
    await user.type(screen.getByLabelText('Add a tag'), 'hot{Enter}');
    expect(await screen.findByText('hot')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove lead' }));
    await waitFor(() => expect(screen.queryByText('lead')).toBeNull());
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { outcome: 'failure' },
      { tags: ['lead', 'hot'] },
      { tags: ['hot'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete call' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete call' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
  });

  it('names who called, and leads to them', async () => {
    const contact = { id: '019a0000-0000-7000-8000-0000000000d1', name: 'Ann Lee' };
    const phone = { direction: 'inbound' as const, ownNumber: '+15715550100', otherNumber: '+15715550123', contact };
    openCall(aCall({ channel: 'phone', phone }));
    const link = await screen.findByRole('link', { name: 'Ann Lee' });
    expect(link.getAttribute('href')).toBe(`/dashboard/contacts/${contact.id}`);
    expect(screen.getByText('+1 (571) 555-0123')).toBeTruthy();
  });
});
