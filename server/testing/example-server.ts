import { afterAll } from 'vitest';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { notificationTargetsApi } from '#domain/notifications/notification-targets.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { startFakeDns } from './fake-dns.ts';
import { startFakeGoogle } from './fake-google.ts';
import { startFakeDeepgram } from './fake-transcribers.ts';
import { startSimulator } from './fake-web-server.ts';
import { startFakeHubspot } from './hubspot/fake-hubspot.ts';
import { startFakeModels } from './models/fake-models.ts';
import { startFakeOffice } from './office/fake-office.ts';
import { openCarrierStub } from './phone-line.ts';
import { startSpeechApp } from './speech-app.ts';
import { startFakeStripe } from './stripe/fake-stripe.ts';

/** The server that the examples are sent to, and where they come from. */

/** The OpenID provider and the name server of the examples. */
export const provider = await startFakeGoogle();
export const dns = await startFakeDns();
afterAll(() => Promise.all([provider.close(), dns.close()]));
export const stripe = await startFakeStripe();
export const carrier = await openCarrierStub();
afterAll(carrier.close);
const hubspot = await startFakeHubspot();
afterAll(() => hubspot.close());
export const google = await startFakeOffice('google');
afterAll(() => google.close());
const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
export const models = await startFakeModels(({ instructions }) => {
  const answers = {
    '"criteria"': { fields: [], criteria: [] },
    'You translate': {
      translations: ['Wie heißen Sie?', 'Danke, {{name}}.'].map((words, number) => ({ number, words })),
    },
    '"items"': { items: [{ of: 0, text: 'Could I come in for a haircut on Tuesday?' }] },
  };
  const known = Object.entries(answers).find(([word]) => instructions.includes(word));
  return { text: JSON.stringify(known?.[1] ?? { day: 'Tuesday' }) };
});
afterAll(() => models.close());
export const server = await startSpeechApp({
  MODEL_ORIGINS: models.origin,
  STRIPE_BASE_URL: stripe.origin,
  TWILIO_BASE_URL: carrier.base,
  HUBSPOT_BASE_URL: hubspot.origin,
  DEEPGRAM_BASE_URL: deepgram.origin,
  DNS_SERVERS: dns.address,
  // An origin that the settings name, so that requests may go to this machine.
  ...google.settings,
  GOOGLE_ISSUER: provider.issuer,
  PRIVATE_ORIGINS: `${provider.issuer}=*`,
});
/** The first account of an installation is its operator. */
export const { owner, get, post } = await server.newSpeaker();
export const { workspaceId } = owner;
/** A token that may do all that tokens may. */
export const { value: key } = await owner.call(accessTokensApi.create, {
  body: { name: 'Shop', scopes: [...tokenScopes] },
});

for (const { url } of [notificationTargetsApi.create.example.body, webhooksApi.create.example.body]) {
  await startSimulator(server.services, new URL(url).host, () => ({ status: 200 }));
}
