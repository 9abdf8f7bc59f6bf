import { element, escaped, hintsOf, parametersOf, responseOf, write } from '#server/carriers/twilio/twiml.ts';
import type { Verb } from '#server/carriers/verbs.ts';

/** Seconds that TeXML takes as a pause between answers. */
const timeouts = { least: 1, most: 120 };
const within = (seconds: number) => Math.min(timeouts.most, Math.max(timeouts.least, Math.round(seconds)));

/**
 * One verb in TeXML, where it differs from TwiML (developers.telnyx.com: TeXML verbs). A Gather that hears nothing is passed by, so that the
 * same address is asked by a Redirect behind it. Nothing speaks into what is said, and anyone who is dialed is not briefed.
 */
function writeTexml(verb: Verb): string {
  switch (verb.verb) {
    case 'Gather': {
      const { action, hears, says } = verb;
      const attributes = {
        input: 'dtmf speech',
        action,
        method: 'POST',
        language: hears.language,
        timeout: within(hears.silenceAfter),
        ...(hears.finishedAfter !== 'auto' && { speechTimeout: within(hears.finishedAfter) }),
        hints: hintsOf(hears.hints),
        numDigits: hears.keys,
        profanityFilter: false,
      };
      const silent = element('Redirect', { method: 'POST' }, escaped(action));
      return element('Gather', attributes, says.map(write).join('')) + silent;
    }
    case 'Dial': {
      const { number, callerId, action, ringFor } = verb;
      const called = element('Number', {}, escaped(number));
      return element('Dial', { action, method: 'POST', callerId, timeout: Math.max(5, ringFor) }, called);
    }
    case 'Stream': {
      const { url, parameters } = verb;
      const attributes = {
        url,
        track: 'inbound_track',
        codec: 'PCMU',
        // Without it files alone are played, one a second.
        bidirectionalMode: 'rtp',
        bidirectionalCodec: 'PCMU',
      };
      return element('Connect', {}, element('Stream', attributes, parametersOf(parameters)));
    }
    default:
      return write(verb);
  }
}

/** A document of these verbs. */
export const texml = (verbs: readonly Verb[]): string => responseOf(verbs.map(writeTexml).join(''));
