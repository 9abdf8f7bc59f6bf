import { VapiClient } from '@vapi-ai/server-sdk';
import Retell from 'retell-sdk';
import { afterAll } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { bringNumber, openCarrierStub } from './phone-line.ts';
import { startApp } from './start-app.ts';

/** A server with a carrier, and clients of Retell and Vapi that call by it. */
export async function startCallPlatforms() {
  const carrier = await openCarrierStub();
  afterAll(carrier.close);
  const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  let callees = 2_025_560_100;

  /** A client with an access token. */
  async function newClient(scopes: ('agents' | 'calls' | 'phone-numbers')[] = ['agents', 'calls', 'phone-numbers']) {
    const owner = await app.newOwner();
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
    const { value: apiKey } = await owner.call(accessTokensApi.create, { body: { name: 'Test', scopes } });
    return { owner, agentId, apiKey, client: new Retell({ apiKey, baseURL: `${address}/retell` }) };
  }

  return {
    app,
    carrier,
    address,
    /** The workspace's number. */
    from: '+15715550100',
    newCallee: () => `+1${++callees}`,
    newClient,
    /** Clients with the session of a person, who need not keep to the calling rules. */
    async newCaller() {
      const { owner, agentId } = await newClient();
      await bringNumber(owner, agentId);
      const headers = { 'x-workspace-id': owner.workspaceId };
      const client = new Retell({ apiKey: owner.token, baseURL: `${address}/retell`, defaultHeaders: headers });
      const vapi = new VapiClient({ token: owner.token, baseUrl: `${address}/vapi`, headers });
      return { owner, agentId, client, vapi };
    },
    /** The last call that the carrier was asked for. */
    dialed: () => carrier.asked.findLast(({ method, path }) => method === 'POST' && path.endsWith('/Calls.json'))!,
  };
}
