/** Everything that the audit log of a workspace can tell of, as it is read. A rule records it where it changes something. */
export const auditActions = {
  'workspace.created': 'Workspace created',
  'workspace.deleted': 'Workspace deleted',
  'workspace.restored': 'Workspace taken back',
  'agent.created': 'Agent created',
  'agent.updated': 'Agent changed',
  'agent.status-changed': 'Agent activated or deactivated',
  'agent.deleted': 'Agent deleted',
  'call.started': 'Call started',
  'appointment.cancelled': 'Appointment cancelled',
  'lesson.marked': 'Lesson marked',
  'access-token.created': 'Access token generated',
  'access-token.deleted': 'Access token deleted',
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
