import { z } from 'zod';

/** An origin in the operator's own network, and the workspace whose requests may go there; null for every one. */
export interface PrivateOrigin {
  origin: string;
  workspaceId: string | null;
}

const wrong =
  'must be origins, each with whose requests may go there: http://n8n:5678=<id of the workspace>, or =* for every workspace, by comma';

/** One item of PRIVATE_ORIGINS. An origin by itself opens nothing: it would open a service to every tenant. */
export function readPrivateOrigin(item: string, { addIssue }: z.RefinementCtx): PrivateOrigin {
  const at = item.lastIndexOf('=');
  const [address, whose] = [
    item.slice(0, at),
    item
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ];
  const url = at < 0 ? null : URL.parse(address.trim());
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && (whose === '*' || z.uuid().safeParse(whose).success))
    return { origin: url.origin, workspaceId: whose === '*' ? null : whose };
  addIssue(wrong);
  return z.NEVER;
}
