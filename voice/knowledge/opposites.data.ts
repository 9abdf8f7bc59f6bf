/** Words that make one sentence say the contrary of another, by language: each line a group. In lower case, without accents. */
const groups: Record<string, string[]> = {
  en: [
    'before after',
    'first last',
    'earliest latest',
    'early late',
    'minimum maximum',
    'least most',
    'less more',
    'lowest highest',
    'low high',
    'smallest largest',
    'smaller larger bigger',
    'small large big',
    'shortest longest',
    'cheapest dearest',
    'oldest newest youngest',
    'old new',
    'above below',
    'over under',
    'inside outside',
    'indoor outdoor',
    'north south east west',
    'northern southern eastern western',
    'left right',
    'increase decrease',
    'increased decreased',
    'increases decreases',
    'rise fall',
    'start end',
    'begin end finish',
    'arrive depart leave',
    'arrival departure',
    'import export',
    'include exclude',
    'included excluded',
    'internal external',
    'buy sell',
    'win lose',
    'won lost',
    'accept refuse reject',
    'allow forbid prohibit',
    'allowed forbidden prohibited',
    'permitted banned',
    'add remove',
    'male female',
    'men women',
    'man woman',
    'boy girl boys girls',
    'summer winter spring autumn',
    'monday tuesday wednesday thursday friday saturday sunday',
    'january february march april june july august september october november december',
    'morning afternoon evening night',
    'warm cold hot',
    'hot cold',
    'odd even',
    'simple complex',
    'direct indirect',
    'legal illegal',
    'private public',
    'primary secondary',
    'upper lower',
    'upgrade downgrade',
    'urban rural',
    'weekly daily monthly yearly',
    'week month year',
    'hour minute second',
  ],
};

/** What contradicts a word, by language. */
export const opposites: Record<string, ReadonlyMap<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(groups).map(([language, lines]) => {
    const found = new Map<string, Set<string>>();
    for (const line of lines) {
      const words = line.split(' ');
      for (const word of words) {
        const others = found.get(word) ?? new Set();
        for (const other of words) if (other !== word) others.add(other);
        found.set(word, others);
      }
    }
    return [language, found];
  }),
);

/** Words that turn a sentence round. In lower case, without accents and apostrophes. */
export const negations: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: 'not no never none nobody nothing neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt unable except unless fail fails failed lack lacks lacked',
    de: 'nicht kein keine keinen keiner keinem nie niemals nichts niemand ohne weder noch',
    es: 'no nunca nada nadie ningun ninguna sin tampoco',
    fr: 'ne pas jamais rien personne aucun aucune sans ni',
    it: 'non mai niente nulla nessuno nessuna senza ne',
    pt: 'nao nunca nada ninguem nenhum nenhuma sem nem',
    nl: 'niet geen nooit niets niemand zonder',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
