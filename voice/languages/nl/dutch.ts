import type { ReadLanguage } from '#voice/languages/read-language.ts';
import { weekdayOf } from '#voice/understanding/calendar.ts';
import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { grouped } from '../said.ts';
import { dutchClock } from './clock.grammar.ts';
import { dutchDays } from './days.grammar.ts';
import { numbers } from './numbers.grammar.ts';

const words = (text: string) => new Set(text.split(' '));
const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

const date: ReadLanguage['say']['date'] = (day, today) =>
  `${weekdays[weekdayOf(day)]} ${day.day} ${months[day.month - 1]}${day.year === today.year ? '' : ` ${day.year}`}`;
const time: ReadLanguage['say']['time'] = ({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')} uur`;

export const dutch: ReadLanguage = {
  id: 'nl-NL',
  country: 'NL',
  currency: 'EUR',
  values: [...numbers, ...dutchDays, ...dutchClock],
  marks: [
    ...lexicon('mark', {
      '(nee wacht|wacht|nee sorry|sorry|ik bedoel|nee ik bedoel|of nee|liever|toch liever|beter)': 'repair',
      '(niet|nooit|behalve|in plaats van|zonder)': 'negation',
      '(als|mits|tenzij|hangt ervan af)': 'condition',
      '(maar|echter)': 'contrast',
      '(of)': 'or',
      '(en|ook)': 'and',
      '(wat|wanneer|waar|wie|hoe|hoeveel|waarom|welke)': 'question',
      '(hallo|goedemorgen|goedemiddag|goedenavond|hoi|dag)': 'greeting',
      '(bedankt|dank u|dank je|dankjewel)': 'thanks',
    }),
  ],
  answers: [
    ...lexicon('answer', {
      '(ja|jazeker|ja hoor|zeker|natuurlijk|klopt|dat klopt|precies|juist|correct|goed|prima|akkoord|oke|ok|okay|graag|uitstekend|perfect|geen probleem|waarom niet|ik denk het wel|dat is goed|in orde|absoluut|inderdaad|👌|👍|✅)':
        'yes',
      '(nee|nee hoor|neen|nee dank je|nee bedankt|absoluut niet|helemaal niet|zeker niet|nooit|fout|verkeerd|ik denk het niet|dat klopt niet|klopt niet|liever niet|niks|niets|geen|👎|❌)':
        'no',
      '(misschien|ik weet het niet|weet ik niet|geen idee|ligt eraan|hangt ervan af|ik weet het niet zeker|mogelijk)':
        'unsure',
    }),
    rule('answer', '<a:answer> niet', ({ a }) => (a === 'yes' ? 'no' : null), 0.4),
    rule('answer', 'niet <a:answer>', ({ a }) => (a === 'yes' ? 'no' : null), 0.4),
    rule('answer', '<a:answer> (graag|bedankt|hoor|dank u)', ({ a }) => a, -0.1),
    rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  ],
  say: {
    date,
    time,
    moment: (at, today) => `${date(at, today)} om ${time(at)}`,
    number: (value) => grouped(value, '.', ',', 'min '),
    length: (value) => value,
    yes: 'ja',
    no: 'nee',
  },
  fillers: words('eh ehm uh uhm hm'),
  denials: words('nee sorry wacht'),
  articles: words('de het een'),
  harmless: words(
    'de het een ik ga ging ben zal kom terug op om in voor van met aan bij te we wij hebben hadden heb had is zijn wil graag zou willen kunnen kan komen gaan teruggaan vertrekken vertrek vertrokken weg hier mij elkaar ontmoeten meeting vergadering afspraak alstublieft alsjeblieft ok ja nou dus dan er ook je beschikbaar zie speciaal gegaan gezien stel voor antwoord dit moment wie stuur gestuurd email',
  ),
};
