import { type FakeDns, startFakeDns } from '#server/testing/fake-dns.ts';
import { type FakeTranscriber, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { type FakeService, startFakeOffice } from '#server/testing/office/fake-office.ts';
import { type FakeStripe, startFakeStripe } from '#server/testing/stripe/fake-stripe.ts';
import { test as plain } from './fixtures.ts';
import { startProduct } from './product.ts';

/** A server that knows Stripe, Google's office and Deepgram, each played by a stand-in that a test can look into. */
interface Services {
  stripe: FakeStripe;
  dns: FakeDns;
  google: FakeService;
  deepgram: FakeTranscriber;
}

export const test = plain.extend<object, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const [stripe, dns, google, deepgram] = await Promise.all([
        startFakeStripe(),
        startFakeDns(),
        startFakeOffice('google'),
        startFakeDeepgram(),
      ]);
      await use({ stripe, dns, google, deepgram });
      await Promise.all([stripe, dns, google, deepgram].map((service) => service.close()));
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ services: { stripe, dns, google, deepgram } }, use) => {
      const product = await startProduct({
        ...google.settings,
        STRIPE_BASE_URL: stripe.origin,
        DNS_SERVERS: dns.address,
        DEEPGRAM_BASE_URL: deepgram.origin,
        SIP_SERVERS: '127.0.0.1',
        AUTH_AUTOCONFIRM: 'true',
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  neighbours: async ({ services }, use) => use([services.google.origin]),
});
