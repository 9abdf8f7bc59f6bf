/** What callers say of themselves where a conversation doesn't give their words. */
export interface CallerWords {
  /** BCP 47, for days and months. */
  tag: string;
  yes: string;
  no: string;
  rather: string;
  noThanks: string;
  /** Whose name an appointment for someone else goes under, where none is given. */
  mine: string;
  /** By their place in what was offered. */
  nth: readonly string[];
  please: string;
  /** Before a day, where a language wants something there. */
  on: string;
  /** A time of the day, with a day before it or without. */
  at(hour: number, minute: number): string;
  /** The prefix of the country, and what is dialled there instead. */
  prefix: string;
  trunk: string;
  /** Signs of addresses. */
  signs: Readonly<Record<'@' | '.' | '_' | '-', string>>;
}

const two = (minute: number) => String(minute).padStart(2, '0');

/** By the first part of the tag of a language. */
export const callerWords: Readonly<Record<string, CallerWords>> = {
  en: {
    tag: 'en-US',
    prefix: '+1',
    trunk: '',
    yes: 'yes',
    no: 'no',
    rather: "I'd rather not say",
    noThanks: "no, that's all, thanks",
    mine: 'just put it under my name',
    nth: ['the first one', 'the second one', 'the third one', 'the fourth one'],
    please: ' please',
    on: '',
    at: (hour, minute) => `at ${hour % 12 || 12}${minute ? `:${two(minute)}` : ''} ${hour < 12 ? 'AM' : 'PM'}`,
    signs: { '@': 'at', '.': 'dot', _: 'underscore', '-': 'dash' },
  },
  de: {
    tag: 'de-DE',
    prefix: '+49',
    trunk: '0',
    yes: 'ja',
    no: 'nein',
    rather: 'das möchte ich lieber nicht sagen',
    noThanks: 'nein danke, das war alles',
    mine: 'auf meinen Namen bitte',
    nth: ['den ersten', 'den zweiten', 'den dritten', 'den vierten'],
    please: ' bitte',
    on: 'am ',
    at: (hour, minute) => `um ${hour} Uhr${minute ? ` ${minute}` : ''}`,
    signs: { '@': 'at', '.': 'punkt', _: 'unterstrich', '-': 'bindestrich' },
  },
  es: {
    tag: 'es-ES',
    prefix: '+34',
    trunk: '',
    yes: 'sí',
    no: 'no',
    rather: 'prefiero no decirlo',
    noThanks: 'no, nada más, gracias',
    mine: 'a mi nombre, por favor',
    nth: ['la primera', 'la segunda', 'la tercera', 'la cuarta'],
    please: ', por favor',
    on: 'el ',
    at: (hour, minute) => `a las ${hour}${minute ? `:${two(minute)}` : ''}`,
    signs: { '@': 'arroba', '.': 'punto', _: 'guion bajo', '-': 'guion' },
  },
  fr: {
    tag: 'fr-FR',
    prefix: '+33',
    trunk: '0',
    yes: 'oui',
    no: 'non',
    rather: 'je préfère ne pas le dire',
    noThanks: "non, c'est tout, merci",
    mine: 'à mon nom, s’il vous plaît',
    nth: ['la première', 'la deuxième', 'la troisième', 'la quatrième'],
    please: ", s'il vous plaît",
    on: 'le ',
    at: (hour, minute) => `à ${hour} heures${minute ? ` ${minute}` : ''}`,
    signs: { '@': 'arobase', '.': 'point', _: 'tiret bas', '-': 'tiret' },
  },
};
