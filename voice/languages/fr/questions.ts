import type { Questions } from '../questions.ts';

const asking =
  "que|quoi|quel|quelle|quels|quelles|quand|ou|qui|comment|combien|pourquoi|lequel|laquelle|est ce que|est ce qu'il|est ce qu'on|est ce|qu'est ce que|qu'est ce qui|c'est quoi|c'est combien|y a t il|peut on";
const helping =
  'avez|etes|pouvez|pourriez|acceptez|faites|proposez|prenez|ouvrez|fermez|livrez|vendez|dois|puis|peut|faut|est|sont|a|vous avez|vous etes|vous acceptez|vous faites|vous prenez|vous proposez|il y a|on peut|je peux|je dois|il faut|ca coute|ca dure';
const about =
  'vous|je|on|il|elle|ce|ca|les|la|le|l|un|une|des|du|de|mon|ma|mes|votre|vos|t|possible|parking|place|chiens|enfants|carte|cartes|cheques|venir|apporter|payer|garer|encore|aussi|ouvert|ouverts|rendez|gratuit|combien|cher|longtemps';

export const frenchQuestions: Questions = {
  leads:
    /^(?:vous (?:savez|voyez)(?= (?:mon|ma|mes|moi|je|j'\w+|on|depuis)(?: |$))|et|mais|ou|ca depend|je veux juste savoir|ah|euh|ok|bon|bah|ben|alors|oui|non|bonjour|bonsoir|attendez|pardon|excusez moi|s'il vous plait|d'abord|en fait|au fait|avant (?:ca|de continuer|de repondre)|une (?:petite )?question|juste une (?:petite )?question|j'ai (?:une|encore une|juste une) (?:petite )?question|(?:est ce que )?je peux (?:vous )?(?:poser une question|demander quelque chose)|puis je (?:vous )?(?:poser une question|demander)|pouvez vous me dire|pourriez vous me dire|vous pouvez me dire|dites moi|savez vous|je (?:voudrais|voulais|veux)(?: (?:juste|seulement|simplement|bien|vous))* (?:savoir|demander)|j'aimerais(?: bien| juste)* savoir|j'aurais (?:bien )?(?:voulu|aime) savoir|(?:c'est|c'etait|j'appelle)(?: juste| seulement| simplement)? pour (?:savoir|demander)|je me (?:demandais|demande)(?: juste)?|juste pour savoir|avant de (?:dire oui|confirmer|reserver|valider))(?: si)? /,
  opens: new RegExp(`^(?:(?:a|de|en|avec|pour|jusqu'a|depuis)? ?(?:${asking})\\b|(?:${helping}) (?:${about})\\b)`),
  asking:
    /(?<!\p{L})(?:combien|comment|quand|où|qui|quel(?:le)?s?|pourquoi|est-ce|qu'est-ce|quoi|lequel|laquelle|il y a|y a|je peux|on peut|vous (?:avez|faites|prenez|acceptez|êtes)|faut)(?!\p{L})/iu,
  tells:
    /^(?:(?:et|ben|bah|bon|alors|oui|non|c'est|euh) )*(?:à (?:mon|son|notre|leur) nom|que (?:les?|la|l'\p{L}+|mes|mon|ma|nos|notre|on|je|j'\p{L}+|tu|ils?|elles?|vous|nous|ça|ce|tout|des|un|une)|qu'(?!est)\p{L}+|quand (?:je|j'\p{L}+|on|il|elle))(?!\p{L})/iu,
  indirect: {
    whether:
      /^(?:[\w']+ ){0,8}?(?:savoir|demander|demandais|demande|dire|sais|savez|sait|verifier|confirmer) (?:si |s'(?=ils?\b|elles?\b))/,
    verbs: new Set<string>(),
    isVerbLast: false,
    contracted: [],
    opener: 'est ce que',
  },
  weak: /^(?:vous (?!(?:pouvez|savez|voyez|devez|mettez|notez|ecrivez|changez|avez (?:mon|ma|mes|bien|raison|dit))\b)\w+ez\b|on (?:peut|doit|paie|paye|se|y) \w+|et (?:si|en cas|quand|pour) (?!possible|vous pouvez|c'est possible)\w+ \w+|y a \w+|faut \w+|il y a \w+|c'est (?:payant|gratuit|rembourse|ouvert|loin|long|cher|accessible|possible|compris) ?\w*|(?!je |j'|ils |elles |on m').*\b(?:combien|comment|quoi|quels?|quelles?|pourquoi)\b)|\b(?:quand|ou)$/,
  announces:
    /\b(?:(?:une|ma|petite|autre) question|(?:voudrais|voulais|veux|aimerais|pour|voulu) (?:\w+ )?(?:savoir|demander)|dites(?: |-)moi|dites|je me demand\w+|savez vous)\b/,
  reports:
    /^(?:(?:mon|ma|mes|le|la|un|une|les|notre) (?:[\w']+ ){1,2}?|(?:on|quelqu'un|j'ai|il|elle) )(?:dit|disait|pense|croit|m'a dit|nous a dit|a dit|a lu|a entendu|lu|entendu|vu|cru)(?: (?:dire|que|quelque part|sur internet))* (?:qu')?/,
  ends: / (?:c'est ca|n'est ce pas|non|hein|c'est bien ca|pas vrai|c'est vrai|c'est juste|c'est exact|ou pas|a peu pres|exactement|d'ailleurs|au fait|alors|quelque chose|je me trompe)$/,
  follows:
    /^(?:(?:et |mais |ou )?(?:qu'en est il de|et pour)\b|et (?:le|la|les|en|a|avec|pour|est ce|c'est|vous|on|je|comment|que|quand|ou|qui|quel|quelle|si|un|une|pendant|apres|avant|combien)\b)/,
  refers: /\b(?:ca|cela|le|la|les|y|en|celui|celle|ceux|celles|ce|cette)\b/,
  replaces: /^(?:et |mais |ou )?(?:qu'en est il )?(en|a|avec|pour|pendant|apres|avant|le|les) /,
  requests:
    /^(?:est ce que )?(?:je peux|je pourrais|puis je|pourrais je|on peut|on pourrait) (?:venir|passer|avoir un rendez vous)\b|^(?:est ce que )?(?:vous pouvez|vous pourriez|pouvez vous|pourriez vous) (?:me |nous |le |la )(?:prendre|recevoir|voir|caser|donner un rendez vous)\b|^(?:est ce que )?(?:je peux|je pourrais|puis je|pourrais je|on peut|on pourrait|peut on) (?:s'il vous plait )?(?:reserver|prendre|avoir|annuler|changer|deplacer|decaler|reporter|parler|recommencer|venir|epeler|repeter)\b|^(?:est ce que )?(?:vous pouvez|vous pourriez|pouvez vous|pourriez vous) (?:me |le |la |s'il vous plait )*(?:repeter|passer|rappeler|transferer|reserver|annuler|changer|deplacer|aider|attendre|epeler|dire|donner|parler)\b|^(?:quelle|c'est quoi|c'etait quoi) (?:etait|est|la)? ?(?:la |votre )?(?:derniere )?question\b|^que voulez vous dire\b/,
  results: {
    asks: /\b(?:cela|ça|c'est|est-ce que)\b.*\b(?:résolu|réglé|aidé|marché|fonctionné)\b|\ble problème est(?:-il)? (?:résolu|réglé)\b/i,
    acts: /^(?:(?:oui|non|mais) )*(?:je l'ai|j'ai|je l ai|nous avons)(?: deja)? (?:fait|essaye|tente|redemarre)\b|^(?:c'est )?(?:deja )?fait\b/,
  },
  urgency: {
    asks: /empêche|urgent|bloque/i,
    urgent:
      /\b(?:personne ne peut|plus personne ne|urgent|urgence|(?:ne )?(?:peux|peut|pouvons) (?:pas|plus|rien)|impossible|bloquee?|en panne|rien ne marche|perds|perdons|au plus vite|tout de suite)\b|^(?:(?:oui|ah|ben) )*(?:et comment|completement|totalement|a fond)$/,
    waits:
      /\bpas (?:tres |si |vraiment |tellement )?(?:urgent|grave|presse)\b|\brien ne presse\b|\bpas d'urgence\b|\b(?:ca )?peut attendre\b|\bpeux (?:encore |quand meme )?(?:travailler|attendre)\b|\bjuste un peu\b|\b(?:ca |rien )?(?:ne )?presse (?:pas|pas tant)\b/,
    named:
      /(?:\burgen(?:t|te|ce)\b|\b(?:ca|cela) (?:me |nous )?presse\b|\bbloqu(?:ant|ee?|es)\b|\bm'empeche\b|\b(?:je (?:ne )?|on (?:ne )?)(?:peux|peut) (?:pas|plus) (?:du tout )?(?:travailler|facturer|bosser)\b|\bpress[eé]\b)/,
    backs:
      /(?:\bexager\w+|\bgrand mot\b|\bje retire\b|\benlevez\b|\b(?:je|on) (?:peux|peut) (?:encore |quand meme |tout a fait )?(?:travailler|bosser)\b|\bpas a ce point\b)/,
  },
  companies: {
    asks: /\b(?:quelle|votre) (?:entreprise|société|boîte)\b|\bnom de (?:votre|la) (?:entreprise|société)\b/i,
    leads:
      /^(?:(?:ben|alors|oui|euh),? )*(?:je travaille (?:chez|pour)|je suis (?:chez|de)|(?:je vous appelle|j'appelle) (?:de|pour)|(?:la société|l'entreprise|ma société|mon entreprise|notre société|notre entreprise)(?:,? (?:c'est|s'appelle|est))?|(?:on|ça|elle) s'appelle|nous sommes|c'est|pour|chez) /i,
    none: /^(?:(?:ben|non|oui|je suis|c'est|juste|seulement|que) )*(?:moi|moi meme|independant|independante|a mon compte|particulier|particuliere|un particulier|une particuliere|aucune|freelance|auto entrepreneur|retraite|retraitee|pas de societe|pas d'entreprise)$|^(?:(?:ben|non|oui|alors|moi) )*(?:je suis (?:a mon compte|independante?|particulier\w*|auto entrepreneu\w*|en freelance|retraitee?)|(?:il )?(?:n'y a|y a) pas (?:de societe|d'entreprise)|je n'ai pas (?:de societe|d'entreprise)|j'ai pas (?:de societe|d'entreprise)|a mon compte)(?: .{0,45})?$|^(?:\S+ ){0,3}pas encore\b/,
    needs:
      /^(?:(?:ben|alors|oui|euh|bonjour) )*(?:(?:j'ai|on a|nous avons) besoin\b|(?:je|on|nous) (?:cherche|cherchons|voudrais|voudrait|voudrions|veux|veut|voulons|souhaite|souhaitons)\b|c'est pour (?:un|une|des|avoir)\b|de l'aide pour\b)/,
    tails:
      /,? (?:maintenant|désormais|en fait)$|,? (?:et )?pas [^,]+(?:,.*)?$|, (?:avec|sans|ça s'écrit) .*$|, (?:vous connaissez peut-être)$/i,
    renames:
      /(?<!\p{L})(?:on|nous|ça) (?:s'appelle|nous appelons)(?: maintenant| désormais)? (.+)$|(?<!\p{L})pour (?:l'entreprise|la société|la boîte),? (?:notez|mettez|écrivez)(?: plutôt)? (.+)$|(?<!\p{L})(?:notez|mettez) (?:l'entreprise|la société) (?:comme|sous) (.+)$/iu,
    is: /(?<!\p{L})(?:c'est|ce serait|je voulais dire|je voulais)(?!\p{L})\s*/iu,
  },
  ofGiven:
    /\b(?:lequel|laquelle|quel|quelle|qu'est-ce que) (?:\w+ ){0,2}(?:j'ai|je vous ai) (?:donne|laisse|mis|utilise)\b/,
  troubles:
    /\b(?:probl[eè]mes?|se passe|s'est pass[eé]|arriv[eé]e?|pannes?|d[eé]g[aâ]ts?|dommages?|d[eé]cri\p{L}*|racont\p{L}*|sympt[oô]mes?|ne va pas)(?!\p{L})/iu,
  companyWords: ['societe', 'entreprise', 'boite'],
  sums: /\bbudget\b|\beuros?\b|\bdollars?\b/i,
  consents: {
    asks: /puis-je vous poser|pouvons-nous vous contacter|poser quelques questions|bon moment|avez-vous (?:un instant|une minute)/i,
    putsOff:
      /\bje (?:conduis|travaille|mange|cuisine|suis (?:au (?:travail|volant)|en (?:reunion|voiture|rendez vous)|occupee?|pressee?))\b|\b(?:pas maintenant|pas le temps|une autre fois|plus tard|ca tombe mal|pas le (?:bon )?moment|mauvais moment)\b/,
    identifies: /^(?:(?:oui|allo) )*(?:c'est moi(?: meme)?|lui meme|elle meme|a l'appareil)$/,
    provided:
      /^(?:(?:oui|mais|bon|d'accord) )*(?:(?:seulement|uniquement|que) (?:par|si|le|la|en|avec|apres|avant) .+|par \S+ (?:uniquement|seulement))$/,
    agrees:
      /^(?:(?:oui|ouais|allez y|allez|bon|d'accord|ok|bah|ben|alors|vas y) )+(?:mais )?(?:(?:tres|c'est|soyez|faites|faut que ce soit|que ce soit|si c'est|alors) )*(?:vite fait|vite|rapide|rapidement|rapido|bref|brievement|court)(?: (?:s'il vous plait|hein|oui|j'ai .{3,40}|je .{3,40}))*$|^(?:(?:oui|ouais|bon|ok) )*si (?:ca|c'est|cela) (?:(?:ne )?(?:prend|dure) pas (?:trop |bien )?(?:longtemps|de temps)|pas trop long)$|^(?:(?:oui|bon|ben|ouais) )*(?:si vous (?:voulez|y tenez)|je vous ecoute|on y va|allez on y va|a la rigueur|ouaip|comme vous voulez)$/,
  },
  comesFor:
    /^(?:(?:pouvez|pourriez|faites|proposez|avez|vendez|reparez) vous\b|(?:est ce que )?(?:vous|je|on|quelqu'un) (?:pouvez|pourriez|faites|proposez|avez|vendez|reparez|peux|peut|pourrait|pourrais)\b|(?:puis je|peut on|est il possible|est ce possible|serait il possible)\b)/,
  offered:
    /\b(?:(?:quel|quelle|quels) (?:jour|date|heure|mois) (?:c'etait|c'est|etait|vous|deja|avez)|(?:c'etait|c'est) (?:quel|quelle|quand)|(?:c'est|c'etait) (?:bien )?(?:le )?(?:\d+|premier)\b|vous avez dit|avez vous dit|est ce (?:que c'est )?(?:le matin|l'apres midi|le soir)|le matin ou|quels etaient)\b/,
  tags: /^(?!(?:oui|d'accord|ok|parfait|bien|non)\b).* (?:c'est ca|n'est ce pas|non|hein|c'est bien ca|pas vrai|c'est vrai|c'est juste|c'est exact|je me trompe)$/,
  wellbeing:
    /^(?:(?:bonjour|bonsoir|salut|et|bon) )*(?:comment allez vous|comment ca va|ca va|vous allez bien|comment vas tu|la forme)(?: aujourd'hui| bien)?$/,
};
