export const steps = [
  {
    title: 'Type or paste text',
    text: 'A sentence, a page, or a whole lesson. Numbers, dates, and prices are read the way people say them.',
  },
  { title: 'Choose a voice', text: 'Warm, clear, friendly, or deep. Hear your own words, not a demo reel.' },
  { title: 'Customize', text: 'Slower for instructions, faster for updates: from 0.8 to 1.2 times the normal pace.' },
  { title: 'Generate audio', text: 'Listen right away, and download the result as MP3, WAV or OGG.' },
] as const;

export const audiences = [
  {
    title: 'Content creators',
    text: 'Voice-overs, podcasts, and audio versions of your writing, without booking a studio for one changed line.',
  },
  {
    title: 'Businesses',
    text: 'Greetings, announcements, and training that sound the same at every location and can change within minutes.',
  },
  {
    title: 'Developers',
    text: 'The same voices over HTTP, for applications that have something to say.',
    link: { title: 'Text to speech API', to: '/solutions/text-to-speech-api' },
  },
  {
    title: 'Anyone',
    text: 'For anyone who’d rather listen: on the go, while cooking, or because reading is hard.',
  },
] as const;

export const benefits = [
  'Speech that starts right away, no matter how long the text is',
  'Four distinct voices, and 40+ languages to speak',
  'MP3, WAV and OGG, ready for players, phones, and editors',
  'The same text, voice, and speed always give the same audio',
  'Runs on your own server if you like, so your text never has to leave it',
] as const;
