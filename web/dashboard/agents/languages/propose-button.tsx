import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { mostProposed } from '#domain/agents/flow-translations.ts';
import { type AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import { type FlowText, translationOf, withTranslation } from '#voice/flow/other-languages.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';

/** A model takes its time, in ms. */
const timeoutMs = 65_000;

interface ProposeButtonProps extends Omit<ConfigurationProps, 'readOnly'> {
  tag: AgentLanguage;
  /** All that may lack words in it. */
  texts: readonly FlowText[];
}

/** Has what is missing in a language proposed, where a language model is connected; a person looks at it before it is published. */
export function ProposeButton({ configuration, onChange, tag, texts }: ProposeButtonProps) {
  const maySee = useCan('integrations:read');
  const { data } = useQuery({ ...query.models.list(), enabled: maySee });
  // What is changed while it is waited for stays.
  const now = useRef(configuration);
  now.current = configuration;
  const propose = useChange(
    () => {
      const { flow, language } = now.current;
      const rows = flow.translations ?? [];
      const lacking = texts.filter(({ text }) => translationOf(rows, text, tag) === undefined);
      const asked = lacking.slice(0, mostProposed).map(({ text }) => text);
      return api.flowTranslations.propose({ body: { from: language, to: tag, texts: asked } }, { timeoutMs });
    },
    {
      says: ({ translations }) => {
        const found = translations.filter(({ words }) => words !== null).length;
        const lost = translations.length - found;
        return lost === 0
          ? `${found} translations suggested. Review them before you publish.`
          : `${found} translations suggested. ${lost} left out because of missing variables.`;
      },
      next: ({ translations }) => {
        const { flow } = now.current;
        const found = translations.filter(({ words }) => words !== null);
        onChange({
          ...now.current,
          flow: found.reduce((next, { text, words }) => withTranslation(next, text, tag, words!), flow),
        });
      },
    },
  );
  if (!data || data.items.length === 0) return null;
  const { name } = agentLanguages.find((one) => one.tag === tag)!;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Suggest missing translations in ${name}`}
      title="Suggest missing translations"
      disabled={propose.isPending}
      onClick={() => propose.mutate()}
    >
      <Sparkles />
    </Button>
  );
}
