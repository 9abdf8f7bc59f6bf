import { describe, expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { asksForElsewhere, asksForPerson, isNoBooking, type Matter, readMatter, unwantedPart } from './matter.ts';
import { readUtterance } from './utterance.ts';

const heard = (tag: string, text: string) => readUtterance(text, languageOf(tag)!);

/** What callers of a practice, a salon and a garage say first, and what it is about; null: they want to come. */
const first: Record<string, [text: string, about: Matter | null][]> = {
  'en-US': [
    ['could you let Dr. Patel know that my tooth settled down', 'message'],
    ["I'd like to leave a word for the owner", 'message'],
    ["we're running about ten minutes late", 'message'],
    ["I'm caught in traffic on the highway", 'message'],
    ['my umbrella, I left it in the waiting room, I left my umbrella in your lobby', 'message'],
    ['can you fax my records to the new dentist', 'message'],
    ['I need my prescription refilled', 'message'],
    ["hi, I'm calling from Delta Insurance about a claim", 'message'],
    ['do you guys have any job openings, I mean are you hiring', 'message'],
    ["I've got a package here someone has to sign for", 'message'],
    ["I won't be able to make it in on Friday", 'cancel_appointment'],
    ['please cancel my cleaning for tomorrow', 'cancel_appointment'],
    ['we no longer need our appointment', 'cancel_appointment'],
    ['take me off the books for Monday', 'cancel_appointment'],
    ["I'm booked for Tuesday at nine, could I come at noon instead", 'move_appointment'],
    ["I can't make it Wednesday, what about Thursday", 'move_appointment'],
    ['can we push it to next week', 'move_appointment'],
    ['Friday is not going to work for me, do you have anything on Monday', 'move_appointment'],
    ['what time was my appointment again', 'find_appointment'],
    ['do I have an appointment with you this week', 'find_appointment'],
    ['I lost a filling at dinner', null],
    ['my back hurts and I need an appointment', null],
    ['a cleaning for my son', null],
    ['I want to book a check-up, my dentist retired', null],
    ['do you charge if I cancel late', null],
    ['tires changed and an oil change', null],
    ["I can't chew on the left side", null],
  ],
  'de-DE': [
    ['können Sie Frau Doktor Klein etwas ausrichten', 'message'],
    ['ich stehe im Stau und komme zehn Minuten später', 'message'],
    ['ich habe gestern meinen Schal bei Ihnen im Wartezimmer vergessen', 'message'],
    ['ich brauche eine Überweisung zugeschickt, schicken Sie mir bitte die Überweisung', 'message'],
    ['stellen Sie gerade Leute ein, ich möchte mich bewerben', 'message'],
    ['ich muss meinen Termin am Freitag leider absagen', 'cancel_appointment'],
    ['ich kann am Montag doch nicht kommen', 'cancel_appointment'],
    ['können wir den Termin auf nächste Woche verschieben', 'move_appointment'],
    ['wann war nochmal mein Termin', 'find_appointment'],
    ['mir tut ein Zahn weh', null],
    ['ich hätte gern einen Termin zur Kontrolle', null],
    ['Haare schneiden für meinen Sohn', null],
  ],
  'es-ES': [
    ['¿le puede decir a la doctora que ya estoy mejor? dígale que gracias', 'message'],
    ['llegaré diez minutos tarde', 'message'],
    ['me dejé la bufanda en la sala de espera', 'message'],
    ['¿están contratando personal?', 'message'],
    ['quiero anular la cita del jueves', 'cancel_appointment'],
    ['al final no podré ir mañana', 'cancel_appointment'],
    ['¿podemos cambiar mi cita a otro día?', 'move_appointment'],
    ['¿a qué hora tengo la cita?', 'find_appointment'],
    ['me duele una muela', null],
    ['quería pedir una cita para una limpieza', null],
  ],
  'fr-FR': [
    ['pouvez-vous dire au docteur que je vais mieux', 'message'],
    ["j'aurai dix minutes de retard", 'message'],
    ["j'ai oublié mon écharpe dans la salle d'attente", 'message'],
    ['est-ce que vous recrutez en ce moment', 'message'],
    ['je voudrais annuler mon rendez-vous de jeudi', 'cancel_appointment'],
    ['finalement je ne pourrai pas venir demain', 'cancel_appointment'],
    ['on peut décaler mon rendez-vous à la semaine prochaine', 'move_appointment'],
    ["c'est à quelle heure mon rendez-vous", 'find_appointment'],
    ["j'ai mal à une dent", null],
    ['je voudrais prendre rendez-vous pour un détartrage', null],
  ],
};

describe.each(Object.entries(first))('what a call is about, in %s', (tag, sayings) => {
  it.each(sayings)('%s', (text, about) => {
    expect(readMatter(heard(tag, text))).toBe(about);
  });
});

it.each([
  ['en-US', 'I want to talk to a sales rep', true],
  ['en-US', 'put me through to your supervisor', true],
  ['en-US', 'a person fell and broke a tooth', false],
  ['de-DE', 'kann ich mit jemandem aus dem Vertrieb sprechen', true],
  ['es-ES', 'póngame con el encargado', true],
  ['fr-FR', "je voudrais parler à quelqu'un", true],
  ['fr-FR', 'deux personnes le samedi', false],
])('%s: %s asks for someone: %s', (tag, text, does) => {
  expect(asksForPerson(heard(tag, text))).toBe(does);
});

it.each([
  ['en-US', 'is this Pizza Palace', true],
  ['en-US', 'is this the right number', false],
  ['de-DE', 'ist da die Autowerkstatt Meier', true],
  ['es-ES', '¿es el taller de Paco?', true],
  ['fr-FR', "c'est bien le garage Dupont ?", true],
  ['fr-FR', "c'est gratuit ?", false],
  ['fr-FR', "c'est le genou", false],
  ['es-ES', 'es para una revisión', false],
])('%s: %s asks for some other place: %s', (tag, text, does) => {
  expect(asksForElsewhere(heard(tag, text))).toBe(does);
});

it.each([
  ['no appointment, just pass it on', true],
  ["I'm not a patient", true],
  ["I don't want an appointment on Monday", false],
])('%s is no booking: %s', (text, isNone) => {
  expect(isNoBooking(heard('en-US', text))).toBe(isNone);
});

it.each([
  ['keep Friday, cancel Thursday', 'cancel Thursday'],
  ["I can't come on Thursday but Friday is fine", "I can't come on Thursday"],
  ['cancel my appointment on Monday', 'cancel my appointment on Monday'],
])('of "%s" what is not wanted is "%s"', (text, part) => {
  expect(unwantedPart(heard('en-US', text)).text.trim().replace(/,$/, '')).toBe(part);
});
