import { sql } from 'drizzle-orm';
import { can, type RoleRow } from '#domain/identity/permissions.ts';
import { choiceOf, type NotificationChoices } from '#domain/notifications/notification-choices.ts';
import type { Digest } from '#domain/notifications/notification-limits.ts';
import type { targetForms } from '#domain/notifications/notification-targets.ts';
import { type NotificationTypeId, notificationType } from '#domain/notifications/notification-types.data.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { SendChannel } from '#server/platform/db/schema/notifications.table.ts';
import type { Services } from '#server/services.ts';
import type { ToldEvent } from './compose-mail.ts';

/** A send that this process has, with everything that it needs, read in the same statement. */
export interface Claimed {
  workspaceId: string;
  workspaceName: string;
  id: string;
  channel: SendChannel;
  targetId: string;
  targetName: string | null;
  userId: string | null;
  digest: boolean;
  collapseKey: string;
  /** With this one. */
  attempts: number;
  createdAt: number;
  /** Of who is still a member. */
  email: string | null;
  /** Of who is still a member and has confirmed it. */
  phone: string | null;
  /** The subscription of a browser, or the address of a webhook. */
  sealed: string | null;
  form: (typeof targetForms)[number] | null;
  /** Those of which may be told now; perhaps none any more. */
  events: ToldEvent[];
  claim: string;
}

/** Longer than a try may take, in ms. */
const claimMs = 3 * 60_000;
/** Nothing waits or is claimed for longer, in ms: what seems to was written before the clock was set back. */
const longestWaitMs = 2 * 24 * 3_600_000;

interface Row {
  workspace_id: string;
  name: string;
  deleted: boolean;
  id: string;
  target_id: string;
  target_name: string | null;
  user_id: string | null;
  digest: boolean;
  collapse_key: string;
  attempts: number;
  created_at: string;
  email: string | null;
  phone: string | null;
  levels: RoleRow | null;
  choices: NotificationChoices | null;
  how_often: Digest | null;
  sealed: string | null;
  form: Claimed['form'];
  events: (ToldEvent & { subject: string | null })[];
}

/** Whether an event may be told now: roles, choices and the workspace may have changed since it happened. */
function mayTell(channel: SendChannel, row: Row, event: Row['events'][number]): boolean {
  const type = notificationType(event.type);
  if (type === undefined || (row.deleted && !type.outlives)) return false;
  if (channel === 'webhook') return type.own !== true;
  if (row.levels === null || !can(row.levels, type.needs)) return false;
  if (event.subject !== null && event.subject !== row.user_id) return false;
  if (channel === 'email' && type.critical) return true;
  if (channel === 'email' && row.how_often === 'never') return false;
  return choiceOf(row.choices ?? {}, event.type as NotificationTypeId)[channel];
}

/**
 * Claims sends of a channel that are due, so that no other process has them. A claim that ran out is taken over, but for
 * mails: there no one knows whether the mail server had it, so that it counts as sent, see `giveUpMails`.
 */
export async function claimSends(services: Services, channel: SendChannel, most: number): Promise<Claimed[]> {
  const { db, clock } = services;
  const now = clock.now();
  const [at, far, until] = [new Date(now), new Date(now + longestWaitMs), new Date(now + claimMs)];
  const claim = newId();
  const again =
    channel === 'email'
      ? sql`false`
      : sql`s.status = 'sending' and (s.claimed_until <= ${at} or s.claimed_until > ${far})`;
  const rows = await db.system('job', (tx) =>
    readRows<Row>(
      tx,
      {
        workspace_id: 'text',
        name: 'text',
        deleted: 'boolean',
        id: 'text',
        target_id: 'text',
        target_name: 'text?',
        user_id: 'text?',
        digest: 'boolean',
        collapse_key: 'text',
        attempts: 'number',
        created_at: 'text',
        email: 'text?',
        phone: 'text?',
        levels: 'json',
        choices: 'json',
        how_often: 'json',
        sealed: 'text?',
        form: 'json',
        events: 'json',
      },
      sql`
      with due as (
        select s.workspace_id, s.id from notification_sends s
        where s.channel = ${channel} and s.status in ('waiting', 'sending')
          and ((s.status = 'waiting' and (s.due_at <= ${at} or s.due_at > ${far})) or ${again})
        order by s.due_at limit ${most} for update skip locked
      ), claimed as (
        update notification_sends s
        set status = 'sending', claim = ${claim}::uuid, claimed_until = ${until}, attempts = s.attempts + 1
        from due where s.workspace_id = due.workspace_id and s.id = due.id
        returning s.*
      )
      select s.workspace_id, w.name, w.deleted_at is not null as deleted, s.id, s.target_id, t.name as target_name,
        s.user_id, s.digest, s.collapse_key, s.attempts, s.created_at::text as created_at, u.email, r.levels,
        p.choices, p.digest as how_often, case when p.phone_confirmed then p.phone end as phone, coalesce(d.subscription, t.url) as sealed, t.form,
        (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'type', e.type, 'data', e.data, 'at', e.created_at,
            'subject', e.subject_id) order by e.id), '[]')
          from notification_deliveries x
          join notification_events e on e.workspace_id = x.workspace_id and e.id = x.event_id
          where x.workspace_id = s.workspace_id and x.send_id = s.id) as events
      from claimed s
      join workspaces w on w.id = s.workspace_id
      left join members m on m.workspace_id = s.workspace_id and m.user_id = s.user_id
      left join roles r on r.workspace_id = m.workspace_id and r.id = m.role
      left join users u on u.id = m.user_id and u.email <> ''
      left join notification_preferences p on p.workspace_id = m.workspace_id and p.user_id = m.user_id
      left join push_devices d on s.channel = 'push' and d.workspace_id = s.workspace_id and d.id = s.target_id
        and d.user_id = s.user_id
      left join notification_targets t on s.channel = 'webhook' and t.workspace_id = s.workspace_id
        and t.id = s.target_id and t.status = 'active'`,
    ),
  );
  return rows.map((row) => ({
    workspaceId: row.workspace_id,
    workspaceName: row.name,
    id: row.id,
    channel,
    claim,
    digest: row.digest,
    attempts: row.attempts,
    email: row.email,
    phone: row.phone,
    targetId: row.target_id,
    targetName: row.target_name,
    userId: row.user_id,
    collapseKey: row.collapse_key,
    createdAt: Date.parse(row.created_at),
    sealed: row.sealed,
    form: row.form,
    events: row.events.filter((event) => mayTell(channel, row, event)),
  }));
}

/** Ends mails whose process died while it had them: the mail server may have taken them, and no one gets a mail twice. */
export async function giveUpMails({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  const rows = await db.system('job', (tx) =>
    readRows(
      tx,
      { id: 'text' },
      sql`
      update notification_sends set status = 'unknown', done_at = ${new Date(now)}, claim = null
      where channel = 'email' and status = 'sending'
        and (claimed_until <= ${new Date(now)} or claimed_until > ${new Date(now + longestWaitMs)})
      returning id`,
    ),
  );
  for (const { id } of rows) log.warn({ sendId: id }, 'whether a mail of notifications went is not known');
}
