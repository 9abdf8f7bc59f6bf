/** The parts of the page, in the order of its list of contents. */
export const contents = [
  { id: 'overview', title: 'Overview' },
  { id: 'quickstart', title: '5-minute quickstart' },
  { id: 'synthesize', title: 'Make speech' },
  { id: 'lists', title: 'Voices, languages, status' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'errors', title: 'Errors' },
  { id: 'advanced', title: 'Advanced features' },
] as const;

/** What the API promises, each with the words around its figure. */
export const claims = [
  { figure: 'under 500 ms', text: 'from your request to speech' },
  { figure: '25+ languages', text: 'in one API, with the same request' },
  { figure: '10+ minutes', text: 'of audio is what voice cloning needs' },
] as const;

export interface ApiField {
  name: string;
  type: string;
  text: string;
}

/** Body of POST /v1/synthesize. */
export const requestFields: ApiField[] = [
  {
    name: 'text',
    type: 'string, required',
    text: 'What is to be said. Plain text; numbers and dates are read as words.',
  },
  { name: 'voice', type: 'string', text: 'Id of a voice, as GET /v1/voices lists them.' },
  { name: 'format', type: 'mp3, wav or ogg', text: 'How the audio is packed.' },
];

/** Answer of POST /v1/synthesize. */
export const answerFields: ApiField[] = [
  { name: 'audio_url', type: 'string', text: 'Where the audio is. It plays in a browser and can be downloaded.' },
  { name: 'duration', type: 'number', text: 'Length of the speech in seconds.' },
  { name: 'voice', type: 'string', text: 'The voice that spoke.' },
  { name: 'language', type: 'string', text: 'The language that was spoken, as a BCP 47 tag.' },
];

export const endpoints = [
  { method: 'POST', path: '/v1/synthesize', text: 'Turn a text into speech', access: 'Access token' },
  { method: 'GET', path: '/v1/voices', text: 'List the voices', access: 'Access token' },
  { method: 'GET', path: '/v1/languages', text: 'List the languages', access: 'Access token' },
  { method: 'GET', path: '/v1/status', text: 'Ask whether the service is up', access: 'Everyone' },
] as const;

export const statuses = [
  { status: '400', text: 'Something in the request is missing or not valid; details names each field.' },
  { status: '401', text: 'The access token is missing, wrong or revoked.' },
  { status: '413', text: 'The body is larger than 1 MB.' },
  { status: '429', text: 'Too many requests, or this month’s characters are used up. Wait, or ask for more.' },
  { status: '500', text: 'The fault is ours. requestId lets us find it in the log.' },
] as const;

/** Shown with a lock: given after a demo, on request. */
export const advanced = [
  { title: 'Voice cloning', text: 'A voice of your own from 10+ minutes of clean audio, with the speaker’s consent.' },
  { title: 'Streaming speech', text: 'Audio while it is made, for software that answers live.' },
  { title: 'Pronunciation', text: 'How names, brands and terms of your trade are to be said.' },
  { title: 'Agents by API', text: 'Start calls, change agents and read transcripts from your own systems.' },
  { title: 'Avatars', text: 'Mouth shapes with their times, for a face that speaks along.' },
  { title: 'Higher limits', text: 'More characters and more requests at once than the free tier allows.' },
] as const;
