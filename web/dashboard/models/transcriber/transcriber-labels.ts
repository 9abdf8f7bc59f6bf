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
    return 'Calls will be transcribed on this server instead, in the languages it supports.';
  if (dependents.length === 0)
    return 'In browser calls, the browser transcribes speech if it can. Otherwise, callers type.';
  const named = dependents.slice(0, 4).join(', ');
  const more = dependents.length > 4 ? `, and ${dependents.length - 4} more` : '';
  return `Browsers will transcribe speech if they can. On ${named}${more}, the carrier will go back to transcribing turn by turn.`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A transcriber of this server, in a line: languages, how well it did when it was added, license. */
export function aboutLocal({ languages, wordError, realTimeFactor, license }: LocalTranscriber): string {
  const parts = [
    languages.map((one) => languageNames.of(one) ?? one).join(', '),
    wordError !== null && `${Math.round(wordError * 100)}% word error rate in tests`,
    realTimeFactor !== null && `${realTimeFactor} s of processing per second of speech`,
    license,
  ];
  return parts.filter(Boolean).join(' · ');
}
