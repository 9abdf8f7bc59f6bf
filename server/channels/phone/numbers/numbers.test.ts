import { afterAll, expect, test } from 'vitest';
import { carrierAccountApi } from '#domain/carriers/carrier-accounts.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { tellOfMoved } from '#server/carriers/unheard.ts';
import { bringNumber, connectCarrier, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
const sid = `PN${'1'.padStart(32, '0')}`;
const trunk = `TK${'1'.padStart(32, '0')}`;

test('a number that is brought keeps its trunk and its settings, which are set again when it is taken out', async () => {
  const before = { trunk_sid: trunk, voice_url: 'https://old.example.com/voice', voice_method: 'GET', sms_url: '' };
  carrier.numbers.set(sid, { ...carrier.numbers.get(sid)!, ...before });
  const owner = await app.newOwner();
  const number = await bringNumber(owner, null);
  expect(carrier.numbers.get(sid)).toMatchObject({ trunk_sid: '', voice_method: 'POST' });
  // Someone sets the trunk again at the carrier, and the button is pressed: that is kept, too.
  carrier.numbers.set(sid, { ...carrier.numbers.get(sid)!, trunk_sid: trunk, voice_method: 'GET' });
  const params = { numberId: number.id };
  expect(await owner.call(phoneNumbersApi.routing, { params })).toMatchObject({ set: false });
  expect(await owner.call(phoneNumbersApi.route, { params })).toEqual({ set: true, problems: [] });
  await owner.call(phoneNumbersApi.remove, { params, body: { how: 'keep', number: number.number } });
  expect(carrier.numbers.get(sid)).toMatchObject({ trunk_sid: trunk, voice_method: 'GET' });
});

test('requests that are signed with another token are counted, shown and told of, until one is signed as it should be', async () => {
  const owner = await app.newOwner();
  const number = await bringNumber(owner, null);
  const voice = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
  const line = new PhoneLine(app, 900);
  const params = { numberId: number.id };
  const { accountSid } = await owner.call(carrierAccountApi.get);
  const rotated = 'fedcba9876543210fedcba9876543210';
  // No one who does not know the account changes what is shown.
  await line.ask(voice, {}, rotated);
  expect((await owner.call(phoneNumbersApi.routing, { params })).problems).toEqual([]);
  for (let n = 0; n < 3; n++) {
    expect((await line.ask(voice, { AccountSid: accountSid! }, rotated)).status).toBe(403);
    app.clock.advance(11_000);
  }
  const { set, problems } = await owner.call(phoneNumbersApi.routing, { params });
  expect([set, problems]).toEqual([false, [expect.stringMatching(/3 requests .* connect the account again/)]]);
  expect((await owner.call(carrierAccountApi.get)).problems).toEqual(problems);
  await line.ask(voice, { AccountSid: accountSid! });
  expect((await owner.call(phoneNumbersApi.routing, { params })).problems).toEqual([]);
});

test('a server that is known under another address tells that its numbers lead to the old one, once', async () => {
  const owner = await app.newOwner();
  await bringNumber(owner, null);
  await app.services.db.pool.query(
    "update carrier_accounts set led_to = 'https://old.example.com' where workspace_id = $1",
    [owner.workspaceId],
  );
  for (let twice = 0; twice < 2; twice++) await tellOfMoved(app.services);
  const { rows } = await app.services.db.pool.query<{ type: string }>(
    "select type from notification_events where workspace_id = $1 and type = 'carrier-unheard'",
    [owner.workspaceId],
  );
  expect(rows).toHaveLength(1);
  expect((await owner.call(carrierAccountApi.get)).problems).toEqual([expect.stringMatching(/point to https:\/\/old/)]);
});

test('a number whose country asks for them is bought with an address and documents of the account', async () => {
  const owner = await app.newOwner();
  await connectCarrier(owner);
  const { addresses, bundles } = await owner.call(phoneNumbersApi.requirements, { query: { country: 'DE' } });
  expect([addresses[0]!.name, bundles[0]!.name]).toEqual([
    'Practice, Main Street 1, Vienna, US',
    'Practice, local numbers',
  ]);
  const [addressSid, bundleSid] = [addresses[0]!.sid, bundles[0]!.sid];
  const offer = { number: '+4930901820', name: 'Berlin', price: '1.15', country: 'DE', kind: 'local' as const };
  await owner.call(phoneNumbersApi.buy, { body: { ...offer, addressSid, bundleSid } });
  const bought = carrier.asked.findLast(({ fields }) => fields.PhoneNumber === offer.number)!;
  expect(bought.fields).toMatchObject({ AddressSid: addressSid, BundleSid: bundleSid });
});

test('a kind of number that a country does not have is said to be none', async () => {
  const owner = await app.newOwner();
  await connectCarrier(owner);
  const { status, body } = await owner.send('GET', '/v1/phone-number-offers?country=US&kind=mobile');
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([
    422,
    'The carrier’s response: No mobile numbers are available in US. Choose another type.',
  ]);
});
