import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How German says yes, no and neither. What is longer counts more: "kein Problem" is a yes, "warum nicht" too. */

const yes = [
  '(ja|jo|joa|jep|jup|jawohl|jawoll|jaja|ja ja|ja doch|doch|doch doch|aber ja|na klar|naja klar|ja klar|ja bitte|ja gerne|ja gern|ja genau|ja sicher|ja naturlich|ja freilich|ja stimmt|oh ja|mhm|yes|yep)',
  '(aber gern|aber gerne|aber klar|aber sicher|aber naturlich|klar|sicher|sicherlich|gewiss|naturlich|selbstverstandlich|freilich|auf jeden fall|unbedingt|absolut|definitiv|allerdings|zweifellos|ohne zweifel|logisch|na logo|logo|auf alle falle|hundertprozentig|hundert prozent|und ob|na sicher|na freilich|aber sicher|aber gerne|aber naturlich|klaro|alles klar)',
  '(richtig|korrekt|genau|exakt|stimmt|stimmt so|stimmt genau|das stimmt|das ist richtig|das ist korrekt|so ist es|genau so|genau richtig|ganz genau|jawohl genau|passt|passt so|das passt|passt mir|das passt mir|passt gut|passt perfekt|das passt gut|das passt mir gut|so stimmt es|so stimmts|so passt es|so passts|sie sagen es|eben|volltreffer|👍|✅|👌)',
  '(ok|okay|okey|o k|in ordnung|das ist in ordnung|geht in ordnung|geht klar|einverstanden|abgemacht|gebongt|von mir aus|meinetwegen|na gut|nun gut|also gut|gut so|ist gut|ist recht|ist okay|ist ok|das ist okay|das ist gut|das ist fein|das ware gut|das ware super|das ware toll|das ware schon|das ware nett|das ware prima|das ware perfekt|das geht|geht|das geht gut|das klappt|klappt|das wurde gehen|das wurde passen|das reicht|soll mir recht sein|habe nichts dagegen|ich habe nichts dagegen|nichts dagegen|da habe ich nichts dagegen|spricht nichts dagegen)',
  '(gut|sehr gut|gerne|gern|sehr gerne|sehr gern|liebend gerne|mit vergnugen|super|prima|toll|perfekt|wunderbar|ausgezeichnet|hervorragend|grossartig|bestens|klasse|spitze|fein|schon|sehr schon|herrlich|fantastisch|ideal|optimal|top|cool|geil|genial)',
  '(machen sie das|machen wir das|machen wir|machen wir so|so machen wir es|so machen wirs|tun sie das|buchen sie das|buchen sie ihn|buchen sie|nehmen wir|den nehme ich|das nehme ich|ich nehme den|ich nehme ihn|ich nehme das|nehme ich|her damit|nur zu|bitte sehr|ich bitte darum|bitte darum|weiter so|tragen sie mich ein|bestatigt|bestatigen|ich bestatige|ich bestatige das|ich stimme zu|ich bin einverstanden|ich bin dabei|bin dabei|ich bin dafur)',
  '(dann das|dann den|dann nehmen wir das|dann nehmen wir den|dann nehme ich das|dann nehme ich den|dann nehm ich den|dann nehm ich das|den nehm ich|das nehm ich|nehm ich|den nehmen wir|das nehmen wir|schreiben sie mich ein|schreiben sie mich auf|tragen sie es ein|tragen sie das ein|tragen sie ihn ein|eintragen|bitte eintragen|bitte buchen|buchen bitte|fest buchen|machen sie das fest|machen sie ihn fest|machen sie fest|den bitte|das bitte|den dann bitte|konnen sie machen|konnen sie gern machen|konnen sie gerne machen|durfen sie|durfen sie gern|durfen sie gerne|das konnen sie|das konnen sie machen|das durfen sie|das konnen sie gern machen|konnen sie gern|konnen sie gerne|konnen sie ruhig)',
  '(warum nicht|wieso nicht|kein problem|kein ding|keine einwande|kein thema|gar kein problem|uberhaupt kein problem|keine frage|kein zweifel|ich hatte nichts dagegen|da sage ich nicht nein|sage ich nicht nein|nicht schlecht|gar nicht schlecht|keine schlechte idee|gute idee|guter vorschlag|da spricht nichts dagegen)',
  '(ich denke schon|denke schon|ich denke ja|ich glaube schon|glaube schon|ich glaube ja|ich nehme es an|ich nehme an|vermutlich|vermutlich ja|wahrscheinlich|wahrscheinlich schon|wahrscheinlich ja|hochstwahrscheinlich|ich hoffe es|ich hoffe doch|hoffentlich|sieht so aus|scheint so|ich wurde sagen ja|eher ja|ja ich denke schon|schon)',
  '(das bin ich|ich bins|am apparat|ja am apparat|ja das bin ich|das wollen wir|das will ich|das mochte ich|das mochte ich gerne|das hatte ich gern)',
];

