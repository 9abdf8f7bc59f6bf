import type { LocalTranscriber, TranscriberConnection, TranscriberService } from '#domain/channels/transcriber.ts';

export const transcriberNames: Record<TranscriberService, string> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI or compatible',
  'sherpa-onnx': 'sherpa-onnx server',
  local: 'This server',
};

/** What becomes of calls when it is disconnected. */
export function lossOf({ dependents, service, local }: TranscriberConnection): string {
  if (local.length > 0 && service !== 'local')
    return 'This server listens instead, in the languages that it understands.';
  if (dependents.length === 0) return 'In browser calls, the browser listens where it can; elsewhere callers type.';
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `Browsers listen where they can, and the carrier listens again, turn by turn, on ${named}${more}.`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A transcriber of this server, in a line: languages, how well it did when it was added, license. */
export function aboutLocal({ languages, wordError, realTimeFactor, license }: LocalTranscriber): string {
  const parts = [
    languages.map((one) => languageNames.of(one) ?? one).join(', '),
    wordError !== null && `${Math.round(wordError * 100)} % word error rate in tests`,
    realTimeFactor !== null && `${realTimeFactor} s of computing per second of speech`,
    license,
  ];
  return parts.filter(Boolean).join(' · ');
}
