import type { FlowStep } from './call-record.ts';

/** A part of a step: what it does to the record, at its time in ms, and what the flow answers. */
export type StepPart = (at: number) => FlowStep | null;

/** A sentence that is not the flow's; of a person, with their account. */
export type OwnSentence = string | { text: string; by: string };
