import type { Descriptions } from '../descriptions.ts';

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "S'ils ont une assurance" is asked of the caller: "Est-ce que vous avez une assurance ?". */
const yours = (text: string) =>
  text
    .replace(
      /\b(?:les clients|le client|les patients|le patient|ils|elles|il|elle|l'appelant)\s+(?:ont|a)\b/gi,
      'vous avez',
    )
    .replace(/\b(?:les clients|le client|les patients|le patient|ils|elles|l'appelant)\s+(?:sont|est)\b/gi, 'vous êtes')
    .replace(/\b(?:les clients|le client|les patients|ils|elles|l'appelant)\s+(\p{L}+?)(?:ent|e)\b/giu, 'vous $1ez')
    .replace(/\b(?:leurs?|ses|son|sa)\b/gi, 'votre');

export const descriptions: Descriptions = {
  asks: /\b(?:demande(?:nt)?|recueille|note|prend(?= (?:le nom|l'adresse|les coordonnées))|veut savoir|s'informe (?:de|sur))\s*/i,
  callersAsk:
    /\b(?:appelants?|clients?|patients?|personnes?)\s+(?:peu(?:t|vent)|pourr(?:a|ont))\s+(?:aussi\s+)?(?:demander|poser|se renseigner)\b/iu,
  next: /(?:,| et)+ (?:puis |ensuite )?(?:réserve|fixe|planifie|prend(?! le nom)|transfère|passe|envoie|connecte|répond|propose|confirme|termine|rappelle|laisse)(?!\p{L}).*$/iu,
  between: /\s*,\s*(?:et\s+(?:aussi\s+)?)?|\s+et\s+(?:aussi\s+)?|\s+ainsi que\s+|\s*;\s*/i,
  or: /(?:^|\s)ou\s/i,
  whether: /^(?:si\s+|s')/i,
  wh: /^(?:ce que|quel\p{L}*|comment|quand|où|qui|combien|pourquoi)(?=\s)/iu,
  nouns: [
    { words: /\b(?:e-?mail|courriel|adresse électronique)\b/i, ask: 'Quelle est votre adresse e-mail ?' },
    { words: /t[ée]l[ée]phone|portable|coordonn[ée]es/i, ask: 'À quel numéro de téléphone peut-on vous joindre ?' },
    {
      words: /num[ée]ro de (?:commande|client|facture|contrat|dossier)/i,
      ask: 'Quel est votre numéro de commande ?',
      type: 'code',
    },
    { words: /\b(?:entreprise|soci[ée]t[ée])\b/i, ask: 'De quelle entreprise appelez-vous ?', type: 'text' },
    { words: /date de naissance/i, ask: 'Quelle est votre date de naissance ?', type: 'date' },
    { words: /\bnoms?\b/i, ask: 'Quel est votre nom, s’il vous plaît ?' },
    { words: /\badresse\b/i, ask: 'Quelle est l’adresse ?', type: 'address' },
    { words: /budget/i, ask: 'Quel est votre budget ?', type: 'money' },
    { words: /nombre de (?:personnes|couverts)/i, ask: 'Pour combien de personnes ?', type: 'number' },
    { words: /code postal/i, ask: 'Quel est votre code postal ?', type: 'text' },
    { words: /\b(?:assurance|mutuelle)\b/i, ask: 'Quelle est votre assurance ?', type: 'text' },
    { words: /\b(?:motif|raison|probl[èe]me|sujet|objet)\b/i, ask: 'De quoi s’agit-il ?', type: 'text' },
    { words: /\b(?:prestation|service|soin)\b/i, ask: 'Quelle prestation souhaitez-vous ?', type: 'text' },
  ],
  asWhether(clause) {
    const own = yours(clause);
    return { ask: `Est-ce ${/^[aeiouyéèêh]/i.test(own) ? `qu’${own}` : `que ${own}`} ?`, type: 'yes_no' };
  },
  asWh(clause) {
    const own = yours(clause)
      .replace(/^ce que\s+/i, 'qu’est-ce que ')
      .replace(/^quand\s+/i, 'quand est-ce que ');
    return { ask: `${raised(own)} ?` };
  },
  asNoun: (noun) => ({ ask: `Que pouvez-vous me dire sur ${yours(noun)} ?`, type: 'text' }),
  beforeChoices: /^(?:si\s+|s')(?:c'est|il s'agit d(?:e|'une?|u)|ils (?:veulent|préfèrent)|elle est)?\s*(?:pour)?\s*/i,
  asChoice: (choices) => `Est-ce ${choices} ?`,
  books:
    /(?<!\p{L})(?:réserve|fixe|planifie|prend|donne|organise)(?!\p{L})[^.]*\b(?:rendez-vous|visites?|tables?|rdv|consultations?|réunions?|démonstrations?)(?!\p{L})|(?<!\p{L})(?:réserve|planifie|programme) (?:un|une|le|la|les|des)(?!\p{L})/iu,
  minutes: /\b(\d{1,3})[ -]?min(?:utes?)?\b/i,
  transfers: /(?<!\p{L})(?:transfère|passe(?: \p{L}+){0,3} à|connecte|met en relation|renvoie vers)(?!\p{L})/iu,
  condition: /(?:^|\s)(?:si\s+|s'|quand\s+|lorsque\s+|en cas d(?:e\s+|'))(.+?)(?:,.*)?$/i,
  notUnderstood: /ne (?:sait|comprend|peut) pas|autres questions|compliqu|demande (?:une|à parler à une) personne/i,
  noTime: /(?:pas|plus) de (?:créneau|place|rendez-vous)/i,
  urgent: /\burgen(?:t|te|ce|ces|ts)\b/i,
  messages: /\b(?:prend|laisse|note)\b[^.]*\bmessages?\b/i,
  callsBack: /\brappel(?:le|er|s)?\b/i,
  textsCaller: /\b(?:sms|texto)\b/i,
  emailsCaller: /\b(?:envoie|confirme|confirmation)\b[^.]*\b(?:e-?mail|courriel)\b/i,
  answers: /\brépond\b[^.]*\bquestions\b/i,
  business:
    /\b(?:pour|de|chez|du)\s+(?:la\s+|le\s+|l')?((?:Cabinet|Clinique|Garage|Salon|Restaurant|Étude|Plomberie)\s+[\p{Lu}][\p{L}&-]*(?:\s+[\p{Lu}][\p{L}&-]*)*)/u,
  say: {
    greeting: (business) => `Bonjour et merci de votre appel chez ${business}. Je suis l’assistant automatique.`,
    name: 'Quel est votre nom, s’il vous plaît ?',
    phone: 'À quel numéro de téléphone peut-on vous joindre ?',
    email: 'Quelle est votre adresse e-mail ?',
    reason: 'Que puis-je faire pour vous ?',
    message: 'Quel message puis-je transmettre ?',
    urgent: 'Est-ce que c’est urgent ?',
    sms: 'Merci de votre appel. Nous avons noté vos informations.',
    mailSubject: 'Votre appel',
    mail: 'Merci de votre appel. Nous avons noté vos informations.',
  },
};
