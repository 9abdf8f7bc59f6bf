import type { AppPath } from '#web/lib/app-link.tsx';
import javascript from '../samples/v1-tts.mjs?raw';
import python from '../samples/v1-tts.py?raw';
import curl from '../samples/v1-tts.sh?raw';

/** The sample request in each language. A test runs the files themselves. */
export const requestVersions = [
  { name: 'JavaScript', code: javascript },
  { name: 'curl', code: curl },
  { name: 'Python', code: python },
] as const;

export const claims = [
  { figure: '40+', text: 'languages' },
  { figure: '99.9%', text: 'uptime' },
  { figure: '3', text: 'formats: MP3, WAV and OGG' },
  { figure: '5 min', text: 'quickstart' },
] as const;

export const features = [
  {
    title: 'Simple integration',
    text: 'One POST with JSON in, audio out. No SDK to keep up with, no session to hold open.',
  },
  {
    title: 'Lightning fast',
    text: 'Audio is sent while it’s being made, so the first sound does not wait for the last word.',
  },
  {
    title: 'Enterprise security',
    text: 'Tokens are kept as hashes, every call belongs to one workspace, and all of it runs on your own servers if you like.',
  },
  { title: '40+ languages', text: 'One parameter away, with the same request and the same answer.' },
  { title: 'MP3, WAV and OGG', text: 'Small for the web, plain for editors and telephones, open for everything else.' },
  { title: 'Voice and speed', text: 'Distinct voices, each from slow and clear to brisk, chosen with each request.' },
] as const;

export const useCases = [
  {
    title: 'Phone menus and voice agents',
    text: 'Prompts that are written in the morning and heard in the afternoon.',
  },
  { title: 'Reading aloud', text: 'A listen button on articles, mails and help pages.' },
  { title: 'E-learning', text: 'Lessons and exercises in every language that you teach in.' },
  { title: 'Accessibility', text: 'A voice for screens that not everyone can read.' },
  {
    title: 'Alerts and announcements',
    text: 'What just happened, spoken where people are: doors, platforms, machines.',
  },
  { title: 'Games and apps', text: 'Lines for every character while the script still changes.' },
] as const;

export const applications = [
  { title: 'Web', text: 'Play the answer in an audio element.' },
  { title: 'Mobile', text: 'Fetch it once, keep it on the device.' },
  { title: 'Server', text: 'Make thousands of files in a job.' },
  { title: 'Telephony', text: 'Hand it to the line as it arrives.' },
] as const;

export const forDevelopers = [
  'Plain HTTP and JSON: anything that can send a request can speak',
  'The clients of OpenAI and ElevenLabs work with it as they are: give them another address and your key',
  'An OpenAPI description of every endpoint, from the server itself',
  'Errors with a code for programs and a sentence for people',
  'Limits in the answer’s headers, so that you can wait the right time',
  'Tokens that you make, name and revoke yourself',
] as const;

export const plans = [
  { title: 'Free', price: '10,000 characters', text: 'every month, to build and to try.' },
  { title: 'Pay as you go', price: 'Per character', text: 'You pay for what is spoken and for nothing else.' },
  { title: 'Volume', price: 'With discounts', text: 'The price of a character falls as your volume grows.' },
  { title: 'Enterprise', price: 'By agreement', text: 'Fixed terms, your own limits, your own installation.' },
] as const;

interface FirstStep {
  title: string;
  text: string;
  link?: AppPath;
  /** Another way, named at the end of the text. */
  more?: { title: string; link: AppPath };
}

export const firstSteps: FirstStep[] = [
  {
    title: 'Request a key',
    text: 'Tell us what you’re building. We reply within one business day. If you’d rather start now:',
    link: '/contact',
    more: { title: 'sign up and generate one yourself', link: '/get-started' },
  },
  {
    title: 'Read the quickstart',
    text: 'Five minutes, from the key to the first sound.',
    link: '/documentation#quickstart',
  },
  { title: 'Make the first call', text: 'Copy the request above and insert your key.' },
  { title: 'Build', text: 'Choose voices and formats, and put it where people listen.' },
];
