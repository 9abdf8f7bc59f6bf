import { describe, expect, it } from 'vitest';
import { SlotDef, type SlotType } from '#domain/agents/workflows.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { slotKinds } from './catalog.ts';
import { parse } from './slot-kind.ts';

const context = (def: object, country = 'US') => ({
  slot: SlotDef.parse({ name: 'it', type: 'text', prompt: 'What?', ...def }),
  now: Date.parse('2026-11-20T15:00:00Z'),
  timeZone: 'America/New_York',
  country,
  language: languageOf('en-US')!,
});

function read(type: SlotType, text: string, def: object = {}, country = 'US') {
  return parse(slotKinds[type], text, context({ type, ...def }, country))?.value ?? null;
}

describe('a name', () => {
  it.each([
    ['John Smith', 'John Smith'],
    ['john smith', 'John Smith'],
    ["it's john smith", 'John Smith'],
    ['my name is Maria Lopez', 'Maria Lopez'],
    ['My name is maria lopez.', 'Maria Lopez'],
    ["I'm Sam", 'Sam'],
    ['this is Bob speaking', 'Bob'],
    ['call me Al', 'Al'],
    ['Smith', 'Smith'],
    ["sinead o'connor", "Sinead O'Connor"],
    ['anne-marie jones', 'Anne-Marie Jones'],
    ['mcdonald', 'McDonald'],
    ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
    ['ludwig van beethoven', 'Ludwig van Beethoven'],
    ['S M I T H', 'Smith'],
    ['S-M-I-T-H', 'Smith'],
    ['John, J O H N, Smith', 'John Smith'],
    ['John Smith, S M I T H', 'John Smith'],
    ['J. O. H. N.', 'John'],
    ['um, John Smith please', 'John Smith'],
    ['yes, my name is Kim', 'Kim'],
    ['JOHN SMITH', 'John Smith'],
    ['José Álvarez', 'José Álvarez'],
    ['李雷', '李雷'],
    ['The name is Bond', 'Bond'],
    ['put it under Garcia', 'Garcia'],
    ['B as in boy, O, B', 'Bob'],
    ['A, double N, A', 'Anna'],
    ['DeShawn Jackson', 'DeShawn Jackson'],
    ['uh yeah this is john', 'John'],
    ['first name john last name smith', 'John Smith'],
    ['Will Smith', 'Will Smith'],
    ['May Wong', 'May Wong'],
    ['hi my name is john smith from acme', 'John Smith'],
    ['Dr. John Smith', 'John Smith'],
    ['mary ann van der berg', 'Mary Ann van der Berg'],
  ])('"%s" is %s', (text, value) => expect(read('name', text)).toBe(value));

  it.each([
    'I want to book an appointment',
    'yes',
    'no',
    'what?',
    '12345',
    'hello',
    "I don't know",
    'can I ask a question',
    '',
    '???',
    'john@gmail.com',
    'why do you need that',
    'tomorrow at three',
    '{{name}}',
    '<b>Bob</b>',
    'a',
    'help',
    'it is very hot in here today',
  ])('"%s" is none', (text) => expect(read('name', text)).toBeNull());
});

