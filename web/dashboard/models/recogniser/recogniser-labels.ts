import type { RecogniserConnection, RecogniserService } from '#domain/channels/recogniser.ts';

export const recogniserNames: Record<RecogniserService, string> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI or compatible',
  'sherpa-onnx': 'sherpa-onnx server',
};

/** What becomes of calls when it is disconnected. */
export function lossOf({ dependents }: RecogniserConnection): string {
  if (dependents.length === 0) return 'In browser calls, the browser listens where it can; elsewhere callers type.';
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `Browsers listen where they can, and the carrier listens again, turn by turn, on ${named}${more}.`;
}
