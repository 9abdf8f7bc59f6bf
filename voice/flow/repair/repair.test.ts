import { describe, expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readClosing, readCommand, readDecline } from '#voice/understanding/acts.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { Command, Decline } from '#voice/understanding/values/acts.ts';

const utterance = (text: string) => readUtterance(text, languageOf('en-US')!);

/** What a whole utterance asks for; leave that is taken is a way of stopping. */
function commandOf(text: string): Command | null {
  const words = utterance(text);
  const found = readCommand(words);
  if (readClosing(words).ends) return 'stop';
  return found && found.beside === 0 && !found.turns ? found.act : null;
}

function declineOf(text: string): Decline | null {
  const found = readDecline(utterance(text));
  return found && found.beside === 0 ? found.act : null;
}

describe('a command', () => {
  it.each<[Command, string[]]>([
    [
      'stop',
      [
        'stop',
        'Stop.',
        'please stop',
        'goodbye',
        'bye bye',
        'okay, bye',
        'hang up',
        'end the call',
        'I have to go',
        "I've got to run",
        'never mind',
        'no thanks, goodbye',
        'have a nice day',
        'thanks, bye',
        'quit',
        'see you later',
      ],
    ],
    [
      'person',
      [
        'operator',
        'agent',
        'human please',
        'a real person',
        'can I talk to someone',
        'I want to speak with a human being',
        "I'd like to speak to your manager",
        'transfer me to an agent',
        'connect me with customer service',
        'let me talk to a real human',
        'get me a representative',
        'put me through to support',
        'call me back',
        'could I speak to somebody else please',
        'have someone call me back',
        'representative',
      ],
    ],
    [
      'repeat',
      [
        'sorry the line is really bad',
        'I can barely hear you',
        'bad connection, say again',
        'repeat',
        'can you repeat that please',
        'say that again',
        'again',
        'what?',
        'sorry?',
        'pardon',
        'excuse me, what was that',
        "I didn't catch that",
        "sorry, I didn't hear you",
        'what did you say',
        'one more time',
        'come again?',
        'could you say it again',
        'huh?',
      ],
    ],
    [
      'help',
      [
        'help',
        'what can I say',
        'what are my options',
        "I don't understand",
        'what do you mean?',
        'how does this work',
        "I'm confused",
        'why do you need that?',
        'why?',
        "I'm not sure what to say",
      ],
    ],
    [
      'robot',
      [
        'are you a robot',
        'am I talking to a machine',
        'are you an AI',
        'wait, are you a robot or a human',
        'am I speaking with a computer?',
        'is this a recording?',
      ],
    ],
    ['human', ['are you human?', 'is this a real person', 'are you real', 'am I talking to an actual person']],
    [
      'start_over',
      [
        'start over',
        'can we start over please',
        'start again',
        "let's start from the beginning",
        'restart',
        'go back to the beginning',
        'sorry, forget all that, let me begin again',
        'can we do this again from the top',
      ],
    ],
    [
      'hold',
      [
        "sorry I'm in the car, give me a second",
        'hold on',
        'one moment please',
        'just a second',
        'wait a minute',
        'give me a second',
        'hang on',
        'let me check',
        'let me think about it',
        'bear with me',
      ],
    ],
    ['presence', ['hello?', 'hi', 'are you there', 'can you hear me?', 'hello hello', 'anybody there?']],
    ['thanks', ['thanks', 'thank you', 'thank you very much', 'thanks a lot']],
  ])('%s is heard in many words', (command, phrases) => {
    for (const phrase of phrases) expect(commandOf(phrase), phrase).toBe(command);
  });

  it.each([
    'yes',
    'no',
    'John Smith',
    'my name is Stan Goodby',
    'the bus stop on Main Street',
    'I want to cancel my subscription',
    'the agent was rude to me',
    'my printer says help is needed',
    'I need someone to fix my roof',
    'repeat prescription',
    'Monday at nine',
    'a person cancelled on me',
    'I want to speak about my bill',
    'hello my name is Bob',
    'thank you but my bill is wrong',
    'the stop button is broken',
    'Robert Bye-Smith',
    'I was on hold for an hour',
    'human resources',
    'the staff',
    'the wait',
    'the long wait',
    'your support',
    'customer service',
    'people',
    'stop by stop',
    '',
    '...',
    'wait time was too long',
    'I understand',
    'real estate agent license',
  ])('is not heard in "%s"', (text) => expect(commandOf(text)).toBeNull());
});

describe('a refusal', () => {
  it.each<[Decline, string[]]>([
    [
      'skip',
      [
        'skip',
        'skip it',
        'skip this question',
        'next question',
        'pass',
        'can we skip that',
        'move on',
        'leave it blank',
        'do I have to?',
      ],
    ],
    [
      'refused',
      [
        "I'd rather not say",
        'I would rather not',
        'I prefer not to answer',
        "I don't want to say",
        'none of your business',
        "that's private",
        'no comment',
        "I'm not going to tell you",
        "I won't say",
        "I don't want to share that",
        "I'd prefer not to",
      ],
    ],
    [
      'unknown',
      [
        "I don't know",
        'no idea',
        'not sure',
        "I'm not sure",
        'I forgot',
        "I can't remember",
        "I don't remember",
        "I haven't decided yet",
        'dunno',
        'hard to say',
        "I don't know my number",
      ],
    ],
    [
      'none',
      [
        'no',
        'nope',
        'none',
        'nothing',
        "I don't have one",
        'no thanks',
        'nothing special',
        "I don't have an email",
        'nothing comes to mind',
        'not really',
      ],
    ],
  ])('%s is heard in many words', (how, phrases) => {
    for (const phrase of phrases) expect(declineOf(phrase), phrase).toBe(how);
  });

  it.each([
    'John Smith',
    'yes',
    'my boss skipped the meeting',
    'nothing works since Monday',
    'the passage is blocked',
    'Monday',
    'no parking sign',
  ])('is not heard in "%s"', (text) => expect(declineOf(text)).toBeNull());
});

it.each(['la espera', 'mucha espera', 'el tiempo de espera'])('is no command in Spanish: %s', (text) =>
  expect(readCommand(readUtterance(text, languageOf('es-ES')!))).toBeNull(),
);
