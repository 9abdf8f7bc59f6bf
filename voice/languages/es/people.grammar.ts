import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const people =
  '(personas|persona|adultos|adulto|ninos|nino|nina|ninas|bebes|bebe|invitados|invitado|amigos|amigo|amiga|amigas|hombres|mujeres|senores|senoras|comensales|colegas|companeros|hijos|hijas|hijo|hija|hermanos|hermanas|familiares|estudiantes|pasajeros|huespedes)';
const sumsUp = '(o sea|en total|total|asi que|entonces|son|seriamos|seremos|somos|eso hace|eso da)';

/** How many people come: "dos adultos y dos niños", "solo yo", "somos cuatro". */
export const peopleCounted = [
  rule('heads', `<n:count> ${people} [mas]`, ({ n }) => n.n),
  rule('heads', `(un|una|otro|otra) ${people} [mas]`, () => 1, -0.5),
  rule('heads', '(mi|mis|nuestro|nuestros|los|las|el|la) <a:heads>', ({ a }) => a, -0.1),
  rule('heads', '<a:heads> [y|mas|con] <b:heads>', ({ a, b }) => a + b),
  rule('heads', '(grupo de|mesa para|para) <n:count>', ({ n }) => n.n, 0.2),
  rule('heads', '(somos|seremos|seriamos|vamos|vamos a ser) <n:count>', ({ n }) => n.n, 0.5),
  ...lexicon(
    'heads',
    {
      '(solo|solamente|nada mas) (yo|para mi)': 1,
      '(yo|yo solo|yo sola|una sola persona)': 1,
      'mi (mujer|esposa|marido|esposo|pareja|novio|novia|hijo|hija|madre|padre|hermano|hermana|amigo|amiga)': 1,
      '(nosotros dos|los dos|las dos)': 2,
      '(nadie|ninguno)': 0,
    },
    -1,
  ),
  rule('heads', '(yo) (y|mas|con) <b:heads>', ({ b }) => b + 1, 0.5),
  rule('heads', '<a:heads> y yo', ({ a }) => a + 1, 0.5),
  rule('total', `${sumsUp} <n:quantity>`, ({ n }) => n, 1),
  rule('total', `${sumsUp} <a:heads>`, ({ a }) => a, 1),
  rule('total', '<n:quantity> en total', ({ n }) => n, 1),
  rule('total', '<a:heads> en total', ({ a }) => a, 1),
];
