import { flowTranslationsApi } from '#domain/agents/flow-translations.ts';
import { implement } from '#server/platform/http/implement.ts';
import { proposeTranslations } from './propose-translations.ts';

export const flowTranslationsRoutes = implement(flowTranslationsApi, {
  propose: ({ scope, body, exchange }) =>
    proposeTranslations(scope, body, { id: exchange.repeat?.id, signal: exchange.gone }),
});
