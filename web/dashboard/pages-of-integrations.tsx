import { Key, Plug, ShieldCheck, SquareTerminal, Waypoints } from 'lucide-react';
import type { Page } from './page.ts';

/** What connects a workspace with other programs: services, tokens, webhooks, and what guards them. */
export const integrationsPage: Page = {
  path: '/dashboard/integrations',
  key: 'i',
  title: 'Integrations',
  icon: Plug,
  can: 'integrations:read',
  defaultPath: '/dashboard/integrations/external-services',
  file: 'dashboard/shell/default-page.tsx',
  children: [
    {
      path: '/dashboard/integrations/external-services',
      title: 'External Services',
      icon: Waypoints,
      can: 'integrations:read',
      file: 'dashboard/shell/external-services-page.tsx',
      create: { label: 'Connect a language model', to: '/dashboard/integrations/external-services?connect' },
      details: [
        {
          path: '/dashboard/integrations/external-services/return',
          title: 'Connect an account',
          icon: Waypoints,
          can: 'integrations:manage',
          file: 'dashboard/scheduling/office/office-return-page.tsx',
        },
      ],
    },
    {
      path: '/dashboard/integrations/access-tokens',
      layout: 'table',
      title: 'Access Tokens',
      icon: Key,
      can: 'integrations:read',
      file: 'dashboard/identity/access-tokens/access-tokens-page.tsx',
      create: { label: 'Generate access token', to: '/dashboard/integrations/access-tokens?generate' },
      details: [
        {
          path: '/dashboard/integrations/access-tokens/allow-app',
          title: 'Authorize an app',
          icon: Waypoints,
          can: 'integrations:write',
          file: 'dashboard/identity/apps/allow-app-page.tsx',
        },
      ],
    },
    {
      path: '/dashboard/integrations/webhooks',
      layout: 'table',
      title: 'Webhooks',
      icon: Waypoints,
      can: 'webhooks:read',
      file: 'dashboard/notifications/webhooks/webhooks-page.tsx',
      create: { label: 'Add webhook', to: '/dashboard/integrations/webhooks?add' },
      details: [
        {
          path: '/dashboard/integrations/webhooks/:webhookId',
          layout: 'table',
          title: 'Webhook',
          icon: Waypoints,
          can: 'webhooks:read',
          file: 'dashboard/notifications/webhooks/webhook-page.tsx',
        },
      ],
    },
    {
      path: '/dashboard/integrations/api-reference',
      layout: 'table',
      key: 'r',
      title: 'API Reference',
      icon: SquareTerminal,
      can: 'integrations:read',
      file: 'dashboard/shell/api-reference/api-reference-page.tsx',
    },
    {
      path: '/dashboard/integrations/security-settings',
      title: 'Security Settings',
      icon: ShieldCheck,
      can: 'settings:read',
      file: 'dashboard/identity/security/security-settings-page.tsx',
      details: [
        {
          path: '/dashboard/integrations/audit-log',
          layout: 'table',
          title: 'Audit Log',
          icon: ShieldCheck,
          can: 'settings:manage',
          file: 'dashboard/identity/security/audit-log-page.tsx',
        },
        {
          path: '/dashboard/integrations/sessions',
          layout: 'table',
          title: 'Sessions',
          icon: ShieldCheck,
          can: 'team:manage',
          file: 'dashboard/identity/security/sessions-page.tsx',
        },
      ],
    },
  ],
};
