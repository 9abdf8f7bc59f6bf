import { type Unsayable, wordsOf } from '../unsayable.ts';

/** What is done for someone, as it is said of what has been done: "envoyé", "réservées". */
const done =
  'envoye|transmis|reserve|planifie|annule|confirme|transfere|connecte|rembourse|debite|preleve|credite|facture|paye|commande|modifie|supprime|efface|change|inscrit|enregistre|livre|expedie|approuve|active|debloque|reinitialise|repare|regle|accorde|fait|rappele|appele|contacte|prevenu|informe|deplace|reporte|avance|resolu|mis en relation';
/** What someone says that they do. */
const does =
  'envoie|envoyons|transmets|transmettons|rappelle|rappelons|appelle|appelons|reserve|reservons|planifie|planifions|annule|annulons|confirme|confirmons|transfere|transferons|passe|passons|connecte|connectons|rembourse|remboursons|debite|debitons|facture|facturons|paie|paye|payons|commande|commandons|modifie|modifions|supprime|supprimons|change|changeons|inscris|inscrivons|enregistre|enregistrons|livre|livrons|expedie|expedions|approuve|active|activons|debloque|repare|reparons|accorde|accordons|fais|fait|faisons|contacte|contactons|previens|prevenons|informe|informons|deplace|deplacons|reporte|reportons|viens|vient|venons|prends|prend|prenons|mets|met|mettons|donne|donnons|offre|offrons|occupe|occupons|resous|charge|chargeons|ecris|ecrit|ecrivons';

