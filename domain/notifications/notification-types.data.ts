import type { Permission } from '#domain/identity/permissions.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { Currency, plainAmount } from '#domain/platform/money.ts';

export const notificationCategories = ['Agents', 'Calls', 'System', 'Billing', 'Security', 'Product'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export const notificationChannels = ['email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** On which channels somebody wants to hear of something. */
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
  /** Concerns one account alone; nobody else hears of it, and no webhook. */
  own?: true;
  /** The safety of an account: it is mailed at once, whatever was chosen for mail. Nothing else is. */
  critical?: true;
  /** Somebody waits for it: who chose its mail and a digest gets it at once all the same. */
  prompt?: true;
  /** Told to webhooks also where one member alone hears of it. Of test calls nobody else hears. */
  toWebhooks?: true;
  /** Told to whoever did it, too: somebody else may have done it with their account. */
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
      ? `${agent} promised a caller to be called back`
      : kind === 'message'
        ? `${agent} took a message`
        : `Something is to be seen to after a call with ${agent}`;
  return test === true ? `Test call: ${what}` : what;
};
/** Whose promise it is; of one that was made by hand there is no agent. */
const promiseOf = ({ agent }: NotificationData) => (agent === undefined ? 'A task' : `A promise of ${agent}`);
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
  const was = Number(before) === 0 ? 'none in the days before' : `${counted(before)} in the days before`;
  const seconds = Math.round(Number(averageMs ?? 0) / 1000);
  const how =
    successRate === undefined
      ? ''
      : `; ${successRate}% reached their aim, ${seconds} seconds on average, ${counted(agents)} of your agents had calls`;
  return `Calls from ${from} to ${to}: ${counted(calls)}, ${was}${how}.`;
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
    description: 'An agent was switched on and answers calls.',
    defaults: only('email'),
    needs: 'agents:read',
    collapse: 'thing',
    audit: { action: 'agent.status-changed', when: ({ status }) => status === 'active' },
    text: ({ name }) => `${name} was activated and answers calls.`,
    to: agent,
  },
  'agent-paused': {
    category: 'Agents',
    title: 'Agent paused',
    description: 'An agent was switched off and answers nobody.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    collapse: 'thing',
    audit: { action: 'agent.status-changed', when: ({ status }) => status !== 'active' },
    text: ({ name }) => `${name} was paused and answers no calls.`,
    to: agent,
  },
  'agent-deleted': {
    category: 'Agents',
    title: 'Agent deleted',
    description: 'Somebody deleted an agent.',
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
    description: 'A new version was taken back by itself, since more calls failed than before.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    prompt: true,
    collapse: 'thing',
    text: ({ agent, version, stable }) =>
      `Version ${version} of ${agent} was taken back: more calls failed than before. Version ${stable} answers all calls.`,
    to: agent,
  },
  'approval-asked': {
    category: 'Agents',
    title: 'Approval asked for',
    description: 'Somebody asks that a second person approve what an agent publishes.',
    defaults: only('email', 'push'),
    needs: 'agents:manage',
    prompt: true,
    collapse: 'thing',
    text: ({ agent }) => `A change of ${agent} waits for approval.`,
    to: versionsOf,
  },
  'approval-decided': {
    category: 'Agents',
    title: 'Approval decided',
    description: 'Somebody has approved or refused a change that you asked for.',
    defaults: only('email', 'push'),
    needs: 'agents:read',
    own: true,
    collapse: 'thing',
    text: ({ agent, approved }) =>
      approved === true
        ? `Your change of ${agent} was approved and answers calls.`
        : `Your change of ${agent} was refused.`,
    to: versionsOf,
  },
  'automation-failed': {
    category: 'System',
    title: 'Automation failed',
    description: 'A workflow that runs by itself stopped before its end.',
    defaults: only('email', 'push'),
    needs: 'workflows:read',
    collapse: 'thing',
    text: ({ name }) => `The workflow ${name} ran by itself and stopped before its end.`,
    to: ({ id }) => `/dashboard/workflows/${id}`,
  },
  'call-failed': {
    category: 'Calls',
    title: 'Call failed',
    description: 'A call broke off: the caller was lost, or something went wrong on our side.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ agent, reason }) =>
      reason === 'failed'
        ? `A call with ${agent} failed.`
        : `A caller of ${agent} was lost before the end of the call.`,
    to: call,
  },
  'call-handed-off': {
    category: 'Calls',
    title: 'Call handed off',
    description: 'An agent could not help and handed the caller to your team.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ agent }) => `${agent} handed a caller over to your team.`,
    to: call,
  },
  'message-received': {
    category: 'Calls',
    title: 'Text message',
    description: 'Somebody texts a number, and no agent answers. Mailed at once.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    collapse: 'thing',
    text: ({ from, to }) => `${from} has texted ${to}.`,
    to: texts,
  },
  'task-made': {
    category: 'Calls',
    title: 'New promise',
    description: 'An agent promised a caller something that a person has to keep. Mailed at once.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    toWebhooks: true,
    collapse: 'thing',
    text: (data) => `${promised(data)}. It waits in the Inbox.`,
    to: task,
  },
  'task-assigned': {
    category: 'Calls',
    title: 'Task assigned to you',
    description: 'Somebody gave you a task of the Inbox.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    prompt: true,
    collapse: 'thing',
    text: (data) => `${promiseOf(data)} was assigned to you.`,
    to: task,
  },
  'task-due': {
    category: 'Calls',
    title: 'Promise due',
    description: 'A promise is due within the hour, or overdue. Mailed at once.',
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
    description: 'An agent booked a time into your calendar.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ title }) => `An appointment was booked: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-clash': {
    category: 'Calls',
    title: 'Appointment over something else',
    description: 'An agent booked while a connected calendar did not answer, and something else stands there.',
    defaults: only('email', 'push'),
    needs: 'calls:read',
    collapse: 'type',
    text: ({ title }) => `An appointment stands in your calendar beside something else: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-moved': {
    category: 'Calls',
    title: 'Appointment moved',
    description: 'Somebody moved an appointment to another time.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    audit: { action: 'appointment.moved' },
    text: ({ title }) => `An appointment was moved: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'appointment-cancelled': {
    category: 'Calls',
    title: 'Appointment cancelled',
    description: 'Somebody cancelled an appointment and freed its time.',
    defaults: only('email'),
    needs: 'calls:read',
    collapse: 'type',
    audit: { action: 'appointment.cancelled' },
    text: ({ title }) => `An appointment was cancelled: ${title}.`,
    to: () => '/dashboard/appointments',
  },
  'campaign-paused': {
    category: 'Calls',
    title: 'Campaign paused by itself',
    description: 'A campaign calls nobody any more, and says why.',
    defaults: only('email', 'push'),
    needs: 'contacts:read',
    prompt: true,
    collapse: 'thing',
    text: ({ name, problem }) => `${name} has paused. ${problem}`,
    to: campaign,
  },
  'carrier-unheard': {
    category: 'Calls',
    title: 'Calls do not come through',
    description: 'Requests of your carrier cannot be trusted any more, or go to an address where this server is not.',
    defaults: only('email', 'push'),
    needs: 'phone-numbers:read',
    prompt: true,
    collapse: 'thing',
    text: ({ problem }) => `Calls do not come through. ${problem}`,
    to: () => '/dashboard/phone-numbers',
  },
  'campaign-done': {
    category: 'Calls',
    title: 'Campaign done',
    description: 'A campaign has gone through its list.',
    defaults: only('email'),
    needs: 'contacts:read',
    collapse: 'thing',
    text: ({ name }) => `${name} has gone through its list.`,
    to: campaign,
  },
  'alert-raised': {
    category: 'Calls',
    title: 'Alert raised',
    description: 'A figure of Analytics or a kind of failure passed the limit that somebody set.',
    defaults: only('email', 'push'),
    needs: 'analytics:read',
    prompt: true,
    collapse: 'thing',
    text: ({ name, figure, value, when, limit, minutes, openHoursOnly }) =>
      `${name}: ${figure} is ${value}, ${when} ${limit}, over ${spanOf(minutes)}${openHoursOnly ? ' of business hours' : ''}.`,
    to: alertsPage,
  },
  'alert-over': {
    category: 'Calls',
    title: 'Alert over',
    description: 'A figure is fine again, or somebody said that the alert is over.',
    defaults: only('email'),
    needs: 'analytics:read',
    collapse: 'thing',
    text: ({ name, figure, worst }) => `${name} is over. At the worst, ${figure} was ${worst}.`,
    to: alertsPage,
  },
  'weekly-report': {
    title: 'Weekly report',
    description: 'How the calls of the last week went, each Monday morning.',
    ...report,
  },
  'monthly-report': {
    title: 'Monthly report',
    description: 'How the calls of the last month went, on the first morning of the next.',
    ...report,
  },
  'mail-down': {
    category: 'System',
    title: 'Mail server down',
    description: 'The mail server takes no mail, and is back. Told in the workspace of the operator.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ up }) =>
      up === true
        ? 'The mail server takes mail again. What waited is sent now.'
        : 'The mail server takes no mail. Mail waits and is sent when it is back.',
    to: settings,
  },
  'speech-down': {
    category: 'System',
    title: 'Speech engine down',
    description: 'Another speech engine had to speak for one that failed. Told in the workspace of the operator.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ up }) =>
      up === true
        ? 'All speech engines speak again.'
        : 'A speech engine failed, and another one speaks for it. Voices may sound different.',
    to: () => '/dashboard/text-to-speech',
  },
  'api-requests-used': {
    category: 'Billing',
    title: 'API requests running out',
    description: 'Programs have sent 80 % and 100 % of the API requests of this month.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, limit, raisedBy }) =>
      percent === 100
        ? `All ${counted(limit)} API requests of this month are used up. Further ones are refused until the next month.${then(raisedBy)}`
        : `${percent} % of the ${counted(limit)} API requests of this month are used.${then(raisedBy)}`,
    to: usage,
  },
  'knowledge-page-removed': {
    category: 'Agents',
    title: 'Web page gone',
    description: 'A web page of the Knowledge Base was not found twice in a row, and was removed.',
    defaults: only('email'),
    needs: 'knowledge:read',
    collapse: 'type',
    text: ({ name }) => `The web page ${name} is gone. Agents answer from it no more.`,
    to: () => '/dashboard/knowledge',
  },
  'storage-used': {
    category: 'Billing',
    title: 'Storage running out',
    description: 'Files take 80 % and 100 % of the storage of this workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, gb, raisedBy }) =>
      percent === 100
        ? `The storage of ${counted(gb)} GB is full. Further files are refused until some are deleted.${then(raisedBy)}`
        : `${percent} % of the storage of ${counted(gb)} GB are used.${then(raisedBy)}`,
    to: usage,
  },
  'bandwidth-used': {
    category: 'Billing',
    title: 'High bandwidth',
    description: 'What was sent this month is 80 % and 100 % of the bandwidth that is usual.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, gb }) =>
      `${percent} % of the usual ${counted(gb)} GB of this month were sent. Nothing is refused.`,
    to: usage,
  },
  'webhook-disabled': {
    category: 'System',
    title: 'Webhook disabled',
    description: 'A webhook for notifications failed for three days and is not used any more.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ name }) => `The webhook ${name} failed for too long and was disabled.`,
    to: settings,
  },
  'webhook-paused': {
    category: 'System',
    title: 'Webhook paused',
    description: 'A webhook of yours took no events any more and was paused.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    collapse: 'thing',
    audit: { action: 'webhook.paused' },
    text: ({ host, reason }) =>
      reason === 'gone'
        ? `The webhook at ${host} said that it is gone, and was paused.`
        : `The webhook at ${host} took no events for too long, and was paused.`,
    to: ({ id }) => `/dashboard/integrations/webhooks/${id}`,
  },
  'minutes-used': {
    category: 'Billing',
    title: 'Minutes running out',
    description: 'Calls have used 80 % and 100 % of the minutes of this workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent, plan, charged, month, shared, raisedBy }) => {
      if (month !== undefined) {
        const all = `${counted(month)} minutes of this month${shared === true ? ', which subaccounts share,' : ''}`;
        return percent === 100
          ? `All ${all} are used up. Calls are refused until the next month.${then(raisedBy)}`
          : `${percent} % of the ${all} are used.${then(raisedBy)}`;
      }
      if (percent !== 100) return `${percent} % of the minutes of ${plan ?? 'this workspace'} are used.`;
      return charged === true
        ? `All minutes that ${plan} includes this month are used. Each further one is charged.`
        : `All minutes of ${plan ?? 'this workspace'} are used up. Calls are refused until there are more.`;
    },
    to: ({ plan, month }) => {
      if (month !== undefined) return usage();
      return plan === undefined ? '/dashboard/getting-started' : '/dashboard/settings/billing';
    },
  },
  'models-used': {
    category: 'Billing',
    title: 'Language models near their cap',
    description: 'Language models have used 80 % and 100 % of what they may cost in a month.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    collapse: 'type',
    text: ({ percent, what }) => {
      const cap = what === 'cost' ? 'costs' : 'tokens';
      return percent === 100
        ? `The cap on ${cap} of language models is reached. Agents go on by their script until the next month, or until the cap is raised.`
        : `${percent} % of the cap on ${cap} of language models are used this month.`;
    },
    to: () => '/dashboard/integrations/external-services',
  },
  'characters-used': {
    category: 'Billing',
    title: 'Characters running out',
    description: 'Text to speech has used 80 % and 100 % of the characters of this month.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'type',
    text: ({ percent }) =>
      percent === 100
        ? 'All characters of this month are used up.'
        : `${percent} % of the characters of this month are used.`,
    to: () => '/dashboard/text-to-speech',
  },
  'invoice-issued': {
    category: 'Billing',
    title: 'New invoice',
    description: 'An invoice was issued to this workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `The invoice ${data.number} over ${money(data)} was issued.`,
    to: billing,
  },
  'credit-issued': {
    category: 'Billing',
    title: 'New credit note',
    description: 'A credit note was issued to this workspace.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `The credit note ${data.number} over ${money(data)} was issued.`,
    to: billing,
  },
  'payment-received': {
    category: 'Billing',
    title: 'Payment received',
    description: 'A payment of this workspace came.',
    defaults: only('email'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `Your payment of ${money(data)} for ${data.number} came. Thank you.`,
    to: billing,
  },
  'payment-failed': {
    category: 'Billing',
    title: 'Payment failed',
    description: 'A payment of this workspace did not come.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `The payment of ${money(data)} for ${data.number} failed.`,
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
    title: 'A client took a plan',
    description: 'A client subscribed to one of your plans or changed to another.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ client, plan }) => `${client} took your plan ${plan}.`,
    to: sales,
  },
  'client-cancelled': {
    category: 'Billing',
    title: 'A client canceled',
    description: 'A client canceled their plan.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: ({ client, plan, at }) =>
      at === undefined ? `${client} canceled ${plan}. It has ended.` : `${client} canceled ${plan}. It ends on ${at}.`,
    to: sales,
  },
  'client-payment-failed': {
    category: 'Billing',
    title: 'A client’s payment failed',
    description: 'A payment of an invoice that you issued failed.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `The payment of ${money(data)} by ${data.client} for ${data.number} failed.`,
    to: sale,
  },
  'client-invoice-overdue': {
    category: 'Billing',
    title: 'A client’s invoice is overdue',
    description: 'An invoice that you issued wasn’t paid in time.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    text: (data) => `${data.number} is overdue: ${data.client} still owes you ${money(data)}.`,
    to: sale,
  },
  'client-payment-disputed': {
    category: 'Billing',
    title: 'A client’s payment is disputed',
    description: 'A client’s bank disputes a payment, or decided about it.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    collapse: 'thing',
    prompt: true,
    text: (data) => {
      const what = `the payment of ${money(data)} by ${data.client} for ${data.number}`;
      if (data.state === 'won') return `The bank decided for you: ${what} stays yours.`;
      if (data.state === 'lost') return `The bank took back ${what}. It’s due again.`;
      return `The bank disputes ${what}. Answer it at your payment provider.`;
    },
    to: sale,
  },
  'token-created': {
    category: 'Security',
    title: 'Access token generated',
    description: 'Somebody made a token that can use this workspace.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.created' },
    text: ({ name }) => `The access token ${name} was generated.`,
    to: tokens,
  },
  'token-deleted': {
    category: 'Security',
    title: 'Access token deleted',
    description: 'A token was deleted, and what used it stops.',
    defaults: only('email'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.deleted' },
    text: ({ name }) => `The access token ${name} was deleted.`,
    to: tokens,
  },
  'token-exposed': {
    category: 'Security',
    title: 'Access token revoked',
    description: 'A token was sent unencrypted, and was revoked for that.',
    defaults: only('email', 'push'),
    needs: 'integrations:read',
    toActor: true,
    collapse: 'thing',
    audit: { action: 'access-token.exposed' },
    text: ({ name }) => `The access token ${name} was sent unencrypted, and was revoked. Generate another one.`,
    to: tokens,
  },
  'member-joined': {
    category: 'Security',
    title: 'Member joined',
    description: 'Somebody accepted an invitation to this workspace.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'type',
    audit: { action: 'member.joined' },
    text: () => 'Somebody accepted an invitation and is a member now.',
    to: team,
  },
  'member-gone': {
    category: 'Security',
    title: 'Member removed',
    description: 'Somebody was removed from this workspace.',
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
    description: 'Somebody left this workspace.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'type',
    audit: { action: 'member.left' },
    text: () => 'A member left this workspace.',
    to: team,
  },
  'your-role': {
    category: 'Security',
    title: 'Your role',
    description: 'Somebody gave you another role in this workspace.',
    defaults: only('email', 'push'),
    needs: 'membership',
    own: true,
    collapse: 'type',
    text: ({ role }) => `Your role in this workspace is ${role} now.`,
    to: () => '/dashboard/settings',
  },
  'ownership-transferred': {
    category: 'Security',
    title: 'Workspace handed over',
    description: 'This workspace has another owner.',
    defaults: only('email', 'push'),
    needs: 'team:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'ownership.transferred' },
    text: () => 'This workspace was handed over to another owner.',
    to: team,
  },
  'role-changed': {
    category: 'Security',
    title: 'Role changed',
    description: 'What a role may do was changed for all who have it.',
    defaults: only('email'),
    needs: 'team:read',
    collapse: 'thing',
    audit: { action: 'role.updated' },
    text: ({ name }) => `What the role ${name} may do was changed.`,
    to: () => '/dashboard/agency/permissions',
  },
  'security-changed': {
    category: 'Security',
    title: 'Security settings changed',
    description: 'Somebody changed what protects this workspace.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'security.changed' },
    text: () => 'The security settings of this workspace were changed.',
    to: security,
  },
  'company-sign-in-changed': {
    category: 'Security',
    title: 'Company sign-in changed',
    description: 'Somebody changed how people of your domain sign in.',
    defaults: only('email', 'push'),
    needs: 'settings:read',
    toActor: true,
    collapse: 'type',
    audit: { action: 'company-sign-in.set' },
    text: ({ domain }) => `The sign-in of people of ${domain} was changed.`,
    to: security,
  },
  'audit-log-exported': {
    category: 'Security',
    title: 'Audit log exported',
    description: 'Somebody took the audit log of this workspace along.',
    defaults: only('email'),
    needs: 'settings:manage',
    collapse: 'type',
    audit: { action: 'audit-log.exported' },
    text: () => 'The audit log of this workspace was exported.',
    to: () => '/dashboard/integrations/audit-log',
  },
  'workspace-deleted': {
    category: 'Security',
    title: 'Workspace deleted',
    description: 'The owner deleted this workspace. It can be taken back for thirty days.',
    defaults: only('email'),
    needs: 'membership',
    toActor: true,
    outlives: true,
    collapse: 'type',
    audit: { action: 'workspace.deleted' },
    text: () => 'This workspace was deleted. The person who deleted it can restore it for thirty days.',
    to: () => '/dashboard/settings/account',
  },
  'workspace-restored': {
    category: 'Security',
    title: 'Workspace taken back',
    description: 'A deleted workspace was taken back by its owner.',
    defaults: only('email'),
    needs: 'membership',
    toActor: true,
    collapse: 'type',
    audit: { action: 'workspace.restored' },
    text: () => 'This workspace was taken back and is open again.',
    to: () => '/dashboard/settings/account',
  },
  'new-device': {
    ...safety,
    title: 'Sign-in from a new device',
    description: 'Somebody signed in to your account from a device or network that it has not seen before.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ device, ip }) =>
      `Your account was signed in to from a new device: ${device}, ${ip}. If that was not you, change your password.`,
    to: account,
  },
  'password-changed': {
    ...safety,
    title: 'Password changed',
    description: 'The password of your account was changed.',
    defaults: only('email', 'push'),
    collapse: 'type',
    text: () => 'The password of your account was changed. If that was not you, reset it now.',
    to: account,
  },
  'two-factor-added': {
    ...safety,
    title: 'Authenticator added',
    description: 'An authenticator app was added to your account.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ name }) => `The authenticator app ${name} was added to your account. If that was not you, remove it.`,
    to: account,
  },
  'two-factor-removed': {
    ...safety,
    title: 'Authenticator removed',
    description: 'An authenticator app was removed from your account.',
    defaults: only('email', 'push'),
    collapse: 'thing',
    text: ({ name }) =>
      `The authenticator app ${name} was removed from your account. If that was not you, change your password.`,
    to: account,
  },
  'product-news': {
    category: 'Product',
    title: 'New version',
    description: 'This installation was upgraded, and what is new in it.',
    defaults: only('email'),
    needs: 'membership',
    collapse: 'type',
    text: ({ version }) => `This installation now runs version ${version}. See what is new.`,
    to: () => '/dashboard/changelog',
  },
} as const satisfies Record<string, NotificationType>;

export type NotificationTypeId = keyof typeof notificationTypes;
export const notificationTypeIds = Object.keys(notificationTypes) as [NotificationTypeId, ...NotificationTypeId[]];

/** A type by its id; undefined where it is one of a later version, or is no more. */
export const notificationType = (id: string): NotificationType | undefined =>
  Object.hasOwn(notificationTypes, id) ? notificationTypes[id as NotificationTypeId] : undefined;
