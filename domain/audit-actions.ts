/** Everything that the audit log of a workspace can tell of, as it is read. A rule records it where it changes something. */
export const auditActions = {
  'workspace.created': 'Workspace created',
  'workspace.updated': 'Account preferences changed',
  'workspace.deleted': 'Workspace deleted',
  'workspace.restored': 'Workspace taken back',
  'company-sign-in.set': 'Company sign-in changed',
  'company-sign-in.verified': 'Domain of the company verified',
  'company-sign-in.required': 'Company sign-in required, or not any more',
  'company-sign-in.removed': 'Company sign-in removed',
  'account.deleted': 'Member deleted their account',
  'member.invited': 'Member invited',
  'invitation.resent': 'Invitation sent again',
  'invitation.withdrawn': 'Invitation withdrawn',
  'member.joined': 'Member joined',
  'member.role-changed': 'Role of a member changed',
  'member.removed': 'Member removed',
  'member.left': 'Member left',
  'ownership.transferred': 'Workspace handed over',
  'role.created': 'Role created',
  'role.updated': 'Role changed',
  'role.deleted': 'Role deleted',
  'agent.created': 'Agent created',
  'agent.updated': 'Agent changed',
  'agent.status-changed': 'Agent activated or deactivated',
  'agent.deleted': 'Agent deleted',
  'call.started': 'Call started',
  'appointment.cancelled': 'Appointment cancelled',
  'lesson.marked': 'Lesson marked',
  'access-token.created': 'Access token generated',
  'access-token.deleted': 'Access token deleted',
  'access-token.exposed': 'Access token revoked: it was sent unencrypted',
  'security.changed': 'Security settings changed',
  'security.webhook-secret-made': 'Webhook secret made',
  'security.addresses-cleared': 'List of addresses cleared by the operator',
  'limits.defaults-set': 'Limits of subaccounts set',
  'limits.installation-set': 'Limits of the installation changed',
  'limits.workspace-set': 'Limits of a workspace set by the operator',
  'subaccount.limits-set': 'Limits of a subaccount set by its agency',
  'support.allowed': 'Support let in',
  'support.entered': 'Support entered the workspace',
  'support.ended': 'Access of support ended',
  'audit-log.exported': 'Audit log exported',
  'session.ended': 'Member signed out on one device',
  'session.all-ended': 'Member signed out everywhere',
  'speech-clip.created': 'Speech kept',
  'speech-clip.deleted': 'Kept speech deleted',
  'pronunciation.added': 'Pronunciation added',
  'pronunciation.deleted': 'Pronunciation deleted',
  'speech-plan.set': 'Speech plan set',
  'speech-plan.removed': 'Speech plan removed',
  'notification-target.created': 'Notification webhook added',
  'notification-target.updated': 'Notification webhook changed',
  'notification-target.deleted': 'Notification webhook removed',
  'trial-minutes.granted': 'Minutes granted',
} as const;

export type AuditAction = keyof typeof auditActions;

/** What no endpoint is called after: it happens beside what a request asked for, or at the machine itself. */
export const besideRequests: readonly AuditAction[] = [
  'access-token.exposed',
  'security.addresses-cleared',
  'support.entered',
];

/** Ordinary work: what a workspace may switch off. Everything else is told whatever the switch says. */
const ordinary = [
  'agent',
  'call',
  'appointment',
  'lesson',
  'speech-clip',
  'pronunciation',
  'contact',
  'workflow',
  'action',
  'folder',
  'document',
];

/** Whether a workspace can do without this in its log; never what is about access, people, money or the log itself. */
export const isOrdinary = (action: AuditAction): boolean => ordinary.includes(action.split('.')[0]!);
