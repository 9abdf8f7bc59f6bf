import { type Around, takesBack } from '../around.ts';

export const frenchAround: Around = {
  opens:
    /^(?:euh|heu|alors|bon|ben|bah|eh bien voila|et bien voila|bien voila|eh bien|et bien|enfin|en fait|voila|ecoutez|ecoute|voyez vous|vous savez|le probleme est que|le probleme c'est que|c'est que|il se trouve que|disons) /,
  closes:
    / (?:a la place|s'il vous plait|s'il te plait|svp|merci|merci beaucoup|si (?:c'est possible|possible|vous pouvez|ca ne vous derange pas|ca va)|je crois|je pense|je suppose|vous voyez|vous savez|voyez vous|ou quelque chose comme ca|c'est tout|voila|quoi)$/,
  leads:
    /^(?:(?:oui |ok |d'accord |bon |alors |donc |et |juste )*(?:(?:je|j'|nous|on) ?)?(?:j'ai besoin|j'aurais besoin|aurais besoin|voulais|voulait|voulions|avons besoin|a besoin|besoin|voudrais|voudrait|voudrions|veux|vais prendre|prends|prendrai|prendrais|aimerais|j'aimerais|souhaite|souhaiterais|cherche|prefere|prefererais|viens pour|appelle pour|j'appelle pour|crois|pense|dirais|crois que c'est)(?: (?:juste|bien|plutot|faire|avoir|prendre|reserver|que|un rendez vous pour))*|(?:(?:oui |alors |bon )*)(?:c'est|ce sera|ce serait|ca sera|il me faudrait|il me faut|on va faire|on fait|mettez moi|faites moi|disons)(?: (?:juste|pour|donc|plutot))*|alors|juste|pour|donc|plutot|et si on faisait|faire(?= (?:une?|des|le|la|mon|ma|mes) )) /,
  bookings: /^(?:un|une|le|mon|prendre|prendre un) (?:rendez vous|creneau|rdv) (?:pour|concernant) (?=\S)/,
  follows:
    / (?:alors|ce serait (?:bien|parfait|super|genial|ideal)|ca serait (?:bien|parfait|super)|serait (?:bien|parfait|super)|ca ira|ira (?:bien|tres bien)|pour moi|me va|me convient|plutot|donc)$/,
  thing: /^(?:une?|le|la|les|mon|ma|mes|notre|nos|des|deux|trois|un autre|une autre|(?:l'|d'une? ?)) ?\S/,
  one: /^(?:une?|d'une?) (?!(?:peu|tas|moment|chose|jour|fois|de|petit peu)\b)/,
  surely: /^ (?:(?:non|euh|oh|ah) )*(?:pardon|je veux dire|enfin non|qu'est ce que je raconte|qu'est ce que je dis) /,
  rather: takesBack(
    "non|qu'est ce que je raconte|qu'est ce que je dis|je dis n'importe quoi|je raconte n'importe quoi|attendez|attends|pardon|desole|desolee|plutot|je veux dire|je voulais dire|enfin|je me trompe|excusez moi|rectification|finalement",
    'ah|oh|euh|heu|bon|ou|et|mais|ben',
    'mettez|disons|on va dire|prenons',
  ),
  not: /^(?:non |alors )*(?:pas )(?=(?:une?|le|la|mon|ma|de|d'|l')(?: |\S))/,
  but: /^(?:mais) /,
  joins: new Set([
    'celle',
    'celui',
    'ceux',
    'celles',
    'a',
    'le',
    'pour',
    'vers',
    'en',
    'dans',
    'ou',
    'ce',
    'et',
    'peut',
    'etre',
    'la',
    'au',
    'de',
  ]),
  vague: new Set(
    "caser recevoir creneau creneaux place places dispo dispos disponibilites fils fille mari femme rendez vous rdv reservation visite prendre avoir obtenir fixer reserver faire venir passer voir vu docteur docteure medecin dentiste quelqu'un quelque chose truc aide aider m'aider besoin ai j'ai j'aurais veux voudrais voulais souhaite souhaiterais aimerais j'aimerais peux pourrais peut pouvez appelle j'appelle appelais appeler des que possible le plus vite tot urgent urgence libre place nouveau nouvelle patient patiente client cliente probleme problemes question renseignement pour de du d un une le la les l je moi me m nous chez vous votre est c'est suis en ce ca il y a avec s'il plait svp aujourd'hui enfin et ou juste alors bien super parfait oui".split(
      ' ',
    ),
  ),
  talk: new RegExp(
    [
      "\\b(?:enfin quelqu'un|(?:quelqu'un|vous|on) (?:decroche|decrochez|repond|repondez)|(?:ca|cela) fait [\\w ]{1,25}que (?:j'appelle|j'essaie|j'attends|je patiente)|(?:pas )?facile a joindre)\\b",
      "\\b(?:je (?:suis (?:en voiture|au volant|au travail|dans (?:la rue|le (?:bus|train|metro))|enrhumee?|aphone)|conduis)|mon (?:francais|telephone|portable) (?:est|n'est|ne)|ma (?:voix|batterie)|vous m'entendez|laissez moi [\\w' ]*|je (?:vais chercher|cherche) [\\w' ]*)\\b",
      "^(?:mon|ma|le|la) [\\w' ]{1,25}(?:m'a dit|m'a demande|m'a conseille|dit|veut) (?:d'|de |que )(?:appeler|vous appeler|venir|j'appelle|je vienne)[\\w' ]*$|^(?:vous m'avez|on m'a|quelqu'un m'a) (?:appelee?|telephone)[\\w' ]*$|\\bj'ai (?:recu|eu) (?:un|une|votre) (?:courrier|lettre|appel|message)\\b|\\bun appel manque\\b",
      "^c'est (?:un peu |tres |assez )?(?:complique|personnel|prive|delicat|genant|une longue histoire|difficile a (?:dire|expliquer))$|^je (?:ne )?(?:sais|suis) pas(?: (?:sure?|trop|bien))?(?: (?:quoi|comment|ce))?[\\w' ]*$|\\b(?:ca devait etre|c'etait|c'est) une erreur\\b",
    ].join('|'),
  ),
  needs:
    /\b(?:besoin|voudrais|veux|aimerais|souhait\w*|cherche|pour (?:un|une|mon|ma|mes|faire|me)|a cause d\w*|au sujet d\w*|concernant|mal|fait mal|douleur\w*|douloureu\w*|casse\w*|fele\w*|ebreche\w*|tombe\w*|bouge\w*|perdu\w*|decolle\w*|saign\w*|gonfle\w*|enfle\w*|infect\w*|grinc\w*|sensible\w*|verifi\w*|control\w*|detartr\w*|nettoy\w*|regard(?:er|e|iez)|examin\w*|repar\w*|remplac\w*|changer|ajust\w*|enlever|arracher|poser|plomb\w*|couronne|blanchi\w*|consult\w*|soin\w*|radio\w*|vaccin\w*|test\w*|devis|ne (?:marche|fonctionne) (?:pas|plus)|fuit|fuite|bouche\w*|bruit|problemes? (?:avec|de))\b/,
  rates:
    /\b(?:par|chaque) (?:an|année|mois|semaine|jour|heure|trimestre|personne|tête)(?!\p{L})|\b(?:mensuels?|annuels?)\b/giu,
  toOthers:
    /^(?:(?:attends|un instant|pas maintenant|non|hey|pardon|ok|chut|une seconde|une minute) )*(?:cheri|cherie|mon coeur|mon amour|maman|papa|les enfants)\b|(?<!\b(?:mon|ma|le|la|notre|de|pour|et|avec) )\b(?:cheri|cherie|mon coeur|mon amour)$|\bje suis au telephone\b|\best au telephone\b|\b(?:baisse|eteins|arrete|coupe) (?:ca|le|la|moi ca)\b|\b(?:un client|une cliente|quelqu'un) (?:vient d'(?:entrer|arriver)|est la|arrive)\b|\bon sonne\b|\b(?:tais toi|taisez vous|chut|silence)\b/,
};
