/**
 * What the public pages promise, and what holds each promise. claims.test.ts looks for the words on the pages and for
 * the tests by their names, and refuses a figure on a page that is not listed here.
 */
export interface Claim {
  /** The words as the pages have them. */
  says: string;
  /** Files below web/marketing that say it. */
  on: string[];
  /** `file: title` of a test, or the line of a benchmark. */
  heldBy: string[];
}

/** Promises of a company rather than of its program, and offers on request. */
export interface CompanyPromise {
  says: string;
  on: string[];
  because: string;
}

const here = 'server/channels/speech/claims.test.ts';
const speech = 'server/channels/speech/speech.test.ts';
const documentation = 'server/channels/speech/documentation.test.ts';
const tts = 'text-to-speech/text-to-speech-page.tsx';
const ttsData = 'text-to-speech/text-to-speech.data.ts';
const api = 'text-to-speech-api/text-to-speech-api-page.tsx';
const apiData = 'text-to-speech-api/text-to-speech-api.data.ts';
const docs = 'documentation/documentation-page.tsx';
const docsData = 'documentation/documentation.data.ts';
const docsModels = 'documentation/language-models.tsx';
const solutions = 'solutions/solutions-page.tsx';
const creators = 'content-creators/content-creators-page.tsx';
const home = 'home/home.data.ts';

const fortyLanguages = [`${speech}: lists more than forty languages, each with four working voices`];
const threeFormats = [`${here}: MP3, WAV, and OGG files are in the right format`];
const freeTier = [
  `${here}: the free tier is exactly 10,000 characters a month`,
  'server/channels/speech/metering/quota.test.ts: is exact under fifty requests at once',
];
const firstSound = ['bench/speech-api.ts: first byte, eight English requests at once, 99th percentile'];
const quickstart = [
  `${documentation}: works exactly as written, from the first step to the audio`,
  'e2e/documentation.spec.ts: the quickstart, copied from the page as a reader does, leads from a new account to a voice',
];
const templatesRun = [
  'server/agents/agents.test.ts: start inactive from each of the four templates, with a flow that could go live',
  'voice/flow/dialogues/dialogues.test.ts: bring %s to its end in several ways',
];
const liveSoon = [
  'e2e/talk-to-an-agent.spec.ts: from sign-up to a booked appointment, by typing, and it is all there after the server was killed',
];
const streams = [
  'server/channels/speech/compatible/openai.test.ts: hands on the first bytes before the last word is made',
];

