import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';

/** Turns up to the moment that is meant, and what is said there: the last words of the agent, or what it does, have to be these. */
const booking = 'hi I need an appointment / cleaning / Ben Carter / no email thanks / 415 555 0132';
const wish = `${booking} / yes`;
const offer = `${wish} / monday morning`;
const moving = 'I need to reschedule / ben carter / 415 555 0132 / yes';
const canceling = 'I need to cancel my appointment / ben carter / 415 555 0132 / yes';

const one = [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z' }];
const two = [...one, { appointmentId: 'earlier-2', start: '2026-11-26T19:00:00.000Z' }];

/** What the agent did and said behind the last words of the caller. */
function answered(words: string, booked?: typeof one, hasDocuments = true): string {
  const { lines } = play({
    name: words,
    flow: 'appointment-scheduler',
    ...(hasDocuments && { knowledge: '' }),
    ...(booked && { backend: { booked } }),
    script: words
      .split(' / ')
      .map((turn) => `C: ${turn}`)
      .join('\n'),
  });
  return lines
    .slice(lines.findLastIndex((line) => line.startsWith('C:')) + 1)
    .filter((line) => !line.startsWith('='))
    .join(' ');
}

describe('at the question for a time', () => {
  it.each([
    ['before work would be ideal', /"to":540\}/],
    ['I work nights so afternoon’s best', /"hours":\{"from":720,"to":1080\}/],
    ['sometime in the new year', /"from":"2027-01-02/],
    ['let me look at my calendar one second', /take your time/],
    ['tuesday, but after my 2 o’clock meeting which ends at three', /Tuesday, November 24 at 3 PM/],
  ])('%s', (words, expected) => {
    expect(answered(`${wish} / ${words}`)).toMatch(expected);
  });

  it('offers what is closest where nothing is free then', () => {
    expect(answered(`${wish} / could you do monday evening`)).toMatch(/1:30 PM, 3 PM, or 4:30 PM/);
  });
});

describe('at an offer of several times', () => {
  it.each([
    ['the earlier the better', /Monday, November 23 at 9 AM\. Should I book/],
    ['not nine thirty too early for me', /10 AM, 10:30 AM, or 11 AM/],
    ['the ten thirty one please', /booked for Monday, November 23 at 10:30 AM/],
    ['let me ask my husband hang on', /take your time/],
    ['actually cancel that I don’t need it anymore', /cancel an appointment, or end this call/],
    ['is nine thirty with the doctor or a hygienist', /make a note .* 9:30 AM\. Should I book/],
    ['is the first one with the doctor or a hygienist', /not sure about that.*Which works best/],
    ['is the first one free', /Monday, November 23 at 9 AM/],
    ['do you have the first of december', /Tuesday, December 1/],
    ['ok so if I take nine do I need to fast', /not sure about that.*Which works best/],
    ['do you take delta dental if so nine is good', /not sure about that.*Which works best/],
  ])('%s', (words, expected) => {
    expect(answered(`${offer} / ${words}`)).toMatch(expected);
  });

  it('takes the first one for no day of the month where there are no documents', () => {
    const words = `${offer} / is the first one with the doctor or a hygienist`;
    expect(answered(words, undefined, false)).toMatch(/note .*Monday, November 23 at 9 AM\. Should I book/);
  });

  it('takes one for the caller, and one for someone else whose name it asks for', () => {
    const both = `${offer} / book me for nine and my son for nine thirty`;
    expect(answered(both)).toMatch(/9 AM\. Should I book/);
    expect(answered(`${both} / yes`)).toMatch(/booked for .* 9 AM.*9:30 AM\. Should I book/);
    expect(answered(`${both} / yes / yes`)).toMatch(/What name/);
    expect(answered(`${both} / yes / yes / Tim Carter`)).toMatch(/"attendee":\{"name":"Tim Carter"/);
    expect(answered(`${both} / yes / yes / just put it under mine`)).toMatch(/"attendee":\{"name":"Ben Carter"/);
  });

  it('books one more on the same day', () => {
    const more = `${offer} / the first one / yes can you also do my daughter`;
    expect(answered(more)).toMatch(/When would you like/);
    expect(answered(`${more} / at ten`)).toMatch(/Monday, November 23 at 10 AM/);
  });
});

describe('where a number is read back', () => {
  it.each([
    ['yes but call after five please', /make a note.*When would/],
    ['yes but that’s not mine', /0 1 3 2/],
    ['no one three three', /0 1 3 3, right/],
  ])('%s', (words, expected) => {
    expect(answered(`${booking} / ${words}`)).toMatch(expected);
  });
});

describe('where it is asked what for', () => {
  it.each([
    ['hi / it’s maria', /Thanks\. A: What would you like/],
    ['it’s katherine with a k', /Thanks\. A: What would you like/],
    ['I’m an existing patient', /In a few words/],
    ['it’s for my little boy', /In a few words/],
    ['can I book two appointments', /In a few words/],
    ['I got a text to call you guys back', /In a few words/],
    ['quick one are you open saturdays', /not sure about that.*What would you like/],
    ['how much is a cleaning', /not sure about that.*What would you like/],
  ])('takes nothing for a need that is none: %s', (words, expected) => {
    expect(answered(words)).toMatch(expected);
  });
});

it('takes a need for another, and cancels nothing by it', () => {
  expect(answered('whitening scratch that a cleaning')).toMatch(/What name should I put/);
});

describe('of an appointment that stands', () => {
  it.each([
    [`${moving} / at three`, /Tuesday, November 24 at 3 PM/],
    ['can you push my appointment to the afternoon / ben carter / 415 555 0132 / yes', /November 24 at noon/],
    [
      'just confirming I have something tuesday / ben carter / 415 555 0132 / yes',
      /You have an appointment on Tuesday/,
    ],
    [`${canceling} / if you can move it to wednesday I won’t cancel`, /Wednesday, November 25/],
    [`${canceling} / absolutely, I’m afraid that’s not right`, /yes or a no/],
  ])('%s', (words, expected) => {
    expect(answered(words, one)).toMatch(expected);
  });

  it('cancels both', () => {
    const asked = 'cancel both / ben carter / 415 555 0132 / yes';
    expect(answered(asked, two)).toMatch(/cancel all of them/);
    expect(answered(`${asked} / yes`, two)).toMatch(/Thursday, November 26 at 2 PM is canceled/);
  });
});

it('keeps a wish that is told where a number is asked for, and puts nothing right by it', () => {
  const { lines } = play({
    name: 'the earlier the better',
    flow: 'appointment-scheduler',
    language: 'de-DE',
    script: ['guten tag', 'zahnreinigung', 'Ben Carter', 'keine mail danke', 'je früher desto besser']
      .map((turn) => `C: ${turn}`)
      .join('\n'),
  });
  expect(lines.join('\n')).toMatch(/Danke\.[\s\S]*= name: "Ben Carter"/);
});
