import { Workspace } from '#domain/identity/workspaces.ts';
import { endpoints } from '#domain/platform/http.ts';

/** What a workspace with made-up calls is called; its business is made up, too. */
export const sampleWorkspaceName = 'Sample: Harbor Dental';
/** Days before today that have made-up calls: the last thirty, and those that Analytics holds them against. */
export const sampleDays = 60;

export const sampleDataApi = endpoints({
  open: {
    method: 'POST',
    path: '/v1/sample-workspace',
    idempotent: 'whole',
    summary: 'Create a workspace with 60 days of sample calls and their results',
    description:
      'Creates a sample workspace if you have none; otherwise, returns the existing one. The workspace is filled within a minute with calls, contacts, appointments, tasks, knowledge, actions, workflows, a phone number with text messages, and campaigns. Nothing is sent to anyone. Delete it like any other workspace.',
    can: 'account',
    audit: 'workspace.created',
    reply: Workspace,
    errors: ['limit_reached'],
  },
});
