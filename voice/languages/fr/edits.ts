import type { Edits } from '../edits.ts';

const list = (text: string) => text.split('|');

export const frenchEdits: Edits = {
  drops: list(
    "sans|pas de|pas d'|aucun|enlevez|enleve|retirez|retire|supprimez|supprime|otez|moins|il n'y a pas de|il y a pas de|y a pas de",
  ),
  dropsBehind: list('en trop|est en trop|a enlever|a retirer'),
  withs: list("seul|un seul|une seule|avec un seul|juste un|avec|a|ca prend|prend|s'ecrit avec|il faut"),
  not: list('pas|et pas|au lieu de|et non|plutot que'),
  after: list('apres|derriere|a la suite de'),
  before: list('avant|devant'),
  between: list('entre'),
  and: new Set(['et']),
  ends: list('a la fin|au bout|en dernier'),
  starts: list('au debut|devant|au commencement'),
  plural: list('au pluriel|pluriel'),
  turned: list("dans l'autre sens|a l'envers|l'inverse|c'est l'inverse|inverse|dans le mauvais ordre"),
  fill: new Set("le la les l un une lettre lettres chiffre signe juste seulement c'est il y manque faut".split(' ')),
};
