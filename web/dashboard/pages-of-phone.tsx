import { MessagesSquare, Phone } from 'lucide-react';
import type { Page } from './page.ts';

/** Numbers on which agents are reached. */
export const phonePage: Page = {
  path: '/dashboard/phone-numbers',
  layout: 'table',
  key: 'p',
  title: 'Phone Numbers',
  icon: Phone,
  group: 'Engage',
  can: 'phone-numbers:read',
  file: 'dashboard/channels/phone-numbers/phone-numbers-page.tsx',
  create: { label: 'Buy a phone number', to: '/dashboard/phone-numbers?buy' },
  details: [
    {
      path: '/dashboard/phone-numbers/:numberId',
      title: 'Phone number',
      icon: Phone,
      can: 'phone-numbers:read',
      file: 'dashboard/channels/phone-numbers/phone-number-page.tsx',
    },
  ],
};

/** What is texted with the numbers. */
export const messagesPage: Page = {
  path: '/dashboard/messages',
  layout: 'table',
  title: 'Messages',
  group: 'Engage',
  icon: MessagesSquare,
  can: 'calls:read',
  file: 'dashboard/channels/messages/messages-page.tsx',
  create: { label: 'Write a text message', to: '/dashboard/messages?to=' },
};
