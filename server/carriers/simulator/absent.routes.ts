import { notFound, Refusal } from './refusal.ts';
import { pageOf } from './resources.ts';
import type { Route } from './rest-route.ts';

/** What programs ask Twilio for and this carrier has none of: an empty list, or a refusal in Twilio's form. */
export function absentRoutes(route: Route, root: string): void {
  route('conferences.list', 'GET', `${root}/Conferences.json`, async ({ account, field }) => ({
    body: pageOf(`/2010-04-01/Accounts/${account.accountSid}/Conferences.json`, 'conferences', [], field),
  }));
  for (const method of ['GET', 'POST'] as const)
    route('conferences.list', method, `${root}/Conferences/:one`, async ({ one }) => {
      throw notFound(`/Conferences/${one}`);
    });
  for (const version of ['v1', 'v2'])
    route('lookups.fetch', 'GET', `/${version}/PhoneNumbers/:one`, async () => {
      const message = 'The test carrier can’t look up numbers. Connect a Twilio account to do that.';
      throw new Refusal(404, 20404, message);
    });
}
