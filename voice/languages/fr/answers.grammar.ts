import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How French says yes, no and neither. What is longer counts more: "pas de problème" is a yes. */

const yes = [
  "(oui|ouais|ouai|oui oui|ouep|oui merci|oui s'il vous plait|oui s il vous plait|oui bien sur|oui tout a fait|oui c'est ca|oui c'est bien ca|oui c'est juste|oui c'est exact|oui d'accord|oui volontiers|oui exactement|mais oui|ben oui|ah oui|oh oui|eh oui|si|si si|mais si|mm oui|yes)",
  '(bien sur|evidemment|naturellement|certainement|assurement|absolument|tout a fait|exactement|parfaitement|effectivement|en effet|sans aucun doute|sans doute|sans probleme|cent pour cent|a cent pour cent|bien entendu|et comment|carrement|clairement|bien sur que oui|bien sur que si)',
  "(c'est ca|c'est bien ca|c'est exact|c'est juste|c'est correct|c'est bon|c'est vrai|c'est cela|c'est bien cela|c'est parfait|c'est bien|c'est tres bien|c'est tout bon|c'est moi|c'est bien moi|exact|correct|juste|parfait|vrai|voila|tout juste|ca marche|ca va|ca me va|ca me convient|cela me convient|ca convient|ca roule|ca colle|ca joue|ca ira|tout est bon|tout est correct|👍|✅|👌)",
  "(d'accord|d accord|vas y|vas-y|allez y|allez-y|si vous voulez|ok|okay|entendu|bien|tres bien|bon|super|genial|excellent|formidable|impeccable|nickel|top|volontiers|avec plaisir|avec joie|je veux bien|je le prends|je la prends|je confirme|je valide|je suis d'accord|je suis d accord|j'accepte|je suis partant|je suis partante|j'aimerais bien|je voudrais bien|ca me plait|ca me ferait plaisir|bonne idee|marche conclu|pourquoi pas|allez y|faites|faites le|faites donc|faites comme ca|faisons comme ca|allons y|reservez|notez le|je vous en prie)",
  "(c'est note|c'est entendu|reservez le|reservez la|reservez moi ca|bloquez le|bloquez moi ca|notez moi|notez ca|inscrivez moi|va pour ca|on part la dessus|on fait comme ca|on dit ca|je la garde|je le garde|celui la|ca fera l'affaire)",
  "(pas de probleme|pas de souci|pas de soucis|aucun probleme|aucun souci|il n'y a pas de probleme|ca ne me derange pas|je n'ai rien contre|pas d'objection|je ne dis pas non|ce n'est pas de refus|pas mal)",
  "(je crois que oui|je pense que oui|je suppose que oui|j'imagine que oui|j'espere que oui|il me semble|il me semble que oui|probablement|probablement oui|surement|je dirais que oui|plutot oui|a priori oui|on dirait|normalement oui)",
];

const no = [
  '(non|non non|nan|nope|non merci|non pas du tout|mais non|ben non|ah non|oh non|eh non|que non|certainement pas|surement pas|absolument pas|pas du tout|bien sur que non|evidemment non|jamais|jamais de la vie|en aucun cas|hors de question|pas question|sans facon|merci non|👎|❌)',
  "(que nenni|pas la peine|c'est pas la peine|ca m'interesse pas|ca m interesse pas|pas interesse|pas interessee|pas encore|pas maintenant|pas aujourd'hui|pas cette fois|pas vraiment|pas exactement|pas tout a fait|pas trop|pas tellement|pas forcement|pas necessairement|pas pour le moment|pas pour l'instant|pas moi|pas pour moi|plus maintenant|malheureusement non|malheureusement pas|helas non|plutot pas|de preference pas|plutot non|surtout pas|non je ne crois pas|pas que je sache)",
  "(faux|incorrect|inexact|c'est faux|c'est pas ca|ce n'est pas ca|c'est pas bon|ce n'est pas bon|c'est pas juste|ce n'est pas juste|ce n'est pas correct|ce n'est pas exact|c'est incorrect|ce n'est pas cela|c'est pas vrai|ce n'est pas vrai|vous vous trompez|mauvais|errone|c'est une erreur|negatif)",
  "(ca ne va pas|ca va pas|ca ne me va pas|ca ne me convient pas|cela ne me convient pas|ca ne marche pas|ca marche pas|ca ne m'arrange pas|je ne peux pas|je peux pas|ce n'est pas possible|c'est pas possible|impossible|je ne veux pas|je veux pas|je ne prefere pas|je prefere pas|je prefererais pas|je n'en veux pas|je n'en ai pas besoin|je n'ai pas besoin|pas besoin|ce n'est pas la peine|c'est pas la peine|ce n'est pas necessaire|c'est pas necessaire|inutile|ne le faites pas|laissez tomber|oubliez|je refuse|je ne suis pas d'accord|je suis pas d'accord|ca ne m'interesse pas|ca m'interesse pas|pas interesse|pas interessee|je passe)",
  "(je ne crois pas|je crois pas|je crois que non|je ne pense pas|je pense pas|je pense que non|je suppose que non|j'espere que non|j'en doute|j en doute|probablement pas|sans doute pas|je dirais que non|il me semble que non|a priori non|normalement non)",
  "(rien|rien d'autre|rien du tout|rien de plus|non rien|non c'est tout|c'est tout|ce sera tout|c'est tout merci|non ce sera tout|non c'est bon|non ca va|non ca ira|aucun|aucune|ni l'un ni l'autre|personne)",
];

