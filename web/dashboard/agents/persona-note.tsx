import { useQuery } from '@tanstack/react-query';
import { type Tone, toneOf } from '#domain/agents/tone.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';

const effects: Record<Tone, string> = {
  warm: 'Tone: warm. Your agent acknowledges, apologizes, and says goodbye in a friendly way.',
  brief: 'Tone: brief. Your agent skips small acknowledgments and keeps its sentences short.',
  formal: 'Tone: formal. Your agent uses no contractions, and greets and says goodbye formally.',
};

const none = 'Tone: neutral. Words such as "friendly", "to the point", or "formal" change how your agent speaks.';

/** What the persona does: to the sentences that are the engine's own, and to a language model. */
export function PersonaNote({ persona }: { persona: string }) {
  const maySee = useCan('integrations:read');
  const { data } = useQuery({ ...query.models.list(), enabled: maySee });
  const tone = toneOf(persona);
  const models = data?.items.length ?? 0;
  return (
    <p className="text-muted text-sm">
      {tone ? effects[tone] : none} Anything you wrote yourself is spoken exactly as written.{' '}
      {models > 0 && persona !== '' && 'Instructions for the language model in steps that use one.'}
    </p>
  );
}
