import { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CampaignChannel, CampaignTarget } from '#domain/campaigns/campaigns.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { campaignTargets, type TargetRow } from '#server/platform/db/schema/campaigns.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { objectOf, requireCampaign } from './campaigns.ts';

/** People that are read from the database at once for a file. */
const batch = 1_000;

interface Wanted {
  status?: TargetRow['state'] | undefined;
  result?: NonNullable<TargetRow['result']> | undefined;
  reason?: NonNullable<TargetRow['reason']> | undefined;
  cursor?: string | undefined;
  limit: number;
}

const present = (row: TargetRow, channel: CampaignChannel): CampaignTarget & { id: string } => {
  const { id, contactId, name, phone, state, result, reason, attempts, nextAt, lastAt, attemptId } = row;
  return {
    id,
    contactId,
    name,
    phone: phone.startsWith('+') ? phone : '',
    status: state,
    result,
    reason,
    attempts,
    callId: channel === 'call' ? attemptId : null,
    messageId: channel === 'text' ? attemptId : null,
    nextAttemptAt: nextAt?.toISOString() ?? null,
    lastAttemptAt: lastAt?.toISOString() ?? null,
  };
};

function read(tx: Tx, { workspaceId }: Scope, campaignId: string, { status, result, reason, cursor, limit }: Wanted) {
  return tx
    .select()
    .from(campaignTargets)
    .where(
      and(
        eq(campaignTargets.workspaceId, workspaceId),
        eq(campaignTargets.campaignId, campaignId),
        status && eq(campaignTargets.state, status),
        result && eq(campaignTargets.result, result),
        reason && eq(campaignTargets.reason, reason),
        cursor === undefined ? undefined : gt(campaignTargets.id, cursor),
      ),
    )
    .orderBy(asc(campaignTargets.id))
    .limit(limit);
}

/** The people of a campaign, in the order of its list. @throws AppError not_found */
export function listTargets(scope: Scope, campaignId: string, wanted: Wanted) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { plan } = await requireCampaign(tx, scope, campaignId);
    const rows = await read(tx, scope, campaignId, { ...wanted, limit: wanted.limit + 1 });
    const items = rows.slice(0, wanted.limit).map((row) => present(row, plan.channel));
    return { items, next: rows.length > wanted.limit ? items.at(-1)!.id : null };
  });
}

const titles = [
  'Name',
  'Phone',
  'State',
  'Result',
  'Reason not called',
  'Attempts',
  'Last attempt',
  'Next attempt',
  'Call or message ID',
];

async function* linesOf(scope: Scope, campaignId: string, channel: CampaignChannel): AsyncGenerator<string> {
  yield `${titles.map(csvCell).join(',')}\r\n`;
  for (let cursor: string | undefined; ; ) {
    const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
      read(tx, scope, campaignId, { cursor, limit: batch }),
    );
    yield rows
      .map((row) => present(row, channel))
      .map(
        ({
          name,
          phone,
          status: state,
          result,
          reason,
          attempts,
          lastAttemptAt: lastAt,
          nextAttemptAt: nextAt,
          callId,
          messageId,
        }) =>
          [name, phone, state, result, reason, attempts, lastAt, nextAt, callId ?? messageId].map(csvCell).join(','),
      )
      .map((line) => `${line}\r\n`)
      .join('');
    if (rows.length < batch) return;
    cursor = rows.at(-1)!.id;
  }
}

/** The people of a campaign with how it ended, as CSV. @throws AppError not_found */
export async function exportTargets(scope: Scope, campaignId: string): Promise<RawAnswer> {
  const channel = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { plan } = await requireCampaign(tx, scope, campaignId);
    await recordChange(tx, scope, 'campaign.exported', { object: objectOf(campaignId), after: { name: plan.name } });
    return plan.channel;
  });
  return { type: 'text/csv; charset=utf-8', body: Readable.from(linesOf(scope, campaignId, channel)) };
}
