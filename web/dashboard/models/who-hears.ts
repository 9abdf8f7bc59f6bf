import type { TranscriberConnection } from '#domain/channels/transcriber.ts';

/** Who hears callers in this language before their browser does: a service, this server itself, or neither. */
export function whoHears(
  transcriber: TranscriberConnection | undefined,
  language: string,
): 'service' | 'server' | null {
  if (transcriber === undefined) return null;
  const { connected, service, local } = transcriber;
  if (connected && service !== 'local') return 'service';
  const base = language.split('-')[0]!;
  return local.some(({ languages }) => languages.includes(base)) ? 'server' : null;
}