const no = [
  '(ach wo|i wo|ach woher|woher denn|brauchts nicht|braucht es nicht|na brauchts nicht|mitnichten|nichts da|nein|ne|nee|noe|no|nope|nein nein|nein danke|ne danke|nee danke|ach nein|oh nein|aber nein|na nein|nein gar nicht|nein leider|nein leider nicht|leider nein|nein wirklich nicht|👎|❌)',
  '(nicht|leider nicht|lieber nicht|besser nicht|eher nicht|bloss nicht|auf keinen fall|keinesfalls|keineswegs|nie|niemals|nie im leben|sicher nicht|ganz sicher nicht|bestimmt nicht|garantiert nicht|naturlich nicht|gar nicht|uberhaupt nicht|absolut nicht|definitiv nicht|noch nicht|jetzt nicht|heute nicht|diesmal nicht|momentan nicht|im moment nicht|zurzeit nicht|nicht wirklich|nicht ganz|nicht unbedingt|nicht notig|nicht notwendig|nicht mehr|nicht mit mir|auf gar keinen fall|im gegenteil|nicht dass ich wusste|von wegen|denkste|nix da)',
  '(falsch|verkehrt|unrichtig|das stimmt nicht|stimmt nicht|stimmt so nicht|das ist falsch|das ist nicht richtig|nicht richtig|nicht korrekt|das ist nicht korrekt|das ist verkehrt|das war falsch|so nicht|so stimmt das nicht|das passt nicht|passt nicht|passt mir nicht|passt leider nicht|das passt mir nicht|das passt leider nicht|das geht nicht|geht nicht|das geht leider nicht|geht leider nicht|das klappt nicht|klappt nicht|das klappt leider nicht|nicht gut|gar nicht gut|schlecht|schlechte idee|keine gute idee|das ist schlecht)',
  '(ich denke nicht|denke nicht|denke eher nicht|ich glaube nicht|glaube nicht|ich glaube nein|glaube ich nicht|ich glaube kaum|wohl kaum|kaum|wohl nicht|wahrscheinlich nicht|vermutlich nicht|ich hoffe nicht|hoffentlich nicht|eher nein|ich wurde sagen nein|unwahrscheinlich|das bezweifle ich|ich bezweifle das)',
  '(kein bedarf|kein interesse|ich habe kein interesse|keine lust|habe ich nicht|brauche ich nicht|das brauche ich nicht|brauche nichts|ich brauche nichts|brauchen wir nicht|mochte ich nicht|das mochte ich nicht|will ich nicht|das will ich nicht|muss nicht sein|muss nicht|das muss nicht sein|lassen sie es|lassen sie das|lassen wir es|lassen wir das|machen sie das nicht|bitte nicht|ich verzichte|verzichte|ich lehne ab|ich bin dagegen|vergessen sie es|nicht fur mich|ich passe|nicht interessiert|bin ich nicht|das bin ich nicht|kann ich nicht|das kann ich nicht)',
  '(nichts|nichts weiter|nichts mehr|sonst nichts|weiter nichts|das ist alles|das war alles|das wars|das war es|das wars dann|das ware alles|das war es schon|alles gut|nein alles gut|nein das wars|nein das war alles|nein das ist alles|nein nichts|nein sonst nichts|bin versorgt|keins|keine|keinen|keiner|keines|keiner davon|keine davon|keins davon|weder noch|keines von beiden)',
];

const unsure = [
  '(vielleicht|eventuell|moglicherweise|moglich|kann sein|konnte sein|mag sein|ich weiss nicht|ich weiss es nicht|ich weiss es nicht genau|weiss es nicht|weiss nicht|weiss ich nicht|das weiss ich nicht|keine ahnung|ich habe keine ahnung|kommt darauf an|kommt drauf an|das kommt darauf an|das kommt drauf an|je nachdem|schwer zu sagen|ich bin nicht sicher|ich bin mir nicht sicher|bin mir nicht sicher|bin nicht sicher|nicht sicher|nicht so sicher|nicht ganz sicher|unsicher|jein|ja und nein|teils teils|mal sehen|mal schauen|schauen wir mal|ich muss uberlegen|muss ich uberlegen|das muss ich mir uberlegen|ich uberlege noch|lassen sie mich uberlegen|ich bin unschlussig|noch unklar|wer weiss)',
];

const thought =
  '(ich denke|ich glaube|ich wurde sagen|also|ach|ahm|na|nun|tja|ehrlich gesagt|eigentlich|das ist|das ware|das war|es ist|ist|das|alles|alles ist|so ist es|klingt|hort sich|hort sich an|sieht|sehr|ganz|wirklich|vollig|absolut|total|recht|echt|ziemlich|und)';

/** Alone they answer; beside others they tell of something: "gute Frage", "nichts geht". */
export const faintAnswers: ReadonlySet<string> = new Set(
  'gut schon fein super prima toll perfekt top cool geil klasse spitze ideal optimal nichts nie niemals kaum keine keiner keinen keins nicht doch geht passt stimmt eben schlecht falsch'.split(
    ' ',
  ),
);

