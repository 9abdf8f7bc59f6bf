import { noWords } from '#domain/actions/action-labels.ts';
import { actionTemplates } from '#domain/actions/action-templates.data.ts';
import {
  type Action,
  type ActionRunDetail,
  type ActionSummary,
  type ActionTemplate,
  noTriggers,
} from '#domain/actions/actions.ts';

export const actionId = '019a0000-0000-7000-8000-0000000000d1';

/** The gallery, as the server sends it. */
export const templateCards: ActionTemplate[] = actionTemplates.map(
  ({ id, name, description, category, features, triggers, needs }) => ({
    id,
    name,
    description,
    category,
    features,
    triggers,
    missing: needs && 'Something is missing. Connect it first.',
  }),
);

/** A row of the list. */
export const anActionSummary = (change: Partial<ActionSummary> = {}): ActionSummary => ({
  id: actionId,
  name: 'Tell the team',
  template: 'send-email',
  type: 'Send Email',
  status: 'inactive',
  triggers: 0,
  lastRunAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** An action that mails. */
export const anAction = (change: Partial<Action> = {}): Action => ({
  ...anActionSummary(),
  configuration: { template: 'send-email', to: 'team', subject: 'A message', body: '{{name|Somebody}} called.' },
  variables: [{ name: 'name', type: 'text', sample: 'Ann Lee' }],
  words: noWords,
  triggerSettings: noTriggers,
  nextRunAt: null,
  usedBy: [],
  problems: [],
  missing: null,
  ...change,
});

/** A run that went well. */
export const aRun = (change: Partial<ActionRunDetail> = {}): ActionRunDetail => ({
  runId: 'run-1',
  status: 'succeeded',
  trigger: 'try',
  attempts: 1,
  callId: null,
  createdAt: '2026-11-20T10:00:00Z',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:00:01Z',
  simulated: false,
  withheld: false,
  deleted: false,
  values: { name: 'Ann Lee' },
  request: { to: 'team' },
  answer: null,
  output: { to: 'me@example.com' },
  ...change,
});