export const claims: Claim[] = [
  {
    says: 'up to 25 MB, 2,000 pages, 5,000,000 characters',
    on: [docsData],
    heldBy: [
      'server/knowledge/reading-limits.test.ts: a document of more pages than are read says so',
      'server/knowledge/knowledge.test.ts: says why a file is not taken',
      'server/knowledge/reading/read-document.test.ts: six million characters',
    ],
  },
  {
    says: 'up to 500,000 characters',
    on: [docsData],
    heldBy: ['server/knowledge/knowledge.test.ts: takes a pasted text of 500,000 characters, and no longer one'],
  },
  {
    says: 'Anything the model says has to come from your own facts',
    on: [docsModels],
    heldBy: ['server/models/attacks.test.ts: is tried in every way that is known'],
  },
  {
    says: 'The models share a limit of two and a half seconds',
    on: [docsModels],
    heldBy: ['server/models/asked-in-calls.test.ts: is not waited for beyond two and a half seconds when the model %s'],
  },
  {
    says: 'Only values that the transcript supports are kept',
    on: [docsData],
    heldBy: ['server/calls/analyses/call-analyses.test.ts: keeps no value with %s'],
  },
  { says: '40+ languages', on: [tts, ttsData, api, apiData, solutions], heldBy: fortyLanguages },
  { says: '25+ languages', on: [docsData], heldBy: fortyLanguages },
  { says: 'MP3, WAV and OGG', on: [tts, ttsData, api, apiData, solutions], heldBy: threeFormats },
  { says: 'MP3, WAV or OGG', on: [ttsData], heldBy: threeFormats },
  { says: '10,000 characters', on: [apiData, creators, docsData], heldBy: freeTier },
  { says: '10,000 free characters', on: [tts, api, solutions], heldBy: freeTier },
  {
    says: '100,000 characters',
    on: [docsData],
    heldBy: ['web/marketing/documentation/documentation.window.test.ts: tells the limits that are kept'],
  },
  {
    says: '5,000 characters',
    on: [docsData],
    heldBy: ['web/marketing/documentation/documentation.window.test.ts: tells the limits that are kept'],
  },
  { says: 'under 500 ms', on: [docs, docsData], heldBy: firstSound },
  { says: '5-minute quickstart', on: [docs, docsData, 'contact/help.data.ts'], heldBy: quickstart },
  { says: '5 min', on: [apiData, docs], heldBy: quickstart },
  { says: 'Five minutes from API key to first audio', on: [apiData], heldBy: quickstart },
  {
    says: 'It runs as is',
    on: [api],
    heldBy: [`${documentation}: runs unchanged: \${file}`],
  },
  { says: 'work out of the box', on: [solutions, 'contact/help.data.ts'], heldBy: templatesRun },
  { says: 'a template that’s a complete conversation', on: [home], heldBy: templatesRun },
  { says: 'ive in under 30 minutes', on: [solutions, 'ai-voice-agents/ai-voice-agents-page.tsx'], heldBy: liveSoon },
  { says: 'Speech that starts right away, no matter how long the text is', on: [ttsData], heldBy: streams },
  { says: 'playback doesn’t wait for the last word', on: [apiData], heldBy: streams },
  {
    says: 'Four distinct voices',
    on: [ttsData],
    heldBy: [`${here}: Sarah, Michael, Emma and David sound unlike each other`],
  },
  {
    says: 'The same text, voice, and speed always give the same audio',
    on: [ttsData],
    heldBy: [`${here}: the same request gives the same audio when generated again`],
  },
  {
    says: '“Dr. Lee,',
    on: [tts],
    heldBy: [`${here}: the example matches how the text is read`],
  },
  {
    says: 'from 0.8 to 1.2 times the normal pace',
    on: [ttsData],
    heldBy: [`${here}: a voice speaks slower at 0.8 and faster at 1.2`],
  },
  {
    says: 'One POST with JSON in, audio out',
    on: [apiData],
    heldBy: [`${speech}: returns the audio itself, and the same audio every time`],
  },
  {
    says: 'Tokens are stored as hashes',
    on: [apiData],
    heldBy: ['server/identity/access-tokens/access-tokens.test.ts: is shown once; later only its ends are'],
  },
  {
    says: 'every call belongs to one workspace',
    on: [apiData],
    heldBy: [
      'server/identity/access-tokens/access-tokens.test.ts: reaches no other workspace, not even one of its maker',
    ],
  },
  {
    says: 'An OpenAPI description of every endpoint, from the server itself',
    on: [apiData],
    heldBy: ['server/describe-api.test.ts: are all described'],
  },
  {
    says: 'Errors with a code for programs and a message for people',
    on: [apiData],
    heldBy: ['server/describe-api.test.ts: of $title have a status and a form that it declares'],
  },
  {
    says: 'Limits in the response headers',
    on: [apiData],
    heldBy: ['server/example-requests.test.ts: of $id is answered as the document says'],
  },
  {
    says: 'Tokens you create, name, and revoke yourself',
    on: [apiData],
    heldBy: ['server/identity/access-tokens/access-tokens.test.ts: ends it at once'],
  },
  {
    says: 'Code written for OpenAI’s or ElevenLabs’ speech APIs runs here unchanged',
    on: [docs],
    heldBy: [
      'server/channels/speech/compatible/openai.test.ts: gives %s',
      'server/channels/speech/compatible/elevenlabs.test.ts: convert gives %s',
    ],
  },
  {
    says: 'a retry within a day returns the original response without being counted again',
    on: [docs],
    heldBy: [
      'server/channels/speech/metering/quota.test.ts: gives the first answer again, whatever the form, and costs nothing',
    ],
  },
  {
    says: 'The agent stops when it’s interrupted',
    on: [home],
    heldBy: [
      'voice/call/call-session.test.ts: an interruption cuts the turn to what was heard, and is followed by the answer',
    ],
  },
  {
    says: 'Every turn is stored before it’s spoken',
    on: [home],
    heldBy: ['voice/call/call-session.test.ts: nothing is heard before it is stored, however slow the store'],
  },
  {
    says: 'After a dropped connection, the call picks up where it left off',
    on: [home],
    heldBy: ['server/calls/call-socket.test.ts: a lost socket comes back to the same call, and gets what it missed'],
  },
];

export const promises: CompanyPromise[] = [
  { says: '99.9%', on: [api, apiData, solutions], because: 'what the company runs for its customers' },
  {
    says: 'one business day',
    on: [apiData, docs, 'ai-avatar/ai-avatar-page.tsx', 'contact/contact-page.tsx'],
    because: 'what people of the company do',
  },
  { says: '10+ minutes', on: [docsData, creators], because: 'an offer on request, made with the customer' },
];
