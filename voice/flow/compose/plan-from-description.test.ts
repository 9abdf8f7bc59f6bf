import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { talk, texts } from '../dialogues/told.ts';
import { validateFlow } from '../validate-flow.ts';
import { composeFlow } from './compose-flow.ts';
import { planFromDescription } from './plan-from-description.ts';

/** What a description makes: questions with their types, the minutes that are booked, what is done, and which yes hands over. */
function madeOf(text: string, language = 'en') {
  const plan = planFromDescription(text, language)!;
  return {
    asks: plan.questions.map(({ ask, type }) => `${ask} (${type})`),
    books: plan.booking?.durationMinutes ?? null,
    does: plan.actions.map((action) => action.does),
    handsOver: plan.branches.map(({ question }) => question),
  };
}

const roofer =
  'Takes calls for a roofer. Asks for the name, the address and whether water is coming in, and books an inspection of 60 minutes. If water is coming in, transfers to a person at +1 571 555 0123.';
const german =
  'Nimmt Anrufe für die Praxis Berg an. Fragt nach dem Namen, der Telefonnummer und ob es dringend ist, und vereinbart Termine von 20 Minuten. Wenn es dringend ist, verbindet sie mit der Praxis.';
const spanish =
  'Pregunta por el nombre, el teléfono y si es urgente, y reserva citas de 45 minutos. Si es urgente, transfiere la llamada.';
const french =
  "Demande le nom, le numéro de téléphone et si c'est urgent, puis prend des rendez-vous de 30 minutes. En cas d'urgence, transfère l'appel.";

describe('a description without a model', () => {
  it.each([
    ['en', 'Asks for the make. Then it books a drop-off, fifteen minutes, Monday to Saturday between 9 and 6.', 15],
    ['en', 'Asks for the name and schedules repairs of 45 minutes.', 45],
    ['de', 'Fragt nach dem Namen und bucht eine Reparatur.', 30],
    ['es', 'Pregunta el nombre y agenda una reparación.', 30],
    ['fr', 'Demande le nom et planifie une réparation.', 30],
    ['en', 'Takes messages for a shop that sells books and magazines.', null],
    ['en', 'A library line. Asks which books they like and the name.', null],
  ])('books whatever it says it books (%s): %s', (language, text, minutes) => {
    expect(madeOf(text, language).books).toBe(minutes);
  });

  it('says what is asked, booked, and handed over', () => {
    expect(madeOf(roofer)).toEqual({
      asks: [
        'May I have your name, please? (name)',
        'What is the address? (address)',
        'Is water coming in? (yes_no)',
        'What is your email address? (email)',
      ],
      books: 60,
      does: ['email_caller', 'email_team'],
      handsOver: ['water_coming'],
    });
    expect(planFromDescription(roofer, 'en')!.handOver!.phone).toBe('+15715550123');
  });

  it('names the business, and what callers are told of', () => {
    const text =
      'A receptionist for Miller Dental. It asks callers for their date of birth, if they have insurance and what they need. Then it books appointments and texts them a confirmation. Emergencies are transferred to the office.';
    expect(planFromDescription(text, 'en')!.greeting).toBe(
      "Hello, thank you for calling Miller Dental. I'm the automated assistant.",
    );
    const { asks, does, handsOver } = madeOf(text);
    expect(asks.slice(0, 4)).toEqual([
      'What is your date of birth? (date)',
      'Do you have insurance? (yes_no)',
      'What do you need? (text)',
      'Is it urgent? (yes_no)',
    ]);
    expect([does, handsOver]).toEqual([['email_caller', 'sms_caller', 'email_team'], ['urgent']]);
  });

  it.each([
    [
      'Ask whether it is a leak, a clog or something else, which room it is in, and get the address.',
      [
        'Is it a leak, a clog or something else? (choice)',
        'Which room is it in? (text)',
        'What is the address? (address)',
      ],
    ],
    [
      'Find out whether they own their home, how many people live there, what their monthly bill is and their budget.',
      [
        'Do you own your home? (yes_no)',
        'How many people live there? (number)',
        'What is your monthly bill? (text)',
        'What is your budget? (money)',
      ],
    ],
  ])('asks in questions: "%s"', (text, asks) => {
    expect(madeOf(text).asks).toEqual(asks);
  });

  it('of the documentation gives what the page promises: who may ask what, and when appointments are', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/your-own-questions.md'), 'utf8');
    const workshop = planFromDescription(/```text\n(.*?)```/s.exec(page)![1]!, 'en')!;
    expect(workshop).toMatchObject({
      name: 'Spokes & Chains',
      answers: true,
      branches: [],
      handOver: { phone: '+12025550123' },
      booking: { durationMinutes: 45, weekdays: expect.not.arrayContaining(['monday', 'sunday']) },
    });
    expect([workshop.booking!.opens, workshop.booking!.closes]).toEqual(['10:00', '18:00']);
    expect(workshop.questions.map(({ name, ask, choices }) => [name, ask, choices.length])).toEqual([
      ['wrong_with_bike', 'What is wrong with the bike?', 0],
      ['kind_of_bike', 'What kind of bike is it: a city bike, a mountain bike or an e-bike?', 3],
      ['bike_still_ridden', 'Can the bike still be ridden?', 0],
      ['name', 'May I have your name, please?', 0],
      ['phone', 'What number can we reach you at?', 0],
      ['email', 'What is your email address?', 0],
    ]);
    const { nodes } = composeFlow(workshop, 'en');
    expect(nodes.find(({ type }) => type === 'schedule')!.config).toMatchObject({
      opens: '10:00',
      weekdays: { length: 5 },
    });
    expect(nodes.filter(({ type }) => type === 'knowledge')).toHaveLength(1);
  });

  it.each(['my chain is rusty', 'it has a flat', 'my rear brake squeals'])(
    'takes what is wrong as it is told, where it then books: "%s"',
    (told) => {
      const plan = planFromDescription(
        'Asks what is wrong with the bike and for the name, and books appointments.',
        'en',
      )!;
      expect(texts(talk(composeFlow(plan, 'en')).say(told))).toEqual(['Got it.', 'May I have your name, please?']);
    },
  );

  it('asks for the name of a dog as of a dog', () => {
    expect(madeOf("Ask for the dog's name, its breed and the owner's phone number.").asks.slice(0, 2)).toEqual([
      "What is the dog's name? (text)",
      'What is the breed? (text)',
    ]);
  });

  it.each([
    ['de', german, 'Ist es dringend? (yes_no)', 20],
    ['es', spanish, '¿Es urgente? (yes_no)', 45],
    ['fr', french, "Est-ce que c'est urgent ? (yes_no)", 30],
  ])('is read in %s', (language, text, urgent, minutes) => {
    const { asks, books, handsOver } = madeOf(text, language);
    expect([asks[2], books, handsOver.length]).toEqual([urgent, minutes, 1]);
    expect(asks).toHaveLength(4);
  });

  it('that names nothing makes an agent that takes a message', () => {
    expect(madeOf('hello').does).toEqual(['task', 'email_team']);
    expect(planFromDescription('…', 'en')).toBeNull();
  });

  it.each([
    roofer,
    'hello',
    `Asks for ${'the name, '.repeat(600)}`,
    `${'If {{x}} then transfer. '.repeat(200)}`,
    '<b>*_`{}',
  ])('makes a flow without errors: "%.40s"', (text) => {
    const plan = planFromDescription(text, 'en');
    const problems = plan === null ? [] : validateFlow(composeFlow(plan, 'en'));
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
