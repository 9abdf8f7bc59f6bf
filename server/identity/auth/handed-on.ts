import { z } from 'zod';
import { siteOfOrigin } from '#server/identity/sites.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import type { Visitor } from './visitor.ts';

/**
 * A provider leads back to PUBLIC_URL alone, so a sign-in that begins at an agency's site goes by way of it. What that
 * site asked for goes along sealed: no one else can have this server lead a browser there.
 */

const place = 'auth.handed_on';
/** Milliseconds that a browser has to follow one redirect. */
const handOnWithin = 300_000;

const HandedOn = z.object({
  origin: z.string(),
  agencyId: z.string(),
  redirectTo: z.string(),
  wanted: z.record(z.string(), z.string()),
  until: z.number(),
});
export type HandedOn = Pick<z.infer<typeof HandedOn>, 'agencyId' | 'redirectTo' | 'wanted'>;

/** What a browser takes along from an agency's site; null where it is at the installation's own. */
export function handOn(
  { secrets, clock }: Services,
  { origin, agencyId }: Visitor,
  asked: Omit<HandedOn, 'agencyId'>,
): string | null {
  if (origin === null || agencyId === null) return null;
  return secrets.seal(place, JSON.stringify({ origin, agencyId, ...asked, until: clock.now() + handOnWithin }));
}

function open({ secrets }: Services, sealed: string): z.infer<typeof HandedOn> | null {
  try {
    return HandedOn.parse(JSON.parse(secrets.open(place, sealed)));
  } catch {
    // Written by someone else, or with a key that is not known any more: in either case nothing of ours.
    return null;
  }
}

/** What a browser brought from an agency's site that is still one. @throws AuthError validation_failed */
export async function takeOver(services: Services, sealed: string): Promise<HandedOn> {
  const found = open(services, sealed);
  const site = found && (await siteOfOrigin(services, found.origin));
  if (found === null || site?.brand?.workspaceId !== found.agencyId || found.until <= services.clock.now()) {
    throw new AuthError('validation_failed', 'This sign-in took too long. Go back and start again.');
  }
  return found;
}
