import type { Permission } from '#domain/identity/permissions.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { Currency, plainAmount } from '#domain/platform/money.ts';

export const notificationCategories = ['Agents', 'Calls', 'System', 'Billing', 'Security', 'Product'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export const notificationChannels = ['email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** On which channels someone wants to hear of something. */
export type NotificationChoice = Record<NotificationChannel, boolean>;

/** What a notification tells of: the thing's `id`, and the few words that its sentence needs. */
export type NotificationData = Record<string, string | number | boolean>;

/** Something that happens, and who hears of it. */
export interface NotificationType {
  category: NotificationCategory;
  title: string;
  /** One sentence for the page of settings. */
  description: string;
  defaults: NotificationChoice;
  /** What a recipient's role has to allow, when it happens, when it is sent, and when it is read. */
  needs: Permission;
  /** Concerns one account alone; no one else hears of it, and no webhook. */
  own?: true;
  /** The safety of an account: it is mailed at once, whatever was chosen for mail. Nothing else is. */
  critical?: true;
  /** Someone waits for it: who chose its mail and a digest gets it at once all the same. */
  prompt?: true;
  /** Told to webhooks also where one member alone hears of it. Of test calls no one else hears. */
  toWebhooks?: true;
  /** Told to anyone who did it, too: someone else may have done it with their account. */
  toActor?: true;
  /** Told of a workspace that is deleted, too. */
  outlives?: true;
  /** At most one mail and one push an hour for what has the same key: of each thing, or of all of this type. */
  collapse: 'thing' | 'type';
  /** The change in the audit log that it is. A type that no change is comes from `notify`. */
  audit?: { action: AuditAction; when?: (data: NotificationData) => boolean };
  /** The sentence. */
  text(data: NotificationData): string;
  /** The page that it leads to. */
  to(data: NotificationData): `/dashboard/${string}`;
}

const only = (...channels: NotificationChannel[]): NotificationChoice => ({
  email: channels.includes('email'),
  push: channels.includes('push'),
  sms: channels.includes('sms'),
});
const agent = ({ id }: NotificationData) => `/dashboard/agents/${id}` as const;
const versionsOf = ({ id }: NotificationData) => `/dashboard/agents/${id}?tab=versions` as const;
const call = ({ id }: NotificationData) => `/dashboard/calls/${id}` as const;
const texts = ({ id }: NotificationData) => `/dashboard/messages?thread=${id}` as const;
const task = ({ id }: NotificationData) => `/dashboard/inbox?task=${id}` as const;
/** What a promise is, and that it is one of a test call. */
const promised = ({ kind, agent, test }: NotificationData) => {
  const what =
    kind === 'call_back'
      ? `${agent} promised a caller a callback`
      : kind === 'message'
        ? `${agent} took a message`
        : `A follow-up is needed after a call with ${agent}`;
  return test === true ? `Test call: ${what}` : what;
};
/** Whose promise it is; of one that was made by hand there is no agent. */
const promiseOf = ({ agent }: NotificationData) => (agent === undefined ? 'A follow-up' : `A follow-up from ${agent}`);
const campaign = ({ id }: NotificationData) => `/dashboard/contacts/campaigns/${id}` as const;
const account = () => '/dashboard/account' as const;
const tokens = () => '/dashboard/integrations/access-tokens' as const;
const team = () => '/dashboard/settings/team-members' as const;
const security = () => '/dashboard/integrations/security-settings' as const;
const settings = () => '/dashboard/settings/notifications' as const;
const billing = () => '/dashboard/settings/billing' as const;
const sales = () => '/dashboard/agency/invoices' as const;
const sale = ({ id }: NotificationData) => `/dashboard/agency/invoices/${id}` as const;
const usage = () => '/dashboard/settings/usage-analytics' as const;
/** The days that a report is of. */
const analytics = ({ from, to }: NotificationData) =>
  `/dashboard/analytics?from=${from}&to=${to}&tests=without` as const;
const alertsPage = () => '/dashboard/analytics/alerts' as const;
/** Minutes as a span: "the last 15 minutes", "the last 7 days". */
function spanOf(minutes: NotificationData[string] | undefined): string {
  const all = Number(minutes ?? 0);
  const [n, unit] = all >= 2_880 ? [all / 1_440, 'days'] : all >= 120 ? [all / 60, 'hours'] : [all, 'minutes'];
  return `the last ${counted(n)} ${unit}`;
}
/** How calls of some days went, in a sentence. */
function reported({ from, to, calls, before, successRate, averageMs, agents }: NotificationData): string {
  const was = Number(before) === 0 ? 'none in the previous period' : `${counted(before)} in the previous period`;
  const seconds = Math.round(Number(averageMs ?? 0) / 1000);
  const how =
    successRate === undefined
      ? ''
      : `. ${successRate}% reached their goal, the average call took ${seconds} seconds, and ${counted(agents)} of your agents had calls`;
  return `Calls from ${from} to ${to}: ${counted(calls)} (${was})${how}.`;
}
/** `10,000`. */
const counted = (value: NotificationData[string] | undefined) =>
  new Intl.NumberFormat('en-US').format(Number(value ?? 0));
/** One more sentence: who can raise a limit. */
const then = (sentence: NotificationData[string] | undefined) => (sentence === undefined ? '' : ` ${sentence}`);
/** `49.00 USD`: a sentence in a mail has no reader's language yet. */
const money = ({ amount, currency }: NotificationData) => {
  const known = Currency.safeParse(currency);
  return known.success ? `${plainAmount(Number(amount), known.data)} ${known.data}` : 'some money';
};
const safety = { category: 'Security', needs: 'membership', own: true, critical: true, toActor: true } as const;

/** Who wants a report asks for it, and gets it when it is made. */
const report = {
  category: 'Calls',
  defaults: only(),
  needs: 'analytics:read',
  prompt: true,
  collapse: 'type',
  text: reported,
  to: analytics,
} as const satisfies Partial<NotificationType>;

/**
 * Everything that the product tells people of. What is here is really sent: a type has an audit action, or a rule that
 * calls `notify` with it. To tell of another change of the audit log, add a row.
 */
export const notificationTypes = {
  'agent-activated': {
    category: 'Agents',
    title: 'Agent activated',
    description: 'An agent was activated and now answers calls.',
    defaults: only('email'),
    needs: 'agents:read',
    collapse: 'thing',
    audit: { action: 'agent.status-changed', when: ({ status }) => status === 'active' },
    text: ({ name }) => `${name} was activated and now answers calls.`,
    to: agent,
  },
  'agent-paused': {
    category: 'Agents',
    title: 'Agent paused',
    description: 'An agent was paused and no longer answers calls.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    collapse: 'thing',
    audit: { action: 'agent.status-changed', when: ({ status }) => status !== 'active' },
    text: ({ name }) => `${name} was paused and no longer answers calls.`,
    to: agent,
  },
  'agent-deleted': {
    category: 'Agents',
    title: 'Agent deleted',
    description: 'Someone deleted an agent.',
    defaults: only('email'),
    needs: 'agents:read',
    collapse: 'thing',
    audit: { action: 'agent.deleted' },
    text: ({ name }) => `${name} was deleted.`,
    to: () => '/dashboard/agents',
  },
  'rollout-stopped': {
    category: 'Agents',
    title: 'Rollout stopped',
    description: 'A new version was rolled back automatically because more calls failed than before.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    prompt: true,
    collapse: 'thing',
    text: ({ agent, version, stable }) =>
      `Version ${version} of ${agent} was rolled back: more calls failed than before. Version ${stable} now answers all calls.`,
    to: agent,
  },
  'approval-asked': {
    category: 'Agents',
    title: 'Approval requested',
    description: 'Someone asked for approval to publish an agent.',
    defaults: only('email', 'push'),
    needs: 'agents:manage',
    prompt: true,
    collapse: 'thing',
    text: ({ agent }) => `A change to ${agent} is waiting for approval.`,
    to: versionsOf,
  },
  'approval-decided': {
    category: 'Agents',
    title: 'Approval reviewed',
    description: 'Someone approved or rejected a change that you requested.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    own: true,
    collapse: 'thing',
    text: ({ agent, approved }) =>
      approved === true
        ? `Your change to ${agent} was approved and is now live.`
        : `Your change to ${agent} was rejected.`,
    to: versionsOf,
  },
  'automation-failed': {
    category: 'System',
    title: 'Automation failed',
    description: 'An automatic workflow run stopped before it finished.',
    defaults: only('email', 'push'),
    needs: 'workflows:read',
    collapse: 'thing',
    text: ({ name }) => `An automatic run of the ${name} workflow stopped before it finished.`,
    to: ({ id }) => `/dashboard/workflows/${id}`,
  },
  'call-failed': {
    category: 'Calls',
    title: 'Call failed',
    description: 'A call dropped because the caller was disconnected or something went wrong on our end.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ agent, reason }) =>
      reason === 'failed' ? `A call with ${agent} failed.` : `A call with ${agent} was disconnected.`,
    to: call,
  },
  'call-handed-off': {
    category: 'Calls',
    title: 'Call transferred',
    description: 'An agent couldn’t help and transferred the caller to your team.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ agent }) => `${agent} transferred a caller to your team.`,
    to: call,
  },
  'message-received': {
    category: 'Calls',
    title: 'Text message',
    description: 'Someone texted one of your numbers, and no agent answered. The email is sent immediately.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    collapse: 'thing',
    text: ({ from, to }) => `${from} texted ${to}.`,
    to: texts,
  },
  'task-made': {
    category: 'Calls',
    title: 'New follow-up',
    description: 'An agent promised a caller a follow-up. The email is sent immediately.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    toWebhooks: true,
    collapse: 'thing',
    text: (data) => `${promised(data)}. It’s waiting in the Inbox.`,
    to: task,
  },
  'task-assigned': {
    category: 'Calls',
    title: 'Follow-up assigned to you',
    description: 'Someone assigned you a follow-up in the Inbox.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    collapse: 'thing',
    text: (data) => `${promiseOf(data)} was assigned to you.`,
    to: task,
  },
  'task-due': {
    category: 'Calls',
    title: 'Follow-up due',
    description: 'A follow-up is overdue or due within the hour. The email is sent immediately.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    collapse: 'thing',
    text: (data) => `${promiseOf(data)} is ${data.overdue === true ? 'overdue' : 'due within the hour'}.`,
    to: task,
  },
  'appointment-booked': {
    category: 'Calls',
    title: 'Appointment booked',
    description: 'An agent booked an appointment in your calendar.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ title }) => `An appointment was booked: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-clash': {
    category: 'Calls',
    title: 'Conflicting appointment',
    description: 'An appointment booked while your calendar wasn’t responding conflicts with a calendar event.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ title }) => `An appointment conflicts with an event in your calendar: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-moved': {
    category: 'Calls',
    title: 'Appointment rescheduled',
    description: 'An appointment was rescheduled.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    audit: { action: 'appointment.moved' },
    text: ({ title }) => `An appointment was rescheduled: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-cancelled': {
    category: 'Calls',
    title: 'Appointment canceled',
    description: 'Someone canceled an appointment, and its time is available again.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    audit: { action: 'appointment.cancelled' },
    text: ({ title }) => `An appointment was canceled: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'campaign-paused': {
    category: 'Calls',
    title: 'Campaign paused automatically',
    description: 'A campaign paused automatically because of a problem.',
    defaults: only('email', 'push'),
    needs: 'contacts:read',
    prompt: true,
    collapse: 'thing',
    text: ({ name, problem }) => `${name} paused automatically. ${problem}`,
    to: campaign,
  },
  'carrier-unheard': {
    category: 'Calls',
    title: 'Calls not getting through',
    description: 'Your carrier’s requests can no longer be verified, or they’re going to the wrong URL.',
    defaults: only('email', 'push'),
    needs: 'phone-numbers:read',
    prompt: true,
    collapse: 'thing',
    text: ({ problem }) => `Calls aren’t getting through. ${problem}`,
    to: () => '/dashboard/phone-numbers',
  },
  'campaign-done': {
    category: 'Calls',
    title: 'Campaign finished',
    description: 'A campaign reached the end of its contact list.',
    defaults: only('email'),
    needs: 'contacts:read',
    collapse: 'thing',
    text: ({ name }) => `${name} reached the end of its contact list.`,
    to: campaign,
  },
  'alert-raised': {
    category: 'Calls',
    title: 'Alert raised',
    description: 'A metric or failure type crossed its alert threshold.',
    defaults: only('email', 'push'),
    needs: 'analytics:read',
    prompt: true,
    collapse: 'thing',
    text: ({ name, figure, value, when, limit, minutes, openHoursOnly }) =>
      `${name}: ${figure} was ${value} (${when} ${limit}) over ${spanOf(minutes)}${openHoursOnly ? ' of business hours' : ''}.`,
    to: alertsPage,
  },
  'alert-over': {
    category: 'Calls',
    title: 'Alert resolved',
    description: 'A metric is back to normal, or someone resolved the alert.',
    defaults: only('email'),
    needs: 'analytics:read',
    collapse: 'thing',
    text: ({ name, figure, worst }) => `The ${name} alert is resolved. At its worst, ${figure} was ${worst}.`,
    to: alertsPage,
  },
  'weekly-report': {
    title: 'Weekly report',
    description: 'A summary of last week’s calls, sent every Monday morning.',
    ...report,
  },
  'monthly-report': {
    title: 'Monthly report',
    description: 'A summary of last month’s calls, sent on the morning of the 1st.',
    ...report,
  },
  'mail-down': {
    category: 'System',
    title: 'Mail server down',
    description: 'The mail server went down or recovered. Sent to the operator’s workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ up }) =>
      up === true
        ? 'The mail server is back up. Queued emails are being sent.'
        : 'The mail server isn’t accepting emails. Queued emails will be sent once it recovers.',
    to: settings,
  },
  'speech-down': {
    category: 'System',
    title: 'Speech engine down',
    description: 'A speech engine failed, and another one took over. Sent to the operator’s workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ up }) =>
      up === true
        ? 'All speech engines have recovered.'
        : 'A speech engine failed, and another one has taken over. Voices may sound different.',
    to: () => '/dashboard/text-to-speech',
  },
  'api-requests-used': {
    category: 'Billing',
    title: 'API requests running out',
    description: 'API requests have reached 80% or 100% of this month’s limit.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, limit, raisedBy }) =>
      percent === 100
        ? `You’ve used all of this month’s ${counted(limit)} API requests. Further requests are rejected until next month.${then(raisedBy)}`
        : `You’ve used ${percent}% of this month’s ${counted(limit)} API requests.${then(raisedBy)}`,
    to: usage,
  },
  'knowledge-page-removed': {
    category: 'Agents',
    title: 'Web page no longer available',
    description: 'A web page was removed from the Knowledge Base because two checks in a row couldn’t find it.',
    defaults: only('email'),
    needs: 'knowledge:read',
    collapse: 'type',
    text: ({ name }) => `The web page ${name} is no longer available, so agents no longer use it for answers.`,
    to: () => '/dashboard/knowledge',
  },
  'storage-used': {
    category: 'Billing',
    title: 'Storage running out',
    description: 'Storage has reached 80% or 100% of this workspace’s limit.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, gb, raisedBy }) =>
      percent === 100
        ? `Your ${counted(gb)} GB of storage is full. Delete files to make room for new ones.${then(raisedBy)}`
        : `You’ve used ${percent}% of your ${counted(gb)} GB of storage.${then(raisedBy)}`,
    to: usage,
  },
  'bandwidth-used': {
    category: 'Billing',
    title: 'High bandwidth',
    description: 'Traffic has reached 80% or 100% of the usual monthly bandwidth.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, gb }) =>
      `You’ve used ${percent}% of the usual ${counted(gb)} GB of bandwidth this month. Nothing is blocked.`,
    to: usage,
  },
  'webhook-disabled': {
    category: 'System',
    title: 'Webhook disabled',
    description: 'A notification webhook kept failing for three days, so it was disabled.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ name }) => `The ${name} webhook kept failing, so it was disabled.`,
    to: settings,
  },
  'webhook-paused': {
    category: 'System',
    title: 'Webhook paused',
    description: 'One of your webhooks stopped accepting events, so it was paused.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    collapse: 'thing',
    audit: { action: 'webhook.paused' },
    text: ({ host, reason }) =>
      reason === 'gone'
        ? `The webhook at ${host} responded with 410 Gone, so it was paused.`
        : `The webhook at ${host} kept failing, so it was paused.`,
    to: ({ id }) => `/dashboard/integrations/webhooks/${id}`,
  },
  'minutes-used': {
    category: 'Billing',
    title: 'Minutes running out',
    description: 'Call minutes have reached 80% or 100% of this workspace’s limit.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, plan, charged, month, shared, raisedBy }) => {
      if (month !== undefined) {
        const all = `this month’s ${counted(month)} minutes${shared === true ? ', shared with subaccounts' : ''}`;
        return percent === 100
          ? `You’ve used all of ${all}. Calls are rejected until next month.${then(raisedBy)}`
          : `You’ve used ${percent}% of ${all}.${then(raisedBy)}`;
      }
      if (percent !== 100) return `You’ve used ${percent}% of the minutes in ${plan ?? 'this workspace'}.`;
      return charged === true
        ? `You’ve used all the minutes included in ${plan} this month. You’ll be charged for extra minutes.`
        : `You’ve used all the minutes in ${plan ?? 'this workspace'}. Calls are rejected until you get more.`;
    },
    to: ({ plan, month }) => {
      if (month !== undefined) return usage();
      return plan === undefined ? '/dashboard/getting-started' : '/dashboard/settings/billing';
    },
  },
  'models-used': {
    category: 'Billing',
    title: 'Model spending limit',
    description: 'Language model usage has reached 80% or 100% of this month’s spending limit.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    collapse: 'type',
    text: ({ percent, what }) => {
      const cap = what === 'cost' ? 'costs' : 'tokens';
      return percent === 100
        ? `You’ve reached this month’s language model limit for ${cap}. Agents follow their script until next month, or until you raise the limit.`
        : `You’ve used ${percent}% of this month’s language model limit for ${cap}.`;
    },
    to: () => '/dashboard/integrations/external-services',
  },
  'characters-used': {
    category: 'Billing',
    title: 'Characters running out',
    description: 'Text-to-speech characters have reached 80% or 100% of this month’s limit.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent }) =>
      percent === 100
        ? 'You’ve used all of this month’s text-to-speech characters.'
        : `You’ve used ${percent}% of this month’s text-to-speech characters.`,
    to: () => '/dashboard/text-to-speech',
  },
  'invoice-issued': {
    category: 'Billing',
    title: 'New invoice',
    description: 'An invoice was issued to this workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `Invoice ${data.number} for ${money(data)} was issued.`,
    to: billing,
  },
  'credit-issued': {
    category: 'Billing',
    title: 'New credit note',
    description: 'A credit note was issued to this workspace.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `Credit note ${data.number} for ${money(data)} was issued.`,
    to: billing,
  },
  'payment-received': {
    category: 'Billing',
    title: 'Payment received',
    description: 'A payment from this workspace was received.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `Your payment of ${money(data)} for ${data.number} was received. Thank you.`,
    to: billing,
  },
  'payment-failed': {
    category: 'Billing',
    title: 'Payment failed',
    description: 'A payment from this workspace failed.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `Your payment of ${money(data)} for ${data.number} failed.`,
    to: billing,
  },
  'client-signed-up': {
    category: 'Billing',
    title: 'New client',
    description: 'Someone signed up on your site and got a workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ client }) => `${client} signed up as your client.`,
    to: () => '/dashboard/agency/subaccounts',
  },
  'client-subscribed': {
    category: 'Billing',
    title: 'Client chose a plan',
    description: 'A client subscribed to one of your plans or changed to another.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ client, plan }) => `${client} subscribed to your ${plan} plan.`,
    to: sales,
  },
  'client-cancelled': {
    category: 'Billing',
    title: 'Client canceled a plan',
    description: 'A client canceled their plan.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ client, plan, at }) =>
      at === undefined
        ? `${client} canceled ${plan}, effective immediately.`
        : `${client} canceled ${plan}, effective ${at}.`,
    to: sales,
  },
  'client-payment-failed': {
    category: 'Billing',
    title: 'Client payment failed',
    description: 'A payment on an invoice you issued failed.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `${data.client}’s ${money(data)} payment for ${data.number} failed.`,
    to: sale,
  },
  'client-invoice-overdue': {
    category: 'Billing',
    title: 'Client invoice overdue',
    description: 'An invoice you issued wasn’t paid on time.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `${data.number} is overdue: ${data.client} still owes you ${money(data)}.`,
    to: sale,
  },
  'client-payment-disputed': {
    category: 'Billing',
    title: 'Client payment disputed',
    description: 'A client disputed a payment, or their bank resolved a dispute.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    prompt: true,
    text: (data) => {
      const what = `${money(data)} payment for ${data.number}`;
      if (data.state === 'won') return `The bank decided in your favor. You keep ${data.client}’s ${what}.`;
      if (data.state === 'lost') return `The bank reversed ${data.client}’s ${what}. The invoice is due again.`;
      return `${data.client} disputed the ${what} with their bank. Respond through your payment provider.`;
    },
    to: sale,
  },
  'token-created': {
    category: 'Security',
    title: 'Access token generated',
    description: 'Someone generated an access token for this workspace.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.created' },
    text: ({ name }) => `The ${name} access token was generated.`,
    to: tokens,
  },
  'token-deleted': {
    category: 'Security',
    title: 'Access token deleted',
    description: 'An access token was deleted. Apps that used the token no longer work.',
    defaults: only('email'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.deleted' },
    text: ({ name }) => `The ${name} access token was deleted.`,
    to: tokens,
  },
  'token-exposed': {
    category: 'Security',
    title: 'Access token revoked',
    description: 'An access token was sent unencrypted, so it was revoked.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.exposed' },
    text: ({ name }) => `The ${name} access token was sent unencrypted, so it was revoked. Generate a new one.`,
    to: tokens,
  },
  'member-joined': {
    category: 'Security',
    title: 'Member joined',
    description: 'Someone accepted an invitation to this workspace.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'type',
    audit: { action: 'member.joined' },
    text: () => 'Someone accepted an invitation and is now a member.',
    to: team,
  },
  'member-gone': {
    category: 'Security',
    title: 'Member removed',
    description: 'Someone was removed from this workspace.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'type',
    audit: { action: 'member.removed' },
    text: () => 'A member was removed from this workspace.',
    to: team,
  },
  'member-left': {
    category: 'Security',
    title: 'Member left',
    description: 'Someone left this workspace.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'type',
    audit: { action: 'member.left' },
    text: () => 'A member left this workspace.',
    to: team,
  },
  'your-role': {
    category: 'Security',
    title: 'Your role changed',
    description: 'Someone changed your role in this workspace.',
    defaults: only('email', 'push'),
    needs: 'membership',
    own: true,
    collapse: 'type',
    text: ({ role }) => `Your role in this workspace is now ${role}.`,
    to: () => '/dashboard/settings',
  },
  'ownership-transferred': {
    category: 'Security',
    title: 'Workspace transferred',
    description: 'This workspace has a new owner.',
    defaults: only('email', 'push'),
    needs: 'team:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'ownership.transferred' },
    text: () => 'This workspace was transferred to a new owner.',
    to: team,
  },
  'role-changed': {
    category: 'Security',
    title: 'Role permissions changed',
    description: 'A role’s permissions were changed for everyone who has it.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'thing',
    audit: { action: 'role.updated' },
    text: ({ name }) => `Permissions for the ${name} role were changed.`,
    to: () => '/dashboard/agency/permissions',
  },
  'security-changed': {
    category: 'Security',
    title: 'Security settings changed',
    description: 'Someone changed this workspace’s security settings.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'security.changed' },
    text: () => 'This workspace’s security settings were changed.',
    to: security,
  },
  'company-sign-in-changed': {
    category: 'Security',
    title: 'Single sign-on changed',
    description: 'Someone changed how people at your domain sign in.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'company-sign-in.set' },
    text: ({ domain }) => `Sign-in settings for people at ${domain} were changed.`,
    to: security,
  },
  'audit-log-exported': {
    category: 'Security',
    title: 'Audit log exported',
    description: 'Someone exported this workspace’s audit log.',
    defaults: only('email'),
    needs: 'settings:manage',
    collapse: 'type',
    audit: { action: 'audit-log.exported' },
    text: () => 'This workspace’s audit log was exported.',
    to: () => '/dashboard/integrations/audit-log',
  },
  'workspace-deleted': {
    category: 'Security',
    title: 'Workspace deleted',
    description: 'The owner deleted this workspace. It can be restored for 30 days.',
    defaults: only('email'),
    needs: 'membership',
    toActor: true,
    outlives: true,
    collapse: 'type',
    audit: { action: 'workspace.deleted' },
    text: () => 'This workspace was deleted. The person who deleted it has 30 days to restore it.',
    to: () => '/dashboard/settings/account',
  },
  'workspace-restored': {
    category: 'Security',
    title: 'Workspace restored',
    description: 'The owner restored a deleted workspace.',
    defaults: only('email'),
    needs: 'membership',
    toActor: true,
    collapse: 'type',
    audit: { action: 'workspace.restored' },
    text: () => 'This workspace was restored and is available again.',
    to: () => '/dashboard/settings/account',
  },
  'new-device': {
    ...safety,
    title: 'Sign-in from a new device',
    description: 'Someone signed in to your account from a new device or network.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ device, ip }) =>
      `Someone signed in to your account from a new device: ${device}, ${ip}. If it wasn’t you, change your password.`,
    to: account,
  },
  'password-changed': {
    ...safety,
    title: 'Password changed',
    description: 'Your account password was changed.',
    defaults: only('email', 'push'),
    collapse: 'type',
    text: () => 'Your account password was changed. If it wasn’t you, reset it now.',
    to: account,
  },
  'two-factor-added': {
    ...safety,
    title: 'Authenticator added',
    description: 'An authenticator app was added to your account.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ name }) => `The ${name} authenticator app was added to your account. If it wasn’t you, remove it.`,
    to: account,
  },
  'two-factor-removed': {
    ...safety,
    title: 'Authenticator removed',
    description: 'An authenticator app was removed from your account.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ name }) =>
      `The ${name} authenticator app was removed from your account. If it wasn’t you, change your password.`,
    to: account,
  },
  'product-news': {
    category: 'Product',
    title: 'New version',
    description: 'This installation was upgraded. Find out what’s new.',
    defaults: only('email'),
    needs: 'membership',
    collapse: 'type',
    text: ({ version }) => `This installation now runs version ${version}. See what’s new.`,
    to: () => '/dashboard/changelog',
  },
} as const satisfies Record<string, NotificationType>;

export type NotificationTypeId = keyof typeof notificationTypes;
export const notificationTypeIds = Object.keys(notificationTypes) as [NotificationTypeId, ...NotificationTypeId[]];

/** A type by its id; undefined where it is one of a later version, or is no more. */
export const notificationType = (id: string): NotificationType | undefined =>
  Object.hasOwn(notificationTypes, id) ? notificationTypes[id as NotificationTypeId] : undefined;
