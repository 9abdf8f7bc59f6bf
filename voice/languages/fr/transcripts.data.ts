import type { Transcripts } from '../transcripts.ts';

const types: Transcripts['types'] = [
  { words: /\b(e-?mail|mail|courriel|adresse electronique)\b/, type: 'email', name: 'email' },
  {
    words:
      /\b(telephone|portable|mobile)\b|\bnumero\b.*\b(joindre|rappeler|appeler|contacter)\b|\bvous (joindre|rappeler)\b/,
    type: 'phone',
    name: 'phone',
  },
  { words: /\b(adresse|rue|code postal)\b|\bou habitez[- ]vous\b/, type: 'address', name: 'address' },
  {
    words:
      /\b(numero|code|reference) (de |d')?(commande|client|dossier|suivi|reservation|compte|facture|contrat|police)\b|\breference\b/,
    type: 'code',
    name: 'reference',
  },
  {
    words:
      /\b(votre|le|quel|a quel|vos|prenom et) (nom|prenom|noms)\b|\bcomment vous appelez[- ]vous\b|\bqui est[- ]ce que j'ai\b|\ba qui ai[- ]je\b|\bqui est a l'appareil\b/,
    type: 'name',
    name: 'name',
  },
  {
    words: /\bechelle (de|d')|\bde (un|1|zero|0) a (cinq|dix|5|10)\b|\bnot(e|ez|eriez)[- ]vous\b|\bquelle note\b/,
    type: 'rating',
    name: 'rating',
  },
  {
    words: /\b(budget|combien (souhaitez[- ]vous depenser|payez[- ]vous)|fourchette de prix)\b/,
    type: 'money',
    name: 'budget',
  },
  { words: /\b(combien de temps|depuis quand|quelle duree)\b/, type: 'duration', name: 'duration' },
  { words: /\b(combien|quel age|quelle taille)\b/, type: 'number', name: 'number' },
  { words: /\b(jour et (a )?quelle heure|date et (l')?heure|jour et heure)\b/, type: 'date_time', name: 'moment' },
  { words: /\b(a )?quelle heure\b/, type: 'time', name: 'time' },
  { words: /\b(quel|quelle) (jour|date)\b|\bquand\b|\bdate (de|du)\b/, type: 'date', name: 'date' },
];

const yesNo =
  /^(et |alors |bon,? |d'accord,? )?(est[- ]ce (que|qu')|est|sont|etes|avez|as|a[- ]t|y a|voulez|souhaitez|pouvez|peut|puis|devez|faut|aimeriez|habitez|preferez|c'est|s'agit|avons)\b/;

const booking =
  /\b(quel|quelle|quand|comment)\b.*\b(convient|conviendrait|arrange|arrangerait|rendez[- ]vous|visite|disponible|venir|passer|libre)\b|\bquand (pouvez|pourriez|souhaitez|voulez|pouvons|est[- ]ce que vous)\b/;

const noQuestion =
  /\b(autre chose|quelque chose d'autre|est[- ]ce (bien )?(exact|correct|juste)|c'est (bien )?(ca|exact|correct)|ai[- ]je bien|exact\?|correct\?|n'est[- ]ce pas|ca vous (va|convient)|cela vous convient\b.*\?|comment allez[- ]vous|(comment|en quoi) puis[- ]je vous (aider|etre)|que puis[- ]je faire|etes[- ]vous toujours|je (vous )?reserve\b|d'accord\?|m'entendez[- ]vous|vous m'entendez)|\b(donc|alors|j'ai) .*(exact|correct|ca)\?$/;

const small = new Set(
  "le la les l un une des du de d au aux a et ou mais donc en dans sur pour par avec est sont etes etait ete etre avez avons ai a ont y pouvez puis peut voulez souhaitez devez aimeriez faut que qu qui quoi quel quelle quels quelles quand comment pourquoi combien je j vous nous on il elle ils elles c ce cet cette ces cela ca se s me m mon ma mes votre vos notre nos son sa ses plait svp dire donner besoin quelque aussi maintenant bien bon d'accord merci oui non alors t n ne pas".split(
    ' ',
  ),
);

export const transcripts: Transcripts = {
  agents: [
    'agent',
    'agente',
    'assistant',
    'assistante',
    'bot',
    'ia',
    'conseiller',
    'conseillere',
    'operateur',
    'operatrice',
  ],
  callers: [
    'client',
    'cliente',
    'appelant',
    'appelante',
    'utilisateur',
    'utilisatrice',
    'contact',
    'patient',
    'patiente',
    'personne',
  ],
  types,
  yesNo,
  booking,
  noQuestion,
  small,
  choices: {
    or: 'ou',
    notOr: /\bou (non|pas)\b/i,
    before:
      /^.*(?:\b(?:s'agit-il (?:de|d'un|d'une|du|des)|pour|préférez-vous|voulez-vous|souhaitez-vous|est-ce|avez-vous|êtes-vous|c'est)|:)\s+/i,
    article: /^(?:(?:pour|est-ce|un|une|des|du|le|la|les|de|d'un|d'une)\s+|(?:l'|d'))+/i,
  },
};
