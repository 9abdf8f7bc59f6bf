import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { noCrm } from '#web/dashboard/contacts/crm/crm.fixture.ts';
import { aConnection, aModelRequest, aSpend } from '#web/dashboard/models/external-services.fixture.ts';
import { noTranscriber } from '#web/dashboard/models/transcriber/transcriber.fixture.ts';
import { offices } from '#web/dashboard/scheduling/office/office.fixture.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ExternalServicesPage from './external-services-page.tsx';

const at = '/dashboard/integrations/external-services';
const none = { tokens: 0, cost: 0, models: [] };
const second = { id: '019a0000-0000-7000-8000-0000000000e3', model: 'llama3.2', name: 'localhost:11434' };

describe('External Services', () => {
  it('leads from nothing to a connected model', async () => {
    const sent = stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': { body: { items: [] } },
      'GET /v1/model-spend': { body: aSpend(none) },
      'POST /v1/model-connections': { status: 201, body: aConnection() },
    });
    const { user, router } = renderPage(<ExternalServicesPage />, { at });
    expect(await screen.findByText(/No model connected/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Connect HubSpot' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Documentation' }).getAttribute('href')).toBe('/documentation');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a language model' }));
    await user.type(dialog.getByLabelText(/^Key/), 'sk-proj-0123456789');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await screen.findByText('gpt-4.1-mini is connected');
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      service: 'openai',
      key: 'sk-proj-0123456789',
      embeddingModel: null,
      baseUrl: null,
    });
    expect(router.state.location.search).toBe('');
  });

  it('says at its field what the service refused, and keeps what was typed', async () => {
    const message = 'OpenAI rejected this key. Copy the whole key and try again.';
    const error = { code: 'invalid_input', message, details: [{ path: 'body.key', message }] };
    stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': { body: { items: [] } },
      'GET /v1/model-spend': { body: aSpend(none) },
      'POST /v1/model-connections': { status: 400, body: { error } },
    });
    const { user } = renderPage(<ExternalServicesPage />, { at: `${at}?connect` });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Key/), 'sk-wrong');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Key/).value).toBe('sk-wrong');
  });

  it('orders, tries and disconnects what is connected', async () => {
    const [first, other] = [aConnection(), aConnection({ ...second, isDefault: false, maskedKey: null })];
    const sent = stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': { body: { items: [first, other] } },
      'GET /v1/model-spend': { body: aSpend() },
      'PUT /v1/model-connections/order': { body: { items: [other, first] } },
      [`POST /v1/model-connections/${first.id}/check`]: { body: aModelRequest({ outcome: 'quota' }) },
      [`DELETE /v1/model-connections/${other.id}`]: { status: 204 },
    });
    const { user } = renderPage(<ExternalServicesPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Try gpt-4.1-mini' }));
    expect(await screen.findByText(/used up your provider quota/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for llama3.2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({ ids: [other.id, first.id] });
    await user.click(screen.getByRole('button', { name: 'Actions for llama3.2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('llama3.2 disconnected')).toBeTruthy();
  });

  it('shows what was spent of the caps, and sets them', async () => {
    const spend = aSpend({ unpricedTokens: 900 });
    spend.models.push({ ...spend.models[0]!, service: 'compatible', model: 'llama3.2', requests: 1, cost: null });
    const sent = stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': { body: { items: [aConnection()] } },
      'GET /v1/model-spend': { body: spend },
      'PUT /v1/model-spending-limits': { body: spend },
    });
    const { user } = renderPage(<ExternalServicesPage />, { at });
    const bar = await screen.findByRole('progressbar', { name: 'Cost this month' });
    expect(bar.getAttribute('aria-valuenow')).toBe('85');
    expect(screen.getByText('Price unknown')).toBeTruthy();
    expect(screen.getByText(/The price for 900 tokens is unknown/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set spending limits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spending limits' }));
    const cost = dialog.getByLabelText(/^Cost per month/);
    await user.clear(cost);
    await user.type(cost, 'much');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter an amount, such as 20 or 0.50.')).toBeTruthy();
    await user.clear(cost);
    await user.type(cost, '2.5');
    await user.clear(dialog.getByLabelText(/^Tokens per call/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Spending limits saved');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      monthCost: 2_500_000,
      monthTokens: 5_000_000,
      callCost: 500_000,
      callTokens: null,
    });
  });

  it('writes a price', async () => {
    const sent = stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': { body: { items: [aConnection()] } },
      'GET /v1/model-spend': { body: aSpend() },
      'GET /v1/model-prices': { body: { items: [] } },
      'PUT /v1/model-prices': {
        body: {
          service: 'openai',
          model: 'gpt-4.1-mini',
          input: 400_000,
          output: 1_600_000,
          since: '2026-11-20T10:00:00Z',
        },
      },
    });
    const { user } = renderPage(<ExternalServicesPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'gpt-4.1-mini price' }));
    await user.type(await screen.findByLabelText(/input tokens/), '0.4');
    await user.type(screen.getByLabelText(/output tokens/), '1.60');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('gpt-4.1-mini price saved');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      service: 'openai',
      model: 'gpt-4.1-mini',
      input: 400_000,
      output: 1_600_000,
    });
  });

  it('says why something could not be loaded, and lets others only look', async () => {
    let isDown = true;
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({
      'GET /v1/crm': { body: noCrm },
      'GET /v1/office-accounts': { body: offices() },
      'GET /v1/transcriber': { body: noTranscriber },
      'GET /v1/model-connections': () => (isDown ? error : { body: { items: [aConnection()] } }),
      'GET /v1/model-spend': { body: aSpend() },
    });
    const permissions = { ...roleMatrix.viewer, integrations: 'view' as const };
    const { user } = renderPage(<ExternalServicesPage />, { at, workspace: aWorkspace('viewer', { permissions }) });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again/ }));
    expect(await screen.findByText('Default')).toBeTruthy();
    for (const name of ['Connect', 'Set spending limits', /^Try/, /^Price/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
