import { z } from 'zod';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** What an owner wants to know of each call that has ended, found by a language model and proved by the transcript. */
export const analysisBounds = { fields: 20, criteria: 10, choices: 20 } as const;

export const analysisTypes = ['text', 'number', 'yes_no', 'date', 'choice'] as const;
export type AnalysisType = (typeof analysisTypes)[number];

const Name = z.string().trim().min(1, 'Enter a name.').max(60);
const About = z.string().trim().max(300, 'Use 300 characters or fewer.');

export const AnalysisField = z
  .object({
    name: Name,
    /** What is looked for, in plain words. */
    about: About.default(''),
    type: z.enum(analysisTypes),
    choices: z.array(z.string().trim().min(1).max(60)).max(analysisBounds.choices).default([]),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length >= 2, {
    message: 'Enter at least two choices.',
    path: ['choices'],
  });
export type AnalysisField = z.infer<typeof AnalysisField>;

export const AnalysisCriterion = z.object({
  name: Name,
  /** When it is met, in plain words. */
  about: About.min(1, 'Describe when the criterion is met.'),
});
export type AnalysisCriterion = z.infer<typeof AnalysisCriterion>;

const areNamedOnce = (items: readonly { name: string }[]) =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;

export const AnalysisSetting = z.object({
  fields: z
    .array(AnalysisField)
    .max(analysisBounds.fields, `Use up to ${analysisBounds.fields} fields.`)
    .refine(areNamedOnce, 'Two fields have the same name. Rename one.'),
  criteria: z
    .array(AnalysisCriterion)
    .max(analysisBounds.criteria, `Use up to ${analysisBounds.criteria} criteria.`)
    .refine(areNamedOnce, 'Two criteria have the same name. Rename one.'),
});
export type AnalysisSetting = z.infer<typeof AnalysisSetting>;

export const noAnalysis: AnalysisSetting = { fields: [], criteria: [] };

/** Words of the transcript that prove something: those of a turn, as they stand there. */
const Proof = z.object({ seq: z.int(), role: z.enum(['agent', 'caller']), quote: z.string() });

export const verdicts = ['met', 'not_met', 'not_applicable'] as const;

/** What was found. What has no proof in the transcript is not in it. */
export const AnalysisResult = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(analysisTypes),
      /** A date as `2026-11-24`; a choice by its words. */
      value: z.union([z.string(), z.number(), z.boolean()]),
      proof: Proof,
    }),
  ),
  criteria: z.array(
    z.object({
      name: z.string(),
      verdict: z.enum(verdicts),
      reason: z.string(),
      /** Null where it does not apply, and nothing was said of it. */
      proof: Proof.nullable(),
    }),
  ),
  /** Fields and criteria of which nothing was found that the transcript proves. */
  open: z.array(z.string()),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

export const CallAnalysis = AnalysisResult.extend({
  /** Who found it. It may be wrong. */
  generatedBy: z.object({ provider: z.enum(modelServiceIds), model: z.string() }),
  createdAt: Moment,
});
export type CallAnalysis = z.infer<typeof CallAnalysis>;

export const callAnalysesApi = endpoints({
  analyze: {
    method: 'POST',
    path: '/v1/calls/:callId/analysis',
    idempotent: 'long',
    summary: 'Reanalyze an ended call with a language model',
    description:
      'Uses the agent’s current fields and criteria (see `PUT /v1/agents/:agentId/after-call`). The results replace earlier ones.',
    can: 'calls:write',
    // What it costs stands among the requests of the call, and nothing that people said is changed.
    audit: null,
    params: z.object({ callId: Id }),
    reply: CallAnalysis,
    errors: ['conflict', 'no_model', 'limit_reached', 'model_unavailable', 'model_unusable'],
    perMinute: 20,
  },
});
