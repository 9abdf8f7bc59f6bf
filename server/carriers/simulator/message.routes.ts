import { notFound } from './refusal.ts';
import { pageOf, shownText } from './resources.ts';
import type { Route } from './rest-route.ts';
import type { Simulator } from './simulator.ts';

/** Text messages, as Twilio's API has them. */
export function messageRoutes({ texts }: Simulator, route: Route, root: string): void {
  route('messages.create', 'POST', `${root}/Messages.json`, async ({ account, field }) => {
    const [from, to, body] = [field('From'), field('To'), field('Body')];
    const text = await texts.send(account, { from, to, body, callback: field('StatusCallback') });
    return { status: 201, body: shownText(text) };
  });
  route('messages.list', 'GET', `${root}/Messages.json`, async ({ account, field }) => {
    const [from, to, day] = [field('From'), field('To'), field('DateSent')];
    const found = texts
      .list(account)
      .filter((one) => (from === '' || one.from === from) && (to === '' || one.to === to))
      .filter(({ createdAt }) => day === '' || new Date(createdAt).toISOString().startsWith(day.slice(0, 10)));
    const path = `/2010-04-01/Accounts/${account.accountSid}/Messages.json`;
    return { body: pageOf(path, 'messages', found.map(shownText), field) };
  });
  route('messages.fetch', 'GET', `${root}/Messages/:one`, async ({ account, one }) => {
    const sid = one.replace(/\.json$/, '');
    const text = texts.list(account).find((other) => other.sid === sid);
    if (text === undefined) throw notFound(`/Messages/${sid}.json`);
    return { body: shownText(text) };
  });
}
