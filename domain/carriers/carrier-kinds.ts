/**
 * Who carries calls and messages: Twilio, the stand-in of this installation, which asks for nothing, a server that speaks SIP, and carriers
 * with an API of their own.
 */
export const carriers = ['twilio', 'stand-in', 'sip', 'signalwire', 'telnyx'] as const;
export type CarrierName = (typeof carriers)[number];

/** As people know them. */
export const carrierNames: Readonly<Record<CarrierName, string>> = {
  twilio: 'Twilio',
  'stand-in': 'Carrier simulator',
  sip: 'SIP',
  signalwire: 'SignalWire',
  telnyx: 'Telnyx',
};

/**
 * What a carrier may be able to do. dials, answers: calls out and in. hears: understands callers by itself, turn by turn. streams: brings
 * their sound as they speak. relays: understands and speaks by itself, as they speak. texts: text messages. sells: numbers, and gives them
 * back. transfers: puts callers through. briefs: tells anyone who is called what it is about first, and asks for a key. records: calls.
 */
export const capabilities = [
  ...(['dials', 'answers', 'hears', 'streams', 'relays'] as const),
  ...(['texts', 'sells', 'transfers', 'briefs', 'records'] as const),
] as const;
export type Capability = (typeof capabilities)[number];
export type Capabilities = Readonly<Record<Capability, boolean>>;

/** What each is called where carriers are compared. */
export const capabilityNames: Readonly<Record<Capability, string>> = {
  dials: 'Placing calls',
  answers: 'Answering calls',
  hears: 'Transcription by the carrier, turn by turn',
  streams: 'Live transcription by your speech-to-text service',
  relays: 'ConversationRelay',
  texts: 'Text messages',
  sells: 'Buying numbers',
  transfers: 'Transfers',
  briefs: 'Transfer briefings with “press 1 to accept”',
  records: 'Recordings',
};

const allBut = (...absent: readonly Capability[]) =>
  // Object.fromEntries forgets which names it was given.
  Object.fromEntries(capabilities.map((one) => [one, !absent.includes(one)])) as unknown as Capabilities;

/** What Parley can do with each. A carrier may be able to do more. */
export const carrierCan: Readonly<Record<CarrierName, Capabilities>> = {
  twilio: allBut(),
  'stand-in': allBut(),
  sip: allBut('hears', 'relays', 'texts', 'sells'),
  signalwire: allBut('relays'),
  telnyx: allBut('relays', 'briefs', 'records'),
};

/** What is missed where a carrier cannot do something. */
const missing: Readonly<Record<Capability, string>> = {
  dials: 'You can’t place calls.',
  answers: 'Agents can’t answer calls.',
  hears: 'Callers aren’t transcribed. Connect a speech-to-text service.',
  streams: 'Callers are transcribed after they finish speaking. Your speech-to-text service isn’t used during calls.',
  relays: 'ConversationRelay isn’t available.',
  texts: 'You can’t send or receive text messages.',
  sells: 'You can’t buy numbers here.',
  transfers: 'Callers can’t be transferred.',
  briefs: 'The person who answers a transferred call isn’t briefed first or asked to press 1.',
  records: 'Calls can’t be recorded.',
};

/** What a carrier cannot do, in sentences. */
export const limitsOf = (carrier: CarrierName): string[] =>
  capabilities.filter((one) => !carrierCan[carrier][one]).map((one) => missing[one]);

/** Who can listen to callers of a number, and what that needs of its carrier. */
export const listenerNeeds = { carrier: 'hears', transcriber: 'streams', relay: 'relays' } as const satisfies Record<
  string,
  Capability
>;
