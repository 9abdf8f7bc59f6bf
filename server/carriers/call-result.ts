import { dialResults } from '#domain/channels/phone-calls.ts';

/** What a carrier's word for the state of a call means here, `no-answer` for one; null while it goes on. */
export const callResultOf = (status: string): (typeof dialResults)[number] | null =>
  dialResults.find((one) => one === status.replace('-', '_')) ?? null;
