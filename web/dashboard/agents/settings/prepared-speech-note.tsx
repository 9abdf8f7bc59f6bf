import { useQuery } from '@tanstack/react-query';
import type { PreparedSpeech } from '#domain/agents/prepared-speech.ts';
import { query } from '#web/lib/query.ts';

/** How often it is looked while sentences are being made, in ms. */
const lookMs = 4_000;

/** How far the fixed sentences of the live version are spoken, in words; null where there is nothing to tell. */
export function preparedWords({ status, sentences, ready, failed }: PreparedSpeech): string | null {
  if (status === 'waiting' || status === 'not_needed' || sentences === 0) return null;
  if (status === 'making') return `Generating speech: ${ready} of ${sentences} fixed sentences ready.`;
  if (failed > 0)
    return `${ready} of ${sentences} fixed sentences are generated ahead of time. ${failed} couldn’t be generated.`;
  return `All ${sentences} fixed sentences are generated ahead of time, so callers don’t wait for audio.`;
}

/** Says how much of what an agent always says is spoken ahead of its calls. */
export function PreparedSpeechNote({ agentId }: { agentId: string }) {
  const { data } = useQuery({
    ...query.preparedSpeech.get({ params: { agentId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookMs : false),
  });
  const words = data && preparedWords(data);
  return words ? (
    <p role="status" className="mt-2 px-1 text-muted text-sm">
      {words}
    </p>
  ) : null;
}
