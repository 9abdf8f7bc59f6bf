import { RunActionInput } from '#voice/flow/flow-actions.ts';
import { resolveAction } from '../resolve-action.ts';
import { defineKind } from './kind.ts';

/** Runs one of the workspace's own actions. */
export const runStoredKind = defineKind({
  title: 'Action',
  place: 'stored',
  input: RunActionInput,
  resolve: resolveAction,
});
