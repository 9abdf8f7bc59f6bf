/** What the carrier is to do, verb by verb: the part of TwiML that calls need. Seconds, as TwiML counts. */
export type Verb =
  | Words
  | { verb: 'Gather'; action: string; hears: Hearing; says: readonly Words[] }
  | { verb: 'Redirect'; url: string }
  /** A media stream both ways, to an address without a query; what follows is done when it has ended. */
  | { verb: 'Stream'; url: string; parameters: Readonly<Record<string, string>> }
  /** The carrier listens and speaks itself, and takes text over a websocket; `action` is asked when that has ended. */
  | {
      verb: 'Relay';
      url: string;
      action: string;
      language: string;
      /** Whether callers may speak another language than this: what is heard tells which. */
      hearsAll: boolean;
      hints: readonly string[];
      parameters: Readonly<Record<string, string>>;
    }
  /** Keys that are pressed on the line; `w` waits for half a second. */
  | { verb: 'Keys'; digits: string }
  | { verb: 'Reject'; reason: 'busy' | 'rejected' }
  | { verb: 'Hangup' }
  | { verb: 'Dial'; number: string; callerId: string; action: string; ringFor: number; whisper?: string }
  /** Keys alone are heard, so that what someone's machine says is no answer. */
  | { verb: 'AskKey'; action: string; waitFor: number; says: readonly Words[] }
  | { verb: 'Record'; action: string; longest: number; beep: boolean };

/** What is heard. */
export type Words =
  | { verb: 'Say'; text: string; language: string; voice?: string }
  | { verb: 'Play'; url: string }
  | { verb: 'Pause'; seconds: number };

/** How a caller is listened to. */
export interface Hearing {
  /** BCP 47, as the recogniser names it. */
  language: string;
  /** Until silence is told. */
  silenceAfter: number;
  /** The pause behind which a caller has finished; `auto` leaves it to the recogniser. */
  finishedAfter: number | 'auto';
  /** Words that are likely. */
  hints: readonly string[];
  /** How many keys make an answer; without it the caller ends them with #. */
  keys?: number;
  /** Whether the caller may speak into what is said. */
  bargeIn: boolean;
}

/** The silence behind which a relay tells what it understood, in ms: the least that it takes. */
export const relayPauseMs = 600;

/** Characters of all hints together, and of one. */
const mostHints = { chars: 1_000, each: 100 };

/** Characters that no XML document may hold. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (one) => entities[one]!);

type Attributes = Record<string, string | number | boolean | undefined>;

function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

function hintsOf(hints: readonly string[]): string | undefined {
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

const parametersOf = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => element('Parameter', { name, value }))
    .join('');

function write(verb: Verb): string {
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

/** A document of these verbs, as a webhook answers it. */
export const twiml = (verbs: readonly Verb[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.map(write).join('')}</Response>`;
