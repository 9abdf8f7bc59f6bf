import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import twilio from 'twilio';
import { expect, test } from 'vitest';
import { twiml } from './twiml.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

const hears = {
  language: 'en-US',
  silenceAfter: 6,
  finishedAfter: 'auto',
  hints: ['a bill, please', 'account'],
} as const;

test('is what the carrier’s own classes write', () => {
  const own = new twilio.twiml.VoiceResponse();
  own.play({}, 'https://voice.example.com/a?b=1&c=2');
  const gather = own.gather({
    input: ['dtmf', 'speech'],
    action: '/next',
    method: 'POST',
    actionOnEmptyResult: true,
    language: 'en-US',
    timeout: 6,
    speechTimeout: 'auto',
    hints: 'a bill  please,account',
    numDigits: 4,
    bargeIn: true,
    profanityFilter: false,
  });
  gather.say({ language: 'en-US', voice: 'Polly.Joanna' }, 'Tom & "Ann" <say> it’s 5 > 3.');
  gather.pause({ length: 1 });
  own
    .gather({ input: ['dtmf'], action: '/taken', method: 'POST', numDigits: 1, timeout: 8 })
    .say({ language: 'en-US' }, 'Press 1.');
  own.redirect({ method: 'POST' }, '/again?x=1&y=2');
  own.dial({ action: '/done', method: 'POST', callerId: '+15715550100', timeout: 20 }).number({}, '+15715550123');
  own.record({ action: '/left', method: 'POST', maxLength: 120, playBeep: true, trim: 'do-not-trim' });
  own.connect().stream({ url: 'wss://voice.example.com/stream' }).parameter({ name: 'ticket', value: 'a.1.b' });
  const relay = {
    url: 'wss://voice.example.com/relay',
    language: 'en-US',
    hints: 'a bill  please,account',
    dtmfDetection: true,
    interruptible: 'any',
    events: 'speaker-events tokens-played',
    // Later than the types of the library.
    reportInputDuringAgentSpeech: 'none',
    speechTimeout: '600',
    transcriptionLanguage: 'multi',
    transcriptionProvider: 'Deepgram',
    speechModel: 'nova-3-general',
  };
  own
    .connect({ action: '/relayed', method: 'POST' })
    .conversationRelay(relay as object)
    .parameter({ name: 'ticket', value: 'a.1.b' });
  own.reject({ reason: 'busy' });
  own.hangup();
  const ours = twiml([
    { verb: 'Play', url: 'https://voice.example.com/a?b=1&c=2' },
    {
      verb: 'Gather',
      action: '/next',
      hears: { ...hears, keys: 4, bargeIn: true },
      says: [
        { verb: 'Say', text: 'Tom & "Ann" <say> it’s 5 > 3.', language: 'en-US', voice: 'Polly.Joanna' },
        { verb: 'Pause', seconds: 1 },
      ],
    },
    { verb: 'AskKey', action: '/taken', waitFor: 8, says: [{ verb: 'Say', text: 'Press 1.', language: 'en-US' }] },
    { verb: 'Redirect', url: '/again?x=1&y=2' },
    { verb: 'Dial', number: '+15715550123', callerId: '+15715550100', action: '/done', ringFor: 20 },
    { verb: 'Record', action: '/left', longest: 120, beep: true },
    { verb: 'Stream', url: 'wss://voice.example.com/stream', parameters: { ticket: 'a.1.b' } },
    {
      verb: 'Relay',
      url: 'wss://voice.example.com/relay',
      action: '/relayed',
      language: 'en-US',
      hearsAll: true,
      hints: hears.hints,
      parameters: { ticket: 'a.1.b' },
    },
    { verb: 'Reject', reason: 'busy' },
    { verb: 'Hangup' },
  ]);
  const told = (node: Node): unknown =>
    'attribs' in node ? [node.name, node.attribs, node.children.map(told)] : 'data' in node ? node.data : null;
  const tree = (xml: string) => parseDocument(xml, { xmlMode: true, decodeEntities: true }).children.map(told);
  expect(JSON.stringify(tree(ours))).toContain('"numDigits":"4"');
  expect(tree(ours)).toEqual(tree(own.toString()));
});

test('says any text as it is, but for what no document may hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const xml = twiml([{ verb: 'Say', text: `a${text}b`, language: 'en-US' }]);
      const said = xml.slice(xml.indexOf('en-US">') + 7, xml.indexOf('</Say>'));
      expect(said).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/);
      const read = said
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&apos;/g, "'")
        .replace(/&amp;/g, '&');
      expect(read.isWellFormed()).toBe(true);
      expect([...read].every((one) => `ab\ufffd${text}`.includes(one))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('keeps hints within what is taken', () => {
  const hints = Array.from({ length: 400 }, (_, n) => `choice number ${n}`);
  const xml = twiml([{ verb: 'Gather', action: '/next', hears: { ...hears, hints, bargeIn: false }, says: [] }]);
  expect(/hints="([^"]*)"/.exec(xml)![1]!.length).toBeLessThanOrEqual(1_000);
});
