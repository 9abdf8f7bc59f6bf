import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TranscriberConnection } from '#domain/channels/transcriber.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aLocalTranscriber, aTranscriber, noTranscriber } from './transcriber.fixture.ts';
import { TranscriberCard } from './transcriber-card.tsx';

const at = '/dashboard/integrations/external-services';

function show(first: TranscriberConnection, more: Parameters<typeof stubNetwork>[0] = {}) {
  const state = { transcriber: first };
  const sent = stubNetwork({ 'GET /v1/transcriber': () => ({ body: state.transcriber }), ...more });
  return { ...renderPage(<TranscriberCard />, { at }), sent, state };
}

describe('the transcriber of speech', () => {
  it('leads from nothing to Deepgram, connected', async () => {
    const { user, sent, state } = show(noTranscriber, {
      'PUT /v1/transcriber': () => {
        state.transcriber = aTranscriber();
        return { body: state.transcriber };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Connect speech-to-text' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect speech-to-text' }));
    await user.type(dialog.getByLabelText(/^Key/), '0123456789abcdef');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await screen.findByText('Deepgram is connected');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      service: 'deepgram',
      key: '0123456789abcdef',
      baseUrl: null,
      model: null,
    });
    const card = within(await screen.findByRole('region', { name: 'Speech-to-text' }));
    expect(await card.findByText('Connected')).toBeTruthy();
    expect(card.getByText(/key …cdef/)).toBeTruthy();
  });

  it('says at its field what was refused', async () => {
    const message = 'The service rejected this key. Copy it again.';
    const error = { code: 'invalid_input', message, details: [{ path: 'body.key', message }] };
    const { user } = show(noTranscriber, { 'PUT /v1/transcriber': { status: 400, body: { error } } });
    await user.click(await screen.findByRole('button', { name: 'Connect speech-to-text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Key/), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });

  it('says who listens once it disconnected, and why it was of no use', async () => {
    const problem = 'Deepgram answers 401.';
    const { user, sent, state } = show(aTranscriber({ dependents: ['calls to +15715550100'], problem }), {
      'DELETE /v1/transcriber': () => {
        state.transcriber = noTranscriber;
        return { body: noTranscriber };
      },
    });
    expect(await screen.findByText(/Deepgram answers 401/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Disconnect speech-to-text' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/On calls to \+15715550100, the carrier will go back to transcribing turn by turn\./),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Not connected')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('offers what this server has of its own, without a key', async () => {
    const local = [aLocalTranscriber];
    const { user, sent, state } = show(
      { ...noTranscriber, local },
      {
        'PUT /v1/transcriber': () => {
          state.transcriber = aTranscriber({ service: 'local', model: 'zipformer-en', maskedKey: null, local });
          return { body: state.transcriber };
        },
      },
    );
    expect(await screen.findByText('This server transcribes speech without an API key:')).toBeTruthy();
    expect(screen.getByText(/English · 4% word error rate in tests · 0.08 s of processing/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect speech-to-text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Service' }));
    await user.click(await screen.findByRole('option', { name: 'This server' }));
    expect(dialog.queryByLabelText(/^Key/)).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: 'Transcriber' }));
    await user.click(await screen.findByRole('option', { name: 'Zipformer English' }));
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await screen.findByText('This server is connected');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      service: 'local',
      key: null,
      baseUrl: null,
      model: 'zipformer-en',
    });
    expect(await screen.findByText(/model Zipformer English/)).toBeTruthy();
  });
});
