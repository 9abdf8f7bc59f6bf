import { type AskedOf, type FaultServer, type JsonAnswer, startFaultServer } from '../fault-server.ts';
import { answerHubspot } from './api.ts';
import { FakePortal, HubspotRefusal } from './portal.ts';

export interface FakeHubspot extends FaultServer {
  /** The account behind a token; one is made when a token is first used. */
  portal(token: string): FakePortal;
}

/**
 * A small HubSpot of our own, which keeps what it is told: contacts, notes and deals, with the scopes of private apps,
 * searches, batches and refusals in HubSpot's shapes. Any token opens an account of its own, but for those that end with
 * `unknown`.
 */
export async function startFakeHubspot(port = 0): Promise<FakeHubspot> {
  const portals = new Map<string, FakePortal>();

  function portal(token: string): FakePortal {
    const known = portals.get(token) ?? new FakePortal(24_000_000 + portals.size);
    portals.set(token, known);
    return known;
  }

  function answer({ method, path, headers, body }: AskedOf): JsonAnswer {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    try {
      if (token === '' || token.endsWith('unknown'))
        throw new HubspotRefusal(401, 'INVALID_AUTHENTICATION', `Authentication credentials ${token} not found.`);
      const url = new URL(path, 'http://hubspot');
      return answerHubspot(portal(token), { method, url, body: body === '' ? {} : JSON.parse(body) });
    } catch (error) {
      if (error instanceof HubspotRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  }

  return { ...(await startFaultServer(answer, port)), portal };
}
