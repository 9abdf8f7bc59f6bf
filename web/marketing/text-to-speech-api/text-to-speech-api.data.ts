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
    text: 'One POST with JSON in, audio out. No SDK to keep up with, and no session to hold open.',
  },
  {
    title: 'Lightning fast',
    text: 'Audio is sent while it’s being generated, so playback doesn’t wait for the last word.',
  },
  {
    title: 'Enterprise security',
    text: 'Tokens are stored as hashes, every call belongs to one workspace, and all of it can run on your own servers.',
  },
  {
    title: '40+ languages',
    text: 'Change the language with one parameter. The request and the response stay the same.',
  },
  {
    title: 'MP3, WAV and OGG',
    text: 'Compact for the web, uncompressed for editors and phones, and open for everything else.',
  },
  { title: 'Voice and speed', text: 'Choose a voice and a speed for each request, from slow and clear to brisk.' },
] as const;

export const useCases = [
  {
    title: 'Phone menus and voice agents',
    text: 'Prompts you write in the morning and callers hear in the afternoon.',
  },
  { title: 'Reading aloud', text: 'A listen button on articles, emails, and help pages.' },
  { title: 'E-learning', text: 'Lessons and exercises in every language you teach in.' },
  { title: 'Accessibility', text: 'A voice for screens not everyone can read.' },
  {
    title: 'Alerts and announcements',
    text: 'Real-time announcements where people are: at doors, on platforms, and at kiosks.',
  },
  { title: 'Games and apps', text: 'Lines for every character, while the script is still changing.' },
] as const;

export const applications = [
  { title: 'Web', text: 'Play the response in an audio element.' },
  { title: 'Mobile', text: 'Fetch the audio once and keep it on the device.' },
  { title: 'Server', text: 'Generate thousands of files in a batch job.' },
  { title: 'Telephony', text: 'Stream the audio to the line as it arrives.' },
] as const;

export const forDevelopers = [
  'Plain HTTP and JSON: anything that can send a request can speak',
  'OpenAI and ElevenLabs client libraries work unchanged with our URL and your key',
  'An OpenAPI description of every endpoint, from the server itself',
  'Errors with a code for programs and a message for people',
  'Limits in the response headers, so you know how long to wait',
  'Tokens you create, name, and revoke yourself',
] as const;

export const plans = [
  { title: 'Free', price: '10,000 characters', text: 'every month, to build and try things out.' },
  { title: 'Pay as you go', price: 'Per character', text: 'You only pay for what’s spoken.' },
  { title: 'Volume', price: 'With discounts', text: 'The price per character drops as your volume grows.' },
  { title: 'Enterprise', price: 'By agreement', text: 'Fixed terms, custom limits, and your own installation.' },
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
    text: 'Five minutes from API key to first audio.',
    link: '/documentation#quickstart',
  },
  { title: 'Make the first call', text: 'Copy the request above and insert your key.' },
  { title: 'Build', text: 'Choose voices and formats, and put your audio where people listen.' },
];
