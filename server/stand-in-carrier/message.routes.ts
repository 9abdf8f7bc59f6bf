import { segmentsOf } from '#domain/sms-segments.ts';
import type { Services } from '#server/services.ts';
import { type StandInText, textsOf } from './messages.ts';
import { notFound } from './refusal.ts';
import type { Route } from './rest.routes.ts';

const shown = ({ sid, accountSid, direction, from, to, body, status, errorCode, createdAt }: StandInText) => ({
  ...{ sid, account_sid: accountSid, direction, from, to, body, status, error_code: errorCode, num_media: '0' },
  num_segments: String(segmentsOf(body).segments),
  date_created: new Date(createdAt).toUTCString().replace('GMT', '+0000'),
});

/** Text messages, as Twilio's API has them. */
export function messageRoutes(services: Services, route: Route, root: string): void {
  route('POST', `${root}/Messages.json`, async ({ account, field }) => {
    const [from, to, body] = [field('From'), field('To'), field('Body')];
    const text = await textsOf(services).send(account, { from, to, body, callback: field('StatusCallback') });
    return { status: 201, body: shown(text) };
  });
  route('GET', `${root}/Messages.json`, async ({ account, field }) => {
    const [from, to, day] = [field('From'), field('To'), field('DateSent')];
    const found = textsOf(services)
      .list(account)
      .filter((one) => (from === '' || one.from === from) && (to === '' || one.to === to))
      .filter(({ createdAt }) => day === '' || new Date(createdAt).toISOString().startsWith(day));
    return { body: { messages: found.map(shown), next_page_uri: null } };
  });
  route('GET', `${root}/Messages/:one`, async ({ account, one }) => {
    const sid = one.replace(/\.json$/, '');
    const text = textsOf(services)
      .list(account)
      .find((other) => other.sid === sid);
    if (text === undefined) throw notFound(`/Messages/${sid}.json`);
    return { body: shown(text) };
  });
}
