import type { Transcripts } from '../transcripts.ts';

const types: Transcripts['types'] = [
  { words: /\be-?mail(adresse)?\b|\bmailadresse\b/, type: 'email', name: 'email' },
  {
    words:
      /\b(telefon|telefonnummer|handynummer|handy|mobilnummer|rufnummer|ruckrufnummer)\b|\bnummer\b.*\b(erreichen|anrufen|zuruckrufen)\b|\b(erreichen|zuruckrufen) (wir|kann)\b/,
    type: 'phone',
    name: 'phone',
  },
  {
    words: /\b(adresse|anschrift|strasse|hausnummer)\b|\bwo wohnen sie\b|\bpostleitzahl\b/,
    type: 'address',
    name: 'address',
  },
  {
    words:
      /\b(bestell|kunden|auftrags|vertrags|rechnungs|buchungs|sendungs|versicherungs|vorgangs|mitglieds)-?(nummer|code)\b|\baktenzeichen\b/,
    type: 'code',
    name: 'reference',
  },
  {
    words:
      /\b(ihr|ihren|der|den|vor- und|vollstandiger|welchen|welchem|auf welchen) (namen?|vornamen?|nachnamen?)\b|\bwie (heissen sie|ist ihr name|darf ich sie ansprechen)\b|\bmit wem (spreche|habe)\b|\bwer (spricht|ist am apparat)\b/,
    type: 'name',
    name: 'name',
  },
  {
    words: /\bskala (von|bis)\b|\bvon (eins|1|null|0) bis (funf|zehn|5|10)\b|\bbewerten\b/,
    type: 'rating',
    name: 'rating',
  },
  {
    words: /\b(budget|preisrahmen|preisvorstellung|wie viel (geld|zahlen sie|mochten sie ausgeben))\b/,
    type: 'money',
    name: 'budget',
  },
  { words: /\bwie lange?\b/, type: 'duration', name: 'duration' },
  { words: /\b(wie ?viele?|wie (alt|gross|weit|oft)|zu wievielt)\b/, type: 'number', name: 'number' },
  {
    words: /\b(tag und uhrzeit|an welchem tag und um wie viel uhr|datum und (uhr)?zeit)\b/,
    type: 'date_time',
    name: 'moment',
  },
  { words: /\b(um wie ?viel uhr|welche uhrzeit|zu welcher uhrzeit)\b/, type: 'time', name: 'time' },
  {
    words: /\b(welche[rmn]?|an welchem) (tag|datum)\b|\bwann\b|\bdatum (des|der)\b|\bgeburtsdatum\b/,
    type: 'date',
    name: 'date',
  },
];

const yesNo =
  /^(und |also |gut,? |okay,? )?(ist|sind|war|waren|haben|hat|hatten|werden|wird|wollen|mochten|konnen|kann|konnten|darf|durfen|sollen|soll|brauchen|gibt|kommen|kommt|lauft|funktioniert|wohnen|nehmen|benotigen|wunschen)\b/;

const booking =
  /\b(wann|welche[rmn]?|wie)\b.*\b(passt|passen|passend|recht|vorbeikommen|kommen|termin|besuch|frei|zeit hatten)\b|\bwann (wurde|konnte|durfen|sollen|konnen|mochten) (es|sie|wir|ich)\b/;

const noQuestion =
  /\b(sonst noch|noch etwas|ist das (richtig|korrekt|so recht|okay)|habe ich das (richtig|so)|stimmt das|richtig\?|korrekt\?|passt ihnen das|passt das|wie geht es ihnen|wie kann ich (ihnen )?helfen|was kann ich fur sie tun|womit kann ich|sind sie noch (da|dran)|soll ich .* (buchen|eintragen)|in ordnung\?|okay\?|horen sie mich|konnen sie mich horen)|\b(also|das ist|ich habe) .*(richtig|korrekt)\?$/;

const small = new Set(
  'der die das den dem des ein eine einen einem einer eines und oder aber also zu zum zur in im an am auf fur von vom mit bei beim um uber nach aus ist sind war waren wird werden worden haben hat hatte hatten habe kann konnen konnten darf durfen mochte mochten mag wollen will soll sollen wurde wurden was wer wen wem wessen wann wo warum wie welche welcher welches welchen welchem viel viele ich sie ihr ihre ihren ihrem ihnen wir uns mein meine er es ihn dies diese dieser dieses da dort bitte sagen nennen geben brauchen benotigen etwas auch noch schon denn nun jetzt gut okay danke ja nein so mal gerade gibt'.split(
    ' ',
  ),
);

export const transcripts: Transcripts = {
  agents: [
    'agent',
    'agentin',
    'assistent',
    'assistentin',
    'bot',
    'ki',
    'mitarbeiter',
    'mitarbeiterin',
    'berater',
    'beraterin',
  ],
  callers: [
    'anrufer',
    'anruferin',
    'kunde',
    'kundin',
    'kontakt',
    'nutzer',
    'nutzerin',
    'patient',
    'patientin',
    'gast',
    'mensch',
  ],
  types,
  yesNo,
  booking,
  noQuestion,
  small,
  choices: {
    or: 'oder',
    notOr: /\boder nicht\b/i,
    before: /^.*(?:\b(?:um|für|möchten sie|wollen sie|brauchen sie|ist es|sind sie|haben sie)|:)\s+/i,
    article: /^(?:(?:um|für|ist es|ein|eine|einen|einem|einer|der|die|das|den|dem)\s+)+/i,
  },
};
