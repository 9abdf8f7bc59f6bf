import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'email', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('an e-mail address', () => {
  it.each([
    // Words that elsewhere open a sentence, and letters that are words.
    ['brian oh neill at aol dot com', 'brianoneill@aol.com'],
    ['sure so bob at gmail dot com', 'bob@gmail.com'],
    ["it's a brown at yahoo dot com", 'abrown@yahoo.com'],
    ['double u smith at gmail dot com', 'wsmith@gmail.com'],
    ['zed dot ali at gmail dot com', 'z.ali@gmail.com'],
    ['hello at parley dot a i', 'hello@parley.ai'],
    ['may at june dot com', 'may@june.com'],
    ['will at hurry dot com', 'will@hurry.com'],
    ['desmond a at gulfport freight dot com', 'desmonda@gulfportfreight.com'],
    // Numbers in the name of a domain, and at its end.
    ['hello at two ovens dot com', 'hello@twoovens.com'],
    ['kim at studio fifty four dot com', 'kim@studio54.com'],
    // What is told of the domain, and another one.
    ["gwen at castellano books dot com with two l's", 'gwen@castellanobooks.com'],
    [
      "bernie dot walsh at yahoo dot com no hang on i closed that it's at outlook dot com now",
      'bernie.walsh@outlook.com',
    ],
    ["my granddaughter's got one for me rose dot hathaway at maplemail dot com", 'rose.hathaway@maplemail.com'],
    ['contact at smith and sons dot co dot uk', 'contact@smithandsons.co.uk'],
    // How it is written.
    ['katherine with a c at gmail dot com', 'catherine@gmail.com'],
    ['sara without an h at gmail dot com', 'sara@gmail.com'],
    ['marc at gmail dot com with a c', 'marc@gmail.com'],
    // Said and spelled.
    ['thomas t h o m a s at gmail dot com', 'thomas@gmail.com'],
    ['john smith j o h n s m i t h at gmail dot com', 'johnsmith@gmail.com'],
    // Signs.
    ['ann full stop lee at sky dot com', 'ann.lee@sky.com'],
    ['ann at gmail dotcom', 'ann@gmail.com'],
    // What is said before it.
    ["my email's tyrone dot banks at gmail dot com", 'tyrone.banks@gmail.com'],
    ["it's probably helen dot shaw at gmail dot com", 'helen.shaw@gmail.com'],
    ['use my home one r dot bell at sky dot com', 'r.bell@sky.com'],
    ['of course pat dot smith at gmail dot com', 'pat.smith@gmail.com'],
    // Words of sentences between signs, and signs that are told.
    ['roger dot that at gmail dot com', 'roger.that@gmail.com'],
    ['pat then an underscore then lee at gmail dot com', 'pat_lee@gmail.com'],
    ['keegan k double e g a n at gmail dot com', 'keegan@gmail.com'],
    ["lisa dot brandt that's b r a n d t at gmail dot com", 'lisa.brandt@gmail.com'],
    ['n i a m h at gmail dot com', 'niamh@gmail.com'],
    // Numbers.
    ['j smith double oh seven at gmail dot com', 'jsmith007@gmail.com'],
    ['jess two thousand and three at gmail dot com', 'jess2003@gmail.com'],
    // Said twice, or another one before.
    ['lily at zoho dot com lily at zoho dot com', 'lily@zoho.com'],
    ['cathy with a k kathy at gmail dot com', 'kathy@gmail.com'],
    ['i had kay at hotmail dot com but now kay at outlook dot com', 'kay@outlook.com'],
    ['nina.b@gmail.com not nina.d@gmail.com', 'nina.b@gmail.com'],
    // The domain is said anew.
    ['john at gmail dot com no yahoo dot com', 'john@yahoo.com'],
    ['john at gmail dot com no wait outlook', 'john@outlook.com'],
  ])('"%s" is %s', (text, value) => expect(read(text)).toBe(value));

  it.each([
    'i looked at the dot in the corner',
    'my email is on the form',
    // It is told of something.
    'look at amazon dot com',
    'i ordered it at target dot com',
    'i wrote to support at acme dot com',
    'my old email was ko at aol dot com',
    "it's like brad something at gmail dot com",
    // It could be written in two ways.
    'five guys at gmail dot com',
    'see jay at gmail dot com',
    'anna kent anna k at comcast dot net',
    'pat@work.com or pat@home.com',
    'pat at gmail dot co',
    // No letter of it is one that sounds like this.
    'bob with a q at gmail dot com',
    'john at gmail dot com no wait something else',
  ])('"%s" is none', (text) => expect(read(text)).toBeNull());

  it.each([
    ['es-ES', 'wilmer punto quispe ochenta y siete arroba gmail punto com', 'wilmer.quispe87@gmail.com'],
    ['fr-FR', 'fatou point diallo quatre-vingt-quatorze arobase gmail point com', 'fatou.diallo94@gmail.com'],
    ['fr-FR', 'contact arobase les tiret petits tiret pas point org', 'contact@les-petits-pas.org'],
    ['es-ES', 'm a r punto rey arroba gmail punto com mar de marimar no de mario', 'mar.rey@gmail.com'],
  ])('in %s, "%s" is %s', (language, text, address) => expect(read(text, language)).toBe(address));
});

it('an address behind the words that are read is none, and no fault', () => {
  expect(read(`${'well '.repeat(400)}ann@example.com`)).toBeNull();
});

describe('an address as it is told in other languages', () => {
  it.each([
    // The ending of Austria is also the word for the sign.
    ['de-DE', 'anni punkt hinterholzer at gmx punkt at', 'anni.hinterholzer@gmx.at'],
    ['de-DE', 'office at huber minus bau punkt at bitte', 'office@huber-bau.at'],
    // No umlauts, and how it is written in the middle of it.
    ['de-DE', 'jörg punkt möller at gmx punkt de', 'joerg.moeller@gmx.de'],
    ['de-DE', 'torben at mueller mit ue und soehne punkt de', 'torben@muellerundsoehne.de'],
    ['de-DE', 'info at müller mit ue punkt de', 'info@mueller.de'],
    ['de-DE', 'info at maier mit a i punkt de', 'info@maier.de'],
    ['es-ES', 'taller arroba pena con ene hijos punto com', 'taller@penahijos.com'],
    ['es-ES', 'begoña pero con ene normal punto urrutia arroba yahoo punto es', 'begona.urrutia@yahoo.es'],
    ['fr-FR', 'helene sans accent arobase free point fr', 'helene@free.fr'],
    ['en-US', 'smith at home dot at', 'smith@home.at'],
  ])('in %s: "%s"', (language, text, address) => {
    expect(read(text, language)).toBe(address);
  });
});
