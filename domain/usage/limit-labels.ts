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
    full: (n) => `This workspace has used all of its minutes for this month (${n}).`,
  },
  monthlyChats: {
    title: 'Monthly chats',
    unit: 'chats',
    full: (n) => `This workspace has used all of its chats for this month (${n}).`,
  },
  concurrentCalls: {
    title: 'Concurrent calls',
    unit: 'calls at a time',
    full: (n) => `This workspace has reached its limit of ${n} live calls. Try again when a call ends.`,
  },
  apiRequests: {
    title: 'API requests',
    unit: 'requests a month',
    full: (n) => `This workspace has used all of its API requests for this month (${n}).`,
  },
  storageGb: {
    title: 'Storage',
    unit: 'GB',
    full: (n) => `This workspace’s storage is full, at ${n} GB. Delete files you don’t need to free up space.`,
  },
  agents: { title: 'Agents', unit: 'agents', full: (n) => `This workspace has reached its agent limit (${n}).` },
  phoneNumbers: {
    title: 'Phone numbers',
    unit: 'numbers',
    full: (n) => `This workspace has reached its phone number limit (${n}).`,
  },
  integrations: {
    title: 'Integrations',
    unit: 'integrations',
    full: (n) => `This workspace has reached its integration limit (${n}).`,
  },
  workflows: {
    title: 'Workflows',
    unit: 'workflows',
    full: (n) => `This workspace has reached its workflow limit (${n}).`,
  },
  teamMembers: {
    title: 'Team members',
    unit: 'people',
    full: (n) => `This workspace has reached its member limit (${n}), including pending invitations.`,
  },
  subaccounts: {
    title: 'Subaccounts',
    unit: 'subaccounts',
    full: (n) =>
      `This workspace has reached its subaccount limit (${n}), including deleted ones that haven’t been removed yet.`,
  },
  customRoles: {
    title: 'Custom roles',
    unit: 'roles',
    full: (n) => `This workspace has reached its custom role limit (${n}).`,
  },
  workspaces: {
    title: 'Workspaces',
    unit: 'workspaces you own',
    full: (n) => `You’ve reached your workspace limit (${n}), including deleted ones that haven’t been removed yet.`,
  },
};
