import { Contact, FileUp, Megaphone } from 'lucide-react';
import type { Page } from './page.ts';

/** The people of the workspace, and how they come. */
export const contactsPage: Page = {
  path: '/dashboard/contacts',
  layout: 'table',
  key: 'c',
  title: 'Contacts',
  icon: Contact,
  group: 'Engage',
  isNew: true,
  can: 'contacts:read',
  file: 'dashboard/contacts/contacts-page.tsx',
  details: [
    {
      path: '/dashboard/contacts/import',
      layout: 'table',
      title: 'Import',
      icon: FileUp,
      can: 'contacts:write',
      file: 'dashboard/contacts/import/import-page.tsx',
    },
    {
      path: '/dashboard/contacts/import/:importId',
      title: 'Import',
      icon: FileUp,
      can: 'contacts:read',
      file: 'dashboard/contacts/import/one-import-page.tsx',
    },
    {
      path: '/dashboard/contacts/:contactId',
      title: 'Contact',
      icon: Contact,
      can: 'contacts:read',
      file: 'dashboard/contacts/contact-page.tsx',
    },
  ],
};

/** Lists of people that an agent calls or texts. */
export const campaignsPage: Page = {
  path: '/dashboard/contacts/campaigns',
  layout: 'table',
  title: 'Campaigns',
  icon: Megaphone,
  group: 'Engage',
  can: 'contacts:read',
  file: 'dashboard/campaigns/campaigns-page.tsx',
  details: [
    {
      path: '/dashboard/contacts/campaigns/:campaignId',
      title: 'Campaign',
      icon: Megaphone,
      can: 'contacts:read',
      file: 'dashboard/campaigns/campaign-page.tsx',
    },
  ],
};
