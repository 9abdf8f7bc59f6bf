import { expect, it } from 'vitest';
import { asksToBeLeftAlone } from './opt-out.ts';

const asking = [
  ...[
    'quit calling',
    'I never want to hear from you again',
    'I want off this list',
    'stop sending me these',
    'no vuelva a llamar',
  ],
  ...[
    'please stop texting me',
    'Stop calling me!',
    'STOP MESSAGING ME',
    'can you stop calling me please',
    'quit calling here',
  ],
  ...['I said stop calling me, okay?', "Don't ever call me again", 'do not contact me anymore', "please don't text me"],
  ...[
    'take me off your list',
    'Could you take my number off your calling list?',
    'remove me from your database please',
  ],
  ...[
    'Please remove this number from your system',
    'delete my number',
    'lose my number',
    'put me on your do not call list',
  ],
  ...[
    "I don't want any more texts",
    "we don't want your calls",
    "I don't want to be contacted again",
    'no more messages please',
  ],
  ...[
    "I don't want to get these texts",
    'I do not wish to receive any more calls',
    'please unsubscribe me',
    'I want to opt out',
  ],
  ...[
    'unsubscribe please',
    'leave me alone',
    'Stop sending me these messages',
    'stop with the texts already',
    'opt me out',
  ],
  ...[
    "I don't want to hear from you guys",
    'stop bothering us',
    'This is the third time, stop calling this number',
    'stop all texts',
  ],
  ...[
    'Hören Sie auf, mich anzurufen',
    'hör bitte auf mir zu schreiben',
    'Rufen Sie mich bitte nicht mehr an',
    'ruf hier nie wieder an',
  ],
  ...[
    'Ich möchte keine Nachrichten mehr',
    'Bitte keine weiteren SMS',
    'Keine Anrufe mehr bitte',
    'Streichen Sie mich von Ihrer Liste',
  ],
  ...[
    'Nehmen Sie mich bitte aus dem Verteiler',
    'Löschen Sie bitte meine Nummer',
    'Ich will nicht mehr angerufen werden',
  ],
  ...[
    'Lassen Sie mich in Ruhe!',
    'Schreiben Sie mir nicht mehr',
    'Kontaktieren Sie mich nicht mehr.',
    'ich will keine Werbung von Ihnen mehr',
  ],
  ...[
    'Dejen de llamarme',
    'deje de escribirme por favor',
    'No me llamen más',
    'no me escriba nunca más',
    'No vuelvan a llamarme',
  ],
  ...[
    'Quítenme de su lista',
    'borren mi número',
    'no quiero recibir más mensajes',
    'no quiero más llamadas',
    'déjenme en paz',
  ],
  ...[
    'quiero darme de baja',
    'elimine mi número por favor',
    'Ya no me manden mensajes nunca más',
    'no quiero que me llamen',
  ],
  ...["Arrêtez de m'appeler", "arrête de m'écrire s'il te plaît", "Ne m'appelez plus", 'ne me contactez plus jamais'],
  ...[
    'Retirez-moi de votre liste',
    'supprimez mon numéro',
    'Je ne veux plus recevoir de messages',
    "je veux plus d'appels",
  ],
  ...['Laissez-moi tranquille', 'plus de SMS merci', 'désinscrivez-moi', "Ne m'envoyez plus de messages"],
  ...[
    'can you please not text me anymore',
    'I told you people not to call me',
    "I'd like to be taken off the list",
    'you need to stop calling',
  ],
  ...[
    'take us off, please',
    'who gave you my number? never call here again',
    'Bitte von der Liste nehmen',
    'Ich will nichts mehr von euch hören',
  ],
  ...[
    'no más llamadas por favor',
    'basta de mensajes',
    'merci de ne plus m’appeler',
    'veuillez retirer mon numéro de vos fichiers',
  ],
];
const others = [
  ...[
    'can you stop by at 5?',
    "I'll stop by tomorrow",
    "don't stop texting me, I like it",
    'stop calling me Bob, my name is Rob',
    'stop',
  ],
  ...[
    "don't call me before nine",
    'Please call me again tomorrow',
    'call me at work',
    'text me the address',
    "don't forget to call me",
  ],
  ...[
    'I want to cancel my appointment',
    'remove the second item from my order',
    'take me to the list of services',
    'add me to your list',
  ],
  ...[
    'I have no more questions',
    "I don't want the blue one",
    "don't call my wife before noon",
    'delete my appointment',
    'I never got your text',
  ],
  ...[
    'can I opt for the later one',
    'the calls are fine',
    'no messages for me?',
    "I don't want calls after eight",
    'it does not stop leaking',
  ],
  ...[
    'My name is Stop',
    'we stop working at five',
    'How do I get to the bus stop?',
    "I can't stop coughing",
    'leave a message for me',
  ],
  ...[
    'tell Mark to stop calling me',
    'please tell your manager to call me',
    'I was told not to call before ten',
    'Rufen Sie mich morgen an',
    'bitte rufen Sie mich nicht vor neun an',
    'Ich kann nicht mehr warten',
    'Ich höre Sie nicht gut',
  ],
  ...[
    'Ich habe keine Nachricht bekommen',
    'Hören Sie mich?',
    'Ich möchte den Termin absagen',
    'Haben Sie keine Termine mehr?',
    'keine mehr',
  ],
  ...[
    'Ich bin auf der Liste',
    'meine Nummer ist 0171 1234567',
    'Können Sie mir schreiben?',
    'mir geht es nicht mehr gut',
  ],
  ...[
    'No me llame antes de las nueve',
    'llámeme mañana',
    'quiero una cita',
    'no quiero más café',
    'no tengo más preguntas',
    'deje un mensaje',
  ],
  ...['mi número es 600 123 456', 'no me funciona más', 'no quiero el martes', 'déjeme pensar', 'ponme en la lista'],
  ...[
    'Appelez-moi demain',
    'je ne veux plus de sucre',
    "ne m'appelez pas avant neuf heures",
    "je m'appelle Marie",
    'plus de place ?',
  ],
  ...[
    "je n'ai plus de questions",
    'mon numéro est le 06 12 34 56 78',
    'je veux annuler mon rendez-vous',
    'arrêtez-vous ici',
    'laissez un message',
  ],
];

