import { parseArgs } from 'node:util';
import { startFakeStripe } from '#server/testing/stripe/fake-stripe.ts';

/**
 * The stand-in for Stripe, by hand: `npm run fake-stripe -- --key sk_test_demo000000 --hook
 * http://127.0.0.1:8080/webhooks/stripe --secret whsec_demo000000`, and the server with STRIPE_BASE_URL set to it.
 * `--events` says how events come: once, twice, reversed, late or never.
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    key: { type: 'string', default: 'sk_test_demo000000' },
    hook: { type: 'string' },
    secret: { type: 'string', default: 'whsec_demo000000' },
    events: { type: 'string', default: 'once' },
  },
});

const stripe = await startFakeStripe(() => Date.now(), Number(values.port));
const { key, hook, secret, events } = values;
/** Milliseconds. */
const lateMs = 60_000;
const togetherMs = 3_000;
let waiting: (() => Promise<unknown>)[] = [];

if (hook !== undefined && events !== 'never') {
  stripe.deliverTo(key, secret, async (body, headers) => {
    const send = async () => {
      const { status } = await fetch(hook, { method: 'POST', headers, body });
      process.stdout.write(`${JSON.parse(body).type}: ${status}\n`);
      return status;
    };
    if (events === 'late') setTimeout(() => void send(), lateMs);
    else if (events === 'reversed') {
      if (waiting.length === 0) setTimeout(() => void sendReversed(), togetherMs);
      waiting.push(send);
    } else {
      if (events === 'twice') await send();
      return send();
    }
    return 200;
  });
}

async function sendReversed(): Promise<void> {
  const last = waiting.toReversed();
  waiting = [];
  for (const send of last) await send();
}

process.stdout.write(`STRIPE_BASE_URL=${stripe.origin} STRIPE_SECRET_KEY=${key} STRIPE_WEBHOOK_SECRET=${secret}\n`);
