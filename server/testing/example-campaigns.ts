import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { callingRulesApi } from '#domain/contacts/calling-rules.ts';
import { newAgent } from './example-calls.ts';
import { phoneThings } from './example-phone.ts';
import { owner, server } from './example-server.ts';

/** Campaigns of the examples: which state the next one that is asked for has. */
let wanted: 'draft' | 'prepared' | 'running' = 'draft';
/** What the example that makes one names. */
const plan = { agentId: '', numberId: '' };

async function setUpPlan(): Promise<void> {
  plan.agentId = await newAgent();
  plan.numberId = await phoneThings.numberId();
}

async function newCampaign(): Promise<string> {
  await setUpPlan();
  const { id } = await owner.call(campaignsApi.create, { body: { ...campaignsApi.create.example.body, ...plan } });
  if (wanted !== 'draft') await owner.call(campaignsApi.prepare, { params: { campaignId: id } });
  // By hand: one that calls no one would be done before the example asks for it.
  if (wanted === 'running')
    await server.services.db.pool.query("update campaigns set state = 'running' where id = $1", [id]);
  wanted = 'draft';
  return id;
}

const next = (state: typeof wanted) => async () => {
  wanted = state;
};

export const campaignThings = { campaignId: newCampaign };
export const beforeCampaigns: Record<string, () => Promise<unknown>> = {
  'campaigns.list': newCampaign,
  'campaigns.create': setUpPlan,
  'campaigns.start': next('prepared'),
  'campaigns.pause': next('running'),
  'campaigns.stop': next('running'),
  'callingRules.reset': () => owner.call(callingRulesApi.set, structuredClone(callingRulesApi.set.example) as never),
};
export const insteadOfCampaigns: Record<string, object> = { 'campaigns.create': plan };
