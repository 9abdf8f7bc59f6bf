import { relayPauseMs, type Verb } from '#server/carriers/verbs.ts';

/** Characters of all hints together, and of one. */
const mostHints = { chars: 1_000, each: 100 };

/** Characters that no XML document may hold. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
export const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (one) => entities[one]!);

type Attributes = Record<string, string | number | boolean | undefined>;

/** An element of XML. Undefined attributes are left out. @param content markup */
export function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

export function hintsOf(hints: readonly string[]): string | undefined {
  const kept: string[] = [];
  let chars = 0;
  for (const hint of hints) {
    // A comma parts hints.
    const one = hint.replace(/,/g, ' ').trim().slice(0, mostHints.each);
    if (one === '' || chars + one.length + 1 > mostHints.chars) continue;
    kept.push(one);
    chars += one.length + 1;
  }
  return kept.length > 0 ? kept.join(',') : undefined;
}

export const parametersOf = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => element('Parameter', { name, value }))
    .join('');

/** One verb, as Twilio writes it. */
export function write(verb: Verb): string {
  switch (verb.verb) {
    case 'Say':
      return element('Say', { language: verb.language, voice: verb.voice }, escaped(verb.text));
    case 'Play':
      return element('Play', {}, escaped(verb.url));
    case 'Pause':
      return element('Pause', { length: verb.seconds });
    case 'Gather': {
      const { action, hears, says } = verb;
      const attributes = {
        input: 'dtmf speech',
        action,
        method: 'POST',
        actionOnEmptyResult: true,
        language: hears.language,
        timeout: hears.silenceAfter,
        speechTimeout: hears.finishedAfter,
        hints: hintsOf(hears.hints),
        numDigits: hears.keys,
        bargeIn: hears.bargeIn,
        // Names and places hold what it takes for swear words.
        profanityFilter: false,
      };
      return element('Gather', attributes, says.map(write).join(''));
    }
    case 'AskKey': {
      const attributes = { input: 'dtmf', action: verb.action, method: 'POST', numDigits: 1, timeout: verb.waitFor };
      return element('Gather', attributes, verb.says.map(write).join(''));
    }
    case 'Keys':
      return element('Play', { digits: verb.digits });
    case 'Redirect':
      return element('Redirect', { method: 'POST' }, escaped(verb.url));
    case 'Stream': {
      const { url, parameters } = verb;
      return element('Connect', {}, element('Stream', { url }, parametersOf(parameters)));
    }
    case 'Relay': {
      const { url, action, language, hearsAll, hints, parameters } = verb;
      const attributes = {
        // Twilio's Deepgram tells languages apart: twilio.com/docs/voice/twiml/connect/conversationrelay
        ...(hearsAll && {
          transcriptionLanguage: 'multi',
          transcriptionProvider: 'Deepgram',
          speechModel: 'nova-3-general',
        }),
        url,
        language,
        hints: hintsOf(hints),
        dtmfDetection: true,
        interruptible: 'any',
        reportInputDuringAgentSpeech: 'none',
        speechTimeout: relayPauseMs,
        // What was heard, and who speaks: without them it has to be guessed from the time.
        events: 'speaker-events tokens-played',
      };
      const relay = element('ConversationRelay', attributes, parametersOf(parameters));
      return element('Connect', { action, method: 'POST' }, relay);
    }
    case 'Reject':
      return element('Reject', { reason: verb.reason });
    case 'Hangup':
      return element('Hangup', {});
    case 'Dial': {
      const { number, callerId, action, ringFor, whisper } = verb;
      const called = element('Number', { url: whisper, method: whisper && 'POST' }, escaped(number));
      return element('Dial', { action, method: 'POST', callerId, timeout: ringFor }, called);
    }
    case 'Record':
      return element('Record', {
        action: verb.action,
        method: 'POST',
        maxLength: verb.longest,
        playBeep: verb.beep,
        trim: 'do-not-trim',
      });
  }
}

/** A document, as a webhook answers it. @param content markup */
export const responseOf = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;

/** A document of these verbs. */
export const twiml = (verbs: readonly Verb[]): string => responseOf(verbs.map(write).join(''));
