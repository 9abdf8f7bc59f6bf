import { endpoints } from './http.ts';
import { Workspace } from './workspaces.ts';

/** What a workspace with made-up calls is called; its business is made up, too. */
export const sampleWorkspaceName = 'Sample: Harbor Dental';
/** Days before today that have made-up calls. */
export const sampleDays = 30;

export const sampleDataApi = endpoints({
  open: {
    method: 'POST',
    path: '/v1/sample-workspace',
    repeatable: 'whole',
    summary: 'Open a workspace of your own with thirty days of made-up calls, marked as such',
    description:
      'Made where you have none; the same where you have one. It is filled within a minute or so. Delete it like any other workspace.',
    can: 'account',
    audit: 'workspace.created',
    reply: Workspace,
    errors: ['limit_reached'],
  },
});
