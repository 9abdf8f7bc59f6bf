import { actionsApi } from '#domain/actions/actions.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { owner } from './example-server.ts';

/** Actions and webhooks with what they leave, for examples. */

/** The action that the examples run last, active. */
let ranAction = '';
export async function newAction(): Promise<string> {
  const { id: actionId } = await owner.call(actionsApi.create, { body: actionsApi.create.example.body });
  await owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'active' } });
  ranAction = actionId;
  return actionId;
}
export async function newActionRun(): Promise<string> {
  return (await owner.call(actionsApi.run, { params: { actionId: ranAction }, body: { trial: true } })).runId;
}

/** The webhook that was made last: the deliveries of examples are its. */
let lastWebhook = '';
export async function newWebhook(): Promise<string> {
  for (const { id: webhookId } of (await owner.call(webhooksApi.list)).items) {
    await owner.call(webhooksApi.remove, { params: { webhookId } });
  }
  const { body } = webhooksApi.create.example;
  lastWebhook = (await owner.call(webhooksApi.create, { body: { ...body, events: [...body.events] } })).id;
  return lastWebhook;
}
export async function newDelivery(): Promise<string> {
  const params = { webhookId: lastWebhook };
  return (await owner.call(webhooksApi.test, { params, body: webhooksApi.test.example.body })).id;
}
