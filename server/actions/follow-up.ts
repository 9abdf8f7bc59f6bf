import { siteOfWorkspace } from '#server/brands/sites.ts';
import { letterhead } from '#server/infra/mail/letter-page.ts';
import type { Scope } from '#server/scope.ts';
import { teamAddress } from '#server/workspaces/workspaces.ts';
import { findRun, resultOf } from './action-runs.ts';
import { actionKinds } from './kinds/catalog.ts';

/** Tells the workspace's own people of a run that went otherwise than its caller was told. */
export async function followUp(scope: Scope, runId: string): Promise<void> {
  const { db, mail } = scope.services;
  const row = await findRun(scope, runId);
  const result = row && resultOf(row);
  if (!result) return;
  const title = actionKinds[row.action]?.title ?? row.action;
  const to = await db.system((tx) => teamAddress(tx, scope.workspaceId));
  const site = await siteOfWorkspace(scope.services, scope.workspaceId);
  const { signature: _, ...sender } = letterhead(site);
  const happened = result.ok
    ? `${title}: it was done, but only after the caller had been told that it could not be, or had gone.`
    : `${title}: the caller was told that it would be done, and it was not (${result.message}).`;
  await mail.send({
    ...sender,
    to,
    subject: result.ok ? `Done late after a call: ${title}` : `Not done after a call: ${title}`,
    text: [
      happened,
      'Please see to it that the caller knows.',
      '',
      `The call: ${new URL(`/dashboard/calls/${row.callId}`, site.origin).href}`,
    ].join('\n'),
    key: `follow-up/${runId}`,
  });
}
