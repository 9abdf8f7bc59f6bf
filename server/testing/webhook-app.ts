import { vi } from 'vitest';
import type { WebhookSubscription } from '#domain/notifications/webhook-events.data.ts';
import type { WebhookFormat } from '#domain/notifications/webhook-limits.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { sendDue } from '#server/notifications/webhooks/send-due.ts';
import { type FakeAnswer, startSimulator } from './fake-web-server.ts';
import { startApp, type TestClient } from './start-app.ts';

const host = 'hooks.example.com';

/** A server, and a receiver of webhooks on the network whose answers a test chooses. */
export async function startWebhookApp() {
  const server = await startApp();
  const { services } = server;
  const answers = new Map<string, () => FakeAnswer>();
  const received = await startSimulator(services, host, ({ path }) =>
    (answers.get(path) ?? (() => ({ status: 200 })))(),
  );
  let paths = 0;

  /** A webhook at an address of its own, with what arrives there. */
  async function addWebhook(
    client: TestClient,
    events: WebhookSubscription[] | null = null,
    format: WebhookFormat = 'parley',
  ) {
    const path = `/hook/${paths++}`;
    const made = await client.call(webhooksApi.create, { body: { url: `https://${host}${path}`, events, format } });
    return {
      ...made,
      params: { webhookId: made.id },
      got: () =>
        received.filter((one) => one.path === path).map((one) => ({ ...one, json: JSON.parse(one.body.toString()) })),
      answer: (answer: FakeAnswer | (() => FakeAnswer)) =>
        void answers.set(path, typeof answer === 'function' ? answer : () => answer),
    };
  }

  return {
    ...server,
    addWebhook,
    /** Something happens, of which webhooks are told. */
    tell: ({ workspaceId }: Pick<TestClient, 'workspaceId'>, name = 'Front desk') =>
      services.db.tenant(workspaceId, (tx) =>
        emitWebhookEvent(tx, { services, workspaceId }, 'agent.activated', () => ({
          agentId: workspaceId,
          name,
          externalId: null,
          metadata: {},
        })),
      ),
    /** Sends what is due until a check holds: the queue of the server sends, too. */
    eventually: (check: () => Promise<void> | void) =>
      vi.waitFor(
        async () => {
          await sendDue(services);
          await check();
        },
        { timeout: 20_000, interval: 50 },
      ),
  };
}
