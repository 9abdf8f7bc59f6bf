import { and, eq } from 'drizzle-orm';
import { type CampaignPlan, purposesOf } from '#domain/campaigns/campaigns.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { filterOf } from '#server/contacts/contact-query.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { campaigns } from '#server/platform/db/schema/campaigns.table.ts';
import { contactFields } from '#server/platform/db/schema/contacts.table.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { hasStrayBraces, references } from '#voice/flow/template.ts';

/** Fields that every contact has; see texting/compose.ts. */
const givenFields = ['name', 'first_name', 'company', 'email'];

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Says `missing` at a field where what it names is not there. */
async function named<T>(path: string, missing: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw refuse(path, missing);
  }
}

/** Refuses a text that is empty, or that names a field which no contact has. @throws AppError invalid_input */
async function checkText(tx: Tx, { workspaceId }: Scope, text: string): Promise<void> {
  const at = 'body.text';
  if (text === '') throw refuse(at, 'Enter the text to send.');
  if (hasStrayBraces(text)) throw refuse(at, 'Write fields as {{name}}, with two braces on each side.');
  const own = await tx
    .select({ key: contactFields.key })
    .from(contactFields)
    .where(eq(contactFields.workspaceId, workspaceId));
  const known = [...givenFields, ...own.map(({ key }) => key)];
  for (const { name, filters, unknown } of references(text)) {
    if (!known.includes(name)) throw refuse(at, `There’s no {{${name}}} field. Use one of: ${known.join(', ')}.`);
    if (filters.length + unknown.length > 0)
      throw refuse(at, `Use {{${name}}} without a filter. Text messages don’t support filters.`);
  }
}

/** Refuses a plan whose channel and the rest of it do not go together. @throws AppError invalid_input */
async function checkChannel(tx: Tx, scope: Scope, plan: CampaignPlan): Promise<void> {
  const { channel, agentId, numberId, purpose, text } = plan;
  const purposes: readonly string[] = purposesOf[channel];
  if (!purposes.includes(purpose))
    throw refuse('body.purpose', `If the channel is ${channel}, the purpose must be ${purposes.join(' or ')}.`);
  const { row } = await named(
    'body.numberId',
    'Phone number not found. It may have been removed.',
    requireNumber(tx, scope, numberId),
  );
  if (channel === 'text') {
    if (agentId !== null)
      await named('body.agentId', 'Agent not found. It may have been deleted.', findLiveVersion(tx, scope, agentId));
    if (!row.sms) throw refuse('body.numberId', `${row.number} can’t send text messages. Choose another number.`);
    return checkText(tx, scope, text);
  }
  if (agentId === null) throw refuse('body.agentId', 'Choose an agent to make the calls.');
  await named('body.agentId', 'Agent not found. It may have been deleted.', findLiveVersion(tx, scope, agentId));
  if (!row.voice) throw refuse('body.numberId', `${row.number} can’t make calls. Choose another number.`);
}

/** Refuses a plan that names what is not there, or cannot call or write. @throws AppError invalid_input */
export async function checkPlan(tx: Tx, scope: Scope, plan: CampaignPlan): Promise<void> {
  await checkChannel(tx, scope, plan);
  const { segmentId, follows } = plan.audience;
  if (segmentId !== null)
    await named(
      'body.audience.segmentId',
      'Segment not found. It may have been deleted.',
      filterOf(tx, scope, segmentId),
    );
  if (follows === null) return;
  const own = and(eq(campaigns.workspaceId, scope.workspaceId), eq(campaigns.id, follows.campaignId));
  const [before] = await tx.select({ id: campaigns.id }).from(campaigns).where(own);
  if (before === undefined)
    throw refuse('body.audience.follows.campaignId', 'Campaign not found. It may have been deleted.');
}
