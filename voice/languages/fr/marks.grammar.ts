import { lexicon } from '#voice/understanding/grammar/rule.ts';

/** French words that do something to what stands around them. */
export const marks = [
  ...lexicon('mark', {
    "(non attendez|ou attendez|vous savez quoi|ou vous savez quoi|attendez|non pardon|pardon|pardon non|excusez moi|non excusez moi|ah non|oh non|oups|je veux dire|non je veux dire|je voulais dire|non je voulais dire|enfin|ou plutot|non plutot|je me trompe|je me suis trompe|je me suis trompee|erreur de ma part|le nouveau c'est|la nouvelle c'est|qu'est ce que je raconte|qu'est ce que je dis|je dis n'importe quoi|je raconte n'importe quoi|correction|rectification|desole|desolee)":
      'repair',
    '(non en fait|en fait|en fait non|finalement|non finalement|plutot|disons|disons plutot|mettons|mettez|mets|mettez moi|mettez plutot|prenons|partons sur|non mettez|non mieux|mieux|encore mieux|a la place|tout compte fait)':
      'repair',
  }),
  ...lexicon('mark', {
    '(changer|changez|corriger|corrigez|modifier|modifiez|rectifier|rectifiez|revenir a|mettre a jour)': 'change',
    "(faux|incorrect|pas correct|pas juste|c'est faux|c'est pas ca|ce n'est pas ca|ce n'est pas juste|c'est pas juste|c'est pas bon|ce n'est pas bon|ce n'est pas ce que j'ai dit|c'est pas ce que j'ai dit|vous m'avez mal compris|vous avez mal compris|c'est une erreur|il y a une erreur)":
      'wrong',
    // Of several, the one that counts.
    '(je dirais|je dirai|on va dire|je vais dire|allez)': 'settles',
    "(j'ai dit|non j'ai dit|je disais)": 'repair',
    "(maintenant c'est|mais maintenant|cette fois c'est)": 'repair',
  }),
  ...lexicon('mark', {
    "(pas|ni|jamais|sauf|sauf le|excepte|hormis|au lieu de|au lieu du|plutot que|a part|n'importe quel jour sauf|tout sauf|sans)":
      'negation',
  }),
  ...lexicon('mark', {
    '(si|seulement si|a condition que|a moins que|pourvu que|tant que|au cas ou|ca depend|cela depend|selon)':
      'condition',
    "(il faut que je|je dois|je devrais|nous devons|il faudrait que je) [d'abord|encore|juste] (demander|demande|verifier|verifie|voir|voie|reflechir|reflechisse|regarder|regarde|consulter|en parler)":
      'condition',
    '(quand|des que|jusqu a ce que|avant que) (je|il|elle|mon|ma|nous|on)': 'condition',
    '(mais|cependant|par contre|toutefois|bien que|sauf que)': 'contrast',
    '(ou|ou bien|ou alors|ou peut etre)': 'or',
    '(et|ainsi que|aussi|plus|egalement|avec)': 'and',
  }),
  ...lexicon('mark', {
    "(est ce que|est ce|c'est quoi|qu est ce que|qu'est ce que|y a t il|avez vous|vous avez|pouvez vous|pourriez vous|etes vous|quel|quelle|quels|quelles|quand|ou est|qui|comment|combien|pourquoi|puis je|est ce qu'il|peut on)":
      'question',
    "(en premier lieu|tout d'abord|une chose|autre chose|encore une chose|a la reflexion)": 'idle',
    "(il y en a|j'en veux|j'en ai|en prends|il m'en faut|encore|en) (un|une)": 'idle',
    '(cinq|dix|quinze|vingt|quelques) minutes (de retard|en retard)': 'idle',
    '(pourquoi pas)': 'harmless',
    '(je ne sais pas|je sais pas|je ne suis pas sur) (peut etre|disons|probablement)': 'harmless',
    "(n'est ce pas|non plus|hein|pas vrai)": 'harmless',
  }),
  ...lexicon('mark', {
    '(bonjour|bonsoir|salut|allo|bonjour madame|bonjour monsieur|bonsoir madame|bonsoir monsieur|coucou|re bonjour)':
      'greeting',
    '(merci|merci beaucoup|merci bien|mille mercis|je vous remercie|un grand merci|merci infiniment)': 'thanks',
    '(au revoir|a bientot|a plus tard|a demain|bonne journee|bonne soiree|bonne nuit|bon week end|ciao|adieu|a tout a l heure|a la prochaine)':
      'closing',
  }),
  ...lexicon('mark', {
    "(je voudrais|j'aimerais|je souhaite|je souhaiterais|je veux|j'ai besoin de|j'ai besoin d'un|je cherche|j'appelle pour|c'est pour|il me faudrait|pourrais je|puis je|je prefere|je prefererais|nous voudrions|on voudrait) [un rendez vous|avoir|prendre|reserver]":
      'polite',
    '(ce serait|je crois|je pense|probablement|je dirais|pourquoi pas|que diriez vous de|et si on disait)': 'polite',
  }),
];