const unsure = [
  "(peut etre|peut etre bien|possible|c'est possible|possiblement|eventuellement|je ne sais pas|je sais pas|j'en sais rien|je n'en sais rien|aucune idee|je n'ai aucune idee|j'ai aucune idee|ca depend|cela depend|je ne suis pas sur|je ne suis pas sure|je suis pas sur|je suis pas sure|pas sur|pas sure|pas certain|pas certaine|on verra|on verra bien|faut voir|il faut voir|c'est a voir|je dois reflechir|il faut que je reflechisse|laissez moi reflechir|je reflechis|je vais y reflechir|difficile a dire|oui et non|plus ou moins|moyen|moyennement|qui sait|je ne me souviens pas|je ne me rappelle pas|j'hesite)",
];

const thought =
  "(je crois que c'est|je pense que c'est|je dirais|alors|ben|bah|euh|eh bien|ah|honnetement|franchement|en fait|c'est|ce serait|ca me parait|ca me semble|ca a l'air|tout est|tres|vraiment|totalement|completement|et|mais|bon|pour moi)";

/** Alone they answer; beside others they tell of something: "bonne question", "rien ne marche". */
export const faintAnswers: ReadonlySet<string> = new Set(
  'bien bon super genial parfait excellent top nickel juste exact vrai faux rien jamais personne aucun aucune si mauvais voila'.split(
    ' ',
  ),
);

/** "D'accord, et combien ça coûte ?" agrees to nothing. */
export const openingAnswers: ReadonlySet<string> = new Set(
  'ok okay bien bon parfait super entendu voila'.split(' ').concat(["d'accord", 'd accord', 'tres bien', 'ca marche']),
);

/** What only sounds like an answer. */
const aside =
  '(bonne question|bonne journee|bonne soiree|bon courage|bon a savoir|pas de precipitation|rien ne presse|rien a voir|si possible|si vous voulez|bien le bonjour)';

const verb = '(ai|avons|suis|sommes|peux|pouvons|veux|voulons|vois|crois|pense|prends|fais|connais|sais|a|est)';

export const answers = [
  ...yes.flatMap((pattern) => lexicon('answer', { [pattern]: 'yes' })),
  ...no.flatMap((pattern) => lexicon('answer', { [pattern]: 'no' }, 0.1)),
  ...unsure.flatMap((pattern) => lexicon('answer', { [pattern]: 'unsure' }, 0.5)),
  ...lexicon('answer', { [aside]: 'aside' }, 0.3),
  ...lexicon('ellipsis', {
    "(je veux|je prends|je crois|je pense|je suppose|j'imagine|j'espere)": 'yes',
    "(j'en ai|j'en ai un|j'en ai une|je l'ai|je l'ai fait|nous en avons|on en a|il y en a|j'y suis alle)": 'yes',
    "(j'en ai pas|je n'en ai pas|j'en ai aucun|je n'en ai aucun|je l'ai pas|je ne l'ai pas|on en a pas|nous n'en avons pas|il n'y en a pas)":
      'no',
  }),
  rule('ellipsis', `(je|nous|il|elle|on) (ne|n) ${verb} pas`, () => 'no', 0.2),
  rule('answer', `${thought} <a:answer>`, ({ a }) => a, -0.1),
  rule(
    'answer',
    "<a:answer> (merci|s'il vous plait|s il vous plait|merci beaucoup|alors|pour moi|maintenant|aujourd'hui|je crois|je pense|monsieur|madame|mademoiselle|aussi|tout a fait|bien sur|c'est ca|en fait|pour l'instant|pour le moment|comme ca|la|ma petite dame|mon petit|ma belle|jeune homme|mademoiselle|ma chere|voila|allez)",
    ({ a }) => a,
    -0.1,
  ),
  rule(
    'answer',
    "(pas|ce n'est pas|c'est pas|ce n est pas) [tres|si|vraiment|tout a fait] <a:answer>",
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.4,
  ),
  rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  rule('answer', '<a:answer> <b:ellipsis>', ({ a, b }) => (a === b ? a : null)),
  rule('answer', '<a:answer> mais (merci|merci beaucoup|merci quand meme)', ({ a }) => a, 0.3),
  rule(
    'answer',
    "(merci|desole|desolee|bonne idee|j'aimerais bien|j'aurais bien aime|c'est gentil|presque) mais <b:answer>",
    ({ b }) => (b === 'no' ? 'no' : null),
    0.4,
  ),
  // Reported, or half: it answers nothing.
  rule('answer', '(il|elle|mon mari|ma femme) (dit|a dit) que <a:answer>', () => 'unsure', 0.6),
  rule('answer', '(presque|a moitie|en partie) <a:answer>', () => 'unsure', 0.3),
];
