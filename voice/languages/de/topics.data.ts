import type { Topic } from '#voice/languages/everyday-topic.ts';
import { money, span } from '#voice/languages/topic-values.ts';

export const germanTopics: readonly Topic[] = [
  {
    asks: /\b(?:rabatt\w*|ermassigung\w*|nachlass)\b/,
    heads: 'rabatt ermassigung',
    tells: /\b(?:rabatt|ermassig|nachlass)/,
  },
  {
    asks: /\bwo (?:war|ist|sind|liegt|liegen|befindet|befinden|finde|finden)(?: ich| wir)? (?:das|es|sie|ihr|euch|die praxis|der salon|das buro|der laden)(?: noch mal| nochmal| sich)*(?: genau)?\b|\bwo (?:muss|soll|kann) ich (?:denn |da |eigentlich )*(?:hin|hinkommen)\b|\bwie (?:komme|finde|kommt man|kommen wir)(?: ich| wir)? (?:zu ihnen|sie|euch|dahin|dorthin|hin|da hin)\b|\bwie (?:ist|war|lautet) (?:noch mal |nochmal )?(?:die|ihre) (?:adresse|anschrift)\b|\b(?:welche|in welcher) strasse\b/,
    heads: 'adresse anschrift anfahrt lage finden',
    tells: /\w*(?:strasse|str\.|platz|allee|gasse|weg|ufer)\s?\d|\bin der \w+(?:strasse|allee|gasse)\b|\bam \w+platz\b/,
  },
  {
    asks: /\bpark(?:en|platz|platze|mogliche?keit\w*|haus)\b|\b(?:auto|wagen) (?:ab\w*stellen|hinstellen|stehen lassen|lassen)\b/,
    heads: 'parken parkplatz anfahrt',
    tells: /\bpark|\btiefgarage\b/,
  },
  {
    asks: /\b(?:ich sitze im |mit (?:dem|einem) |im )?(?:rollstuhl|rollator|kinderwagen)\b(?:.*\b(?:komme|kommt|kommen|rein|hinein|hoch|rauf)\b)*(?: ich| man| wir)?(?: bei ihnen| da| dort)?(?: rein| hinein| hoch| rauf)?|\bbarrierefrei\b|\b(?:aufzug|fahrstuhl|lift)\b|\b(?:stufen|treppen?)\b/,
    heads: 'barrierefreiheit zugang adresse',
    tells: /\b(?:aufzug|fahrstuhl|lift|barrierefrei|rollstuhl|rampe|erdgeschoss|ebenerdig|stufenlos)/,
  },
  {
    asks: /\b(?:absag|stornier|abbestell|umbuch)\w*|\bwenn ich (?:doch )?nicht (?:kann|kommen kann|komme)\b/,
    heads: 'absagen stornieren termine',
    tells: /\b(?:absag|stornier|verschieb)|\bsag(?:en sie|t)\b.*\bab\b/,
  },
  {
    asks: /\b(?:muss|soll|sollte|brauche) ich (?:da |denn |noch |etwas |was |irgendwas |irgendetwas )*(?:mitbringen|mitnehmen|dabei haben|dabeihaben)\b|\bwas (?:muss|soll|brauche) ich (?:alles )?(?:mitbringen|mitnehmen)\b|\bmitbringen\b/,
    heads: 'mitbringen besuch',
    tells: /\b(?:bringen sie|mitbringen)\b/,
  },
  {
    asks: /\bwann (?:meldet|melden|ruft|rufen|hore|bekomme|kriege|kommt)\b.{0,40}\b(?:sich|zuruck|jemand|antwort|von ihnen|ruckruf|wer)\b|\bwie (?:schnell|bald)\b.{0,40}\b(?:antwort\w*|meld\w*|zuruck\w*|ruck\w*|jemand)\b|\bantwortzeit/,
    heads: 'antwortzeiten antwort',
    tells: /\binnerhalb\b|\bbeantwort\w*\b|\bwerktag/,
  },
  {
    asks: /\bwie lange? (?:dauert|dauern|geht|gehen|brauche|brauchen|muss ich)\b(?: (?:das|es|ich|sie|der termin|die umfrage|da|denn|so|ungefahr|etwa|dafur|einplanen|bleiben))*|\bwie viel zeit\b/,
    heads: 'dauer',
    tells: span,
  },
  {
    asks: /\bwas (?:kostet|nehmen|berechnen|verlangen|wurde|macht)\b(?: (?:das|es|sie|ihr|denn|so|mich|kosten|dafur|ungefahr|bei ihnen))*|\bwie (?:teuer|viel) (?:ist|sind|wird|kostet|wurde)\b(?: (?:das|es|denn|so))*|\bpreise?\b/,
    heads: 'preise preis kosten tarife',
    tells: money,
  },
  {
    asks: /\b(?:test(?:en|phase|zeit|version|zugang|lauf)?|ausprobieren|probieren|probe(?:zeit|monat|abo|phase)?)\b/,
    heads: 'testen probezeit test',
    tells: /\b(?:test|probier|ausprobier|kostenlos)/,
  },
  {
    asks: /\b(?:mindestlaufzeit|laufzeit|vertrag\w*|binde ich mich|kundigungsfrist|kundbar|gebunden)\b/,
    heads: 'vertrag laufzeit kundigung',
    tells: /\b(?:laufzeit|kundig|vertrag)/,
  },
  {
    asks: /\bpasswort\b/,
    heads: 'passwort',
    tells: /\bpasswort\b/,
  },
  {
    asks: /\b(?:geld|betrag|zahlung) (?:wieder|zuruck)\b|\berstatt\w*|\bruckerstatt\w*/,
    heads: 'erstattungen erstattung ruckgabe',
    tells: /erstatt/,
  },
  {
    asks: /\bwie viele fragen\b|\bwie viele (?:sind|kommen|noch)\b/,
    heads: 'umfrage dauer fragen',
    tells: /\bfragen\b/,
  },
  {
    asks: /\b(?:was (?:habe|hab|bekomme|krieg\w*) ich d(?:avon|afur)|(?:bekomme|kriege?|gewinne) ich (?:da |denn |auch )*(?:was|etwas|einen gutschein)|gutschein|belohnung)\b/,
    heads: 'danke gutschein dankeschon',
    tells: /\b(?:gutschein|belohnung|verlos|geschenk)/,
  },
  {
    asks: /\bwoher haben sie (?:denn )?mein\w* (?:nummer|namen|daten)\b|\bwer hat ihnen mein\w* (?:nummer|namen)\b/,
    heads: 'fragt daten nummer wer',
    tells: /\b(?:ihre|telefon)\s?nummer\b/,
  },
  {
    asks: /\bwas (?:passiert|geschieht|machen sie) mit (?:meinen|den) (?:antworten|daten|angaben)\b|\b(?:anonym|vertraulich)\b|\bwer (?:liest|sieht|hort|bekommt) (?:das|meine)\b/,
    heads: 'daten datenschutz antworten',
    tells: /\b(?:gespeichert|aufbewahrt|weitergegeben|anonym|vertraulich|geloscht)/,
  },
  {
    asks: /\b(?:krankenkassen?|kassenpatient\w*|privatpatient\w*|versichert|versicherung\w*|kasse)\b/,
    heads: 'krankenkassen versicherung kassen',
    tells: /\b(?:krankenkasse|kasse|versicher)/,
  },
  {
    asks: /\b(?:mit karte|in bar|bar|ec karte|kreditkarte|rechnung) (?:be)?zahl\w*|\bwie (?:kann|muss|soll) ich (?:be)?zahlen\b/,
    heads: 'bezahlen zahlung bezahlung',
    tells: /\b(?:karte|bar|zahlen|bezahlen)\b/,
  },
];
