import { z } from 'zod';
import {
  askService,
  refusalOf,
  type ServiceAnswer,
  type ServiceRequest,
  type ServiceWay,
} from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';

/** Where HubSpot is, and the token of a private app there. */
export interface HubspotAccess extends ServiceWay {
  base: string;
  token: string;
}

/** What HubSpot says when it refuses. */
const Refusal = z.object({
  message: z.string().optional(),
  category: z.string().optional(),
  errors: z
    .array(
      z.object({
        message: z.string().optional(),
        context: z.record(z.string(), z.array(z.string())).optional(),
      }),
    )
    .optional(),
});

/** Scopes that a refusal names as missing. */
function scopesIn({ errors = [] }: z.infer<typeof Refusal>): string[] {
  const named = errors.flatMap(({ context }) => context?.requiredGranularScopes ?? context?.requiredScopes ?? []);
  return [...new Set(named)].filter((scope) => /^[\w.-]{1,80}$/.test(scope));
}

function refused(access: HubspotAccess, { status, body }: ServiceAnswer): ServiceError {
  const { data } = Refusal.safeParse(body);
  const scopes = data ? scopesIn(data) : [];
  if (status === 403 && scopes.length > 0) {
    const list = scopes.join(', ');
    return new ServiceError(
      'forbidden',
      `The token doesn’t have permission for this in HubSpot. Add ${list} to its private app.`,
    );
  }
  const [first] = data?.errors ?? [];
  // Tokens that ended and scopes that lack are told in our words.
  const detail = status === 401 || status === 403 || status === 429 ? '' : (first?.message ?? data?.message ?? '');
  return refusalOf(access, status, detail);
}

interface Asked {
  method: ServiceRequest['method'];
  /** Of the base, with its query. */
  path: string;
  body?: object;
  /** Statuses that are answers, beside 200 and 201. */
  also?: number[];
}

/** Asks HubSpot for one thing. @throws ServiceError */
export async function askHubspot(
  access: HubspotAccess,
  { method, path, body, also = [] }: Asked,
): Promise<ServiceAnswer> {
  const answer = await askService(access, {
    method,
    url: `${access.base}${path}`,
    headers: { authorization: `Bearer ${access.token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status === 200 || answer.status === 201 || also.includes(answer.status)) return answer;
  throw refused(access, answer);
}

/** Some of several were done, and these not. @throws ServiceError refused */
export function refuseParts(access: HubspotAccess, { status, body }: ServiceAnswer): void {
  if (status !== 207) return;
  const { data } = Refusal.safeParse(body);
  throw refusalOf(access, 400, data?.errors?.[0]?.message ?? data?.message ?? '');
}
