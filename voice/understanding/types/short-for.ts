/** Names that people are called by, with what they stand for, where the letters of one do not tell. Without accents. */
const shortFor: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    alexander: 'sasha sascha',
    anthony: 'tony',
    antonio: 'tono',
    beatrice: 'trixie',
    charles: 'chuck charly carlo',
    concepcion: 'concha conchi',
    dolores: 'lola',
    edward: 'ned ted teddy',
    eleanor: 'nell nelly',
    elisabeth: 'betty sissi lilli',
    elizabeth: 'betty betsy libby',
    enrique: 'quique kike',
    francisco: 'paco pancho curro',
    francoise: 'fanfan',
    guadalupe: 'lupe',
    henry: 'hank harry',
    ignacio: 'nacho',
    james: 'jim jimmy',
    jesus: 'chus chucho',
    johannes: 'hannes',
    john: 'jack johnny',
    jose: 'pepe chema',
    josefa: 'pepa',
    katherine: 'kitty',
    margaret: 'peggy meg daisy',
    margarete: 'gretel greta',
    mary: 'molly polly',
    thomas: 'tom tommy',
    mercedes: 'merche',
    pilar: 'pili',
    richard: 'dick',
    robert: 'bob bobby',
    rosario: 'charo',
    sarah: 'sally',
    theodore: 'ted teddy',
    william: 'bill billy',
  }).flatMap(([whole, all]) => all.split(' ').map((short) => [`${short} ${whole}`, whole])),
);

/** Letters of a short form at least that stand in the whole: "Beth" in "Elizabeth". */
const fewestShared = 3;

/** Whether someone is called by a part of a name, or by what is known for it. Both in lower case, without accents. */
export function isShortFor(short: string, whole: string): boolean {
  if (`${short} ${whole}` in shortFor) return true;
  if (whole.length <= short.length) return false;
  // "Sue" of Susan, "Joe" of Joseph; "Toñi" of Antonia, "Conny" of Cornelia without its ending.
  const stem = short.replace(/(?:ie|y|i|e|a|o)$/, '');
  return short.slice(0, 2) === whole.slice(0, 2) || (stem.length >= fewestShared && whole.includes(stem));
}
