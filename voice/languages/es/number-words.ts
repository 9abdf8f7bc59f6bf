import type { Count } from '#voice/understanding/values/count.ts';

/** Spanish words for numbers, without accents, as words are folded. */

const plain = (n: number): Count => ({ n, room: 0 });

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte (veintiuno|veintiun|veintiuna) veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  '(doscientos|doscientas) (trescientos|trescientas) (cuatrocientos|cuatrocientas) (quinientos|quinientas) (seiscientos|seiscientas) (setecientos|setecientas) (ochocientos|ochocientas) (novecientos|novecientas)'.split(
    ' ',
  );

/** A ten takes a digit behind "y", a hundred what is below it. */
export const countWords: Readonly<Record<string, Count>> = Object.fromEntries([
  ...small.map((word, n) => [word, plain(n)] as const),
  ...tens.map((word, n) => [word, { n: (n + 3) * 10, room: 10 }] as const),
  ['(cien|ciento)', { n: 100, room: 100 }],
  ...hundreds.map((word, n) => [word, { n: (n + 2) * 100, room: 100 }] as const),
]);

const gendered = (stems: string) => stems.split(' ').map((stem) => `(${stem}o|${stem}a|${stem}os|${stem}as)`);

/** "Primero", "segunda", "tercer", "1.º". */
export const ordinals: Readonly<Record<string, number>> = {
  '(primero|primera|primer|primeros|primeras)': 1,
  '(tercero|tercera|tercer|terceros|terceras)': 3,
  ...Object.fromEntries(
    gendered('segund cuart quint sext septim octav noven decim').map((word, at) => [word, at === 0 ? 2 : at + 3]),
  ),
  '(undecimo|undecima|decimoprimero|decimoprimera)': 11,
  '(duodecimo|duodecima|decimosegundo|decimosegunda)': 12,
  '(decimotercero|decimotercera)': 13,
  '(decimocuarto|decimocuarta)': 14,
  '(decimoquinto|decimoquinta)': 15,
  '(vigesimo|vigesima)': 20,
};

/** What one is parted into: "dos tercios". */
export const parts: Readonly<Record<string, number>> = {
  '(medios|medias)': 2,
  '(tercio|tercios)': 3,
  '(cuarto|cuartos)': 4,
  '(quinto|quintos)': 5,
  '(sexto|sextos)': 6,
  '(septimo|septimos)': 7,
  '(octavo|octavos)': 8,
  '(noveno|novenos)': 9,
  '(decimo|decimos|decima|decimas)': 10,
  '(centesimo|centesimos|centesima|centesimas)': 100,
  '(milesimo|milesimos|milesima|milesimas)': 1000,
  '(millonesimo|millonesimos)': 1e6,
  '(billonesimo|billonesimos)': 1e12,
};
