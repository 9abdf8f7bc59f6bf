import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { otherLanguageNames } from '../others.data.ts';

/** What German callers say at any time, whatever was asked. */

const someone =
  '(menschen|mensch|mitarbeiter|mitarbeiterin|berater|beraterin|person|jemand|jemandem|jemanden|chef|chefin|kollegen|kollegin|kundendienst|kundenservice|kundenberater|sachbearbeiter|zentrale|empfang|arzt|arztin|doktor|leitung|vorgesetzten|vorgesetzte|anderen|team)';
const article = '[mit|zu|zum|zur|an|einem|einer|einen|ein|eine|dem|der|den|ihrem|ihren|ihrer]';
const adjective =
  '[echten|echter|richtigen|richtiger|lebenden|menschlichen|realen|echtes|wirklichen|anderen|zustandigen|zustandiger|anderer]';
const aPerson = `${article} ${article} ${adjective} ${someone}`;
const speak = '(sprechen|reden|telefonieren|verbunden werden|zu tun haben|unterhalten)';

const wish =
  '(ich mochte|ich will|ich wollte|ich muss|ich musste|ich wurde gern|ich wurde gerne|ich hatte gern|kann ich|konnte ich|darf ich|konnen wir|konnten wir|konnen sie|konnten sie|wurden sie|wir mochten|wir mussen|ich rufe an um|bitte) [bitte|gern|gerne|mal|doch]';
const dates = '(termin|termine|buchung|buchungen|reservierung|reservierungen|besprechung|verabredung)';
const whose = '(mein|meinen|meine|den|einen|unseren|unsere|diesen|die|das)';
const days =
  '[heutigen|morgigen|nachsten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|am montag|am dienstag|am mittwoch|am donnerstag|am freitag|am samstag|morgen|von morgen|von heute]';
const aDate = `${whose} ${days} ${dates}`;
const cancel = '(absagen|stornieren|canceln|abbestellen|loschen|streichen)';
const move = '(verschieben|verlegen|umbuchen|andern|umlegen|vorziehen|tauschen)';

/** Whom one speaks to for oneself, not instead of the agent. */
const own = new Set([
  'mir',
  'ihnen',
  'dir',
  'ihm',
  'ihr',
  'uns',
  'der',
  'dem',
  'einem',
  'einer',
  'mein',
  'meiner',
  'meinem',
]);
const languageNames = otherLanguageNames('de');

