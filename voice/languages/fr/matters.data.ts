import type { Matters } from '../matters.ts';

const people =
  "(?:lui|leur|a (?:l'equipe|la secretaire|la patronne|tout le monde|quelqu'un|madame \\w+|monsieur \\w+)|au (?:docteur|dentiste|patron|medecin|responsable|dr|chef)|le (?:docteur|medecin|dentiste|patron|responsable)|l'equipe|la secretaire|(?:docteur|madame|monsieur) \\w+)";
const appointment = '(?:rendez vous|rdv|rendez-vous|reservations?|seances?|visites?|creneaux?)';
const mine = '(?:mon|mes|le|les|notre|nos|ce|son|mes deux|les deux|tous mes)';
const days =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain|apres demain|ce soir|cette semaine|la semaine prochaine|ce jour la)";

export const frenchMatters: Matters = {
  books:
    /\b(?:voudrais|veux|voulais|souhaite|souhaiterais|aimerais|j'aimerais|besoin|cherche|prendre|avoir|fixer|reserver|obtenir)\b(?: [\w']+){0,4} (?:un|d'un|une|deux|prendre|autre) (?:[\w']+ ){0,2}(?:rendez vous|rdv|creneau|seance|visite|consultation|controle|detartrage)\b|\bprendre rendez vous\b|\breserver (?:un|une)\b/,
  message: [
    /\b(?:vous|tu) (?:direz|dites|diras|pouvez dire|pourriez dire) a \w+/,
    /\bpeut (?:il |elle )?me rappeler\b|\bme rappeler quand\b|\bde rappeler \w+/,
    /\b(?:laisser|transmettre|transmettez|passer|passez|prendre|donner|faire passer|remettre)\b(?: [\w']+){0,5} (?:message|mot|note)\b|\b(?:un|le|mon|ce|petit) (?:message|mot) (?:pour|a|au)\b/,
    new RegExp(
      `(?:^|\\b(?:s'il vous plait|pouvez vous|pourriez vous|vous pouvez|et|juste|veuillez|merci de) )(?:lui |leur )?(?:dites|dire|prevenez|prevenir|informez|informer|rappelez|faites savoir|signaler|signalez)(?: juste)?(?: ${people})?\\b.{0,6}\\b(?:que|qu'|de|je|${people})`,
    ),
    /\b(?:dites|dire|prevenez|prevenir) (?:lui|leur|au|a la|a l'equipe|le|la|les|madame|monsieur|docteur)\b/,
    /\b(?:qu'il|qu'elle|qu'on|que quelqu'un) (?:me|m'|nous) ?(?:rappelle|appelle|recontacte|contacte)\b/,
    /\bc'etait (?:le|mon|tout le) message\b/,
  ],
  late: [
    /\b(?:en retard|du retard|minutes de retard|un retard)\b/,
    /\b(?:bouchons?|embouteillages?|circulation)\b|\bcoince(?:e|s)? (?:dans|sur|au)\b/,
    /\b(?:trouve pas|trouve plus|trouve aucune) (?:de |ou |la |le |l')?(?:place|parking|stationner|me garer|entree|porte|cabinet|adresse)\b/,
    /\b(?:je suis|on est|nous sommes) (?:en route|en chemin|presque arrive|bientot la|juste a cote|devant la porte|en bas)\b|\bj'arrive dans\b/,
  ],
  errand: [
    /\b(?:j'ai|on a|nous avons|ai) (?:laisse|oublie|perdu)\b.{0,50}\b(?:chez vous|salle|cabinet|dans votre|votre|accueil|boutique|salon|la bas)\b|\bobjets trouves\b/,
    /\b(?:envoyer|envoyez|m'envoyer|transmettre|transmettez|faxer|renouveler|recuperer|faire|avoir|besoin|veux|voudrais|copie)\b(?: [\w']+){0,6} (?:radios?|radiographies|dossier|ordonnance|facture|recu|resultats|attestation|certificat|arret de travail|arret|formulaire|devis|compte rendu)\b/,
    /\b(?:radios?|radiographies|dossier|ordonnance|facture|recu|resultats|attestation|certificat)\b(?: [\w']+){0,6} (?:envoyee?s?|transmise?s?|transmettre|envoyer|renouvelee?|prete?s?)\b|\b(?:arret de travail|certificat medical|mot d'excuse|justificatif)\b/,
  ],
  business: [
    /\b(?:livraison|colis|paquet|livrer)\b.{0,40}\b(?:pour vous|pour le|pour la|signer|recevoir|porte|deposer|receptionner)\b|\b(?:j'ai|nous avons|on a) (?:une livraison|un colis|un paquet)\b/,
    /\b(?:votre|numero de) fax\b/,
    /\b(?:adresser|adressons|adresse|orienter|envoyer) (?:un|une|notre|l'un) (?:patiente?|cliente?)\b/,
    /\b(?:j'appelle|appelle|appelons|je suis) (?:de la part de(?! (?:ma|mon|mes|notre)\b)|au nom de|de la (?:banque|pharmacie|mairie|societe|mutuelle|assurance)|du (?:laboratoire|labo|cabinet|lycee)|de l'(?:assurance|ecole|hopital|entreprise))\b/,
    /\b(?:personne (?:en charge|chargee|responsable|qui s'occupe)|le responsable|la responsable|votre site (?:web|internet)|terminal de paiement|offre speciale pour)\b/,
    /\b(?:vous recrutez|recrutez vous|embauchez|cherchez (?:du personnel|quelqu'un|une assistante|un assistant)|candidature|mon cv|offre d'emploi|poste (?:a pourvoir|vacant|ouvert)|un stage|cherche (?:du travail|un emploi|un poste))\b/,
  ],
  person: [
    /\ba qui (?:je peux|puis je|dois je|je dois|est ce que je peux) (?:parler|m'adresser)\b|\bpassez (?:la|le) moi\b|\b(?:quelqu'un|il y a quelqu'un) qui parle (?!francais\b)\w+/,
    /^(?:(?:bonjour|allo|bonsoir) )*(?!vous|tu|on|ca|c'est)[\p{L}]+ est la$|^(?:(?:bonjour|allo) )*(?:la|le) (?:comptabilite|compta|direction|patron|patronne|gerant|atelier|secretariat|service \w+)\b/u,
    /\b(?:parle|parler|parlerai) (?:pas )?a une (?:machine|robot)\b|\b(?:veux|voudrais) (?:quelqu'un|une vraie personne|un humain)\b|\bessaye de me joindre\b/,
    /\b(?:parler|passer|passez|mettre|mettez|transferer|transferez|joindre|connecter)\b(?: [\w']+){0,4} (?:(?:quelqu'un|l'[\w]+)|personne|humain|conseill[\w]+|responsable|superieure?|commerciale?|collegue|manager|patronn?e?|directeur|directrice|operateur|operatrice|vendeur|vendeuse|conseiller)\b/,
  ],
  restarts:
    /\b(?:recommenc\w+|repren\w+|repart\w+)(?: \w+){0,2}(?: (?:tout|du debut|depuis le debut|a zero|au debut))?\b(?=.*\b(?:debut|zero|tout)\b|$)|\bdepuis le debut\b|\ba zero\b|\boubliez tout\b/,
  keeps: /\b(?:gard\w*|laiss\w*|pas|sauf|reste)\b/,
  pronoun: /\b((?:le|la|celui|celle) [\p{L}. ]{2,24}?) (?:une|un)\b/giu,
  bids: {
    cancel: /\b(?:annulez|supprimez|enlevez|retirez|annule|supprime)(?: (?:le|la|les|moi|ca|tout))?\b/,
    move: /\b(?:deplacez|changez|mettez|decalez|reportez|avancez|reculez)(?: (?:le|la|les|moi|ca))?\b/,
    beside: /\b(?:s'il vous plait|s il vous plait|la|alors|donc|bon|d'accord|maintenant)\b/g,
  },
  besideTime:
    /\b(?:(?:vous )?(?:avez|auriez)(?: vous)?|(?:est ce que )?vous (?:avez|auriez)|il y a|y a|y aurait|ca serait|ce serait|c'est|serait|est|(?:ca )?(?:m'arrange|nous arrange|l'arrange|me va|m'irait|nous va|irait|marche|conviendrait|convient)|(?:je|on|elle|il|nous) (?:peux|peut|pouvons|pourrais|pourrait|suis|est|sommes|prefere|preferons|prefererais)|libres?|disponibles?|quelque chose|un (?:creneau|rendez vous)|une place|des (?:creneaux|places)|un|une|si (?:possible|c'est possible|vous pouvez|ca va)|possible|plutot|de preference|mieux|bien|parfait|ideal|seulement|que|encore|aussi|alors|s'il vous plait|merci|et|mais|donc|oui|non|ah|bon|disons|mettez|mettons|juste)\b/g,
  undoes:
    /(?<!pas )\b(?:annul(?:ez|e|er)|supprim(?:ez|e|er)|effac(?:ez|e|er)) (?:ca|le|la|tout|le rendez vous|cela)\b|\b(?:l'annuler|l'annulez|annulez le|annulez la)\b/,
  complains: [
    /\b(?:etait|a ete|est) (?:\w+ ){0,2}(?:brutal|brutale|brusque|desagreable|impoli|impolie|agressif|agressive|mal eleve\w?) avec\b|\b(?:porter|deposer|faire une) (?:plainte|reclamation)\b/,
    /\bj'ai les cheveux (?!longs|courts|fins|epais|trop|tres|un peu)\w+|\bs'est deja (?:rallume|casse|reouvert|decolle)\w*|\bc'est se moquer\b|\b(?:deux|trois|quatre) fois que je (?:laisse|appelle|rappelle)\b/,
    /\b(?:debite|facture|preleve|compte|debitee|facturee)\w* (?:\w+ ){0,2}(?:deux fois|en double|trop)\b|\b(?:mon|notre) argent\b|\brembours\w+\b/,
    /\b(?:etait|etaient|a ete|est|ont ete) (?:(?:tres|vraiment|super|assez|franchement) )?(?:desagreable|impoli\w*|malpoli\w*|odieu\w+|agressi\w+|grossier\w*)\b/,
    /\b(?:personne|aucun) ne (?:me |m'|nous )?(?:rappelle|a rappelee?|repond|m'a rappelee?|decroche)\b|\b(?:attendu|patiente|attends depuis) (?:\w+ ){0,4}(?:minutes|heures?|une heure)\b/,
    /\b(?:rate|ratee|massacre\w*|abime\w*|bousille\w*)\b|\b(?:rayure|bosse|eraflure)\b.{0,50}\b(?:n'etait pas|n'y etait pas|avant)\b|\b(?:plainte|plaindre|reclamation)\b/,
  ],
  notBooking:
    /\b(?:pas|aucun) (?:de |un |d'un |besoin d'un |besoin de |pour un |pour prendre )?(?:rendez vous|rdv|patiente?|cliente?)\b(?! (?:le|a|avant|apres|ce|la))|\b(?:juste|seulement) (?:le|un|ce|mon|laisser un) (?:message|mot)\b|\bpas (?:pour|de) (?:prendre|reserver)\b/,
  cancels: [
    /\b(?:enlevez|retirez|rayez|otez) (?:moi )?(?:le |de )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|rendez vous)\b|\b(?:pense|songe|hesite) a annuler\b/,
    /^(?:(?:bonjour|allo|oui|bonsoir) )*annulation$|\bplus la peine\b|\b(?:donner|laisser|libere\w*) (?:la|ma|cette) place\b|\blaiss(?:ez|er) tomber\b|\b(?:supprim\w+|enlev\w+|annul\w+|retir\w+) (?:celui|celle|le|la|mon|l'autre|les deux)\b/,
    /\b(?:annuler|annulez|annule|decommander|decommandez)\b(?! (?:mon |ma |l'|la |le |un |une )?(?:abonnement|commande|contrat|compte|carte|assurance|police))/,
    /\b(?:rayez|enlevez|retirez|otez) (?:moi|nous|mon nom)\b/,
    new RegExp(
      `\\b(?:annuler|annulez|annule|supprimer|supprimez|decommander|enlever|enlevez|oublier|oubliez)\\b.{0,30}\\b${appointment}\\b|\\b${appointment}\\b.{0,40}\\b(?:annuler|annulez|annule|supprimer|decommander)\\b`,
    ),
    new RegExp(
      `\\b(?:pourrai|pourrons|pourra|peux|pouvons|vais|allons|viendrai|viendrons|serai) (?:finalement |malheureusement )?(?:pas|plus)(?: pouvoir)?(?: finalement)?(?: (?:venir|etre la|etre present|me deplacer|y aller|assister))?\\b.{0,20}(?:${days}|finalement|au rendez vous|a mon rendez vous)`,
    ),
    new RegExp(
      `\\b(?:finalement|desolee?|en fait) (?:[\\w']+ ){0,3}(?:pourrai|peux|viendrai|viens|vais|pourrons) (?:pas|plus)\\b.{0,20}(?:venir|pouvoir|${days})`,
    ),
    new RegExp(`\\bplus besoin (?:de |du )?(?:${mine} )?${appointment}\\b`),
  ],
  has: /\b(?:je|on|nous) (?:devais|devait|devions|dois|doit|devons) (?:passer|venir|vous voir|etre la)\b|\bvotre (?:texto|sms|message|rappel|mail) pour le\b|\b(?:j'ai|on a) (?:pris|reserve) (?:\w+ ){0,3}(?:creneaux?|rendez vous|fois)\b|\bc'est pour (?:les?|la|mes|mon|ma) \w+ (?:lundi|mardi|mercredi|jeudi|vendredi|samedi)\b|\b(?:j'ai|nous avons|on a|j'avais|avons) (?:[\w']+ ){0,3}(?:rendez vous|rdv)\b|\b(?:mon|notre) (?:[\w']+ )?(?:rendez vous|rdv)\b|\bje suis (?:inscrite?|notee?|prevue?)\b/,
  cannot:
    /\b(?:cloue\w*|malade|empechement|hospitalise\w*|s'en est occupe\w*|plus la peine|me suis trompe\w*)\b|\b(?:annuler|annulez|decommander|(?:pourrai|peux|pourrons|pouvons|viendrai|viens|vais|pourra) (?:pas|plus)|plus besoin)\b/,
  terms:
    /\b(?:frais|payant|gratuit|gratuitement|cout|coute|facture|penalite|au cas ou|si je dois|si jamais|jusqu'a quand|combien de temps avant)\b/,
  moves: [
    /\bvous m'avez (?:mis|mise|note|notee|inscrit|inscrite) (?:\w+ ){1,5}(?:mais|alors que|or) (?:j'ai|j'avais|je)\b/,
    /\b(?:mettez|mets|mettre) (?:moi |nous )?(?:le|plutot|a|au|lundi|mardi|mercredi|jeudi|vendredi|samedi)\b|\bm'arrange plus\b|\b(?:autre jour|autre date|autre creneau|autre moment) que\b|\b(?:retrouve|trouve|trouver|retrouver|cale|caler)\w* une (?:autre |nouvelle )?date\b|\bmeme heure\b|\b(?:decal|repouss|report|avanc)\w+\b/,
    /\b(?:deplacer|decaler|repousser|reporter|avancer)(?: (?:le|la|ca|mon|notre|ce))?\b/,
    new RegExp(
      `\\b(?:deplacer|decaler|repousser|reporter|avancer|changer|modifier|deplacez|decalez|reportez)\\b.{0,25}\\b${appointment}\\b|\\b${appointment}\\b.{0,50}\\b(?:deplacer|decaler|repousser|reporter|avancer|changer|un autre jour|une autre heure|une autre date)\\b`,
    ),
    new RegExp(
      `\\b(?:un autre jour|une autre heure|une autre date|autre creneau) (?:pour|que|au lieu de) ${mine} ${appointment}\\b`,
    ),
    new RegExp(
      `\\b${days}[^.]{0,15}\\b(?:ne (?:me |nous )?(?:va|convient|marche) (?:pas|plus)|va pas|ca va pas|c'est plus possible|n'est plus possible|je peux (?:pas|plus)|ca ne va plus)\\b.{0,60}\\b(?:autre|avez vous|vous avez|plutot|deplacer|la semaine prochaine|decaler)\\b`,
    ),
  ],
  instead:
    /\b(?:autre jour|autre heure|autre date|autre moment|autre creneau|deplacer|decaler|repousser|reporter|changer|plutot|a la place|qu'est ce que vous avez|vous avez (?:quelque chose|autre chose|de la place)|avez vous|est ce que je peux venir|je (?:peux|pourrais) venir|et si|il y a|serait (?:il )?possible|(?:un jour|une semaine|une heure) (?:plus tard|plus tot|avant|apres))\b/,
  finds: [
    /\bquand (?:est ce que )?(?:je devais|je dois|on doit|nous devons|devais je|dois je) (?:venir|passer|etre la)\b|\ble mien (?:est|c'est|etait) (?:le|a)\b/,
    /\b(?:etre sure?|verifier|savoir|confirmer) (?:que|si) (?:c'est|je suis|mon|j'ai|on a)\b|\b(?:c'est|est ce) toujours bon\b|\bfaut qu'(?:elle|il|on) soit la a\b|\ba quelle heure (?:je dois|on doit|elle doit|il doit|c'est|est)\b/,
    new RegExp(
      `\\b(?:quand|a quelle heure|quel jour|quelle date)\\b(?: [\\w']+){0,5} (?:mon|notre|le) (?:prochain )?${appointment}\\b|\\b(?:quand|a quelle heure|quel jour) (?:est ce que )?(?:j'ai|je dois venir|j'avais|ai je|dois je venir)\\b`,
    ),
    new RegExp(
      `\\b(?:confirmer|verifier|rappeler|oublie|retrouver)\\b.{0,30}\\b(?:mon|notre|de mon) (?:prochain )?${appointment}\\b`,
    ),
    new RegExp(`\\b(?:est ce que )?(?:j'ai|ai je) (?:bien |toujours )?un ${appointment}\\b`),
    /\b(?:c'etait|c'est|etait ce) (?:quand|a quelle heure|quel jour)(?: deja)?$|\b(?:quand|a quelle heure|quel jour) (?:c'etait|vous avez dit|avez vous dit|etait ce)\b/,
  ],
  another:
    /\b(?:un autre|une autre|encore un|encore une|un deuxieme|le deuxieme|la deuxieme|l'autre|aussi|egalement|les deux|pour (?:lui|elle|eux)|(?:pour )?(?:mon|ma) (?:\w+ )?(?:frere|soeur|fils|fille|femme|mari|mere|pere|enfant|ami|amie|compagnon|compagne|collegue|voisine?))\b/,
  rather:
    /\b(?:je )?(?:ne )?(?:donne|communique|laisse) pas (?:mon|mes|ca|de)\b|\bj'ai jamais eu de ca\b|\b(?:plutot|juste|seulement|je prefere|simplement) (?:[\w']+ )?(?:par (?:mail|e ?mail|telephone|sms|texto|courriel)|appelez moi|ecrivez moi|m'appeler|m'ecrire)\b|\b(?:appelez|ecrivez|contactez|rappelez) moi\b|\bpar (?:mail|e ?mail|telephone|sms|texto|courriel)\b|\b(?:n'ai|ai|n'a|n'ont|n'avons|n'utilise|utilise|possede) (?:pas|plus|jamais)\b|\b(?:pas|sans|aucun) (?:de |d'|par )?(?:telephone|numero|mail|e ?mail|courriel|appels?|sms)\b|\b(?:plutot|je prefere) (?:un |une |le |par )?(?:mail|e ?mail|courriel|sms|message)\b/,
  callsBack:
    /\bje (?:vous )?(?:rappelle(?:rai)?|rappellerai|retelephone)\b(?! que)|\b(?:puis je|je peux|est ce que je peux) (?:vous )?rappeler\b/,
  rethinks:
    /^(?:(?:oh|ah|euh|non|pardon|attendez|en fait|finalement) )*(?:j'ai change d'(?:avis|idee)|je change d'avis)$/,
  partly:
    /^(?!.*\b(?:pas|non|jamais)\b)(?:(?:bon|ben|oui|hm|euh|disons) )*(?:plus ou moins|un peu|en partie|partiellement|dans une certaine mesure|en quelque sorte|parfois|a peu pres|plutot)\b/,
  amends:
    /\b(?:changez|changer|mettez|mettre|corrigez|corriger) (?:[\w']+ ){0,4}(?:a|en|un|plutot)\b|\b(?:ma|la|premiere) (?:[\w']+ )?(?:note|reponse|evaluation|chiffre)\b|\b(?:devrait etre|aurait du etre|je voulais dire)\b|\b(?:a l'envers|inverse l'echelle|confondu)\b|\btout a l'heure\b.{0,60}\b(?:mettez|mets|plutot)\b|\b(?:croyais|pensais) que\b.{0,30}\b(?:meilleur\w*|pire|maximum|minimum)\b/,
  astray:
    /\btrompee? de (?:numero|adresse|service|societe|magasin)\b|\b(?:fait|compose) (?:un |le )?(?:faux|mauvais) numero\b|^(?:(?:oh|ah|euh|pardon|desole|desolee|excusez moi|bonjour|je crois que|je|c'est|un|le|mauvais) )*(?:faux numero|mauvais numero|(?:je )?me suis trompee?)(?: (?:pardon|desole|desolee|merci|au revoir|excusez moi))*$/,
  done: /\bc'(?:etait|est) (?:tout|juste ca)\b|\bc'etait ca\b|\b(?:c'est|c'etait) (?:exactement |bien |juste )?ce que je voulais(?: savoir| entendre)?\b|\bca me suffit\b|\bje voulais (?:juste |seulement )?savoir ca\b|\bme voila (?:renseignee?|rassuree?)\b|\bc'est (?:parfait|bon) (?:merci|comme ca)\b|\bc'est tout ce que (?:je voulais|j'avais besoin)\b|\b(?:je voulais|c'etait) (?:juste|seulement|simplement) (?:savoir|demander|une question|pour savoir|me renseigner)$|\b(?:juste|simple) (?:une question|curiosite|pour savoir)$|\bje (?:vais (?:y )?reflechir|reflechis|vous rappelle(?:rai)?|rappellerai)\b|\bbon a savoir\b|\bvous m'avez (?:bien |beaucoup )?aidee?\b|^(?:oh |ah |ouh |hm )*c'est (?:un peu |tres |beaucoup )?(?:trop )?(?:cher|beaucoup)\b|\bje (?:passerai|passe) (?:directement|vous voir|dans la journee)\b/,
  all: /\b(?:les deux|tous les deux|toutes les deux|tous (?:mes|les)|toutes mes)\b(?! (?:jours|matins))/,
  elsewhere:
    /^(?:(?:bonjour|allo|bonsoir|oui|pardon|excusez moi|euh) )*(?:c'est|c'est bien|je suis (?:bien )?(?:chez|a|au)|suis je (?:bien )?(?:chez|a|au)|vous etes (?:bien )?(?:le|la|chez)) (?:le |la |les |l'|chez )?(?!(?:un|une|mon|ma|mes|de|des|d'une?|du|a|au|urgent|ca|comme|quoi|qui|ou|quand|combien|gratuit|possible|vous|cher|ca|bien|vrai|obligatoire|necessaire|ouvert|une personne|un robot|bon|tout|pour)\b)[\w'&]+(?: [\w'&]+){0,3}$/,
  stated: /^(?:(?:bonjour|allo|bonsoir|oui|euh) )*(?:c'est|je suis) (?!bien )/,
};