/** On a call: what turns down an offer, tells what happened, or speaks of something else, and must not end the call. */
const onCalls = [
  ...[
    "No, don't text me",
    "I don't want text messages",
    "I don't want to be called",
    "I don't like phone calls",
    'I forget my number',
  ],
  ...[
    'Did you lose my number?',
    'did you delete my number',
    "I'll never call again",
    'you never call me anymore',
    'You did not call me.',
  ],
  ...[
    'can I opt out of paperless billing',
    'I just quit texting.',
    'how do I unsubscribe from the premium plan',
    'no more messages?',
  ],
  ...[
    'should the item be removed from the list?',
    'delete my number and take the new one',
    'take my name off the waiting list',
  ],
  ...[
    'Das gefällt mir nicht mehr',
    'Das passt mir nicht mehr.',
    'Ich habe nichts mehr von Ihnen gehört',
    'Ich kann Sie nicht mehr anrufen',
  ],
  ...[
    'Haben Sie keine Nachrichten mehr für mich?',
    'Sie schicken mir keine Rechnungen mehr',
    'Sie müssen mich nicht mehr anrufen',
  ],
  ...[
    'no me llamaron más',
    'nunca me llamaron',
    'quiero darme de baja del servicio',
    'no, no quiero que me llamen',
    'dejé de llamar',
  ],
  ...[
    'on ne me rappelle jamais',
    'vous ne me rappelez jamais',
    'je veux désabonner mon fils',
    "je n'ai plus de messages",
  ],
];

it.each(asking)('"%s" asks for it', (text) => {
  expect(asksToBeLeftAlone(text, true)).toBe(true);
});

it.each(others)('"%s" does not', (text) => {
  expect(asksToBeLeftAlone(text, true)).toBe(false);
});

it.each(onCalls)('"%s" does not on a call', (text) => {
  expect(asksToBeLeftAlone(text)).toBe(false);
});

it.each([
  ...['take me off your list', 'stop calling me', "please don't call me again", 'remove my number from your database'],
  ...['Rufen Sie mich nicht mehr an', 'Streichen Sie mich von Ihrer Liste', 'no me llamen más', 'quítenme de su lista'],
  ...["ne m'appelez plus", 'retirez-moi de votre liste', "I don't want any more calls", 'Never contact me again'],
])('"%s" asks for it on a call', (text) => {
  expect(asksToBeLeftAlone(text)).toBe(true);
});

it('takes no long time for long texts of the words that it knows', () => {
  for (const word of ['stop ', 'hören Sie ', 'mich ', 'no me ', 'je ne veux plus ', 'dont ']) {
    expect(asksToBeLeftAlone(word.repeat(1_000))).toBe(false);
  }
});
