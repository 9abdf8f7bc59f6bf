import type { ConfiguredStep } from '../steps/catalog.ts';

/** Whether someone answers at a step as it is set: an end listens only where it asks whether there is anything else. */
export const isListening = ({ step, config }: ConfiguredStep): boolean =>
  step.type === 'end' ? (config as { asksForMore?: boolean }).asksForMore === true : step.listens;
