import { z } from 'zod';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { endpoints } from '#domain/platform/http.ts';

/** Texts of one request: a page asks for all that a flow lacks in as many as it needs. */
export const mostProposed = 40;

export const flowTranslationsApi = endpoints({
  propose: {
    method: 'POST',
    path: '/v1/flow-translations/propose',
    summary: 'Translate a conversation’s wording',
    description:
      'Uses a connected language model. Variables such as `{{name}}` are kept. A translation with different variables is null. Nothing is stored.',
    can: 'agents:write',
    // It changes nothing, and the month's requests tell what it cost.
    audit: null,
    idempotent: 'long',
    body: z.object({
      from: AgentLanguage,
      to: AgentLanguage,
      texts: z.array(z.string().min(1).max(4_000)).min(1).max(mostProposed),
    }),
    reply: z.object({
      translations: z
        .array(z.object({ text: z.string(), words: z.string().nullable() }))
        .describe('Translations, in the requested order'),
      generatedBy: z.object({ provider: z.enum(modelServiceIds), model: z.string() }),
    }),
    errors: ['no_model', 'limit_reached', 'model_unavailable', 'model_unusable'],
    perMinute: 10,
    example: { body: { from: 'en-US', to: 'de-DE', texts: ['What is your name?', 'Thank you, {{name}}.'] } },
  },
});
