import type { Gender } from '../language.ts';

const feminine = /(?:ung|heit|keit|schaft|tion|sion|tät|ik|ur|enz|anz|ie|ine|ette|anne|in)$/;
const feminineWords = new Set(
  'Stunde Minute Sekunde Woche Person Nacht Frage Frau Flasche Tasse Tüte Dose Packung Nachricht Antwort Rose Karte Portion Scheibe Prise Zwiebel Zehe Knoblauchzehe Zitrone Orange Banane Pizza Cola Katze Zeile Seite Straße Etage Stufe Runde Meile Tonne Million Milliarde Kalorie Liege Decke Tablette Kapsel Dosis Kundin Mutter Tochter Schwester Hand Bank Stadt Firma Adresse Rechnung Mail E-Mail App Datei Aufgabe Sache Idee Chance Mark Krone Rupie Gabel Kiste Schachtel Tafel Dusche Küche Wohnung Garage Fähre Bahn Reise Fahrt Übernachtung Ecke Gruppe Klasse Schule Stelle Zahl Ziffer Null'.split(
    ' ',
  ),
);
const neuter = new Set(
  'Jahr Kind Haus Zimmer Mal Stück Kilo Quartal Semester Prozent Auto Buch Bild Glas Bier Brot Ei Paket Ticket Bett Konto Angebot Gerät Handy Getränk Gericht Menü Spiel Tor Team Land Geschoss Obergeschoss Stockwerk Jahrhundert Jahrzehnt Wochenende Halbjahr Kapitel Semester Treffen Mitglied Wort Gramm Pfund Kilogramm'.split(
    ' ',
  ),
);

/** Of a noun in the singular, as far as its ending tells. */
export function germanGender(noun: string): Gender {
  if (neuter.has(noun)) return 'n';
  return feminineWords.has(noun) || feminine.test(noun) ? 'f' : 'm';
}

/** Behind these a masculine noun is "einen". */
const accusative =
  /(?:^|[^\p{L}])(?:haben|hat|habe|hast|gibt|brauche[nt]?|braucht|buche[nt]?|reservier(?:e|en|t)|bestell(?:e|en|t)|für|um|über|nehme[nt]?|möchten?|sehe[nt]?|um|ohne|durch|enthält|kostet|dauert|noch|nur)(?:\s(?:Sie|ich|wir|er|sie|es|noch|nur|genau|jetzt)){0,2}\s$/iu;
const dative = /(?:^|[^\p{L}])(?:mit|nach|vor|seit|in|von|aus|bei|zu|ab)\s$/iu;

/** "ein", "eine", "einen", "einem", "einer" before a noun. */
export function oneBefore(noun: string, before: string): string {
  const gender = germanGender(noun);
  if (dative.test(before)) return gender === 'f' ? 'einer' : 'einem';
  if (gender === 'm' && accusative.test(before)) return 'einen';
  return gender === 'f' ? 'eine' : 'ein';
}

const prepositions = 'in|an|auf|von|mit|bei|zu|nach|seit|aus|vor|hinter|unter|über|neben|zwischen|ab';
const enWords =
  /(?:^|[^\p{L}])(?:am|vom|zum|beim|im|zur|dem|den|des|ab|bis|seit|nach|vor|einem|einen|eines|einer|meinem|meinen|deinem|deinen|unserem|unseren|unserer|ihrem|ihren|ihrer|seinem|seinen|seiner|diesem|diesen|dieser|jedem|jeden|alle|allen|ins|kein(?:en|em|er))\s$/iu;
const derDative = new RegExp(String.raw`(?:^|[^\p{L}])(?:${prepositions})\s(?:der)\s$`, 'iu');
const eWords =
  /(?:^|[^\p{L}])(?:der|die|das|jede|jeder|jedes|diese|dieser|dieses|meine|deine|unsere|ihre|seine|eine|welche)\s$/iu;

/** The ending of an ordinal: by the word before it, else by what is counted. */
export function ordinalEnding(before: string, gender: Gender): string {
  if (/(?:^|[^\p{L}])(?:dem|den|am|vom|zum|beim|im)\s\d{1,2}\.\s?(?:\p{L}+\s)?(?:und|bis|oder|[-–])\s?$/iu.test(before))
    return 'en';
  if (derDative.test(before) || enWords.test(before)) return 'en';
  if (eWords.test(before)) return 'e';
  return gender === 'f' ? 'e' : gender === 'n' ? 'es' : 'er';
}
