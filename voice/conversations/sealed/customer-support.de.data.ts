import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [

{ id: 'betrag-stimmt-nicht', kind: 'plain', says: { problem: 'auf der letzten Rechnung stimmt der Betrag nicht', topic: 'ja, die Rechnung', urgent: 'das hat Zeit', name: 'Hedwig Pohl', phone: '0160 5550131', email: 'hedwig at pohl punkt de' }, turns: 7,
  expect: { values: { problem: 'Betrag', topic: 'billing', urgent: false, name: 'Hedwig Pohl', phone: '+491605550131', email: 'hedwig@pohl.de' }, mail: true } },
{ id: 'abgleich-kaputt', kind: 'plain', says: { problem: 'mein Kalender wird nicht mehr abgeglichen', topic: 'Technik', solved: 'nö', urgent: 'ja schon, ich verpasse Termine', name: 'Ole West', phone: '0160 5550132', email: 'brauch ich nicht' }, turns: 7,
  expect: { values: { topic: 'technical', solved: false, urgent: true, name: 'Ole West', email: null }, mail: true } },
{ id: 'schon-neu-gestartet', kind: 'an act is no result', says: { problem: 'die App hängt beim Start', topic: 'technisch', solved: ['neu gestartet hab ich schon zweimal', 'nein, hat es nicht'], urgent: 'nein', name: 'Burkhard Tal', phone: '0160 5550133', email: 'nein' }, turns: 7,
  expect: { values: { solved: false, name: 'Burkhard Tal' }, mail: true } },
{ id: 'erledigt-und-jetzt', kind: 'an act is no result', says: { problem: 'die Knöpfe reagieren nicht', topic: 'technisch', solved: ['erledigt, und jetzt?', 'nein, tut sich nichts'], urgent: 'ja', name: 'Kira Moos', phone: '0160 5550134', email: 'nein' }, turns: 8,
  expect: { values: { solved: false, urgent: true, name: 'Kira Moos' }, mail: true } },
{ id: 'bisschen-besser', kind: 'an act is no result', says: { problem: 'alles lädt ewig', topic: 'die Webseite', solved: 'ein bisschen besser vielleicht, aber gelöst ist das nicht', urgent: 'nein', name: 'Thea Lind', phone: '0160 5550135', email: 'nein' }, turns: 7,
  expect: { values: { solved: false, name: 'Thea Lind' }, mail: true } },
{ id: 'wann-meldet-sich', kind: 'question midway', says: { problem: 'der Export bricht ab', topic: 'technisch', solved: 'nein', urgent: 'ja', name: ['wie schnell meldet sich da jemand?', 'Veit Oher'], phone: '0160 5550136', email: 'nein' }, turns: 8,
  expect: { values: { urgent: true, name: 'Veit Oher' }, mail: true, hears: ['zwei Stunden'] } },
{ id: 'ziffern-vertauscht', kind: 'correction by part', says: { problem: 'nach der Probezeit wurde abgebucht', topic: 'Rechnung', urgent: 'nein', name: 'Wanda Rey', phone: '0160 5550154', 'phone?': ['hinten vier fünf, Sie haben das vertauscht'], email: 'nein' }, turns: 7,
  expect: { values: { phone: '+491605550145', name: 'Wanda Rey' }, mail: true } },
{ id: 'andere-firma', kind: 'wrong department', says: { problem: 'mein Fernseher zeigt kein Bild', topic: 'ach, Sie sind gar nicht die Telekom?', solved: 'falsch verbunden, tschüss', urgent: 'falsch verbunden, tschüss', other: 'tschüss' }, turns: 2, expect: { mail: false, task: false } },
  ],
};
