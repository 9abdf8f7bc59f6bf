import type { OfficeService } from '#domain/scheduling/office.ts';
import { type AskedOf, type FaultServer, type JsonAnswer, startFaultServer } from '../fault-server.ts';
import { FakeOffice } from './fake-account.ts';
import { FakeOAuth, OfficeRefusal } from './fake-oauth.ts';
import { answerGoogle } from './google-api.ts';
import { answerMicrosoft } from './microsoft-api.ts';

export interface FakeService extends FaultServer {
  service: OfficeService;
  oauth: FakeOAuth;
  /** What stands in someone's account. */
  account(who: string): FakeOffice;
  /** The settings with which a server speaks to this one. */
  settings: Record<string, string>;
}

const graph = (scope: string) => `https://graph.microsoft.com/${scope}`;
const answers = { google: answerGoogle, microsoft: answerMicrosoft };

/** A small Google or Microsoft of our own: OAuth, one calendar and the contacts of anyone who signs in, in its shapes. */
export async function startFakeOffice(service: OfficeService, port = 0): Promise<FakeService> {
  const isGoogle = service === 'google';
  const oauth = new FakeOAuth(!isGoogle, isGoogle ? undefined : graph);
  const accounts = new Map<string, FakeOffice>();

  function account(who: string): FakeOffice {
    const known = accounts.get(who) ?? new FakeOffice(who);
    accounts.set(who, known);
    return known;
  }

  function answer(asked: AskedOf): JsonAnswer {
    const url = new URL(asked.path, server.origin);
    if (url.pathname.endsWith('/token')) return oauth.token(asked.body);
    if (url.pathname === '/revoke') return oauth.revoke(asked.body);
    const grant = oauth.holder(asked);
    if (grant === undefined) return { status: 401, body: { error: { code: 401, message: 'Invalid credentials' } } };
    const { method, headers, body } = asked;
    try {
      const request = { method, url, headers, body: body === '' ? {} : JSON.parse(body) };
      return answers[service](account(grant.who), request, grant.scope);
    } catch (error) {
      if (error instanceof OfficeRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  }

  const server = await startFaultServer(answer, port);
  const prefix = service.toUpperCase();
  const settings = {
    [`${prefix}_CLIENT_ID`]: oauth.client.id,
    [`${prefix}_CLIENT_SECRET`]: oauth.client.secret,
    [`${prefix}_BASE_URL`]: server.origin,
  };
  return { ...server, service, oauth, account, settings };
}
