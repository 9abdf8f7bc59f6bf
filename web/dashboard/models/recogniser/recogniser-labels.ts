import type { RecogniserConnection, RecogniserService } from '#domain/channels/recogniser.ts';

export const recogniserNames: Record<RecogniserService, string> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI or compatible',
  'sherpa-onnx': 'sherpa-onnx server',
};

/** What becomes of calls when it is disconnected. */
export function lossOf({ dependents }: RecogniserConnection): string {
  if (dependents.length === 0) return 'Nothing uses it now.';
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `The carrier listens again, turn by turn, on ${named}${more}.`;
}