/** What a model must not say in French; see `Unsayable`. */
export const unsayable: Unsayable = {
  actClaims: [
    new RegExp(`\\b(ai|as|a|avons|avez|ont|est|sont|etait|ete|suis|voila|c'est|vient de) (\\w+ ){0,3}(${done})e?s?\\b`),
    new RegExp(
      `\\b(je|j'|nous|on|il|elle|ils|elles|quelqu'un|personne|equipe|collegues?|techniciens?|technicienne|conseillers?|conseillere|service)\\b ?(\\w+[ '-]){0,5}(${does})\\b`,
    ),
    // What will be.
    /\b(?!(voudr|pourr|faudr|souhaiter|aimer|conviendr)(ai|ais|ait|iez|ions|a)\b)\w{2,}(erai|erons|era|eront|irai|irons|ira|iront|drai|drons|dra|dront|aurai|aura|serai|sera|seront|auront|ferai|fera|ferons)\b/,
    /\b(vais|allons|vont) (\w+[ '])?\w+(er|ir|re)\b|\bva (vous |le |la |les |l'|etre |se )*\w+(er|ir|re)\b/,
    /^(?!.*\?\s*$).*\b(appelez|rappelez|ecrivez|composez|visitez|allez|cliquez|ouvrez|envoyez|payez|virez|tapez|venez|consultez)\b/,
    /\b(c'est (fait|regle|bon)|tout est pret|en route|considerez)\b/,
  ],
  promiseWords: [
    /\bprom(et|is|esse)\w*/,
    /\bgaranti\w*/,
    /\bassur\w*/,
    /\brembours\w*/,
    /\b(indemnis|dedommag|compens)\w*/,
    /\b(remise|reduction|rabais|promotion|ristourne|cadeau)\w*/,
    /\b(gratuit|offert)\w*/,
    /\bsans (frais|cout|supplement|surcout|engagement)\w*/,
    /\baucuns? (frais|cout|supplement)\b/,
    /\b(toujours|jamais|certainement|absolument|definitivement|surement)\b/,
    /\bsans (aucun )?doute\b/,
    /\bmoins (cher|chere|chers)\b/,
    /\bmeilleure?s? (prix|offre|tarif)\w*/,
    /\b(moitie|double|triple)\b/,
    /\bconseils? (juridique|medical|financier)\w*/,
    /\b(approuve|eligible|couvert|gueri|accepte)e?s?\b/,
  ],
  moneyWords:
    /[$€£¥₹¢%]|\b(euros?|centimes?|dollars?|francs?|pour ?cent|prix|coutent|coute|coutait|couts?|tarifs?|frais|cher|chere|acompte|caution|arrhes|supplement|montant|total de)\b/,
  secretWords: [
    /\b(message|instructions?|consignes?|texte|regles?) (du )?(systeme|cachee?s?|initiale?s?|d'origine|secrete?s?)\b/,
    /\bprompts?\b/,
    /\b(mes|les|ces|vos|tes|precedentes) (instructions|consignes|directives|regles|ordres)\b/,
    /\b(modele de langage|chat ?gpt|gpt|openai|anthropic|claude|gemini|llm)\b/,
    /\b(en tant qu'ia|suis une (ia|intelligence)|intelligence artificielle|jailbr\w*|mode developpeur|sans restrictions?)\b/,
    /\b(cle|cles|jeton) (d'acces|api|secrete?s?|privee?s?)\b/,
    /\b(mots? de passe|pin|cvv|cvc|identifiants?|cryptogramme)\b|\bcodes? (pin|secret|de |d'|confidentiel)\w*/,
    /\bcartes? (bancaire|bleue|de credit|de debit|cadeau|vitale)\w*|\bnumeros? de (carte|compte|securite)\b/,
    /\b(comptes? bancaires?|coordonnees bancaires|rib|iban|virement|acces a distance|install(ez|er))\b/,
    /\b(idiot|stupide|imbecile|connard|merde|putain|salope|debile|abruti)\w*|\b(ferme la|la ferme|ta gueule|deteste)\b/,
    /\b(securite sociale|passeport|carte d'identite|date de naissance|nom de jeune fille)\b/,
    /\b(ignore[rz]?|oubliez|oublie|contourne[rz]?) (tout\w*|toutes|les|mes|vos|tes|ces|l)\b/,
    /\b(objectif|faits|json|schema|proposition|outil|fonction|slots|ports) ?:/,
  ],
  orders: [
    /\b(systeme|assistante?|developpeur|utilisateur|instructions?|prompt|nouvelles? regles?|important|note (a|pour) (l'|la |le )?(ia|agent|assistante?|modele)) ?[:>\]]/,
    /\b(ignore[rz]?|oubliez|oublie|contourne[rz]?|passez outre) (tout\w*|les|mes|vos|tes|ces|cette|autres?)\b/,
    /\b(dis|dites|informe[rz]?|promets|promettez|propose[rz]?|assure[rz]?|offre[rz]?) (a )?(tous|toutes|tout|chaque|personne|aucun|aux|au|les|client\w*)\b/,
    /\b(ne|n') ?(dis|dites|mentionne[rz]?|revele[rz]?|divulgue[rz]?) (pas|jamais|rien|a personne)\b/,
    /\b(l'|la |le |cette |cet |ce |ton |votre )(ia|modele|assistante?|agent|bot) (doit|devra|devrait)\b/,
    /\b(tu es|agis|fais comme|reponds|repondez) (maintenant|comme|avec|seulement|uniquement)\b/,
  ],
  hiddenClaims:
    /\b(saviez-vous|savez-vous que|avez-vous (entendu|appris)|n'est-ce pas|comme vous (le )?savez|rappelez-vous|parce que|puisque|car|bien que|depuis que|vu que)\b|, (d'accord|c'est ca|correct|oui|non|exact|hein)\s?\?$/,
  saidBack:
    /^(donc|alors|d'accord|bien|tres bien|je vois|je comprends|compris|je suis desolee?|desolee?|merci|entendu|ok|okay|pardon|vous (voulez|souhaitez|dites|cherchez|avez (dit|besoin)))\b/,
  ours: /\b(nous|notre|nos|on|oui|exact|exactement|correct|vrai|effectivement|accept\w*|confirm\w*|tout a fait)\b/,
  denied: /\b(ne|pas|jamais|rien|aucune?s?|sans|ni|fermee?s?)\b|\bn'/,
  limitingWords: wordsOf(
    'seulement uniquement que sauf excepte hormis si mais jusque jusqu avant apres ne n pas jamais sans quand ou lorsque pendant pour de depuis au moins plus maximum minimum entre par chaque environ vers dans avec a en et du normalement generalement parfois souvent peut peuvent pourrait doit doivent quelques certains certaines tous toutes beaucoup peu membre membres adherent adherents enfant enfants adulte adultes premier premiere deuxieme dernier derniere prochain prochaine semaine ouvrables weekend week end lundi mardi mercredi jeudi vendredi samedi dimanche lundis samedis dimanches feries ferie matin midi soir apres des',
  ),
  emptyWords: wordsOf(
    'le la les l de d du des et ou mais a au aux en dans sur pour par avec comme si alors que qu ce cet cette ces c cela ca est sont etes suis etre ai as avez ont avoir peut peux pouvez pourriez pourrait dois doit devez voulez veux voudriez voudrais souhaitez souhaiteriez aimeriez desirez besoin faut je j vous il elle me m moi mon ma mes votre vos se s y ne n pas qui quoi quel quelle quels quelles quand comment pourquoi ici la aussi tres bien maintenant merci beaucoup plait bonjour bonsoir bienvenue revoir moment instant seconde sur d accord desole desolee pardon excusez comprends compris vois entends heureux heureuse ravi ravie aider aide puis dire dites dit demande demander question questions repeter preciser chose sujet probleme raison peu autre quelque tout encore plus allons vais continuer poursuivre expliquer raconter details detail',
  ),
  commonNouns: new Set(),
  numberWords: Object.fromEntries([
    ...'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt'
      .split(' ')
      .map((word, value) => [word, value === 17 ? '20' : String(value)] as const)
      .filter(([word]) => word !== 'un'),
    ...'trente quarante cinquante soixante septante huitante nonante'
      .split(' ')
      .map((word, at) => [word, String((at + 3) * 10)] as const),
    ...([
      ['octante', '80'],
      ['vingts', '20'],
      ['cent', '100'],
      ['cents', '100'],
      ['mille', '1000'],
      ['million', '1000000'],
      ['douzaine', '12'],
    ] as const),
  ]),
  counting: new Set(),
  articles: wordsOf('un une'),
  word: /[a-z0-9]+/g,
  ending: /(?<=\w{3})(ent|ons|ez|es|er|s|e|x|t)$/,
  sentenceEnd: /(?<=[.!?])\s+/,
};
