import { defineKind } from '#server/actions/action-kind.ts';
import { resolveAction } from '#server/actions/definitions/resolve-action.ts';
import { RunActionInput } from '#voice/flow/flow-actions.ts';

/** Runs one of the workspace's own actions. */
export const runStoredKind = defineKind({
  title: 'Action',
  place: 'stored',
  input: RunActionInput,
  resolve: resolveAction,
});
