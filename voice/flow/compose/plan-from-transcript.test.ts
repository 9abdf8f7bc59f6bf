import { describe, expect, it } from 'vitest';
import { effort } from '#voice/testing/effort.ts';
import { explore } from '../lint/explore.ts';
import { validateFlow } from '../validate-flow.ts';
import { composeFlow } from './compose-flow.ts';
import { planFromTranscript } from './plan-from-transcript.ts';

const plumber = `Recorded on Monday
Agent: Hello, Miller Plumbing. May I have your name?
Caller: Yes, it's Ann Lee.
[00:12] Agent: Thank you, Ann. Is it about a leak, a blocked drain or the heating?
[00:15] Caller: a blocked drain
Agent: Is there water on the floor?
Caller: No, luckily not.
Agent: How many rooms are there?
Customer: three
Agent: And what number can we reach you on?
Caller: 202 555 0142
Agent: So that's 202 555 0142, is that right?
Caller: yes
Agent: Which day would suit you for an appointment?
Caller: next Tuesday
at ten
Agent: Is there anything else?
Caller: No
Agent: Thank you for calling Miller Plumbing. Goodbye!`;

describe('the transcript of a call', () => {
  const plan = planFromTranscript(plumber, 'en-US')!;

  it('gives what the agent asked, by type', () => {
    expect(plan.greeting).toBe('Hello, Miller Plumbing.');
    expect(plan.closing).toBe('Thank you for calling Miller Plumbing. Goodbye!');
    expect(plan.questions.map(({ name, type }) => [name, type])).toEqual([
      ['name', 'name'],
      ['leak_blocked_drain_heating', 'choice'],
      ['water_on_floor', 'yes_no'],
      ['number', 'number'],
      ['phone', 'phone'],
    ]);
    expect(plan.questions[1]!.choices).toEqual(['leak', 'blocked drain', 'heating']);
    expect(plan.booking?.ask).toBe('Which day would suit you for an appointment?');
  });

  it('makes a flow that runs', () => {
    const flow = composeFlow(plan, 'en-US');
    expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
    expect(explore(flow, { states: 300 }).faults).toEqual([]);
  });

  it.each([
    [
      'de-DE',
      `Mitarbeiterin: Guten Tag, Sanitär Müller. Wie ist Ihr Name, bitte?
Kunde: Anna Berger.
[00:12] Mitarbeiterin: Danke, Frau Berger. Geht es um ein Leck, einen verstopften Abfluss oder die Heizung?
[00:15] Kunde: um den Abfluss
Mitarbeiterin: Steht Wasser auf dem Boden?
Kunde: Nein, zum Glück nicht.
Mitarbeiterin: Unter welcher Nummer können wir Sie erreichen?
Kunde: 030 1234567
Mitarbeiterin: Also 030 1234567, ist das richtig?
Kunde: ja
Mitarbeiterin: Welcher Tag würde Ihnen für einen Termin passen?
Kunde: nächsten Dienstag
Mitarbeiterin: Vielen Dank für Ihren Anruf. Auf Wiederhören!`,
      ['Leck', 'verstopften Abfluss', 'Heizung'],
      'Termin mit {{name|einem Anrufer}}',
    ],
    [
      'es-ES',
      `Agente: Hola, Fontanería Pérez. ¿Cómo se llama, por favor?
Cliente: Ana Ruiz.
Agente: Gracias, Ana. ¿Es por una fuga, un desagüe atascado o la calefacción?
Cliente: el desagüe
Agente: ¿Hay agua en el suelo?
Cliente: No, por suerte no.
Agente: ¿En qué número de teléfono podemos llamarle?
Cliente: 612 345 678
Agente: Entonces 612 345 678, ¿es correcto?
Cliente: sí
Agente: ¿Qué día le viene bien para una cita?
Cliente: el martes
Agente: Gracias por su llamada. ¡Hasta luego!`,
      ['fuga', 'desagüe atascado', 'calefacción'],
      'Cita con {{name|un cliente}}',
    ],
    [
      'fr-FR',
      `Conseillère : Bonjour, Plomberie Martin. Quel est votre nom, s'il vous plaît ?
Client : Anne Leroy.
Conseillère : Merci. S'agit-il d'une fuite, d'un évier bouché ou du chauffage ?
Client : un évier bouché
Conseillère : Est-ce qu'il y a de l'eau par terre ?
Client : Non, heureusement.
Conseillère : À quel numéro pouvons-nous vous joindre ?
Client : 06 12 34 56 78
Conseillère : Donc le 06 12 34 56 78, c'est bien ça ?
Client : oui
Conseillère : Quel jour vous conviendrait pour un rendez-vous ?
Client : mardi prochain
Conseillère : Merci de votre appel. Au revoir !`,
      ['fuite', 'évier bouché', 'chauffage'],
      'Rendez-vous avec {{name|un appelant}}',
    ],
  ])('is read in %s, and its flow speaks it', (tag, text, choices, title) => {
    const given = planFromTranscript(text, tag)!;
    expect(given.questions.map(({ type }) => type)).toEqual(['name', 'choice', 'yes_no', 'phone']);
    expect(given.questions[1]!.choices).toEqual(choices);
    expect(given.booking).not.toBeNull();
    const flow = composeFlow(given, tag);
    expect(flow.nodes.find(({ type }) => type === 'schedule')!.config.title).toBe(title);
    expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
    expect(explore(flow, { states: 300 }, tag).faults).toEqual([]);
  });

  it.each([
    ['prose', 'We met on Monday and spoke about the roof.'],
    ['a caller alone', 'Caller: Hello?\nCaller: Is anybody there?'],
    ['nothing', ''],
  ])('that is %s gives no plan', (_, text) => {
    expect(planFromTranscript(text, 'en-US')).toBeNull();
  });

  it('that is nothing but spaces is read in one go', async () => {
    const text = `one ${' '.repeat(39_000)}`;
    // A hundred and fifty where each space is tried with each.
    expect(await effort(() => expect(planFromTranscript(text, 'en-US')).toBeNull())).toBeLessThan(50);
  });

  it('that is hostile gives a plan that holds', () => {
    const hostile = `Agent: {{constructor}} **Hi** https://evil.example ${'What? '.repeat(400)}\nCaller: ${'x'.repeat(5_000)}\nAgent: __proto__?\nCaller: yes`;
    const plan = planFromTranscript(hostile, 'en-US');
    expect(plan?.greeting).toBe('Hello, this is {{agent_name}}.');
    expect(validateFlow(composeFlow(plan!, 'en-US')).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
