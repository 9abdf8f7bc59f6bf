import type { WaitKind } from '#domain/agents/turn-taking.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import { consentVariable } from '#voice/flow/steps/start-call.ts';
import type { CallPlan } from './call-plan.ts';
import type { CallRecord } from './call-record.ts';
import { waitKindOf } from './endpointing.ts';
import { isHeardByModel } from './heard-by-model.ts';
import type { CallPorts } from './ports.ts';
import { spokenLanguages } from './spoken-languages.ts';

/** What those who listen to a caller need to know of the call. */
export class ToHear {
  readonly #plan: CallPlan;
  readonly #record: CallRecord;
  readonly #expects: () => readonly SlotType[];
  readonly #byModel: CallPorts['hearCaller'];

  constructor(
    plan: CallPlan,
    record: CallRecord,
    expects: () => readonly SlotType[],
    byModel: CallPorts['hearCaller'],
  ) {
    this.#byModel = byModel;
    this.#plan = plan;
    this.#record = record;
    this.#expects = expects;
  }

  /** Whether sound of the caller is wanted for a model that hears. */
  get wantsSound(): boolean {
    return this.#byModel !== undefined;
  }

  /** Sound of the caller, where it comes to this server: for a model that hears, while one leads. */
  sound(pcm: Int16Array, sampleRate: 8_000 | 16_000): void {
    const { memory, snapshot } = this.#record;
    if (this.#byModel && memory.taken === undefined && isHeardByModel(this.#plan.flow, snapshot))
      this.#byModel(pcm, sampleRate);
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
