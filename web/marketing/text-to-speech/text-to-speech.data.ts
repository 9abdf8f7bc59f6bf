export const steps = [
  {
    title: 'Type or paste text',
    text: 'A sentence, a page or a whole lesson. Numbers, dates and prices are read as people say them.',
  },
  { title: 'Choose a voice', text: 'Warm, clear, friendly or deep. Listen to your own words, not to a showreel.' },
  { title: 'Customize', text: 'Slower for instructions, faster for updates: from 0.8 to 1.2 times the normal pace.' },
  { title: 'Generate audio', text: 'Listen at once, and take the result with you as MP3, WAV or OGG.' },
] as const;

export const audiences = [
  {
    title: 'Content creators',
    text: 'Voice-overs, podcasts and audio versions of what you write, without booking a studio for one changed line.',
  },
  {
    title: 'Businesses',
    text: 'Greetings, announcements and training that sound the same in every branch and change within minutes.',
  },
  {
    title: 'Developers',
    text: 'The same voices over HTTP, for applications that have something to say.',
    link: { title: 'Text to speech API', to: '/solutions/text-to-speech-api' },
  },
  {
    title: 'Anyone',
    text: 'For those who would rather listen: on the way, while cooking, or because reading is hard.',
  },
] as const;

export const benefits = [
  'Speech that starts at once, however long the text is',
  'Four distinct voices, and 40+ languages to speak',
  'MP3, WAV and OGG, ready for players, phones and editors',
  'The same text, voice and speed always give the same audio',
  'Your own server if you want: the text never has to leave it',
] as const;
