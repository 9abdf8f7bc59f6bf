import { crmApi } from '#domain/contacts/crm.ts';
import { owner, server } from './example-server.ts';
import { startSimulator } from './fake-web-server.ts';

/** CRMs of the examples. HubSpot is a stand-in that the settings of the server name. */

await startSimulator(server.services, new URL(crmApi.connectCustom.example.body.url).host, () => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Our CRM' }),
}));

const disconnect = () => owner.call(crmApi.disconnect);
async function connect(): Promise<void> {
  await disconnect();
  await owner.call(crmApi.connectHubspot, { body: crmApi.connectHubspot.example.body });
}

/** What has to be there before an example of these: a workspace has one CRM. */
export const beforeCrm: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(['get', 'update', 'disconnect'].map((name) => [`crm.${name}`, connect])),
  'crm.connectHubspot': disconnect,
  'crm.connectCustom': disconnect,
};