/** "Okay, und was kostet das?" agrees to nothing. */
export const openingAnswers: ReadonlySet<string> = new Set(
  'okay ok okey gut alles schon super prima toll perfekt richtig genau'
    .split(' ')
    .concat(['alles klar', 'na gut', 'in ordnung']),
);

/** What only sounds like an answer. */
const aside =
  '(guten (morgen|tag|abend)|gute (nacht|frage|reise|besserung)|gut zu wissen|nicht wahr|wie auch immer|keine eile|kein stress|schon wieder|schon mal|schonen (tag|abend|gruss)|sicher ist sicher|nicht zu vergessen|noch nicht lange)';

const denial = '(nicht|nie|niemals|kein|keine|keinen)';
const verb =
  '(habe|haben|mochte|will|wollen|brauche|brauchen|kann|konnen|bin|sind|ist|war|waren|hatte|hatten|mache|machen|nehme|nehmen)';

export const answers = [
  ...yes.flatMap((pattern) => lexicon('answer', { [pattern]: 'yes' })),
  ...no.flatMap((pattern) => lexicon('answer', { [pattern]: 'no' }, 0.1)),
  ...unsure.flatMap((pattern) => lexicon('answer', { [pattern]: 'unsure' }, 0.5)),
  ...lexicon('answer', { [aside]: 'aside' }, 0.3),
  ...lexicon('ellipsis', {
    '(mochte ich|mochte ich gerne|hatte ich gerne|ich mochte|ich mochte gerne|ich will|ich hatte gern)': 'yes',
  }),
  ...lexicon('ellipsis', {
    '(habe ich|hab ich|haben wir|hatte ich|hatten wir|bin ich|sind wir|ist es|war es|war ich|waren wir|kann ich|konnen wir|will ich|wollen wir|mach ich|mache ich|machen wir|tue ich|gibt es)':
      'yes',
    '(habe ich nicht|hab ich nicht|haben wir nicht|hatte ich nicht|bin ich nicht|sind wir nicht|ist es nicht|war es nicht|war ich nicht|kann ich nicht|konnen wir nicht|will ich nicht|wollen wir nicht|tue ich nicht|gibt es nicht|habe ich keine|habe ich keinen|habe ich keins|haben wir keine)':
      'no',
    '(ich habe|wir haben|ich bin es|ich war es|ich habe es|ich habe eins|ich habe einen|ich habe eine|ich habe schon)':
      'yes',
    '(ich habe keine|ich habe keinen|ich habe keins|ich habe kein|ich habe es nicht|wir haben keine|wir haben keinen|ich bin es nicht|ich brauche keine|ich brauche keinen|ich brauche keins|ich will keine|ich will keinen|ich mochte keine|ich mochte keinen|es gibt keine|es gibt keinen)':
      'no',
  }),
  rule(
    'ellipsis',
    `(ich|wir|er|sie|es) ${verb} [es|das|das wirklich|das leider|leider|da|da leider|jetzt] nicht`,
    () => 'no',
    0.2,
  ),
  rule('ellipsis', `(ich|wir) ${verb} (es|das|ihn|sie|davon|eins|einen|eine)`, () => 'yes'),
  rule('answer', `${thought} <a:answer>`, ({ a }) => a, -0.1),
  rule(
    'answer',
    '<a:answer> (danke|bitte|dann|fur mich|mir|jetzt|heute|momentan|im moment|gerne|gern|soweit|so|denke ich|glaube ich|wurde ich sagen|leider|schon|doch|auch|mal|eigentlich|vielen dank|danke schon|genau|gnadige frau|junge frau|junger mann|meine liebe|mein lieber|madchen|herzchen|liebes|schatzchen)',
    ({ a }) => a,
    -0.1,
  ),
  // "Das ist nicht richtig", "finde ich nicht gut".
  rule(
    'answer',
    `${denial} [so|ganz|sehr|wirklich|besonders|gerade] <a:answer>`,
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.4,
  ),
  rule(
    'answer',
    '<a:answer> (nicht|gar nicht|leider nicht|uberhaupt nicht)',
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.4,
  ),
  rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  rule('answer', '<a:answer> <b:ellipsis>', ({ a, b }) => (a === b ? a : null)),
  rule('answer', '<a:answer> aber (danke|vielen dank|trotzdem danke)', ({ a }) => a, 0.3),
  rule(
    'answer',
    '(danke|vielen dank|tut mir leid|gute idee|klingt gut|ich wurde gern|ich wurde ja gern|nett|fast|sehr nett) aber <b:answer>',
    ({ b }) => (b === 'no' ? 'no' : null),
    0.4,
  ),
  // Reported, or half: it answers nothing.
  rule(
    'answer',
    '(er|sie|man|mein mann|meine frau) (sagt|sagte|meint|meinte|hat gesagt) <a:answer>',
    () => 'unsure',
    0.6,
  ),
  rule('answer', '(fast|beinahe|halb|teilweise) <a:answer>', () => 'unsure', 0.3),
];
