import { and, asc, eq } from 'drizzle-orm';
import { CampaignPlan, type TargetResult } from '#domain/campaigns/campaigns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { campaignAttempts, campaigns, campaignTargets } from '#server/platform/db/schema/campaigns.table.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { sampleDraft, sampleSurvey } from './sample-business.data.ts';
import type { Place } from './store-sample-calls.ts';

/** The calls of the survey as the campaign that made them, which is over, and a campaign that is being set up. */
export async function storeSampleCampaigns(tx: Tx, place: Place, surveyAgentId: string): Promise<void> {
  const { workspaceId, number, now } = place;
  await tx.delete(campaigns).where(eq(campaigns.workspaceId, workspaceId));
  const made = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.agentId, surveyAgentId)))
    .orderBy(asc(calls.startedAt));
  const people = await tx.select().from(contacts).where(eq(contacts.workspaceId, workspaceId));
  const campaignId = newId();
  const numberId = number.id;
  const survey = CampaignPlan.parse({
    name: sampleSurvey,
    agentId: surveyAgentId,
    numberId,
    audience: {},
    purpose: 'calls',
  });
  const draft = CampaignPlan.parse({
    ...sampleDraft,
    channel: 'text',
    numberId,
    audience: {},
    purpose: 'messages',
  });
  const at = new Date(now);
  const [first, last] = [made[0]?.startedAt ?? at, made.at(-1)?.endedAt ?? at];
  await tx.insert(campaigns).values([
    {
      workspaceId,
      id: campaignId,
      state: 'done',
      plan: survey,
      preparedAt: first,
      startedAt: first,
      endedAt: last,
      createdAt: first,
      changedAt: last,
    },
    { workspaceId, id: newId(), state: 'draft', plan: draft, createdAt: at, changedAt: at },
  ]);
  const byPhone = Map.groupBy(made, ({ otherNumber }) => otherNumber ?? '');
  for (const [phone, calledUp] of byPhone) {
    const contact = people.find((one) => one.phone === phone);
    if (contact === undefined) continue;
    const resultOf = ({ outcome }: (typeof calledUp)[number]): TargetResult =>
      outcome === 'success' ? 'reached' : 'answered';
    const targetId = newId();
    const final = calledUp.at(-1)!;
    await tx.insert(campaignTargets).values({
      workspaceId,
      campaignId,
      id: targetId,
      contactId: contact.id,
      name: contact.name,
      phone,
      state: 'ended',
      result: resultOf(final),
      attempts: calledUp.length,
      lastAt: final.startedAt,
      attemptId: final.id,
    });
    await tx.insert(campaignAttempts).values(
      calledUp.map((call) => ({
        workspaceId,
        campaignId,
        attemptId: call.id,
        targetId,
        phone,
        at: call.startedAt!,
        dialled: true,
        endedAt: call.endedAt,
        result: resultOf(call),
        seconds: Math.round((call.endedAt!.getTime() - call.startedAt!.getTime()) / 1000),
      })),
    );
  }
}
