/** What Spanish calls days and months, without accents. */

export const weekdays = {
  '(domingo|dom)': 0,
  '(lunes|lun)': 1,
  martes: 2,
  '(miercoles|mie)': 3,
  '(jueves|jue)': 4,
  '(viernes|vie)': 5,
  '(sabado|sab)': 6,
};

export const months = Object.fromEntries(
  [
    '(enero|ene)',
    '(febrero|feb)',
    '(marzo|mar)',
    '(abril|abr)',
    '(mayo|may)',
    '(junio|jun)',
    '(julio|jul)',
    '(agosto|ago)',
    '(septiembre|setiembre|sept|sep|set)',
    '(octubre|oct)',
    '(noviembre|nov)',
    '(diciembre|dic)',
  ].map((names, index) => [names, index + 1]),
);
