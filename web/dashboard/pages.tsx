import {
  AudioLines,
  Bell,
  BookOpen,
  Bot,
  CircleGauge,
  CreditCard,
  GraduationCap,
  Handshake,
  Inbox,
  Key,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Settings,
  ShieldCheck,
  UserCog,
  UserRound,
  Users,
  Workflow,
  Zap,
} from 'lucide-react';
import type { Permission } from '#domain/identity/permissions.ts';
import { agencyPage } from './pages-of-agency.tsx';
import { analyticsPage, appointmentsPage, callsPage } from './pages-of-calls.tsx';
import { campaignsPage, contactsPage } from './pages-of-contacts.tsx';
import { integrationsPage } from './pages-of-integrations.tsx';
import { messagesPage, phonePage } from './pages-of-phone.tsx';

/** The headings of the menu. Their order keeps that of the items which the specification lists, Analytics first. */
export const menuGroups = ['Review', 'Build', 'Engage'] as const;

/**
 * A page of the dashboard. This table makes the routes, the menu, the breadcrumbs, the command palette and the hub of all
 * services. A new page is a row here, a sentence in `about-pages.data.ts`, and its module.
 */
export interface Page {
  path: `/dashboard/${string}`;
  title: string;
  icon: LucideIcon;
  /** Its module, below `web/`. */
  file: string;
  /**
   * How it uses the window: `table` fills its width, `studio` fills all of it, with its head in the top bar. Others are
   * forms: capped, and in the middle.
   */
  layout?: 'table' | 'studio';
  /** Who may see it; everyone when absent. */
  can?: Permission;
  /** Of what a subaccount does not have: clients and a brand of its own. */
  ofAgencies?: true;
  /** Of the product by its own name: at the address of a brand it is not there. */
  ofProduct?: true;
  /** Shows the NEW badge. */
  isNew?: true;
  /** Shows in the menu how many tasks are open. */
  hasCount?: true;
  /** Under which heading it stands in the menu; below all of them when absent. */
  group?: (typeof menuGroups)[number];
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
    file: 'dashboard/shell/getting-started/getting-started-page.tsx',
  },
  analyticsPage,
  callsPage,
  appointmentsPage,
  {
    path: '/dashboard/inbox',
    layout: 'table',
    key: 'b',
    title: 'Inbox',
    icon: Inbox,
    group: 'Review',
    can: 'calls:read',
    hasCount: true,
    file: 'dashboard/contacts/inbox/inbox-page.tsx',
  },
  {
    path: '/dashboard/agents',
    layout: 'table',
    key: 'a',
    title: 'Agents',
    icon: Bot,
    group: 'Build',
    can: 'agents:read',
    file: 'dashboard/agents/agents-page.tsx',
    create: { label: 'Create agent', to: '/dashboard/agents?create' },
    details: [
      {
        path: '/dashboard/agents/:agentId',
        layout: 'studio',
        title: 'Agent',
        icon: Bot,
        can: 'agents:read',
        file: 'dashboard/agents/agent-page.tsx',
      },
      {
        path: '/dashboard/agents/:agentId/widget',
        title: 'Website widget',
        icon: Bot,
        can: 'agents:read',
        file: 'dashboard/agents/widget/widget-page.tsx',
      },
    ],
  },
  {
    path: '/dashboard/knowledge',
    layout: 'table',
    key: 'k',
    title: 'Knowledge Base',
    icon: BookOpen,
    group: 'Build',
    can: 'knowledge:read',
    file: 'dashboard/knowledge/knowledge-page.tsx',
    details: [
      {
        path: '/dashboard/knowledge/gaps',
        layout: 'table',
        title: 'Unanswered questions',
        icon: Inbox,
        can: 'calls:read',
        file: 'dashboard/agents/gaps/gaps-page.tsx',
      },
    ],
  },
  {
    path: '/dashboard/actions',
    layout: 'table',
    key: 'x',
    title: 'Actions',
    icon: Zap,
    group: 'Build',
    can: 'actions:read',
    file: 'dashboard/actions/actions-page.tsx',
    create: { label: 'Create action', to: '/dashboard/actions?view=templates' },
    details: [
      {
        path: '/dashboard/actions/:actionId',
        title: 'Action',
        icon: Zap,
        can: 'actions:read',
        file: 'dashboard/actions/action-page.tsx',
      },
    ],
  },
  {
    path: '/dashboard/workflows',
    layout: 'table',
    key: 'w',
    title: 'Workflows',
    icon: Workflow,
    group: 'Build',
    can: 'workflows:read',
    file: 'dashboard/agents/workflows/workflows-page.tsx',
    create: { label: 'Create workflow', to: '/dashboard/workflows?view=templates' },
    details: [
      {
        path: '/dashboard/workflows/:workflowId',
        layout: 'studio',
        title: 'Workflow',
        icon: Workflow,
        can: 'workflows:read',
        file: 'dashboard/agents/workflows/workflow-page.tsx',
      },
    ],
  },
  {
    path: '/dashboard/text-to-speech',
    layout: 'table',
    key: 't',
    title: 'Voices',
    icon: AudioLines,
    group: 'Build',
    can: 'speech:use',
    file: 'dashboard/channels/speech/text-to-speech-page.tsx',
  },
  contactsPage,
  phonePage,
  campaignsPage,
  messagesPage,
  integrationsPage,
  agencyPage,
  {
    path: '/dashboard/settings',
    key: 'e',
    title: 'Settings',
    icon: Settings,
    can: 'settings:read',
    defaultPath: '/dashboard/settings/account',
    file: 'dashboard/shell/settings-hub-page.tsx',
    children: [
      {
        path: '/dashboard/settings/account',
        title: 'Account Preferences',
        icon: UserCog,
        can: 'settings:read',
        file: 'dashboard/identity/settings/account-preferences-page.tsx',
      },
      {
        path: '/dashboard/settings/team-members',
        layout: 'table',
        title: 'Team Members',
        icon: Users,
        can: 'team:read',
        file: 'dashboard/identity/team/team-members-page.tsx',
      },
      {
        path: '/dashboard/settings/billing',
        title: 'Subscription & Billing',
        icon: CreditCard,
        can: 'settings:read',
        file: 'dashboard/billing/billing-page.tsx',
        details: [
          {
            path: '/dashboard/settings/billing/invoices/:invoiceId',
            title: 'Invoice',
            icon: CreditCard,
            can: 'settings:read',
            file: 'dashboard/billing/invoice-page.tsx',
          },
        ],
      },
      {
        path: '/dashboard/settings/usage-analytics',
        title: 'Usage Analytics',
        icon: CircleGauge,
        can: 'settings:read',
        file: 'dashboard/usage/usage-analytics-page.tsx',
      },
      {
        path: '/dashboard/settings/api-keys',
        layout: 'table',
        title: 'Access Credentials',
        icon: Key,
        can: 'integrations:read',
        file: 'dashboard/identity/access-tokens/access-credentials-page.tsx',
      },
      {
        path: '/dashboard/settings/privacy',
        title: 'Data & Privacy',
        icon: ShieldCheck,
        can: 'settings:read',
        file: 'dashboard/privacy/privacy-page.tsx',
      },
      {
        path: '/dashboard/settings/notifications',
        title: 'Notification Settings',
        icon: Bell,
        file: 'dashboard/notifications/notification-settings-page.tsx',
      },
    ],
  },
  {
    path: '/dashboard/account',
    title: 'Your Account',
    icon: UserRound,
    menu: false,
    file: 'dashboard/identity/account/account-page.tsx',
  },
  {
    path: '/dashboard/affiliate',
    title: 'Affiliate',
    icon: Handshake,
    menu: false,
    ofProduct: true,
    file: 'dashboard/agency/agency-pages.tsx',
  },
  {
    path: '/dashboard/all-services',
    title: 'All Services',
    icon: LayoutGrid,
    menu: false,
    file: 'dashboard/shell/all-services/all-services-page.tsx',
  },
  {
    path: '/dashboard/changelog',
    title: 'Changelog',
    icon: Megaphone,
    menu: false,
    ofProduct: true,
    file: 'dashboard/shell/changelog/changelog-page.tsx',
  },
];