export const commands = [
  ...lexicon('command', {
    '(stopp|stop|aufhoren|horen sie auf|hor auf|schluss|schluss jetzt|ende|auflegen|legen sie auf|ich lege auf|ich lege jetzt auf|beenden|gesprach beenden|anruf beenden|das gesprach beenden|beenden sie das gesprach|abbrechen|brechen sie ab|lassen sie mich in ruhe|falsch verbunden|ich bin falsch verbunden|falsche nummer|ich habe mich verwahlt|verwahlt|kein interesse|ich habe kein interesse|rufen sie mich nicht mehr an|rufen sie nicht mehr an|streichen sie mich von der liste|vergessen sie es|vergiss es)':
      'stop',
    '(ich muss (los|weg|gehen|auflegen|aufhoren|schluss machen) [jetzt|leider|dann]|ich muss jetzt (los|weg|gehen|auflegen|aufhoren|schluss machen)|ich habe keine zeit mehr)':
      'stop',
  }),
  ...lexicon('command', {
    '(absagen|stornieren|canceln|abbestellen|ich mochte absagen|ich muss absagen|ich will absagen|ich mochte stornieren|ich mochte etwas absagen|bitte absagen|bitte stornieren)':
      'cancel',
    [`${wish} ${aDate} [bitte|gern|gerne|leider|wieder|mal] ${cancel}`]: 'cancel_appointment',
    [`${aDate} [bitte|leider] ${cancel}`]: 'cancel_appointment',
    [`(sagen|stornieren|loschen|streichen) sie [bitte] ${aDate} [ab|bitte]`]: 'cancel_appointment',
    [`(ich|wir) (kann|konnen) [leider] [zu|zum] [${whose.slice(1, -1)}|meinem|dem] ${dates} [leider] nicht (kommen|wahrnehmen|einhalten)`]:
      'cancel_appointment',
    [`${wish} ${aDate} [bitte|gern|gerne|leider|mal|auf einen anderen tag] ${move}`]: 'move_appointment',
    [`${aDate} [bitte|leider] ${move}`]: 'move_appointment',
    [`(verschieben|verlegen|andern|buchen) sie [bitte] ${aDate} [um|bitte]`]: 'move_appointment',
    [`(termin verschieben|termin verlegen|termin umbuchen|umbuchen|ich mochte umbuchen|ich muss verschieben|ich mochte verschieben)`]:
      'move_appointment',
    '(wann|um wie viel uhr) (war|ist|habe ich) [noch mal|nochmal|denn] (mein|meinen) [nachster|nachsten] termin':
      'find_appointment',
    '[ich will nur wissen|ich wollte nur wissen|konnen sie mir sagen|sagen sie mir] wann (mein|der) [nachster] termin (ist|war)':
      'find_appointment',
    '(ich mochte|ich will|ich muss) (mich beschweren|eine beschwerde)': 'complaint',
    '(ich habe|ich hab) eine (beschwerde|nachricht fur)': 'complaint',
    '(kann ich|konnte ich|darf ich|ich mochte|ich wurde gern) [ihnen] eine nachricht (hinterlassen|dalassen)':
      'message',
    '(termin absagen|termin stornieren)': 'cancel_appointment',
    '(anruf|gesprach|das gesprach|den anruf) abbrechen': 'stop',
    '[ach|nein|nee|moment|doch|ja nein] [wissen sie] [was|doch] [bitte] (buchen|reservieren|vereinbaren|machen|planen) sie [doch|bitte|lieber|dann|jetzt|mir] (nichts|gar nichts|keinen|keinen termin|keinen aus) [aus|mehr|fur mich]':
      'stop',
    '[ach|nein|nee|wissen sie was] [doch nicht] (ich|wir) (brauche|brauchen|will|wollen|mochte|mochten) [jetzt|dann] (keinen termin|nichts) [mehr]':
      'stop',
    '[ach|nein|nee] (ich|wir) (mochte|mochten|will|wollen|brauche|brauchen) [jetzt|dann|lieber] doch (nichts|keinen|keinen termin) [mehr] [buchen|ausmachen|vereinbaren]':
      'stop',
    '[ach|nein|nee] (lassen wir (das|es)|lassen sie (es|das) [lieber|doch|mal]|lassen wirs) [doch|lieber|fur heute|erst mal|erstmal]':
      'stop',
  }),
  ...lexicon(
    'command',
    {
      [`[${wish.slice(1, wish.indexOf(')'))}|lassen sie mich] [bitte|gern|gerne|lieber] ${aPerson} ${speak}`]: 'person',
      '(verbinden sie mich|stellen sie mich durch|konnen sie mich verbinden|konnten sie mich verbinden|konnen sie mich durchstellen|konnten sie mich durchstellen|bitte verbinden|bitte verbinden sie mich|weiterleiten|leiten sie mich weiter|ich mochte verbunden werden) [bitte] [mit|zu|zum]':
        'person',
      [`(verbinden sie mich|stellen sie mich|konnen sie mich|konnten sie mich|leiten sie mich) [bitte] ${aPerson} [verbinden|durchstellen|durch|weiterleiten|weiter]`]:
        'person',
      '(rufen sie mich zuruck|rufen sie mich bitte zuruck|bitte um ruckruf|ich bitte um ruckruf|ruckruf|ruckruf bitte|ein ruckruf|ich hatte gern einen ruckruf|konnen sie mich zuruckrufen|konnten sie mich zuruckrufen|kann mich jemand zuruckrufen|konnte mich jemand zuruckrufen|jemand soll mich (zuruckrufen|anrufen))':
        'person',
      [`(gibt es|haben sie|ist) [da|dort|bei ihnen] ${article} ${adjective} ${someone} [da|mit dem ich sprechen kann|der mir helfen kann|den ich sprechen kann|zu sprechen]`]:
        'person',
    },
    0.5,
  ),
  ...lexicon('command', {
    [`[ein|eine|einen|einem|einer] [echter|echten|richtiger|richtigen] (mensch|menschen|mitarbeiter|mitarbeiterin|berater|kundendienst|kundenservice|kundenberater|zentrale)`]:
      'person',
    '(mensch bitte|mitarbeiter bitte|jemand anderen|jemand anders|jemanden sprechen)': 'person',
  }),
  rule('command', '(ich|wir) (kann|konnen) [am|zum] <w:word> [doch|leider] nicht [kommen]', () => 'cannot_come'),
  rule(
    'command',
    '[kann ich|konnte ich|ich mochte] [bitte] mit (herrn|frau|doktor|dr) <w:word> (sprechen|reden)',
    () => 'person',
    0.3,
  ),
  rule('command', '(ist|ware) (herr|frau|doktor|dr) <w:word> (da|zu sprechen|im haus|heute da)', () => 'person'),
  rule('command', 'mit <w:word> (sprechen|reden)', ({ w }) => (own.has(w) ? null : 'person'), -0.3),
  ...lexicon('command', {
    '[konnen sie|konnten sie|konnen sie bitte|konnten sie bitte|bitte|wurden sie] [das|es|die frage|die letzte frage|bitte] [einmal|kurz|noch mal|noch einmal] (wiederholen|wiederholen sie|noch mal sagen|noch einmal sagen|nochmal sagen|wiederholen sie bitte|wiederholen sie das|wiederholen sie die frage|wiederhole) [bitte|das|die frage]':
      'repeat',
    '(noch mal|noch einmal|nochmal|nochmals|bitte noch mal|noch mal bitte|noch einmal bitte|nochmal bitte|wie bitte|was bitte|wie war das|wie war das noch mal|wie war die frage|was war die frage|wie lautet die frage|was haben sie gesagt|was haben sie gefragt|was sagten sie|was|hae|sagen sie das noch mal|sagen sie das noch einmal|sagen sie das bitte noch mal|bitte was)':
      'repeat',
    '(ich habe|hab) [sie|das|es] [leider|akustisch|gerade] nicht (verstanden|gehort|mitbekommen|mitgekriegt)': 'repeat',
    '[entschuldigung|sorry|hallo] (die verbindung|die leitung|der empfang|das netz) ist [sehr|ganz|so|echt|ziemlich|leider|gerade] (schlecht|mies|furchtbar|katastrophal|miserabel)':
      'repeat',
    '[entschuldigung] schlechte (verbindung|leitung)': 'repeat',
    '(ich kann|ich hore|ich verstehe) sie (kaum|nur schlecht|ganz schlecht|sehr schlecht|schlecht) [horen|verstehen]':
      'repeat',
    '(das habe ich nicht verstanden|das hab ich nicht verstanden|habe ich nicht verstanden|nicht verstanden|ich hore sie schlecht|ich verstehe sie schlecht|ich hore sie kaum)':
      'repeat',
    '(langsamer|langsamer bitte|bitte langsamer|sprechen sie langsamer|sprechen sie bitte langsamer|nicht so schnell|konnen sie langsamer sprechen|zu schnell)':
      'repeat',
  }),
  ...lexicon('command', {
    '(hilfe|helfen sie mir|was kann ich sagen|was soll ich sagen|was muss ich sagen|welche moglichkeiten habe ich|was sind die moglichkeiten|welche auswahl habe ich|wie funktioniert das|wie geht das|was meinen sie|was meinen sie damit|was genau meinen sie|was wollen sie wissen|was genau|zum beispiel|was denn zum beispiel|inwiefern|wie genau|wie meinen sie das|ich verstehe nicht|ich verstehe das nicht|ich verstehe die frage nicht|verstehe ich nicht|das verstehe ich nicht|ich kapiere das nicht|was bedeutet das|was heisst das)':
      'help',
  }),
  ...lexicon('command', {
    '(sind sie|bist du|ist das|spreche ich mit|rede ich mit|spreche ich hier mit|rede ich gerade mit) [hier|da|uberhaupt|etwa] [ein|eine|einem|einer|einen] [echter|echten|richtiger|richtigen] (roboter|bot|chatbot|maschine|computer|ki|kunstliche intelligenz|automat|automatische ansage|tonband|sprachassistent|computerprogramm|computerstimme) [oder ein mensch|oder eine maschine|oder nicht|oder ein roboter|oder einem menschen|oder einer maschine]':
      'robot',
    '(sind sie|bist du|ist das|spreche ich mit|rede ich mit|spreche ich hier mit|rede ich gerade mit) [hier|da|uberhaupt|etwa] [ein|eine|einem|einer|einen] [echter|echte|echten|echten|richtiger|richtigen|menschlicher] (mensch|menschen|person|echt) [oder ein mensch|oder eine maschine|oder nicht|oder ein roboter|oder einem menschen|oder einer maschine]':
      'human',
  }),
  ...lexicon('command', {
    '(wer sind sie|wer bist du|wer ist da|wer spricht da|wer spricht|wer ist das|mit wem spreche ich|mit wem rede ich|mit wem spreche ich da|wie heissen sie|wie ist ihr name|wie war ihr name|welche firma ist das|wo bin ich hier|wo bin ich gelandet|wer ist am apparat|von wo rufen sie an|woher rufen sie an)':
      'who',
  }),
  ...lexicon('command', {
    '(von vorne|von vorn|noch mal von vorne|noch mal von vorn|nochmal von vorne|noch einmal von vorne|noch einmal von vorn|von anfang an|noch mal von anfang an|fangen wir von vorne an|fangen wir noch mal von vorne an|fangen wir noch mal an|neu anfangen|neustart|noch mal neu|alles noch mal|zuruck zum anfang|neu beginnen|lassen sie uns von vorne anfangen)':
      'start_over',
    '[nein|nein nein|moment|halt|warten sie|warte|entschuldigung|sorry|nein moment|ach nein] [vergessen sie (das|alles|es)|vergiss (das|alles|es)|das war falsch|das ist alles falsch|ich habe mich vertan] (konnen wir|kann ich|konnte ich|konnten wir|lassen sie uns|lass uns|ich mochte|ich wurde gern|ich wurde gerne|ich will|wir sollten|konnten wir bitte) [bitte|noch mal|nochmal|noch einmal|einfach|lieber|das|ganz] (von vorne|von vorn|von anfang an|neu|von neuem|ganz von vorne) (anfangen|beginnen|starten|machen)':
      'start_over',
    '[nein|nein nein|moment|halt|warten sie|warte|entschuldigung|sorry|nein moment|ach nein] (vergessen sie|vergiss) (das|alles|es|was ich gesagt habe) [bitte|und|noch mal|nochmal|noch einmal] (von vorne|von vorn|von anfang an|neu)':
      'start_over',
  }),
  ...lexicon('command', {
    '(moment|einen moment|warten sie|sekunde|eine sekunde|augenblick|kleinen moment) [da|es|hier|mein|meine] (kommt|ist|kam|klingelt|steht|ruft) [gerade|grad|eben|jetzt] (kundschaft|jemand|ein kunde|eine kundin|kunden|wer|das telefon|mein chef|meine chefin|reingekommen|an der tur|jemand an der tur|jemand rein|an)':
      'hold',
    '[moment|einen moment|warten sie|sekunde|augenblick] (ich schaue|ich schau|ich gucke|ich guck|ich sehe|ich seh|lassen sie mich) [mal|kurz|eben|schnell] [nach|schauen|nachsehen|nachschauen|gucken] [in den kalender|im kalender|in meinen kalender|in meinem kalender|nach]':
      'hold',
    '[da|das] (lassen sie mich|ich muss|muss ich|ich frage|ich frag) [da|das] [kurz|mal|schnell|erst|noch] [kurz|mal] (meinen|meine|mein) (mann|frau|partner|partnerin|chef|chefin|mutter|vater|sohn|tochter|freund|freundin|kollegen|kollegin) [fragen|kurz fragen] [warten sie|moment|kurz]':
      'hold',
    '(einen moment|moment|moment bitte|einen moment bitte|momentchen|kleinen moment|einen kleinen moment|augenblick|einen augenblick|einen augenblick bitte|augenblick bitte|sekunde|eine sekunde|eine sekunde bitte|kurz|eine minute|warten sie|warten sie bitte|warten sie mal|warten sie kurz|warte|warte mal|bleiben sie dran|bleiben sie bitte dran|ich muss kurz (nachsehen|nachschauen|schauen|uberlegen)|ich muss (nachsehen|nachschauen) [kurz]|ich schaue (mal|kurz) nach|ich schau (mal|kurz) nach|ich sehe (mal|kurz) nach|lassen sie mich (nachsehen|nachschauen|uberlegen|nachdenken|schauen)|ich uberlege|ich uberlege gerade|ich hole (kurz|mal) (einen stift|was zu schreiben)|gleich|sofort)':
      'hold',
  }),
  ...lexicon(
    'command',
    {
      '(hallo|hallo hallo|hi|ist da jemand|ist jemand da|sind sie da|sind sie noch da|sind sie noch dran|horen sie mich|konnen sie mich horen|test|noch da)':
        'presence',
    },
    -0.1,
  ),
  ...lexicon(
    'command',
    { '(danke|danke schon|dankeschon|vielen dank|besten dank|danke sehr|herzlichen dank)': 'thanks' },
    -0.1,
  ),
  ...lexicon(
    'command',
    {
      '(das habe ich|das hab ich|habe ich|hab ich|ich habe das|ich hab das|ich habe es|ich habe es ihnen|ich habe ihnen das|das habe ich ihnen|das hatte ich|hatte ich|habe ich das nicht) (doch|ja|doch gerade|schon|bereits|doch schon|gerade schon|eben schon|schon mal|gerade eben|gerade|eben|ja schon|vorhin schon) [gesagt|beantwortet|erklart|angegeben|erwahnt|genannt|einmal gesagt|mal gesagt]':
        'told',
      '(sagte ich (doch|schon|bereits)|das wissen sie (doch|schon)|das haben sie (schon|mich schon|gerade) gefragt|haben sie mich (schon|gerade) gefragt|wie oft (soll|muss) ich das noch sagen|wie schon gesagt|wie gesagt)':
        'told',
    },
    0.3,
  ),
  ...lexicon(
    'command',
    {
      '[konnen sie mir sagen|konnten sie mir sagen|sagen sie mir|wissen sie] (wann|wie lange|bis wann|ab wann|um wie viel uhr|von wann bis wann|an welchen tagen) (haben sie|sind sie|ist|offnen sie|schliessen sie|machen sie|ist das geschaft|ist die praxis|sie) [heute|samstags|am samstag|am wochenende|sonntags|werktags|morgen] [offen|auf|geoffnet|zu|geschlossen|da|erreichbar] [haben|sind]':
        'hours',
      '(haben sie|sind sie|ist das geschaft|ist die praxis|ist das buro) [heute|gerade|jetzt|noch|auch|samstags|am samstag|am wochenende|sonntags] (offen|auf|geoffnet|zu|geschlossen)':
        'hours',
      '[was sind|wie sind|wie sind denn|nennen sie mir|ich hatte gern] [ihre|die] (offnungszeiten|geschaftszeiten|sprechzeiten|burozeiten|sprechstunden)':
        'hours',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      [`(sprechen sie|konnen sie|konnen wir|ich spreche|ich spreche nur|auf|spricht hier jemand) (${languageNames}) [sprechen|reden|bitte]`]:
        'language',
      [`(kann ich|konnen wir|konnten wir|ich mochte|ich wurde gern) [das|lieber] [auf] (${languageNames}) [machen|sprechen|reden]`]:
        'language',
      '(ich spreche kein deutsch|kein deutsch|mein deutsch ist nicht gut|ich spreche nicht gut deutsch)': 'language',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      '(scheisse|so eine scheisse|verdammt|verdammte scheisse|arschloch|du arschloch|idiot|sie idiot|du idiot|halt die klappe|halt die fresse|halt s maul|halt den mund|leck mich|fick dich|verpiss dich|blode maschine|bloder computer|dumme maschine|dummer computer|dummer bot|so ein mist|so ein quatsch|du bist dumm|sie sind dumm|geh zum teufel|wichser|hau ab|blode kuh)':
        'abuse',
    },
    0.2,
  ),
  ...lexicon('command', {
    '(buchstabieren sie|buchstabieren sie das|buchstabieren|wie schreibt man das|wie wird das geschrieben|konnen sie das buchstabieren)':
      'spell',
  }),
];

