import {
  AudioLines,
  Bell,
  BookOpen,
  Bot,
  CalendarDays,
  ChartNoAxesColumn,
  CircleGauge,
  Contact,
  CreditCard,
  GraduationCap,
  Handshake,
  Inbox,
  Key,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Phone,
  PhoneCall,
  Plug,
  Settings,
  ShieldCheck,
  SquareTerminal,
  UserCog,
  UserRound,
  Users,
  Waypoints,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react';
import type { Permission } from '#domain/permissions.ts';
import { agencyPage } from './pages-of-agency.tsx';

/**
 * A page of the dashboard. This table makes the routes, the menu, the breadcrumbs, the command palette and the hub of all
 * services. A new page is a row here and its module.
 */
export interface Page {
  path: `/dashboard/${string}`;
  title: string;
  icon: LucideIcon;
  /** Its module, below `web/`. Without one the page says what will be there. */
  file?: string;
  /** One plain sentence: what the page is for. */
  about: string;
  /** Who may see it; everybody when absent. */
  can?: Permission;
  /** Of what a subaccount does not have: clients and a brand of its own. */
  ofAgencies?: true;
  /** Of the product by its own name: at the address of a brand it is not there. */
  ofProduct?: true;
  /** Shows the NEW badge. */
  isNew?: true;
  /** Shows in the menu how many tasks are open. */
  hasCount?: true;
  /** Shown in the menu unless false. */
  menu?: false;
  /** Items of the sub-menu column. */
  children?: Page[];
  /** Where choosing an item with a sub-menu leads. */
  defaultPath?: string;
  /** Pages that are reached from this one and not from the menu. */
  details?: Page[];
  /** Key that opens it after G. */
  key?: string;
  /** What the command palette offers to make here. */
  create?: { label: string; to: string };
}

export const pages: Page[] = [
  {
    path: '/dashboard/getting-started',
    key: 's',
    title: 'Getting Started',
    icon: GraduationCap,
    menu: false,
    file: 'dashboard/getting-started/getting-started-page.tsx',
    about: 'Four short lessons and three steps that take you from an empty workspace to a talking agent.',
  },
  {
    path: '/dashboard/analytics',
    key: 'n',
    title: 'Analytics',
    icon: ChartNoAxesColumn,
    isNew: true,
    can: 'analytics:read',
    about: 'Calls, success rate and average duration of your agents over the range you choose.',
    details: [
      {
        path: '/dashboard/calls',
        key: 'l',
        title: 'Calls',
        icon: PhoneCall,
        can: 'calls:read',
        file: 'dashboard/calls/calls-page.tsx',
        about: 'Every call with its transcript, what was heard, its actions and its figures.',
        details: [
          {
            path: '/dashboard/calls/:callId',
            title: 'Call',
            icon: PhoneCall,
            can: 'calls:read',
            file: 'dashboard/calls/call-page.tsx',
            about: 'One call from its first word to its end.',
          },
        ],
      },
      {
        path: '/dashboard/appointments',
        title: 'Appointments',
        icon: CalendarDays,
        can: 'calls:read',
        file: 'dashboard/appointments/appointments-page.tsx',
        about: 'What your agents have booked into the calendar of this workspace.',
      },
    ],
  },
  {
    path: '/dashboard/agents',
    key: 'a',
    title: 'Agents',
    icon: Bot,
    can: 'agents:read',
    file: 'dashboard/agents/agents-page.tsx',
    about: 'The voices that answer for you: make one from a template, talk with it, switch it on.',
    create: { label: 'Create agent', to: '/dashboard/agents?create' },
    details: [
      {
        path: '/dashboard/agents/:agentId',
        title: 'Agent',
        icon: Bot,
        can: 'agents:read',
        file: 'dashboard/agents/agent-page.tsx',
        about: 'Persona, greeting, voice and conversation of one agent, and a panel to talk with it.',
      },
    ],
  },
  {
    path: '/dashboard/inbox',
    key: 'b',
    title: 'Inbox',
    icon: Inbox,
    can: 'calls:read',
    hasCount: true,
    file: 'dashboard/inbox/inbox-page.tsx',
    about: 'What your agents promised to callers and people have to keep: call back, pass on, see to.',
  },
  {
    path: '/dashboard/knowledge',
    key: 'k',
    title: 'Knowledge Base',
    icon: BookOpen,
    can: 'knowledge:read',
    about: 'Documents that your agents answer from, in folders, searchable by what is written in them.',
  },
  {
    path: '/dashboard/actions',
    key: 'x',
    title: 'Actions',
    icon: Zap,
    can: 'actions:read',
    file: 'dashboard/actions/actions-page.tsx',
    about: 'What an agent may do during a call: send an email or SMS, add an event, update the CRM, call a webhook.',
    create: { label: 'Create action', to: '/dashboard/actions?view=templates' },
    details: [
      {
        path: '/dashboard/actions/:actionId',
        title: 'Action',
        icon: Zap,
        can: 'actions:read',
        file: 'dashboard/actions/action-page.tsx',
        about: 'One action: what it does, what has it run, and every run of it.',
      },
    ],
  },
  {
    path: '/dashboard/workflows',
    key: 'w',
    title: 'Workflows',
    icon: Workflow,
    can: 'workflows:read',
    about: 'Conversations as steps: ask, decide, act, book, end. Start from a template or draw your own.',
  },
  {
    path: '/dashboard/contacts',
    key: 'c',
    title: 'Contacts',
    icon: Contact,
    isNew: true,
    can: 'contacts:read',
    about: 'The people your agents talk with, imported from CSV, Google, Outlook or your CRM.',
  },
  {
    path: '/dashboard/phone-numbers',
    key: 'p',
    title: 'Phone Numbers',
    icon: Phone,
    can: 'phone-numbers:read',
    about: 'Numbers on which your agents can be reached, bought here or brought along.',
  },
  {
    path: '/dashboard/text-to-speech',
    key: 't',
    title: 'Text to Speech',
    icon: AudioLines,
    can: 'speech:use',
    file: 'dashboard/speech/text-to-speech-page.tsx',
    about: 'Write a text, choose a voice, hear it, and keep it as a file; the studio of the text-to-speech API.',
  },
  {
    path: '/dashboard/integrations',
    key: 'i',
    title: 'Integrations',
    icon: Plug,
    can: 'integrations:read',
    about: 'Services that work with this workspace, tokens for the API, and the security settings around them.',
    defaultPath: '/dashboard/integrations/external-services',
    file: 'dashboard/shell/default-page.tsx',
    children: [
      {
        path: '/dashboard/integrations/external-services',
        title: 'External Services',
        icon: Waypoints,
        can: 'integrations:read',
        about: 'Connect a language model provider and a CRM, with credentials that are checked when you save them.',
      },
      {
        path: '/dashboard/integrations/access-tokens',
        title: 'Access Tokens',
        icon: Key,
        can: 'integrations:read',
        file: 'dashboard/access-tokens/access-tokens-page.tsx',
        create: { label: 'Generate access token', to: '/dashboard/integrations/access-tokens?generate' },
        about: 'Generate tokens for the HTTP API, see when they were last used, and delete them.',
      },
      {
        path: '/dashboard/integrations/webhooks',
        title: 'Webhooks',
        icon: Webhook,
        can: 'webhooks:read',
        file: 'dashboard/webhooks/webhooks-page.tsx',
        create: { label: 'Add webhook', to: '/dashboard/integrations/webhooks?add' },
        about: 'Have your programs told what happens here, and see what was sent and what they answered.',
        details: [
          {
            path: '/dashboard/integrations/webhooks/:webhookId',
            title: 'Webhook',
            icon: Webhook,
            can: 'webhooks:read',
            file: 'dashboard/webhooks/webhook-page.tsx',
            about: 'One webhook with its deliveries.',
          },
        ],
      },
      {
        path: '/dashboard/integrations/api-reference',
        key: 'r',
        title: 'API Reference',
        icon: SquareTerminal,
        can: 'integrations:read',
        file: 'dashboard/api-reference/api-reference-page.tsx',
        about: 'Every endpoint of the HTTP API, to try with a token of your own.',
      },
      {
        path: '/dashboard/integrations/security-settings',
        title: 'Security Settings',
        icon: ShieldCheck,
        can: 'settings:read',
        file: 'dashboard/security/security-settings-page.tsx',
        about: 'Switches that protect this workspace, and a score over the critical ones.',
        details: [
          {
            path: '/dashboard/integrations/audit-log',
            title: 'Audit Log',
            icon: ShieldCheck,
            can: 'settings:manage',
            file: 'dashboard/security/audit-log-page.tsx',
            about: 'Every change of this workspace: who, when, from where, and what was before and after.',
          },
          {
            path: '/dashboard/integrations/sessions',
            title: 'Sessions',
            icon: ShieldCheck,
            can: 'team:manage',
            file: 'dashboard/security/sessions-page.tsx',
            about: 'The devices on which the people of this workspace are signed in.',
          },
        ],
      },
    ],
  },
  agencyPage,
  {
    path: '/dashboard/settings',
    key: 'e',
    title: 'Settings',
    icon: Settings,
    can: 'settings:read',
    about: 'Everything about this workspace and its people.',
    defaultPath: '/dashboard/settings/account',
    file: 'dashboard/settings/settings-hub-page.tsx',
    children: [
      {
        path: '/dashboard/settings/account',
        title: 'Account Preferences',
        icon: UserCog,
        can: 'settings:read',
        about: 'Workspace name, website, time zone, calendar link and contact email.',
        file: 'dashboard/settings/account-preferences-page.tsx',
      },
      {
        path: '/dashboard/settings/team-members',
        title: 'Team Members',
        icon: Users,
        can: 'team:read',
        about: 'Who works here, with which role, and who is invited.',
        file: 'dashboard/team/team-members-page.tsx',
      },
      {
        path: '/dashboard/settings/billing',
        title: 'Subscription & Billing',
        icon: CreditCard,
        can: 'settings:read',
        file: 'dashboard/billing/billing-page.tsx',
        about: 'Your plan, what has been used of it, and past payments.',
        details: [
          {
            path: '/dashboard/settings/billing/invoices/:invoiceId',
            title: 'Invoice',
            icon: CreditCard,
            can: 'settings:read',
            file: 'dashboard/billing/invoice-page.tsx',
            about: 'One invoice and its payments.',
          },
        ],
      },
      {
        path: '/dashboard/settings/usage-analytics',
        title: 'Usage Analytics',
        icon: CircleGauge,
        can: 'settings:read',
        file: 'dashboard/usage-analytics/usage-analytics-page.tsx',
        about: 'API calls, storage and bandwidth over the last 7, 30 or 90 days.',
      },
      {
        path: '/dashboard/settings/api-keys',
        title: 'Access Credentials',
        icon: Key,
        can: 'integrations:read',
        file: 'dashboard/access-tokens/access-credentials-page.tsx',
        about: 'The tokens of this workspace, the same as under Integrations.',
      },
      {
        path: '/dashboard/settings/notifications',
        title: 'Notification Settings',
        icon: Bell,
        file: 'dashboard/notifications/notification-settings-page.tsx',
        about: 'What you hear about by email, push and SMS, and how often a digest comes.',
      },
    ],
  },
  {
    path: '/dashboard/account',
    title: 'Your Account',
    icon: UserRound,
    menu: false,
    file: 'dashboard/account/account-page.tsx',
    about: 'Your email address, password, two-factor authentication and devices, the same in all workspaces.',
  },
  {
    path: '/dashboard/affiliate',
    title: 'Affiliate',
    icon: Handshake,
    menu: false,
    ofProduct: true,
    file: 'dashboard/agency/agency-pages.tsx',
    about: 'Your referral link, and what you are owed.',
  },
  {
    path: '/dashboard/all-services',
    title: 'All Services',
    icon: LayoutGrid,
    menu: false,
    file: 'dashboard/all-services/all-services-page.tsx',
    about: 'Every page of the dashboard in one place.',
  },
  {
    path: '/dashboard/changelog',
    title: 'Changelog',
    icon: Megaphone,
    menu: false,
    ofProduct: true,
    file: 'dashboard/changelog/changelog-page.tsx',
    about: 'What has changed from version to version.',
  },
];
