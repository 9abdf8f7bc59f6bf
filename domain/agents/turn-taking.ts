import { z } from 'zod';

/** Whose turn it is: how long an agent waits, and what interrupts it. All times in milliseconds. */

/** What was asked, as far as it says how people answer: closed is yes or no, a choice, a rating. */
export const waitKinds = ['closed', 'open', 'date', 'spelled'] as const;
export type WaitKind = (typeof waitKinds)[number];

export const waitBounds = { min: { least: 100, most: 5_000 }, max: { least: 300, most: 10_000 } } as const;

/** After the caller's last word: behind an answer that is whole, and behind one that sounds as if more will come. */
export const Wait = z
  .strictObject({
    min: z.int().min(waitBounds.min.least).max(waitBounds.min.most),
    max: z.int().min(waitBounds.max.least).max(waitBounds.max.most),
  })
  .refine(({ min, max }) => min <= max, 'The longest wait can’t be shorter than the usual wait.');
export type Wait = z.infer<typeof Wait>;

const Silence = z.strictObject({
  /** Until a silent caller is asked again. */
  againMs: z.int().min(3_000).max(60_000),
  /** How often, before goodbye is said. */
  reprompts: z.int().min(0).max(5),
  /** Behind the last of them. */
  goodbyeMs: z.int().min(3_000).max(60_000),
});
export type Silence = z.infer<typeof Silence>;

const BargeIn = z.strictObject({
  /** off: only what is typed or keyed interrupts. words: so many. voice: so many ms of it. */
  by: z.enum(['off', 'words', 'voice']),
  words: z.int().min(1).max(6),
  voiceMs: z.int().min(100).max(3_000),
  /** An interruption that brought no word after so long was a cough: the agent goes on. */
  resumeMs: z.int().min(500).max(5_000),
});
export type BargeIn = z.infer<typeof BargeIn>;

const ProtectedMs = z.int().min(0).max(5_000);
const FillerMs = z.int().min(300).max(5_000).nullable();

/** All of it, as a call runs by it. */
export interface TurnTaking {
  waits: Record<WaitKind, Wait>;
  bargeIn: BargeIn;
  /** The greeting's first moments, in which an echo of it must not interrupt it. */
  protectedMs: number;
  /** Whether the agent speaks on through "uh-huh" and "yes". */
  backchannels: boolean;
  silence: Silence;
  /** When a caller who has to wait hears a word; null: never. */
  fillerMs: number | null;
}

export const turnPresets = ['quick', 'balanced', 'patient'] as const;
export type TurnPreset = (typeof turnPresets)[number];

export const turnTakings: Readonly<Record<TurnPreset, TurnTaking>> = {
  quick: {
    waits: {
      closed: { min: 200, max: 900 },
      open: { min: 250, max: 1_800 },
      date: { min: 350, max: 1_500 },
      spelled: { min: 700, max: 2_800 },
    },
    bargeIn: { by: 'words', words: 1, voiceMs: 250, resumeMs: 1_500 },
    protectedMs: 400,
    backchannels: true,
    silence: { againMs: 6_000, reprompts: 2, goodbyeMs: 5_000 },
    fillerMs: 600,
  },
  balanced: {
    waits: {
      closed: { min: 250, max: 1_200 },
      open: { min: 300, max: 2_500 },
      date: { min: 500, max: 2_000 },
      spelled: { min: 900, max: 3_500 },
    },
    bargeIn: { by: 'words', words: 2, voiceMs: 300, resumeMs: 2_000 },
    protectedMs: 600,
    backchannels: true,
    silence: { againMs: 8_000, reprompts: 2, goodbyeMs: 6_000 },
    fillerMs: 800,
  },
  patient: {
    waits: {
      closed: { min: 600, max: 2_000 },
      open: { min: 900, max: 4_000 },
      date: { min: 1_000, max: 3_500 },
      spelled: { min: 1_500, max: 5_000 },
    },
    bargeIn: { by: 'words', words: 3, voiceMs: 600, resumeMs: 2_500 },
    protectedMs: 1_000,
    backchannels: true,
    silence: { againMs: 12_000, reprompts: 3, goodbyeMs: 10_000 },
    fillerMs: 1_200,
  },
};

/** How long a silent caller is waited for, one time after the other. */
export const silenceWaits = ({ againMs, reprompts, goodbyeMs }: Silence): number[] => [
  ...Array.from({ length: reprompts }, () => againMs),
  goodbyeMs,
];

/** A preset, and what differs from it. */
export const TurnSetting = z.strictObject({
  preset: z.enum(turnPresets),
  waits: z.partialRecord(z.enum(waitKinds), Wait).optional(),
  bargeIn: BargeIn.optional(),
  protectedMs: ProtectedMs.optional(),
  backchannels: z.boolean().optional(),
  silence: Silence.optional(),
  fillerMs: FillerMs.optional(),
});
export type TurnSetting = z.infer<typeof TurnSetting>;

/** What a setting comes to; without one, what Balanced says. */
export function turnTakingOf(setting?: TurnSetting): TurnTaking {
  const { preset = 'balanced', waits, ...own } = setting ?? {};
  const base = turnTakings[preset];
  return { ...base, ...own, waits: { ...base.waits, ...waits } };
}

/** Times of one step, instead of the agent's. */
export const StepTiming = z.strictObject({
  /** The usual and the longest wait behind the caller's last word. */
  waitMs: z.int().min(waitBounds.min.least).max(waitBounds.min.most).optional(),
  longestMs: z.int().min(waitBounds.max.least).max(waitBounds.max.most).optional(),
  /** Until a silent caller is asked again. */
  silenceMs: z.int().min(3_000).max(120_000).optional(),
});
export type StepTiming = z.infer<typeof StepTiming>;
