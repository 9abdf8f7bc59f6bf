import type { Edits } from '../edits.ts';

const list = (text: string) => text.split('|');

export const spanishEdits: Edits = {
  drops: list(
    'sin|ningun|quite|quita|quitar|quiteme|quitele|borre|borra|elimine|elimina|menos|saque|saca|no lleva|no tiene|no hay|sobra|sobra el|sobra la',
  ),
  dropsBehind: list('sobra|no va|fuera'),
  withs: list('con|lleva|tiene|va con|se escribe con|solo|una sola|un solo|con una sola|con un solo'),
  not: list('no|no es|no era|no quiero|en vez de|en lugar de|y no'),
  after: list('despues de|detras de|tras|despues del|detras del'),
  before: list('antes de|delante de|antes del|delante del'),
  between: list('entre'),
  and: new Set(['y', 'e']),
  ends: list('al final|al ultimo|final|terminado en|terminada en|acabado en|acabada en|termina en|acaba en'),
  starts: list('al principio|al comienzo|al inicio|delante'),
  plural: list('plural|en plural'),
  turned: list('al reves|es al reves|en el orden equivocado|cambiado|cambiados|intercambiado'),
  fill: new Set('el la los las un una letra letras numero signo solo es lleva va hay falta'.split(' ')),
};
