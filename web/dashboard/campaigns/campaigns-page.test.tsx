import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Answer, type Sent, stubNetwork } from '#web/testing/stub-network.ts';
import CampaignPage from './campaign-page.tsx';
import { aCampaign, aTarget, campaignId } from './campaigns.fixture.ts';
import CampaignsPage from './campaigns-page.tsx';

const at = '/dashboard/contacts/campaigns';
const own = `/v1/campaigns/${campaignId}`;
type Routes = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;
const list = (...items: object[]) => ({ body: { items, next: null } });
const rule = {
  country: 'DE',
  from: 540,
  until: 1200,
  days: [1, 2, 3, 4, 5, 6],
  consent: true,
  publicHolidays: true,
  holidays: [],
  perDay: 2,
  isOwn: false,
};

describe('campaigns', () => {
  it('are set up with an agent, a number and a segment', async () => {
    const number = {
      id: campaignId,
      number: '+15715550100',
      name: 'Desk',
      can: { voice: true, sms: true },
      test: true,
    };
    const agent = { id: campaignId, name: 'Mia', status: 'active' };
    const sent = stubNetwork({
      'GET /v1/campaigns': list(),
      'GET /v1/agents': list(agent),
      'GET /v1/phone-numbers': { body: { items: [number] } },
      'GET /v1/contact-segments': { body: { items: [] } },
      'POST /v1/campaigns': { status: 201, body: aCampaign() },
    });
    const { user } = renderPage(<CampaignsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New campaign' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Name/), 'Check-ups');
    expect(within(dialog).getByRole('button', { name: 'Set up' }).hasAttribute('disabled')).toBe(true);
    await within(dialog).findByRole('option', { name: 'Mia' });
    await user.selectOptions(within(dialog).getByLabelText(/^Agent/), 'Mia');
    await user.selectOptions(within(dialog).getByLabelText(/^Calls from/), campaignId);
    await user.click(within(dialog).getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      name: 'Check-ups',
      agentId: campaignId,
      numberId: campaignId,
      audience: { segmentId: null },
    });
  });

  it('are set up with a text, and say what the first of them gets', async () => {
    const number = {
      id: campaignId,
      number: '+15715550100',
      name: 'Desk',
      can: { voice: false, sms: true },
      test: true,
    };
    const campaign = aCampaign({
      channel: 'text',
      agentId: null,
      agentName: null,
      purpose: 'messages',
      text: 'Hello {{first_name}}!',
      sample: { name: 'Ada Lovelace', text: 'Hello Ada!', segments: 1 },
    });
    const sent = stubNetwork({
      'GET /v1/campaigns': list(),
      'GET /v1/agents': list(),
      'GET /v1/phone-numbers': { body: { items: [number] } },
      'GET /v1/contact-segments': { body: { items: [] } },
      'POST /v1/campaigns': { status: 201, body: campaign },
    });
    const { user, unmount } = renderPage(<CampaignsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New campaign' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Name/), 'Reminders');
    await user.selectOptions(within(dialog).getByLabelText('How'), 'Send a text message');
    await user.click(within(dialog).getByLabelText(/^Text/));
    await user.paste('Hello {{first_name}}!');
    await user.selectOptions(within(dialog).getByLabelText(/^Sent from/), campaignId);
    await user.click(within(dialog).getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      name: 'Reminders',
      channel: 'text',
      text: 'Hello {{first_name}}!',
      numberId: campaignId,
      agentId: null,
      audience: { segmentId: null },
    });
    unmount();
    stubNetwork({ [`GET ${own}`]: { body: campaign }, [`GET ${own}/people`]: list(aTarget()) });
    renderPage(<CampaignPage />, { at: `${at}/${campaignId}`, path: `${at}/:campaignId` });
    expect(await screen.findByText('Hello Ada!')).toBeTruthy();
    expect(screen.getByText('Preview for Ada Lovelace: 1 message segment.')).toBeTruthy();
    expect(screen.queryByLabelText('Concurrent calls')).toBeNull();
    expect(screen.getByLabelText('Maximum message segments', { exact: false })).toBeTruthy();
  });

  it('keep to rules of countries that can be changed', async () => {
    const sent = stubNetwork({
      'GET /v1/campaigns': list(aCampaign()),
      'GET /v1/calling-rules': { body: { items: [rule, { ...rule, country: 'ZZ' }] } },
      'PUT /v1/calling-rules/FR': { body: { ...rule, country: 'FR', isOwn: true } },
    });
    const { user } = renderPage(<CampaignsPage />, { at });
    expect(await screen.findByRole('link', { name: 'Check-ups' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Calling rules' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Germany')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Add a country'), 'fr');
    await user.click(within(dialog).getByRole('button', { name: 'Add rule' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Saturday' }));
    await user.type(screen.getByLabelText(/^Additional no-call days/), '2026-07-14');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      days: [1, 2, 3, 4, 5],
      holidays: [{ date: '2026-07-14', name: '2026-07-14', yearly: false }],
    });
  });
});

describe('a campaign', () => {
  const open = (campaign = aCampaign(), routes: Routes = {}, workspace = aWorkspace()) => {
    const sent = stubNetwork({
      [`GET ${own}`]: { body: campaign },
      [`GET ${own}/people`]: list(aTarget()),
      ...routes,
    });
    return {
      sent,
      ...renderPage(<CampaignPage />, { at: `${at}/${campaignId}`, path: `${at}/:campaignId`, workspace }),
    };
  };

  it('says who is called and who not before it starts, and starts after a question', async () => {
    let campaign = aCampaign({ preparedAt: null, counts: { waiting: 0, calling: 0, ended: 0, skipped: 0 }, skips: [] });
    const { user, sent } = open(campaign, {
      [`GET ${own}`]: () => ({ body: campaign }),
      [`POST ${own}/prepare`]: () => {
        campaign = aCampaign();
        return { body: campaign };
      },
      [`POST ${own}/start`]: () => {
        campaign = aCampaign({ status: 'running' });
        return { body: campaign };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Preview audience' }));
    expect(await screen.findByText('Hasn’t given consent')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Show contacts'), 'reason no_consent');
    await waitFor(() => expect(sent.at(-1)!.search.get('reason')).toBe('no_consent'));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const question = await screen.findByRole('alertdialog', { name: 'Call 2 people?' });
    await user.click(within(question).getByRole('button', { name: 'Start calling' }));
    expect(await screen.findByText('Running')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('says why it paused, takes changes, and keeps what it is for once it has begun', async () => {
    const paused = aCampaign({
      status: 'paused',
      startedAt: '2026-11-20T10:00:00Z',
      problem: '20 of its last 21 calls failed.',
    });
    const { user, sent } = open(paused, { [`PATCH ${own}`]: { body: paused } });
    expect(await screen.findByText('20 of its last 21 calls failed.')).toBeTruthy();
    expect(screen.getByLabelText(/^Purpose/).hasAttribute('disabled')).toBe(true);
    await user.clear(screen.getByLabelText('Concurrent calls'));
    await user.type(screen.getByLabelText('Concurrent calls'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
    const { body } = sent.find(({ method }) => method === 'PATCH')!;
    expect(body).toMatchObject({ atOnce: 5 });
    expect(body).not.toHaveProperty('purpose');
  });

  it('is followed by another when it is done, and only looked at by who may not write', async () => {
    const done = aCampaign({
      status: 'done',
      counts: { waiting: 0, calling: 0, ended: 3, skipped: 1 },
      results: [
        { result: 'reached', people: 2 },
        { result: 'busy', people: 1 },
      ],
    });
    const { user, sent, unmount } = open(done, { 'POST /v1/campaigns': { status: 201, body: aCampaign() } });
    await user.click(await screen.findByRole('checkbox', { name: 'Busy (1 person)' }));
    await user.click(screen.getByRole('button', { name: 'Set up follow-up' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    const { body } = sent.find(({ method }) => method === 'POST')!;
    expect(body).toMatchObject({ name: 'Check-ups, again', audience: { follows: { campaignId, results: ['busy'] } } });
    unmount();
    const viewer = aWorkspace('viewer', { permissions: { ...aWorkspace('viewer').permissions, contacts: 'view' } });
    open(aCampaign(), {}, viewer);
    expect(await screen.findByText('Hasn’t given consent')).toBeTruthy();
    for (const name of ['Start', 'Save', 'Export', /^Delete/, 'Refresh'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
