import { expect, it } from 'vitest';
import { steps } from '#voice/flow/steps/catalog.ts';
import { actingSteps } from '#web/dashboard/agents/acting-steps.data.ts';

it('steps that act are kinds of steps that there are', () => {
  const types = steps.map(({ type }) => type);
  expect(Object.keys(actingSteps).filter((type) => !types.includes(type))).toEqual([]);
});
