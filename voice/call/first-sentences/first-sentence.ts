/** `voicemail` is an answering machine, or a notice of the network's. */
export type FirstSentence = readonly [
  language: 'en' | 'de' | 'es' | 'fr',
  is: 'person' | 'business' | 'voicemail' | 'screening' | 'menu',
  text: string,
];
