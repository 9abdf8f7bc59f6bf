import { privateOriginsOf } from '#server/config.ts';
import { fetchThrough } from '#server/platform/http/fetch-through.ts';
import type { Services } from '#server/services.ts';
import { trusting } from '#voice/engines/services/outbound.ts';

type Fetch = ReturnType<typeof fetchThrough>;

/**
 * `fetch` for one provider of sign-in, which may be private where the operator's settings name it, and where what it says
 * of itself leads to itself. A workspace's own provider is named by PRIVATE_ORIGINS for that workspace.
 */
export const fetchOfProvider = ({ outbound, config }: Services, workspaceId: string | null): Fetch =>
  fetchThrough(
    workspaceId === null
      ? trusting(outbound, config.google?.issuer)
      : trusting(outbound, ...privateOriginsOf(config, workspaceId)),
  );

/** `fetch` for an external project. */
export const fetchOfProject = ({ outbound, config }: Services): Fetch =>
  fetchThrough(trusting(outbound, config.supabase?.url));