export const declines = [
  ...lexicon('decline', {
    '[die|meine|den|meinen] (nummer|handynummer|telefonnummer|handy nummer|e mail|mail|mailadresse|emailadresse|adresse|namen|firma|das|die|den) (mochte|will|wurde) ich [lieber|eigentlich|gern|gerne] (fur mich behalten|nicht sagen|nicht nennen|nicht angeben|nicht rausgeben|nicht hergeben|nicht herausgeben|nicht verraten|ungern rausgeben)':
      'refused',
    '(uber geld|ubers geld|ubers budget|uber zahlen|uber preise) (rede|red|spreche|sprech) ich [am telefon] (nicht|ungern|nicht so gern|nicht so gerne|nicht gern|nicht gerne|lieber nicht) [am telefon]':
      'refused',
    '(die|das|die frage) (lasse|lass) (ich|wir) [lieber|mal] (aus|weg|frei|offen)': 'skip',
    '(das behalte ich fur mich|das geht nur mich was an|das geht nur mich etwas an|das bleibt bei mir|das ist meine sache)':
      'refused',
    '(uberspringen|konnen wir das uberspringen|konnen wir die uberspringen|kann man das uberspringen|konnen wir die frage uberspringen|das uberspringen wir|uberspringen sie das|uberspringen sie die frage|uberspringen wir|weiter|weiter bitte|nachste frage|die nachste frage|nachste|lassen sie das weg|lassen wir das weg|weglassen|lassen sie das frei|lassen sie es offen|passe|ohne|machen wir ohne weiter|nicht notig|nicht notwendig|unwichtig|das ist nicht wichtig|nicht wichtig|egal|spielt keine rolle|spater|vielleicht spater|jetzt nicht|das brauchen sie nicht|tut nichts zur sache)':
      'skip',
  }),
  ...lexicon(
    'decline',
    {
      '(ich mochte|ich will|mochte ich|will ich|wurde ich) [das|es|die|meine|ihnen|das ihnen|es ihnen|lieber|eigentlich] [lieber|eigentlich] nicht [sagen|angeben|verraten|beantworten|nennen|mitteilen|geben|preisgeben|herausgeben]':
        'refused',
      '(dazu|daruber) (mochte|will|wurde|kann|sage) ich [lieber|eigentlich] [nichts|nicht] [sagen|reden|sprechen]':
        'refused',
      '(das mochte ich|das will ich|das wurde ich) [lieber|eigentlich|ihnen] [lieber] nicht [sagen|angeben|verraten|beantworten|nennen|mitteilen]':
        'refused',
      '(das sage ich nicht|sage ich nicht|sag ich nicht|das sage ich ihnen nicht|das geht sie nichts an|das geht niemanden was an|geht sie nichts an|kein kommentar|keine angabe|keine angaben|das ist privat|das ist personlich|das ist vertraulich|das ist geheim|ist privat|lieber nicht|ich sage nichts|ich verweigere|muss ich das sagen|warum wollen sie das wissen|wozu brauchen sie das|das behalte ich fur mich|das behalte ich lieber fur mich|das mochte ich fur mich behalten|ich mochte anonym bleiben|ich bleibe lieber anonym|die mochte ich nicht rausgeben|die gebe ich nicht raus|die gebe ich nicht heraus|die gebe ich ungern raus|die mochte ich nicht herausgeben|die mochte ich nicht angeben|die mochte ich lieber nicht angeben|das mochte ich nicht rausgeben|ich gebe meine (nummer|daten|adresse) nicht [heraus|raus])':
        'refused',
    },
    0.3,
  ),
  ...lexicon(
    'decline',
    {
      '(ich weiss nicht|ich weiss es nicht|weiss nicht|weiss ich nicht|weiss ich noch nicht|das weiss ich noch nicht|das kann ich noch nicht sagen|kann ich noch nicht sagen|steht noch nicht fest|noch unklar|noch nicht entschieden|das weiss ich nicht|das weiss ich nicht mehr|das weiss ich leider nicht|das weiss ich gerade nicht|keine ahnung|ich habe keine ahnung|vergessen|habe ich vergessen|hab ich vergessen|das habe ich vergessen|ich habe es vergessen|ich erinnere mich nicht|ich kann mich nicht erinnern|daran erinnere ich mich nicht|fallt mir nicht ein|fallt mir gerade nicht ein|das fallt mir nicht ein|nicht sicher|ich bin nicht sicher|ich bin mir nicht sicher|da bin ich uberfragt|bin ich uberfragt|kann ich nicht sagen|das kann ich nicht sagen|kenne ich nicht|die kenne ich nicht|habe ich nicht im kopf|weiss ich nicht auswendig)':
        'unknown',
    },
    0.2,
  ),
  ...lexicon('decline', {
    'muss ich (das|meinen namen|den namen|meine nummer|meine adresse|das wirklich|das denn|eine e mail|das unbedingt) [sagen|angeben|nennen|geben]':
      'skip',
    '[da|dazu] (sag|sage) ich [lieber] (nichts|nix) [dazu|zu]': 'refused',
    '(dazu sag ich (nichts|nix)|dazu sage ich (nichts|nix)|da sag ich (nichts|nix) zu|da hab ich (nichts|nix) zu sagen|dazu hab ich (nichts|nix) zu sagen|das (behalt|behalte) ich [lieber] fur mich)':
      'refused',
    '(muss das sein|ist das notig|ist das notwendig|brauchen sie das wirklich|ist das pflicht)': 'skip',
    '(nein|nee|ne|nichts|no|nein nichts|nein mir fallt nichts ein|nein das war alles|no das war alles|nee das war alles|nein das ist alles|nein das wars|nichts dergleichen|so etwas habe ich nicht|so was habe ich nicht|sowas habe ich nicht|fallt mir nichts ein|da fallt mir (nichts|nix) ein|da fallt mir (jetzt|grad|gerade|so) (nichts|nix) ein|mir fallt (nichts|nix) ein|mir fallt (jetzt|grad|gerade|so) (nichts|nix) ein|(wusst|wusste) ich (jetzt|grad|gerade) (nichts|nix)|da wusst ich (nichts|nix)|nix|gar nix|nix besonderes|nein fallt mir nichts ein|keine|keinen|keins|keiner|nein danke|nichts weiter|sonst nichts|nichts besonderes|nichts bestimmtes|gibt es nicht|da gibt es nichts|habe ich nicht|hab ich nicht|das habe ich nicht|ich habe keine|ich habe keinen|ich habe keins|noch keine|ich habe noch keine|ich habe noch keinen|ich habe noch keins|hab noch keine|mir fallt nichts ein|nicht vorhanden|keine mehr|das war alles|das ist alles|das wars|das war es|das wars schon|mehr nicht|mehr wollte ich nicht wissen|ich bin privat|privat|ich rufe privat an)':
      'none',
    '(ich habe|habe|hab) (keine|kein|keinen) (email|e mail|mail|mailadresse|emailadresse|telefon|handy|nummer|telefonnummer|firma|konto|adresse|internet)':
      'none',
    '(keine|kein|keinen) (email|e mail|mail|mailadresse|emailadresse|telefon|handy|nummer|telefonnummer|firma|konto|adresse)':
      'none',
  }),
];
