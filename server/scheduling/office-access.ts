import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type OfficeService, officeNames } from '#domain/scheduling/office.ts';
import { type OfficeRow, officeAccounts } from '#server/platform/db/schema/office.table.ts';
import {
  askService,
  readAs,
  refusalOf,
  type ServiceAnswer,
  type ServiceRequest,
  type ServiceWay,
} from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { refreshTokens } from './office/oauth.ts';
import { placesOf, wayTo } from './office-services.ts';

/** How an account is asked, for one verb. */
export interface OfficeAccess extends ServiceWay {
  /** An access token. @param anew after the one before was refused */
  token(anew: boolean): Promise<string>;
}

/** Milliseconds before its end at which a token is no longer used. */
const reserveMs = 120_000;

export const tokenPlace = (id: string, which: 'refresh' | 'access') => `office_accounts.${id}.${which}_token`;

export const ownOffice = ({ workspaceId }: Pick<Scope, 'workspaceId'>, id: string) =>
  and(eq(officeAccounts.workspaceId, workspaceId), eq(officeAccounts.id, id));

/** Writes to an account, but not to what was connected anew since. */
const change = ({ services, workspaceId }: Scope, row: OfficeRow, values: Partial<OfficeRow>) =>
  services.db.tenant(workspaceId, (tx) =>
    tx
      .update(officeAccounts)
      .set(values)
      .where(and(ownOffice(row, row.id), eq(officeAccounts.refreshToken, row.refreshToken))),
  );

/** Notes that an account is refused although its tokens are new. */
export async function noteProblem(scope: Scope, row: OfficeRow, { kind, message }: ServiceError): Promise<void> {
  if (kind === 'unauthorized') await change(scope, row, { problem: message });
}

/** Refreshing that is under way, by account: who comes meanwhile waits for the same. */
const refreshing = new WeakMap<Services, Map<string, Promise<string>>>();

async function refresh(scope: Scope, row: OfficeRow, withinMs: number): Promise<string> {
  const { services } = scope;
  const before = services.secrets.open(tokenPlace(row.id, 'refresh'), row.refreshToken);
  try {
    const made = await refreshTokens(services, row.service, before, withinMs);
    const { seal } = services.secrets;
    await change(scope, row, {
      accessToken: seal(tokenPlace(row.id, 'access'), made.access),
      accessUntil: new Date(services.clock.now() + made.seconds * 1_000),
      ...(made.refresh !== null &&
        made.refresh !== before && { refreshToken: seal(tokenPlace(row.id, 'refresh'), made.refresh) }),
      problem: null,
    });
    return made.access;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'unauthorized')
      await change(scope, row, { problem: error.message });
    throw error;
  }
}

function refreshOnce(scope: Scope, row: OfficeRow, withinMs: number): Promise<string> {
  const all = refreshing.get(scope.services) ?? new Map<string, Promise<string>>();
  refreshing.set(scope.services, all);
  const key = `${row.id} ${row.refreshToken}`;
  const running = all.get(key) ?? refresh(scope, row, withinMs).finally(() => all.delete(key));
  all.set(key, running);
  return running;
}

/** How the account of a workspace is asked. @param budgetMs that the verb may take */
export function openAccess(scope: Scope, row: OfficeRow, budgetMs: number): OfficeAccess {
  const { services } = scope;
  const endsAt = performance.now() + budgetMs;
  let current =
    row.accessUntil.getTime() - reserveMs > services.clock.now()
      ? services.secrets.open(tokenPlace(row.id, 'access'), row.accessToken)
      : null;
  const access = {
    outbound: wayTo(services, row.service),
    name: officeNames[row.service],
    endsAt,
    hidden: [] as string[],
    async token(anew: boolean) {
      if (anew || current === null) current = await refreshOnce(scope, row, Math.max(1, endsAt - performance.now()));
      access.hidden.push(current);
      return current;
    },
  };
  return access;
}

interface Asked extends Omit<ServiceRequest, 'headers' | 'body'> {
  headers?: Record<string, string>;
  body?: object;
  /** Statuses that are answers, beside 200 to 204. */
  also?: number[];
}

/** Both services refuse with an object `error`, with a sentence in it. */
const Refusal = z.object({
  error: z.object({ message: z.string().optional(), errors: z.array(z.object({ reason: z.string() })).optional() }),
});
/** Google says too much with the status of what is not permitted. */
const isTooMuch = /^(user)?rateLimitExceeded$|^quotaExceeded$/i;

/** Asks a service for one thing; a token that is refused is made anew, once. @throws ServiceError */
export async function askOffice(access: OfficeAccess, { method, url, headers, body, also = [] }: Asked) {
  const ask = async (anew: boolean): Promise<ServiceAnswer> =>
    askService(access, {
      method,
      url,
      headers: { ...headers, authorization: `Bearer ${await access.token(anew)}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const first = await ask(false);
  const answer = first.status === 401 ? await ask(true) : first;
  if ((answer.status >= 200 && answer.status <= 204) || also.includes(answer.status)) return answer;
  const error = Refusal.safeParse(answer.body).data?.error;
  const status = isTooMuch.test(error?.errors?.[0]?.reason ?? '') ? 429 : answer.status;
  throw refusalOf(access, status, status === 401 || status === 429 ? '' : (error?.message ?? ''));
}

const GoogleProfile = z.object({ sub: z.string().min(1).max(255), email: z.string().max(320) });
const MicrosoftProfile = z.object({
  id: z.string().min(1).max(255),
  mail: z.string().max(320).nullish(),
  userPrincipalName: z.string().max(320),
});

/** Whose account a token is of. @throws ServiceError */
export async function readProfile(
  services: Services,
  service: OfficeService,
  token: string,
  budgetMs: number,
): Promise<{ accountId: string; name: string }> {
  const access: OfficeAccess = {
    outbound: wayTo(services, service),
    name: officeNames[service],
    endsAt: performance.now() + budgetMs,
    hidden: [token],
    token: async () => token,
  };
  const { body } = await askOffice(access, { method: 'GET', url: placesOf(services, service).profile });
  if (service === 'google') {
    const { sub, email } = readAs(access, GoogleProfile, body);
    return { accountId: sub, name: email };
  }
  const { id, mail, userPrincipalName } = readAs(access, MicrosoftProfile, body);
  return { accountId: id, name: mail || userPrincipalName };
}
