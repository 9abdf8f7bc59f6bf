import type { Invitation } from '#domain/identity/invitations.ts';
import type { Member } from '#domain/identity/members.ts';
import { builtInRoles, roleMatrix } from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';

const names = ['Owner', 'Admin', 'Agent Manager', 'Member', 'Viewer'];

/** The five roles that every workspace has. */
export const fiveRoles: Role[] = builtInRoles.map((id, n) => ({
  id,
  name: names[n]!,
  description: `What ${names[n]} does.`,
  builtIn: true,
  levels: roleMatrix[id],
  members: id === 'owner' ? 1 : 0,
  invitations: 0,
  tokens: 0,
}));

export function aRole(change: Partial<Role> = {}): Role {
  const id = '019a0000-0000-7000-8000-0000000000c1';
  const levels = { ...roleMatrix.viewer, contacts: 'view' as const };
  return {
    id,
    name: 'Reception',
    description: '',
    builtIn: false,
    levels,
    members: 0,
    invitations: 0,
    tokens: 0,
    ...change,
  };
}

export function aMember(change: Partial<Member> = {}): Member {
  return {
    id: 'user-2',
    name: null,
    email: 'grace@example.com',
    you: false,
    role: 'member',
    roleName: 'Member',
    tokens: 0,
    joinedAt: '2026-11-20T10:00:00Z',
    lastActiveAt: null,
    ...change,
  };
}

export function anInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    id: '019a0000-0000-7000-8000-0000000000d1',
    email: 'alan@example.com',
    role: 'viewer',
    roleName: 'Viewer',
    status: 'invited',
    mail: 'sent',
    invitedBy: 'ada@example.com',
    canBeAccepted: true,
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: '2099-11-27T10:00:00Z',
    ...change,
  };
}
