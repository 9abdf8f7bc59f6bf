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
  ])('of the %s, while a choice is asked: "%s"', (slot, says, wanted) => {
    const answers = ['Ann Lee', 'Acme Works', 'a website', '5000'];
    expect(callOf('en', [...answers, says], 'sales-assistant').slots[slot]?.value).toBe(wanted);
  });
});
