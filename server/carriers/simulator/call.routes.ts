import type { LiveCall } from './live-call.ts';
import { notFound, Refusal } from './refusal.ts';
import { pageOf, shownCall } from './resources.ts';
import type { ApiRequest, Route } from './rest-route.ts';
import type { Simulator } from './simulator.ts';

/** Seconds that a call rings where no one says a time. */
const usualRing = 60;

/** Refuses a call that Twilio would not make. @throws Refusal */
function check({ field }: ApiRequest): void {
  const [from, to] = [field('From'), field('To')];
  if (to === '') throw new Refusal(400, 21201, "No 'To' number is specified");
  if (from === '') throw new Refusal(400, 21213, "No 'From' number is specified");
  if (!/^\+[1-9]\d{6,14}$/.test(to))
    throw new Refusal(400, 21211, `The phone number you are attempting to call, ${to}, is not valid.`);
  if (field('Url') === '' && field('Twiml') === '') throw new Refusal(400, 21205, 'Url parameter is required.');
}

/** Calls, as Twilio's API has them. */
export function callRoutes({ context, calls }: Simulator, route: Route, root: string): void {
  route('calls.list', 'GET', `${root}/Calls.json`, async ({ account, field }) => {
    const [from, to, status, day] = [field('From'), field('To'), field('Status'), field('StartTime')];
    const found = calls
      .list(account)
      .filter(({ wanted }) => (from === '' || wanted.from === from) && (to === '' || wanted.to === to))
      .filter((call) => status === '' || call.status === status)
      .filter(({ createdAt }) => day === '' || new Date(createdAt).toISOString().startsWith(day.slice(0, 10)));
    const path = `/2010-04-01/Accounts/${account.accountSid}/Calls.json`;
    return { body: pageOf(path, 'calls', found.map(shownCall), field) };
  });
  route('calls.create', 'POST', `${root}/Calls.json`, async (asked) => {
    check(asked);
    const { account, field } = asked;
    const [from, to] = [field('From'), field('To')];
    const own = (await context.store.numbers(account.workspaceId)).find(({ number }) => number === from);
    if (own === undefined)
      throw new Refusal(400, 21210, `The source phone number provided, ${from}, is not yet verified for your account.`);
    const events = ['initiated', 'ringing', 'answered', 'completed'];
    const callback = field('StatusCallback') === '' ? null : { url: field('StatusCallback'), events };
    const call = calls.callOut(
      account,
      {
        from,
        to,
        direction: 'outbound-api',
        url: field('Url'),
        fallback: field('FallbackUrl'),
        callback,
        // As at Twilio an address counts before words.
        twiml: field('Url') === '' ? field('Twiml') : null,
      },
      Number(field('Timeout') || usualRing),
      field('AsyncAmdStatusCallback') || null,
    );
    return { status: 201, body: shownCall(call) };
  });
  const callOf = ({ account, one }: ApiRequest): LiveCall => {
    const sid = one.replace(/\.json$/, '');
    const call = calls.find(account, sid);
    if (call === undefined) throw notFound(`/Calls/${sid}.json`);
    return call;
  };
  route('calls.fetch', 'GET', `${root}/Calls/:one`, async (asked) => ({ body: shownCall(callOf(asked)) }));
  route('calls.update', 'POST', `${root}/Calls/:one`, async (asked) => {
    const call = callOf(asked);
    const { field } = asked;
    if (call.isOver) throw new Refusal(400, 21220, 'Call is not in-progress. Cannot redirect.');
    if (field('Status') !== '') call.end(field('Status') === 'canceled' ? 'canceled' : 'completed');
    else if (field('Url') === '') call.steer({ url: '', xml: field('Twiml') });
    else call.steer({ url: field('Url') });
    return { body: shownCall(call) };
  });
}
