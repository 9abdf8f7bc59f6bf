/** Texts of a wanted length that all differ, so that no cache knows them. */
const sentences = {
  en: 'Thank you for waiting, your appointment with the dentist is on Thursday at nine in the morning. ',
  de: 'Vielen Dank für Ihre Geduld, Ihr Termin beim Zahnarzt ist am Donnerstag um neun Uhr morgens. ',
};
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
let made = 0;

export function newText(language: keyof typeof sentences, length: number): string {
  made += 1;
  const number = [...String(made)].map((digit) => words[Number(digit)]).join(' ');
  return `${number}, ${sentences[language].repeat(Math.ceil(length / 90))}`.slice(0, length);
}
