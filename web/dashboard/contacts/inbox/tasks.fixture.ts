import type { Task, TaskDetail } from '#domain/contacts/tasks.ts';

export const taskId = '019a0000-0000-7000-8000-0000000000e1';
export const personId = '019a0000-0000-7000-8000-0000000000f1';

/** A row of the list, as the server sends it. */
export const aTask = (change: Partial<Task> = {}): Task => ({
  id: taskId,
  kind: 'call_back',
  summary: 'A caller would like to speak with a person.',
  phone: '+15715550123',
  callerName: 'John Smith',
  callId: '019a0000-0000-7000-8000-0000000000c1',
  agentId: '019a0000-0000-7000-8000-0000000000a1',
  agentName: 'Front desk',
  node: 'time',
  turns: [5],
  status: 'open',
  assignee: null,
  dueAt: '2026-11-20T14:00:00Z',
  overdue: false,
  test: false,
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: null,
  completedAt: null,
  completedBy: null,
  ...change,
});

export const aTaskDetail = (change: Partial<TaskDetail> = {}): TaskDetail => ({
  ...aTask(),
  notes: [],
  said: [
    { seq: 4, role: 'agent', text: 'When would you like to come in?' },
    { seq: 5, role: 'caller', text: 'Can I talk to a human?' },
  ],
  collected: [{ name: 'service', spoken: 'a haircut' }],
  ...change,
});
