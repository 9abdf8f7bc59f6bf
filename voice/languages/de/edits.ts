import type { Edits } from '../edits.ts';

const list = (text: string) => text.split('|');

export const germanEdits: Edits = {
  drops: list('ohne|kein|keine|keinen|minus|streichen sie|streich|lassen sie|da ist kein|da kommt kein|es hat kein'),
  dropsBehind: list(
    'weg|weglassen|raus|streichen|entfernen|gehort da nicht hin|ist zu viel|muss weg|kommt weg|fallt weg',
  ),
  withs: list('mit|hat|schreibt sich mit|wird mit|nur|nur ein|nur einem|einem einzigen'),
  not: list('nicht|kein|keine|keinen|statt|anstatt|und nicht|anstelle von'),
  after: list('nach|hinter|nach dem|hinter dem'),
  before: list('vor|vor dem'),
  between: list('zwischen|zwischen dem'),
  and: new Set(['und']),
  ends: list('am ende|am schluss|hinten|hinten dran|zum schluss'),
  starts: list('am anfang|vorne|vorne dran|zu beginn'),
  plural: list('mehrzahl|in der mehrzahl|plural|im plural'),
  turned: list(
    'andersherum|andersrum|genau andersherum|umgekehrt|vertauscht|verkehrt herum|verdreht|in der falschen reihenfolge',
  ),
  fill: new Set(
    'der die das dem den ein eine einem einen buchstabe buchstaben zahl zeichen nur ist es da kommt noch gehort fehlt'.split(
      ' ',
    ),
  ),
};
