import { describe, expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

/** The values after a conversation with a template's agent, by name. */
function valuesAfter(flow: string, said: readonly string[]): Record<string, unknown> {
  const script = said.map((text) => `C: ${text}`).join('\n');
  const last = play({ name: said.at(-1)!, flow, script }).snapshots.at(-1)!;
  return Object.fromEntries(Object.entries(frameOf(last).slots).map(([name, { value }]) => [name, value]));
}

describe('what may be left out is kept to oneself', () => {
  it.each([
    "i'd sooner keep that to myself",
    "that one i'd keep to myself if you don't mind",
    "i'd rather you didn't have that if it's all the same to you",
    "i'm not giving that out",
    "i don't hold with email",
    "i'd keep my email private please",
  ])('"%s"', (says) => {
    const before = ['an extra user', 'my account', 'no', 'Ann Lee', '212 555 0123', 'yes'];
    const values = valuesAfter('customer-support', [...before, says]);
    expect(values).toMatchObject({ phone: '+12125550123' });
    expect(values).not.toHaveProperty('email');
  });

  it.each(["i'd keep that to myself", "i'd rather not say"])('a reason: "%s"', (says) => {
    expect(valuesAfter('survey-collector', ['yes', 'seven', says, 'four'])).toEqual({
      consent: true,
      recommend: 7,
      satisfaction: 4,
    });
  });
});

describe('who is with no company says so', () => {
  it.each([
    "oh i'm retired dear",
    "no company i'm just a guy with a truck",
    'nah i work for myself',
    "i'm between jobs right now",
    'not with anybody at the moment',
    "it's only me and my dog",
  ])('"%s"', (says) => {
    const values = valuesAfter('sales-assistant', ['Dana Whitfield', says, 'a website']);
    expect(values).toMatchObject({ need: 'website' });
    expect(values).not.toHaveProperty('company');
  });

  it.each([
    ['drummond and price they do the law side i do the books', 'drummond and price'],
    ["we're called next door", 'next door'],
    ['a little outfit called bright ideas', 'bright ideas'],
  ])('"%s" is with one', (says, company) => {
    expect(valuesAfter('sales-assistant', ['Dana Whitfield', says])).toMatchObject({ company });
  });
});

it('"I forget the password" hangs up on no one', () => {
  const { snapshots } = play({ name: '', flow: 'customer-support', script: 'C: i forget the password' });
  expect(snapshots.at(-1)!.end).toBeNull();
});
