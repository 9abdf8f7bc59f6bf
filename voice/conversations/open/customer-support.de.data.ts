import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [

{ id: 'doppelt-abgebucht', kind: 'plain', says: { problem: 'Sie haben mir zweimal abgebucht', topic: 'die Rechnung', urgent: 'nein, nicht so', name: 'Frauke Graf', phone: '0171 5550141', email: 'nein danke' }, turns: 6,
  expect: { values: { problem: 'abgebucht', topic: 'billing', urgent: false, name: 'Frauke Graf', phone: '+491715550141', email: null }, mail: true } },
{ id: 'app-stuerzt-ab', kind: 'plain', says: { problem: 'die App stürzt dauernd ab', topic: 'technisch', solved: 'nein, immer noch', urgent: 'ja', name: 'Kai Brauer', phone: '0171 5550142', email: 'kai at brauer punkt de' }, turns: 8,
  expect: { values: { topic: 'technical', solved: false, urgent: true, name: 'Kai Brauer', email: 'kai@brauer.de' }, mail: true } },
{ id: 'hab-ich-schon', kind: 'an act is no result', says: { problem: 'die Webseite ist furchtbar langsam', topic: 'technisch', solved: ['das hab ich schon gemacht', 'nein'], urgent: 'nein', name: 'Norbert Biel', phone: '0171 5550143', email: 'nein' }, turns: 7,
  expect: { values: { topic: 'technical', solved: false, urgent: false, name: 'Norbert Biel' }, mail: true } },
{ id: 'ok-ich-melde-ab', kind: 'an act is no result', says: { problem: 'die Berichte zeigen einen Fehler', topic: 'technisch', solved: ['okay', 'ich melde mich gerade ab', 'nee, ist immer noch da'], urgent: 'ja, ich hab Abgabe', name: 'Dina Rot', phone: '0171 5550144', email: 'nein' }, turns: 8,
  expect: { values: { solved: false, urgent: true, name: 'Dina Rot' }, mail: true } },
{ id: 'jetzt-geht-es', kind: 'plain', says: { problem: 'ich komme nicht rein', topic: 'ein technisches Problem', solved: 'Moment... ja, jetzt geht es wieder, danke' }, turns: 2, expect: { values: { solved: true }, mail: false } },
{ id: 'zum-dritten-mal', kind: 'complaint', says: { problem: 'ich rufe jetzt zum dritten Mal wegen derselben Rechnung an!', topic: 'hab ich doch gesagt, die Rechnung', urgent: 'natürlich', name: 'Michael Kahn', phone: '0171 5550145', email: 'nein, rufen Sie an' }, turns: 6,
  expect: { values: { topic: 'billing', urgent: true, name: 'Michael Kahn', phone: '+491715550145' }, mail: true } },
{ id: 'vorgesetzter', kind: 'asks for a person', says: { problem: 'ich will Ihren Vorgesetzten sprechen', callback: '0171 5550146', topic: 'den Vorgesetzten', other: 'ja' }, turns: 3, expect: { task: true } },
{ id: 'wo-sind-rechnungen', kind: 'only wants a fact', says: { first: 'wo finde ich meine Rechnungen?', problem: 'prima, das war alles, tschüss', topic: 'tschüss', other: 'tschüss' }, turns: 2, expect: { mail: false, hears: ['Einstellungen'] } },
  ],
};
