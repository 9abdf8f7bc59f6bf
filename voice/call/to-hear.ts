import type { WaitKind } from '#domain/agents/turn-taking.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import { consentVariable } from '#voice/flow/steps/start-call.ts';
import type { CallPlan } from './call-plan.ts';
import type { CallRecord } from './call-record.ts';
import { waitKindOf } from './endpointing.ts';
import { spokenLanguages } from './spoken-languages.ts';

/** What those who listen to a caller need to know of the call. */
export class ToHear {
  readonly #plan: CallPlan;
  readonly #record: CallRecord;
  readonly #expects: () => readonly SlotType[];

  constructor(plan: CallPlan, record: CallRecord, expects: () => readonly SlotType[]) {
    this.#plan = plan;
    this.#record = record;
    this.#expects = expects;
  }

  /** Whether the caller agreed to be recorded, or was told. */
  get mayRecord(): boolean {
    return this.#record.snapshot?.frames.some(({ variables }) => variables[consentVariable]?.value === true) === true;
  }

  /** BCP 47 that the caller is listened to in, and all that may be spoken. */
  get languages(): { language: string; among: readonly string[] } {
    const own = this.#plan.voice.language;
    return { language: this.#record.language ?? own, among: spokenLanguages(own, this.#plan.setting) };
  }

  /** What kind of answer is waited for. */
  get asks(): WaitKind {
    return waitKindOf(this.#expects());
  }
}
