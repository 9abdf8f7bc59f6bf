import type { CallRecord } from './call-record.ts';
import type { Step } from './call-steps.ts';
import type { Heard, Speaker } from './speaker.ts';
import type { StepPart } from './step-part.ts';

/** A sentence of which the caller may not have heard the end. */
interface Cut {
  sayId: string | null;
  seq: number;
  text: string;
  interruptible: boolean;
}

/** What is said once more on a line behind a lost one, and how far it had been heard before. */
export class SaidAgain {
  readonly #record: CallRecord;
  /** By the turns of the sentences. */
  readonly #heardBefore = new Map<number, Heard>();

  constructor(record: CallRecord) {
    this.#record = record;
  }

  /** What a lost line has cut. */
  cutOn(speaker: Speaker): Cut[] {
    if (!speaker.queue().some((entry) => entry.begun)) return [];
    const report = speaker.interrupt();
    for (const heard of report) this.#heardBefore.set(heard.utterance.seq, heard);
    return report.map((heard) => heard.utterance);
  }

  /** The flow's sentences of those. One of the session's own concerned its moment, which is over. */
  of(cut: readonly Cut[]): Step['again'] {
    for (const { seq } of cut.filter((said) => said.sayId === null)) this.#record.heard(seq, null);
    return cut.filter((said) => said.sayId !== null).map((said) => ({ ...said, protectedMs: 0 }));
  }

  /** What is stored of sentences that were cut off, as far as they were ever heard. */
  interrupted(report: readonly Heard[]): StepPart[] {
    const furthest = report.map((heard) => {
      const before = this.#heardBefore.get(heard.utterance.seq);
      return before && before.ms > heard.ms ? before : heard;
    });
    return furthest.map(({ utterance, text, ms, whole }) => (at) => {
      if (whole) return this.#record.heard(utterance.seq, ms);
      return this.#record.interrupted(utterance, at, text, ms);
    });
  }
}
