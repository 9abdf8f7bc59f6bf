import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { exampleBody, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { webhookAnswerMs, webhookWaits } from '#domain/notifications/webhook-limits.ts';
import { site } from '#web/lib/site.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';

/** The headers of a message. */
const headers = `webhook-id: msg_019a9c20-8f10-7a44-9d0e-3a1b5c7d9e11
webhook-timestamp: 1795420934
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=`;

const verify = `import { Webhook } from 'standardwebhooks';

// body: the very text that arrived, before anything parses it
const event = new Webhook(process.env.PARLEY_WEBHOOK_SECRET).verify(body, headers);`;

const byHand = `import { createHmac, timingSafeEqual } from 'node:crypto';

const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
const text = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`;
const right = createHmac('sha256', key).update(text).digest();
const isGood = headers['webhook-signature'].split(' ').some((one) => {
  const given = Buffer.from(one.replace('v1,', ''), 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
});`;

const hours = Math.round(webhookWaits.reduce((sum, wait) => sum + wait, 0) / 3_600_000);

const subscribeOf = (origin: string) => `curl ${origin}/v1/webhooks \\
  -H "Authorization: Bearer $PARLEY_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://hooks.example.com/1", "events": ["call.ended"]}'`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h3 className="font-semibold text-lg">{title}</h3>
      {children}
    </section>
  );
}

const linkStyles = 'text-accent-text underline underline-offset-2';

/** What you receive at a webhook, how to check it, and how Zapier, Make, and n8n subscribe. */
export function WebhookGuide() {
  return (
    <article className="max-w-3xl">
      <h2 className="font-semibold text-xl">Webhook events</h2>
      <p className="mt-2 text-muted">
        A webhook posts each event to your URL as it happens. Add one under{' '}
        <Link to="/dashboard/integrations/webhooks" className={linkStyles}>
          Webhooks
        </Link>{' '}
        or with the API. Events follow{' '}
        <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className={linkStyles}>
          Standard Webhooks
        </a>
        , whose libraries can verify them.
      </p>
      <Part title="Payload and headers">
        <p>
          A POST request with JSON: the event’s type, time, and data. A test event also has{' '}
          <code className="font-mono text-sm">"test": true</code>. Three headers identify the event and its origin:
        </p>
        <CodeBlock label="headers" code={headers} />
      </Part>
      <Part title="Verify the signature">
        <p>
          Verify each event with your webhook’s secret, using the raw body. Reject anything older than five minutes. For
          24 hours after a secret is rotated, there are two signatures, separated by a space. At least one must match.
        </p>
        <CodeBlock label="verify with a library" code={verify} />
        <p>Without a library, in Node.js:</p>
        <CodeBlock label="verify by hand" code={byHand} />
      </Part>
      <Part title="Respond">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>Return a status from 200 to 299 within {webhookAnswerMs / 1_000} seconds. Do any slow work afterward.</li>
          <li>
            Any other response is retried {webhookWaits.length} times over about {hours} hours, with a longer wait each
            time. Redirects aren’t followed.
          </li>
          <li>
            The same event can arrive more than once, always with the same <code className="font-mono">webhook-id</code>
            . Store the IDs you’ve handled. Order isn’t guaranteed.
          </li>
          <li>Return 410 to stop deliveries. The webhook is paused immediately.</li>
        </ul>
      </Part>
      <Part title="Zapier, Make, and n8n">
        <p>
          These services subscribe automatically (REST hooks), with an access token that has the Webhooks scope and the
          event’s scope: Calls and transcripts, or Agents.
        </p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>
            Subscribe:{' '}
            <Link to="?endpoint=webhooks.create" className={linkStyles}>
              POST /v1/webhooks
            </Link>
            , whose response has the <code className="font-mono">id</code> and the{' '}
            <code className="font-mono">secret</code>.
          </li>
          <li>
            Unsubscribe:{' '}
            <Link to="?endpoint=webhooks.remove" className={linkStyles}>
              DELETE /v1/webhooks/:webhookId
            </Link>
            .
          </li>
          <li>
            Samples (“perform list”):{' '}
            <Link to="?endpoint=webhooks.events" className={linkStyles}>
              GET /v1/webhook-events
            </Link>{' '}
            returns an example payload for each event.
          </li>
        </ul>
        <CodeBlock label="subscription" code={subscribeOf(site.origin)} />
      </Part>
      <Part title="Events">
        {webhookEventTypes.map((type) => (
          <details key={type} className="rounded-lg border border-line bg-surface">
            <summary className="cursor-pointer px-4 py-2.5">
              <code className="font-medium font-mono text-sm">{type}</code>
              <span className="block text-muted">{webhookEvents[type].when}</span>
            </summary>
            <div className="px-4 pb-4">
              <CodeBlock label={`example of ${type}`} code={JSON.stringify(exampleBody(type), null, 2)} />
            </div>
          </details>
        ))}
      </Part>
    </article>
  );
}
