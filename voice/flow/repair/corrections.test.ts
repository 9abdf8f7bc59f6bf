import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';
import { corrections, thingCorrections } from './corrections.data.ts';

const before = {
  en: ['a haircut', 'Maria Lopez', 'maria@lopez.com', 'yes', 'skip'],
  de: ['ein Haarschnitt', 'Maria Stein', 'maria@lopez.com', 'ja', 'weiter'],
  es: ['un corte', 'María López', 'maria@lopez.com', 'sí', 'saltar'],
  fr: ['une coupe', 'Marie Dupont', 'maria@lopez.com', 'oui', 'passer'],
} satisfies Record<string, string[]>;
/** Answers before each question of the template. */
const asked = { name: 1, email: 2, phone: 4 };

/** What a call that books appointments knows once the caller has said these. */
function callOf(language: string, lines: readonly string[], flow = 'appointment-scheduler') {
  const script = lines.map((line) => `C: ${line}`).join('\n');
  const { snapshots } = play({ name: '', flow, ...(language !== 'en' && { language }), script });
  const { slots, step } = frameOf(snapshots.at(-1)!);
  const collecting = (step as { collecting?: { candidate: { value: unknown } | null } }).collecting;
  return { slots, candidate: collecting?.candidate?.value };
}

describe('a correction', () => {
  it.each(corrections)('%s, %s %s: "%s"', (language, slot, given, says, wanted) => {
    const answers = before[language as keyof typeof before].slice(0, asked[slot]);
    const { slots, candidate } = callOf(language, [...answers, given, says]);
    expect(slot === 'name' ? slots[slot]?.value : candidate).toBe(wanted);
  });

  it.each(thingCorrections)('%s, %s: "%s"', (language, answers, says, wanted) => {
    expect(callOf(language, [...answers, says]).slots.service?.value).toBe(wanted);
  });

  it.each([
    ['sorry, yes, it does stop me from working', true],
    ['oh and it is urgent by the way, I can’t work', true],
    ['no, it isn’t urgent', false],
    ['sorry, I have to go in a minute', false],
  ])('of a yes or no, while a number is asked: "%s"', (says, wanted) => {
    const answers = ['my password link never arrives', 'my account', 'no', 'Jill Peterson'];
    expect(callOf('en', [...answers, says], 'customer-support').slots.urgent?.value).toBe(wanted);
  });

  it.each([
    ['company', 'sorry, Apex Works, not Acme', 'Apex Works'],
    ['company', "the company's Apex", 'Apex'],
    ['company', 'wait, the company name is wrong, it should be Apex', 'Apex'],
    ['need', 'not a website, an app', 'app'],
    ['name', 'my name is Anna Lee, not Ann', 'Anna Lee'],
    ['budget', 'change my budget to 7000', 7000],
    // What was given and what is meant, whatever stands around them.
    ['budget', 'wait i said five thousand it’s fifteen thousand', 15000],
    ['budget', 'did i say five thousand i meant seven thousand', 7000],
  ])('of the %s, while a choice is asked: "%s"', (slot, says, wanted) => {
    const answers = ['Ann Lee', 'Acme Works', 'a website', '5000'];
    expect(callOf('en', [...answers, says], 'sales-assistant').slots[slot]?.value).toBe(wanted);
  });

  it.each([
    ['en', ['sure', 'eight'], 'no eight is too nice, put five', 'recommend', 5],
    ['de', ['ja', 'acht'], 'nee acht ist zu nett schreiben Sie fünf', 'recommend', 5],
    [
      'en',
      ['sure', 'nine', 'price', 'one'],
      'i had the scale upside down i’m very satisfied so a five',
      'satisfaction',
      5,
    ],
    [
      'fr',
      ['oui', 'quatre', 'trop lent', 'trois', 'le café'],
      'j’ai été dur tout à l’heure mettez six',
      'recommend',
      6,
    ],
  ] as const)('%s of a score, at a later question: %s, "%s"', (language, answers, says, slot, wanted) => {
    expect(callOf(language, [...answers, says], 'survey-collector').slots[slot]?.value).toBe(wanted);
  });

  it.each([
    ['wait no, not billing, technical', 'technical'],
    ["hm that's not billing the page just won't load so it's technical", 'technical'],
    ['no', 'billing'],
  ])('of what it is about, while a yes or no is asked: "%s"', (says, wanted) => {
    expect(callOf('en', ['my reports are empty', 'billing', says], 'customer-support').slots.topic?.value).toBe(wanted);
  });

  it.each([
    ['survey-collector', ['sure', 'nine'], 'it was nine in the evening and five people ahead of me', 'recommend', 9],
    ['survey-collector', ['sure', 'nine', 'price', 'four'], 'the nine dollar lunch and four friends', 'recommend', 9],
    ['customer-support', ['it is wrong', 'billing'], 'is it billing or technical, no idea', 'topic', 'billing'],
    [
      'sales-assistant',
      ['Ann Lee', 'Marin Bakery', 'an app', '5000', 'now', 'ann at marin dot com'],
      'it’s martin with a t',
      'company',
      'Marin Bakery',
    ],
  ] as const)('is none where nothing is taken back: %s, %s, "%s"', (flow, answers, says, slot, stays) => {
    expect(callOf('en', [...answers, says], flow).slots[slot]?.value).toBe(stays);
  });

  it('of a name needs a part of it: "yes, but say hi to Doctor Patel"', () => {
    const answers = [...before.en, 'Friday at ten', 'yes but please say hi to Doctor Patel'];
    expect(callOf('en', answers).slots.name?.value).toBe('Maria Lopez');
  });

  it('of a name is none of a number: "it’s four five, you swapped them"', () => {
    const answers = [
      'got billed twice',
      'billing',
      'no',
      'Winona Rey',
      '410 555 0154',
      'the end is four five, you swapped them',
    ];
    expect(callOf('en', answers, 'customer-support').slots.name?.value).toBe('Winona Rey');
  });
});

it.each([
  ['the invoice you sent has the wrong company name on it', null],
  ['I got the wrong item in my package', null],
  ['oh sorry, wrong number', 'caller_hangup'],
])('a wrong number is one that was dialed: "%s"', (says, ends) => {
  const { snapshots } = play({ name: '', flow: 'customer-support', script: `C: ${says}` });
  expect(snapshots.at(-1)!.end?.reason ?? null).toBe(ends);
});
