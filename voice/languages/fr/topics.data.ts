import type { Topic } from '#voice/languages/everyday-topic.ts';
import { money, span } from '#voice/languages/topic-values.ts';

export const frenchTopics: readonly Topic[] = [
  {
    asks: /\b(?:remises?|reductions?|tarif reduit)\b/,
    heads: 'remises remise reduction',
    tells: /\b(?:remise|reduction|reduit)/,
  },
  {
    asks: /\b(?:c'est|c'etait|vous etes|etes vous|se trouve|vous trouvez)(?: situes?)? ou\b|\bou (?:est ce|c'est|etait ce|etes vous|vous etes|se trouve|dois je|je dois|il faut)\b(?: (?:exactement|venir|aller|deja|situe|situes|le cabinet|le salon))*|\bcomment (?:on |je |est ce qu'on )?(?:vient|viens|vais|va|vous trouver?|arrive)\b|\bquelle (?:est|etait) (?:l'|votre )adresse\b|\bl'adresse\b|\bquelle (?:rue|adresse)\b/,
    heads: 'adresse acces situer trouver',
    tells: /\b(?:rue|avenue|boulevard|place|chemin|quai|etage)\b/,
  },
  {
    asks: /\b(?:se garer|me garer|nous garer|vous garer|garer (?:ma|la|une) voiture|stationner|stationnement|parking|places? de parking)\b/,
    heads: 'stationnement parking garer',
    tells: /\b(?:station|parking|gare[rz]?\b)/,
  },
  {
    asks: /\bfauteuil(?: roulant)?\b(?:.*\b(?:entrer|entre|monter|passer|acceder|venir)\b)?|\bascenseur\b|\bescaliers?\b|\bmarches\b|\baccessible\b|\bpoussette\b|\bdeambulateur\b/,
    heads: 'acces accessibilite adresse',
    tells: /\b(?:ascenseur|accessible|fauteuil|rampe|rez de chaussee|plain pied)\b/,
  },
  {
    asks: /\b(?:si j'|je peux|puis je|peut on|est ce que je peux|jusqu'a quand|si je dois|je dois)\s?(?:encore |toujours )?(?:annul\w*|decommand\w*|ne peux pas|ne viens pas)\b|\bet si (?:j'annule|je ne (?:peux|viens))\b|\bannul\w+\b/,
    heads: 'annuler annulation rendez-vous',
    tells: /\bannul/,
  },
  {
    asks: /\b(?:dois|faut|doit|besoin)\b.{0,20}\b(?:apporter|amener|emporter|prendre)\b(?: quelque chose| quoi)?|\b(?:qu'est ce que|que|quoi) .{0,12}(?:apporte|amene|apporter)\b|\bj'(?:apporte|amene) quoi\b/,
    heads: 'apporter visite',
    tells: /\bapport/,
  },
  {
    asks: /\b(?:quand|combien de temps|quel delai|sous combien)\b.{0,40}\b(?:rappel\w+|repon\w+|contact\w+|reponse|nouvelles)\b|\b(?:rappel\w+|repon\w+|recontact\w+)(?: vous)? (?:quand|en combien|sous combien|dans combien)\b(?: de (?:temps|jours))?|\bdelai\w* de reponse\b/,
    heads: 'reponse delais delai',
    tells: /\b(?:repon|reponse|sous|jour ouvre)/,
  },
  {
    asks: /\b(?:ca|cela|il|elle|le rendez-vous|le rdv|l'enquete) (?:dure|prend|va durer|va prendre)\b(?: (?:combien|de temps|longtemps))*|\bcombien de temps\b(?: (?:ca|cela|dure|prend|il faut|faut il|faut|prevoir|est ce que))*/,
    heads: 'duree',
    tells: span,
  },
  {
    asks: /\b(?:ca|cela) (?:coute|fait|couterait|revient a)(?: combien)?\b|\bcombien (?:ca |cela |vous )?(?:coute|prenez|facturez|fait|couterait|est ce)\b(?: (?:ca|vous))*|\bc'est combien\b|\b(?:tarifs?|prix)\b/,
    heads: 'tarifs tarif prix offres',
    tells: money,
  },
  {
    asks: /\b(?:essai|essayer|tester|periode d'essai|test)\b/,
    heads: 'essai essayer',
    tells: /\b(?:essa[iy]|gratuit)/,
  },
  {
    asks: /\b(?:engagement|engages?|contrat|duree minimum|preavis)\b/,
    heads: 'contrat engagement',
    tells: /\b(?:engagement|contrat|resili|preavis)/,
  },
  { asks: /\bmot de passe\b/, heads: 'passe mot', tells: /\bmot de passe\b/ },
  {
    asks: /\b(?:rembours\w+|rendre l'argent|recuperer mon argent)\b/,
    heads: 'remboursements remboursement',
    tells: /\brembours/,
  },
  {
    asks: /\bcombien de questions\b|\by (?:en )?a combien\b/,
    heads: 'enquete duree questions',
    tells: /\bquestions\b/,
  },
  {
    asks: /\b(?:je gagne (?:quelque chose|quoi)|j'y gagne|on gagne|qu'est ce que j'y gagne|bon d'achat|cadeau|recompense)\b/,
    heads: 'remerciement cadeau bon',
    tells: /\b(?:un bon|cadeau|recompense|tirage)\b/,
  },
  {
    asks: /\b(?:comment|d'ou|ou) (?:avez vous|vous avez|vous avez eu|tenez vous)\b.{0,12}\bmon (?:numero|nom)\b|\bqui vous a donne mon (?:numero|nom)\b/,
    heads: 'qui donnees numero demande',
    tells: /\bnumero\b/,
  },
  {
    asks: /\b(?:que|qu'est ce que vous) (?:faites|devient|deviennent)\b.{0,15}\b(?:reponses|donnees)\b|\b(?:anonyme|confidentiel)\b|\bqui (?:lit|voit|ecoute) (?:mes|ca|les)\b/,
    heads: 'donnees confidentialite reponses',
    tells: /\b(?:conserv|transmis|anonym|confidentiel|gard)/,
  },
  {
    asks: /\b(?:mutuelles?|assurances?|tiers payant|carte vitale|securite sociale)\b/,
    heads: 'mutuelles assurance remboursement',
    tells: /\b(?:mutuelle|assurance|vitale|tiers payant)/,
  },
  {
    asks: /\b(?:payer|paye|regler) (?:par|en|avec|comment)\b|\bcomment (?:je |on |puis je )?(?:paye|payer|regle|regler)\b|\bacceptez (?:vous )?(?:la carte|les cartes)\b/,
    heads: 'paiement reglement payer',
    tells: /\b(?:payer|carte|especes|regler|cheque)\b/,
  },
];
