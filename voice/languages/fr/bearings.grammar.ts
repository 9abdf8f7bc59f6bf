import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** What French says of a day or time beside it: that it does not suit, that it is taken, that someone has it already. */

const things =
  'rendez|reservation|reservations|question|questions|probleme|problemes|option|options|chambre|chambres|table|tables|place|places|billets|billet|valise|voiture|voitures|chien|chiens|chat|chats|personnes|personne|adultes|invites|enfants|enfant|minutes|minute|heures|heure|fois|semaines|mois|ans|jours';

export const bearings = [
  ...lexicon(
    'bearing',
    {
      "(j'ai|on a|nous avons) [deja|toujours] [un|une|mon|ma|mes|le|la|du|les] (gym|yoga|sport|cours|classe|reunion|kine|piscine|danse|chorale|repetition|travail|boulot|ecole|garde|tennis|foot|football|pilates|natation|examen|stage|entrainement|visite)":
        'rejected',
      '(non plus|pas non plus)': 'rejected',
      "[ca|cela|il|c'est] (ne|n) [me|m|nous] (va|convient|arrange|marche|colle) [malheureusement] pas [du tout]":
        'rejected',
      "(ca|cela) [me|m'|nous] (va|convient|arrange|marche) pas": 'rejected',
      "[ce|c'est|ca] (n'est|n est|est) [malheureusement] pas (possible|bon|ideal|disponible|libre)": 'rejected',
      '(je|nous|on) (ne|n) (peux|peut|pouvons|suis|sommes) pas [venir|disponible|libre|la]': 'rejected',
      '(je peux|on peut) pas': 'rejected',
      "(c'est|ce serait|est) [deja|trop|vraiment|un peu] (pris|complet|complique|difficile|tard|tot|impossible|ferie|occupe|plein|mauvais)":
        'rejected',
      "(j'ai|on a|nous avons) [deja] (autre chose|quelque chose|un autre rendez vous|un empechement|une reunion|cours)":
        'rejected',
    },
    0.1,
  ),
  ...lexicon('bearing', { 'ou (le lendemain|le jour d apres|un autre jour|quelque chose comme ca)': 'refused' }, 0.1),
  ...lexicon('bearing', {
    '(je suis|je serai|nous sommes|on est) [deja|toujours|malheureusement] (occupe|occupee|absent|absente|en vacances|en voyage|pris|prise|au travail|en deplacement|indisponible)':
      'busy',
    '(je travaille|nous travaillons|on travaille)': 'busy',
    '(vous etes ouverts|etes vous ouverts|vous ouvrez|vous fermez|quel jour sommes nous|quelle date sommes nous|combien ca coute|qui travaille)':
      'busy',
    "(j'etais|je suis venu|je suis venue|j'ai appele|nous etions) [la|deja|chez vous]": 'busy',
  }),
  // "Je travaille de treize heures à vingt et une heures".
  rule(
    'bearing',
    "(je travaille|nous travaillons|on travaille|il travaille|elle travaille|j'ai cours|je suis pris|je suis prise|je suis occupe|je suis occupee) [toujours|seulement] (de|entre) <b:clock> (a|et|jusqu'a) <c:clock>",
    () => 'explains',
    0.4,
  ),
  // When others come and go: "mon mari arrive à seize heures".
  ...['(il|elle|ils|elles) ', '(mon|ma|mes|notre|nos|son|sa|ses|le|la|les) <w:word> '].map((who) =>
    rule(
      'bearing',
      `${who}(arrive|arrivent|vient|viennent|rentre|rentrent|part|partent|commence|commencent|finit|finissent|termine|terminent|sort|sortent|ferme|ouvre|revient) [seulement|toujours|a la maison|du travail|de l'ecole] [que|vers|jusqu'] <c:clock>`,
      () => 'explains',
      0.3,
    ),
  ),
  ...lexicon('bearing', { "(donc|c'est pourquoi|du coup|alors)": 'conclusion' }),
  ...lexicon(
    'bearing',
    {
      "si (possible|c'est possible|vous pouvez|vous avez|vous avez de la place|il y a de la place|ca vous va|ca ne vous derange pas|vous voulez|c'est libre|c'etait possible|vous etes ouverts) [de la place|un creneau|encore]":
        'courtesy',
      '(sinon|si non)': 'courtesy',
      '(pas de probleme|pourquoi pas|pas mal|sans probleme)': 'courtesy',
    },
    0.05,
  ),
  ...lexicon('bearing', {
    "(combien ca coute|combien coute|c'est combien|y a t il un supplement|c'est plus cher|supplement|combien de temps dure|quels sont vos horaires)":
      'asked',
  }),
  // What someone has already, or lets go.
  ...lexicon('bearing', {
    '(annuler|annulez|deplacer|decaler|changer|reporter|supprimer|oubliez) [mon|le|ma|la|notre|ce] [rendez vous|reservation] [du|de|de la]':
      'had',
    '(mon|notre|ma) (rendez vous|reservation|rendez vous actuel) [est|etait|du|de|a]': 'had',
    "(j'ai deja|nous avons deja|j'avais|on a deja) [un|mon|une] (rendez vous|reservation) [le|a|du]": 'told',
    "(quel jour est|c'est quoi|quelle date est|vous voulez dire) (aujourd'hui|demain|ca)": 'had',
    "(ca s'est passe|c'est arrive|j'ai achete|j'ai commande|j'ai recu|ils ont livre|je suis tombe|je suis tombee|c'est casse)":
      'told',
  }),
  rule('bearing', '(mon|ma|notre|son) (anniversaire|vol|mariage|fils|fille|mari|femme) (est|etait|a)', () => 'told'),
  rule('moment', 'le <w:weekday> (d apres|d avant)', () => ({}), -1),
  rule('moment', '(est ce que|est) <d:date> (est ferie|ferie|un jour ferie)', () => ({})),
  ...lexicon('bearing', {
    "mais [alors|maintenant|plutot] (j'ai besoin|je voudrais|j'aimerais|je veux|je prefere|je prefererais|est ce possible|disons)":
      'conclusion',
  }),
  ...lexicon('thing', { [`(${things}|d entre eux|d entre nous)`]: 'counted' }),
  ...lexicon('thing', {
    [`(${things}|etage|rue|rang|page|classe|essai|partie|moitie|adresse|magasin|agence|ligne|lettre|chiffre|chapitre|dose|anniversaire)`]:
      'placed',
  }),
];
