import type { LimitId } from './limits.ts';

interface LimitWords {
  /** As the page calls it. */
  title: string;
  /** What one has so many of, behind the number. */
  unit: string;
  /** Says that there is no more. */
  full: (value: string) => string;
}

/** How limits are told, on the page and where one is reached. */
export const limitWords: Record<LimitId, LimitWords> = {
  monthlyMinutes: {
    title: 'Monthly minutes',
    unit: 'minutes',
    full: (n) => `The minutes of this workspace for this month are used up: ${n}.`,
  },
  monthlyChats: {
    title: 'Monthly chats',
    unit: 'chats',
    full: (n) => `The chats of this workspace for this month are used up: ${n}.`,
  },
  concurrentCalls: {
    title: 'Concurrent calls',
    unit: 'calls at a time',
    full: (n) => `As many calls as may be live at a time in this workspace are: ${n}. Try again when a call has ended.`,
  },
  apiRequests: {
    title: 'API requests',
    unit: 'requests a month',
    full: (n) => `The API requests of this workspace for this month are used up: ${n}.`,
  },
  storageGb: {
    title: 'Storage',
    unit: 'GB',
    full: (n) => `The storage of this workspace is full, at ${n} GB. Delete what is not needed to make room.`,
  },
  agents: { title: 'Agents', unit: 'agents', full: (n) => `This workspace has as many agents as it may: ${n}.` },
  phoneNumbers: {
    title: 'Phone numbers',
    unit: 'numbers',
    full: (n) => `This workspace has as many phone numbers as it may: ${n}.`,
  },
  integrations: {
    title: 'Integrations',
    unit: 'integrations',
    full: (n) => `This workspace has as many integrations as it may: ${n}.`,
  },
  workflows: {
    title: 'Workflows',
    unit: 'workflows',
    full: (n) => `This workspace has as many workflows as it may: ${n}.`,
  },
  teamMembers: {
    title: 'Team members',
    unit: 'people',
    full: (n) => `This workspace has as many people as it may, invited ones included: ${n}.`,
  },
  subaccounts: {
    title: 'Subaccounts',
    unit: 'subaccounts',
    full: (n) =>
      `This workspace has as many subaccounts as it may, with those that are deleted and not gone yet: ${n}.`,
  },
  customRoles: {
    title: 'Custom roles',
    unit: 'roles',
    full: (n) => `This workspace has made as many roles as it may: ${n}.`,
  },
  workspaces: {
    title: 'Workspaces',
    unit: 'workspaces you own',
    full: (n) => `You own as many workspaces as you may, with those that are deleted and not gone yet: ${n}.`,
  },
};
