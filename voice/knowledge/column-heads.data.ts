/**
 * How a cell is said in a sentence by the first word over its column, by language; whatever is not here is said as it
 * stands there: "Haircut: the price is 25 EUR, Saturday on request." In lower case.
 */
const is = (words: string, before: string, after: string): [string, readonly [string, string]][] =>
  words.split(' ').map((word) => [word, [before, after]]);

export const columnHeads: Record<string, ReadonlyMap<string, readonly [before: string, after: string]>> = {
  en: new Map([
    ...is(
      'price cost fee charge rate duration length size deposit weight height capacity address phone',
      'the ',
      ' is',
    ),
    ...is('prices costs fees charges rates hours', 'the ', ' are'),
  ]),
  de: new Map([
    ...is('preis', 'der ', ' ist'),
    ...is('dauer länge größe gebühr adresse telefonnummer', 'die ', ' ist'),
    ...is('kosten preise gebühren öffnungszeiten', 'die ', ' sind'),
  ]),
  fr: new Map([...is('prix tarif coût', 'le ', ' est de'), ...is('durée', 'la ', ' est de')]),
  es: new Map([...is('precio', 'el ', ' es de'), ...is('duración tarifa', 'la ', ' es de')]),
  it: new Map([...is('prezzo costo', 'il ', ' è di'), ...is('durata tariffa', 'la ', ' è di')]),
  pt: new Map([...is('preço custo', 'o ', ' é de'), ...is('duração tarifa', 'a ', ' é de')]),
  nl: new Map([...is('prijs duur', 'de ', ' is'), ...is('kosten', 'de ', ' zijn')]),
};
