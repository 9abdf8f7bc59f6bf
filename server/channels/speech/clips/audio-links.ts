import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkHours } from '#domain/channels/speech.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/**
 * Addresses of kept speech that work without a key, for an <audio> element or a customer's browser: signed, and good
 * for a day.
 */
const hourMs = 3_600_000;
const purpose = 'audio-link';

/** Where the links lead. */
export const audioLinkPath = '/v1/audio';

export interface AudioLink {
  workspaceId: string;
  clipId: string;
  /** `mp3`, or `json` and `vtt` for the times of the words. */
  extension: string;
}

function signatureOf(key: Buffer, { workspaceId, clipId, extension }: AudioLink, expires: number): string {
  return createHmac('sha256', key).update(`${workspaceId}/${clipId}.${extension}?${expires}`).digest('base64url');
}

/** A link that is good from now on for a day, and until when. */
export function audioLink(
  { services, origin = services.config.publicUrl }: Pick<Scope, 'services' | 'origin'>,
  link: AudioLink,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(services.clock.now() + linkHours * hourMs);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const { workspaceId, clipId, extension } = link;
  const signature = signatureOf(services.secrets.key(purpose), link, expires);
  const query = new URLSearchParams({ expires: String(expires), signature });
  return {
    url: `${origin}${audioLinkPath}/${workspaceId}/${clipId}.${extension}?${query}`,
    expiresAt,
  };
}

/** Whether a link was made here and is still good. */
export function isGoodLink(services: Services, link: AudioLink, expires: string, signature: string): boolean {
  if (!/^\d{1,12}$/.test(expires)) return false;
  const given = Buffer.from(signature);
  const isRight = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, link, Number(expires)));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isRight && services.clock.now() < Number(expires) * 1000;
}
