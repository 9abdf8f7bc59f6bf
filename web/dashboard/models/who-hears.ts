import type { RecogniserConnection } from '#domain/channels/recogniser.ts';

/** Who hears callers in this language before their browser does: a service, this server itself, or neither. */
export function whoHears(recogniser: RecogniserConnection | undefined, language: string): 'service' | 'server' | null {
  if (recogniser === undefined) return null;
  const { connected, service, local } = recogniser;
  if (connected && service !== 'local') return 'service';
  const base = language.split('-')[0]!;
  return local.some(({ languages }) => languages.includes(base)) ? 'server' : null;
}