describe('a phone number', () => {
  it.each([
    ['571 555 0123', '+15715550123'],
    ['(571) 555-0123', '+15715550123'],
    ['5715550123', '+15715550123'],
    ['+1 571 555 0123', '+15715550123'],
    ['five seven one, five five five, zero one two three', '+15715550123'],
    ['five seven one five five five oh one two three', '+15715550123'],
    ['five seven one triple five oh one two three', '+15715550123'],
    ['five seven one, five double five, oh one twenty three', '+15715550123'],
    ["it's 571-555-0123", '+15715550123'],
    ['my number is five seven one 555 0123', '+15715550123'],
    ['one five seven one five five five zero one two three', '+15715550123'],
    ['eight hundred five five five oh one nine nine', '+18005550199'],
    ['571.555.0123', '+15715550123'],
    ['you can call me at 571 555 0123', '+15715550123'],
    ['plus four nine one seven oh one two three four five six seven', '+491701234567'],
    ['area code five seven one then five five five zero one two three', '+15715550123'],
    ['five hundred seventy one five five five zero one two three', '+15715550123'],
    ['five seventy one five fifty five zero one twenty three', '+15715550123'],
    ['five seven one dash five five five dash zero one two three', '+15715550123'],
    ['5 7 1. 5 5 5. 0 1 2 3.', '+15715550123'],
    ['571 555 0123 extension 12', '+15715550123;ext=12'],
    ['five-seven-one five-five-five oh-one-two-three', '+15715550123'],
  ])('"%s" is %s', (text, value) => expect(read('phone', text)).toBe(value));

  it('follows the country it is dialled from', () => {
    expect(read('phone', '0170 1234567', {}, 'DE')).toBe('+491701234567');
    expect(read('phone', '020 7946 0958', {}, 'GB')).toBe('+442079460958');
    expect(read('phone', '571 555 0123', {}, 'XX')).toBe('+15715550123');
  });

  it.each([
    'five seven one',
    '12345',
    'no',
    'call me maybe',
    '111 111 1111',
    '571 555 01',
    'tomorrow at three',
    '',
    '9'.repeat(50),
  ])('"%s" is none', (text) => expect(read('phone', text)).toBeNull());
});

describe('an e-mail address', () => {
  it.each([
    ['john.smith@gmail.com', 'john.smith@gmail.com'],
    ['John.Smith@Gmail.com', 'john.smith@gmail.com'],
    ['john dot smith at gmail dot com', 'john.smith@gmail.com'],
    ['John Smith at gmail dot com', 'johnsmith@gmail.com'],
    ['my email is john at example dot org', 'john@example.org'],
    ["it's john underscore smith at yahoo dot com", 'john_smith@yahoo.com'],
    ['j o h n at gmail dot com', 'john@gmail.com'],
    ['john dash smith at my company dot co dot uk', 'john-smith@mycompany.co.uk'],
    ['john plus test at gmail dot com', 'john+test@gmail.com'],
    ['john one two three at hotmail dot com', 'john123@hotmail.com'],
    ['john at g mail dot com', 'john@gmail.com'],
    ['john at gmail', 'john@gmail.com'],
    ['maria at outlook dot com please', 'maria@outlook.com'],
    ['yes, it is anna at i cloud dot com', 'anna@icloud.com'],
    ['you can reach me at bob at example dot com', 'bob@example.com'],
    ['Email me at bob at example dot com.', 'bob@example.com'],
    ['bob at sign example dot com', 'bob@example.com'],
    ['a double n a at example dot com', 'anna@example.com'],
    ['jay oh ee at example dot com', 'joe@example.com'],
    ['sam at x y z dot com', 'sam@xyz.com'],
    ['info at parley dot io', 'info@parley.io'],
    ['john.smith @ gmail.com', 'john.smith@gmail.com'],
    ['john smith all one word at gmail dot com', 'johnsmith@gmail.com'],
    ['its j o n at example dot com', 'jon@example.com'],
    ['bob twenty three at example dot com', 'bob23@example.com'],
    ['all lowercase bob at example dot com', 'bob@example.com'],
    ['my email is bob at example dot com that is b o b', 'bob@example.com'],
    ['john smith at gmail.com', 'johnsmith@gmail.com'],
    ['maria underscore k at web dot de', 'maria_k@web.de'],
    ['my email address is kim dot lee at example dot com', 'kim.lee@example.com'],
  ])('"%s" is %s', (text, value) => expect(read('email', text)).toBe(value));

  it.each([
    'john',
    'at gmail dot com',
    'john dot smith',
    'no',
    'I am at home',
    'john at',
    'a@b@c.com',
    '',
    'meet me at noon',
    'john..smith@gmail.com',
  ])('"%s" is none', (text) => expect(read('email', text)).toBeNull());
});
