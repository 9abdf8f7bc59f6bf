import type { Restatements } from '../restatements.ts';

export const frenchRestatements: Restatements = {
  compares: { than: new Set(['que', "qu'"]), more: new Set(['plus', 'plutot']) },
  takes:
    /(?:^(?:(?:ah|oh|euh|ben|bon) )*non |\bj'(?:ai|avais) (?:bien |juste )?(?:dit|donne|mis)|\bje (?:voulais|veux|pensais) dire|\b(?:aurais|aurait) du (?:dire|mettre|etre)|\bce (?:devrait|doit) etre|\b(?:c'est|c'etait|j'ai ete|est|etait) (?:un peu |bien |trop |tres )?(?:(?:trop )?(?:severe|gentille?|dur[e]?|haut|bas|genereux|genereuse|sevère)|faux|fausse|l'ancien(?:ne)?|vieux|perime|pas (?:bon|la bonne))|\bje me suis tromp|\b(?:mettez|notez|ecrivez|changez|remplacez|corrigez|montez|descendez|baissez|passez|oubliez|mets|note|change)\b|a la place|\bplutot\b|\ben fait\b|\bfinalement\b|\btout compte fait|\bje corrige|\brectification|\btout a l'heure|\bpas .* mais|\bau lieu|\bc'est l'inverse|\bvaut (?:un|une|plutot)|\bpardon\b)/,
  puts: /^(?:(?:et|alors|mais|non|ah|oh|bon|pardon|euh|enfin|donc|plutot|en fait|oui|attendez|tiens|maintenant) )*(?:(?:c'est|c'etait|ce serait|ca serait|ce sera|ca vaut|il s'appelle|elle s'appelle|on s'appelle|le (?:nouveau|bon|vrai) (?:c'est|est)|la (?:nouvelle|bonne|vraie) (?:c'est|est)|ca devrait etre|ce devrait etre)(?: plutot| maintenant| desormais)*|(?:mettez|notez|ecrivez|mets|note|changez|remplacez|passez|montez|descendez)(?:-moi|-le|-la| moi| le| la| ca| plutot| a| par| en| comme \w+)*|(?:je (?:voulais|veux|pensais) dire|j'aurais du (?:dire|mettre)|j'aurais pu dire|je (?:dis|mets|mettrais|dirais|donne|donnerais|prends|prendrais|corrige)(?: plutot)?)|disons|plutot|va pour|allez)(?: un| une| le| la| les| l'| a| de| du| environ| plutot)* /,
  tails:
    / (?:a la place|(?:c'est|est|serait|ce serait|irait) mieux|m'arrange(?:rait)? (?:mieux|plus)|s'il vous plait|plutot|en fait|finalement|alors|du coup|maintenant|desormais|en realite|hein|voila|je voulais dire|tout a l'heure|si (?:possible|vous pouvez))$/,
  wants: {
    drops: /(?:\boubli\w+|\blaiss\w+ tomber|\bon laisse|\bannul\w+|\bfinalement pas|\bpas (?:un|une|le|la|de)\b)/,
    leads:
      /\b(?:ce (?:qu'il|dont|qu'on|que|qui) (?:nous |me |on |je |j'ai |on a )*(?:faut|faudrait|manque|cherche|veut|veux|voudrait|voudrais|besoin)(?: vraiment| en fait| surtout)* c'est|(?:il (?:nous|me) (?:faut|faudrait)|il faudrait)(?: plutot| en fait| surtout)*|(?:on|je|nous) (?:cherche|cherchons|voudrait|voudrais|veut|veux|aimerait|prefere)(?: plutot| en fait)*|c'est (?:plutot|en fait)|plutot|en fait|je voulais dire) (?=\S)/g,
    than: / (?:qu'une?|que (?:le|la|un|une))\b/,
    ends: / (?:et|la|le|budget|c'est|je|mettrais|pour|avec|on|a|dans|les|environ|autour|de)$/,
  },
  companies: {
    leads:
      /^(?:(?:ah|oh|euh|bon|ben|et|mais|non|pardon|alors|en fait|maintenant|attendez|pour la (?:societe|boite)|pour l'entreprise) )*(?:(?:(?:la|ma|notre) (?:societe|boite)|l'entreprise|mon entreprise|le nom) )?(?:c'est|s'appelle|on s'appelle|nous sommes|ce serait|ca s'appelle|(?:mettez|notez|ecrivez|changez)(?:-la|-le)?(?: plutot| donc| la societe| l'entreprise| comme societe)*)(?: plutot| maintenant| desormais| en fait| comme| en)* /,
    names: /(?:\bsociete\b|\bboite\b|entreprise\b|s'appelle\b)/,
    tails: / (?:maintenant|desormais|en fait|comme societe|la societe|l'entreprise|la boite|plutot|et|a la place)$/,
    denied: /^(.+?) (?:et )?(?:pas|plus|au lieu de|plutot que|et non) (.+)$/,
    but: /^(?:.* )?(?:pas|plus) (.+?) (?:mais|c'est) (.+)$/,
  },
  unnamed: new Set(['echelle']),
  grows: {
    forms:
      'sarl|s a r l|sas|s a s|sasu|eurl|e u r l|sa|s a|sci|scop|et fils|et fille|et filles|et freres|et associes|et cie|et compagnie|et compagnons'.split(
        '|',
      ),
    around: new Set(
      "c'est enfin s appelle on est nous sommes on s'appelle s'appelle ajoutez mettez notez y a a la fin derriere il faut mettre rajouter en fait la le et avec precisement aussi completement".split(
        ' ',
      ),
    ),
  },
  turns: [
    /(?<!\S)(?:(?:c'est|c est|ce n'est|ce n est|n'est) )?pas (?:(?:vraiment|tellement|tant) )?(?<old>.+?) (?:mais(?: plutot)?|plutot|c'est(?: plutot)?|c est(?: plutot)?|que) (?<fresh>.+)$/d,
    /(?<!\S)pas (?:vraiment )?(?<old>(?:un|une|le|la|des) \S+(?: \S+)?) (?<fresh>(?:un|une) .+)$/d,
    /(?<!\S)plutot (?<fresh>(?:un|une|le|la|des) .+?) (?:qu'|qu |que )(?<old>.+)$/d,
    /(?<!\S)au lieu (?:du |de la |d'un |d'une |des |de |d un |d une )(?<old>.+?) (?:(?:plutot|mettez|ce serait|il me faut) )*(?<fresh>(?:un|une|le|la|des) .+)$/d,
    /(?<!\S)moins (?<old>(?:un|une) .+?) (?:qu'|qu |que )(?<fresh>.+)$/d,
  ],
};
