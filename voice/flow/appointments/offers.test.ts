import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';

const before = ['a cleaning', 'Ann Lee', 'ann at lee dot com', 'yes', 'no'];

/** What an appointment scheduler says last, and whether it booked. Times are offered for a Tuesday: 9, 10:30 and noon. */
function outcomeOf(...said: string[]): { last: string; booked: number } {
  const script = [...before, ...said].map((text) => `C: ${text}`).join('\n');
  const intents = play({ name: said.join(), flow: 'appointment-scheduler', script }).intents.flat();
  return {
    last: intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])).at(-1)!,
    booked: intents.filter((intent) => intent.type === 'run_action' && intent.action === 'book_time').length,
  };
}

describe('of several times on the table', () => {
  it.each([
    ['nine no ten thirty', '10:30 AM'],
    ['the second no the first one', '9 AM'],
    ['the first one no sorry the last one', 'noon'],
    ['noon no not noon that is my lunch ten thirty', '10:30 AM'],
    ['no that is my lunch, two thirty', '2:30 PM'],
    ['ten works oh no it doesn’t i meant ten thirty', '10:30 AM'],
    ['nine is what i had last time i want noon', 'noon'],
    ['nine well ten thirty would be better', '10:30 AM'],
    ['nine hang on i’ve got school run make it ten', '10 AM'],
    ['ten or no actually eleven if you have it', '11 AM'],
  ])('the one that is named after all is put on the table: "%s"', (says, time) => {
    const { last, booked } = outcomeOf('tuesday', says);
    expect(last).toContain(`${time}. Should I book that for you?`);
    expect(booked).toBe(0);
  });

  it.each([
    'my sister comes at noon',
    'nine you said',
    'nine maybe',
    'two is good',
    'the middle one wait is that morning',
  ])('none is booked that is only named: "%s"', (says) => expect(outcomeOf('tuesday', says).booked).toBe(0));

  it.each(['nine please', 'the first one', 'noon'])('"%s" takes one', (says) => {
    expect(outcomeOf('tuesday', says).booked).toBe(1);
  });
});

describe('where one is offered', () => {
  it.each(["great i'll let you know", 'i may', 'okay but not three'])('nothing is booked on "%s"', (says) => {
    expect(outcomeOf('tuesday at three', says).booked).toBe(0);
  });
});

describe('a wish', () => {
  it.each([
    ['any day but monday and not before four on account of work', '4 PM'],
    ["the name's anne with an e and tuesday at three", 'Tuesday, November 24 at 3 PM'],
    ["tuesday at three and it's lea not lee", 'Tuesday, November 24 at 3 PM'],
  ])('"%s"', (says, time) => expect(outcomeOf(says).last).toContain(time));

  it('is heard once a number that was corrected with it is confirmed', () => {
    const said = ['212 555 0123', 'yes', 'tuesday at three oh and the phone ends in 24', 'yes'];
    const script = [...before.slice(0, -1), ...said].map((text) => `C: ${text}`).join('\n');
    const intents = play({ name: '', flow: 'appointment-scheduler', script }).intents.flat();
    const texts = intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : []));
    expect(texts.at(-1)).toContain('Tuesday, November 24 at 3 PM. Should I book that for you?');
    expect(texts).toContain('I\u2019ve changed that to (212) 555-0124.'.replace('\u2019', "'"));
  });

  it.each(['tooth ache since sunday', 'i chipped a tooth playing hockey last night'])(
    'is none that tells what is past: "%s"',
    (service) => {
      const script = [service, ...before.slice(1)].map((text) => `C: ${text}`).join('\n');
      const intents = play({ name: service, flow: 'appointment-scheduler', script }).intents.flat();
      expect(intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])).at(-1)).toBe(
        'When would you like to come in?',
      );
    },
  );
});
