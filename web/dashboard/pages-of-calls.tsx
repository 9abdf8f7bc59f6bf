import { BellRing, CalendarDays, ChartNoAxesColumn, Eye, Filter, PhoneCall, Radio } from 'lucide-react';
import type { Page } from './page.ts';

/** How calls go and went, in figures. */
export const analyticsPage: Page = {
  path: '/dashboard/analytics',
  layout: 'table',
  key: 'n',
  title: 'Analytics',
  icon: ChartNoAxesColumn,
  group: 'Review',
  isNew: true,
  can: 'analytics:read',
  file: 'dashboard/calls/analytics/analytics-page.tsx',
  details: [
    {
      path: '/dashboard/analytics/funnel',
      title: 'Funnel',
      icon: Filter,
      can: 'analytics:read',
      file: 'dashboard/calls/analytics/funnel/funnel-page.tsx',
    },
    {
      path: '/dashboard/analytics/alerts',
      title: 'Alerts',
      icon: BellRing,
      can: 'analytics:read',
      file: 'dashboard/calls/analytics/alerts/alerts-page.tsx',
    },
  ],
};

/** Every call. */
export const callsPage: Page = {
  path: '/dashboard/calls',
  layout: 'table',
  key: 'l',
  group: 'Review',
  title: 'Calls',
  icon: PhoneCall,
  can: 'calls:read',
  file: 'dashboard/calls/calls-page.tsx',
  details: [
    {
      path: '/dashboard/calls/live',
      layout: 'table',
      title: 'Live',
      icon: Radio,
      can: 'calls:read',
      file: 'dashboard/calls/live/live-page.tsx',
      details: [
        {
          path: '/dashboard/calls/live/:callId',
          title: 'Live call',
          icon: Radio,
          can: 'calls:read',
          file: 'dashboard/calls/live/live-call-page.tsx',
        },
      ],
    },
    {
      path: '/dashboard/calls/to-look-at',
      layout: 'table',
      title: 'Calls to review',
      icon: Eye,
      can: 'calls:read',
      file: 'dashboard/calls/to-look-at-page.tsx',
    },
    {
      path: '/dashboard/calls/:callId',
      title: 'Call',
      icon: PhoneCall,
      can: 'calls:read',
      file: 'dashboard/calls/call-page.tsx',
    },
  ],
};

/** What was booked. */
export const appointmentsPage: Page = {
  path: '/dashboard/appointments',
  layout: 'table',
  title: 'Appointments',
  group: 'Review',
  icon: CalendarDays,
  can: 'calls:read',
  file: 'dashboard/scheduling/appointments-page.tsx',
};
