/** What French calls days and months, without accents. */

export const weekdays = {
  '(dimanche|dim)': 0,
  '(lundi|lun)': 1,
  mardi: 2,
  mercredi: 3,
  jeudi: 4,
  '(vendredi|ven)': 5,
  '(samedi|sam)': 6,
};

export const months = Object.fromEntries(
  [
    '(janvier|janv|jan)',
    '(fevrier|fevr|fev)',
    'mars',
    '(avril|avr)',
    'mai',
    'juin',
    '(juillet|juil)',
    '(aout|aou)',
    '(septembre|sep)',
    '(octobre|oct)',
    '(novembre|nov)',
    '(decembre|dec)',
  ].map((names, index) => [names, index + 1]),
);
