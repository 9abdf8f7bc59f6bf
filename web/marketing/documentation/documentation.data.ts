/**
 * What the page says in tables. documentation.test.ts compares it with the contract, and
 * server/channels/speech/documentation.test.ts runs the samples.
 */

/** The parts of the page, in the order of its list of contents. */
export const contents = [
  { id: 'overview', title: 'Overview' },
  { id: 'quickstart', title: '5-minute quickstart' },
  { id: 'synthesize', title: 'Generate speech' },
  { id: 'lists', title: 'Voices, languages, status' },
  { id: 'clients', title: 'Use your existing clients' },
  { id: 'knowledge', title: 'Knowledge Base' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'limits', title: 'Limits' },
  { id: 'errors', title: 'Errors' },
  { id: 'models', title: 'Language models' },
  { id: 'advanced', title: 'Advanced features' },
] as const;

/** How an open model runs beside Parley: nothing of it needs an account. */
export const ollamaSteps = `ollama pull llama3.2
# The operator allows this address in the settings of Parley, and starts it again.
MODEL_ORIGINS=http://localhost:11434`;

/** What agents use a connected model for. */
export const modelUses = [
  {
    title: 'Understanding',
    text: 'Helps when the script doesn’t understand an answer. The agent confirms what the model finds before using it.',
  },
  {
    title: 'Paths',
    text: 'Chooses where a conversation goes when no condition matches. It can only pick paths you’ve drawn, and it needs the caller’s yes before anything happens.',
  },
  {
    title: 'Answers',
    text: 'Finds a sentence in your documents, word for word or shortened, when search alone isn’t sure. If no sentence fits, the agent says it doesn’t know.',
  },
  {
    title: 'Flows',
    text: 'A first draft of a conversation, from a description or a call transcript. You review it before anyone hears it.',
  },
  {
    title: 'After a call',
    text: 'A summary, fields you define, and criteria in plain words. Only values that the transcript supports are kept, along with the words that support them.',
  },
  {
    title: 'Finding documents',
    text: 'With an embedding model, such as nomic-embed-text in Ollama, documents are found by meaning as well as by keyword.',
  },
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

/** Body of a request for speech. */
export const requestFields: ApiField[] = [
  {
    name: 'text',
    type: 'string, required',
    text: 'The text to speak, plain or as SSML. Numbers, dates, and prices are read as words.',
  },
  { name: 'voice', type: 'string', text: 'ID of a voice from GET /v1/voices.' },
  {
    name: 'language',
    type: 'string',
    text: 'A language tag, such as de. If omitted, the language is detected from the text’s script.',
  },
  { name: 'format', type: 'mp3, wav, ogg, aac, flac, pcm or mulaw', text: 'The audio format. Defaults to mp3.' },
  { name: 'speed', type: 'number', text: 'From 0.25 to 4. 1 is normal speed.' },
  {
    name: 'sample_rate',
    type: 'integer',
    text: 'Sample rate in Hz. GET /v1/status lists the options for each format.',
  },
  { name: 'bitrate', type: 'integer', text: 'Bitrate in kbps, for mp3, ogg, and aac.' },
];

/** Answer of POST /v1/synthesize. */
export const answerFields: ApiField[] = [
  { name: 'audio_url', type: 'string', text: 'URL of the audio, to play in a browser or download.' },
  { name: 'duration', type: 'number', text: 'Length of the speech in seconds.' },
  { name: 'voice', type: 'string', text: 'Voice used to generate the audio.' },
  { name: 'language', type: 'string', text: 'The spoken language, as a BCP 47 tag.' },
  { name: 'format', type: 'string', text: 'The audio format.' },
  { name: 'sample_rate', type: 'integer', text: 'The audio’s sample rate.' },
  { name: 'characters', type: 'integer', text: 'Characters counted.' },
  { name: 'marks_url', type: 'string', text: 'When each word is spoken, as JSON.' },
  { name: 'captions_url', type: 'string', text: 'The same timings as WebVTT, for video.' },
  { name: 'expires_at', type: 'string', text: 'When the URLs expire.' },
  { name: 'id', type: 'string', text: 'ID of the file in GET /v1/speech/clips.' },
];

const [token, everyone] = ['Token', 'Everyone'];
export const endpoints = [
  {
    method: 'POST',
    path: '/v1/tts',
    text: 'Turn text into speech; the audio streams as it’s generated',
    access: token,
  },
  {
    method: 'POST',
    path: '/v1/synthesize',
    text: 'Generate speech as a file; the response includes its URL',
    access: token,
  },
  { method: 'POST', path: '/api/synthesize', text: 'Same as POST /v1/synthesize', access: token },
  {
    method: 'POST',
    path: '/v1/speech/clips',
    text: 'Generate speech of up to 100,000 characters as a file, in the background',
    access: token,
  },
  {
    method: 'GET',
    path: '/v1/speech/clips/{clipId}',
    text: 'Get stored speech, or its progress',
    access: token,
  },
  {
    method: 'POST',
    path: '/v1/speech/spoken-form',
    text: 'Preview text as it will be spoken, with numbers and symbols written out; previews don’t count toward your character limit',
    access: token,
  },
  { method: 'GET', path: '/v1/speech/usage', text: 'Get the characters used and left this month', access: token },
  { method: 'GET', path: '/v1/voices', text: 'List a language’s voices', access: everyone },
  { method: 'GET', path: '/v1/languages', text: 'List the languages that the voices speak', access: everyone },
  {
    method: 'GET',
    path: '/v1/status',
    text: 'Get this server’s speech formats, limits, and status',
    access: everyone,
  },
] as const;

export const limits = [
  { what: 'Free tier', most: '10,000 characters a month' },
  { what: 'Text per request', most: '5,000 characters' },
  { what: 'Text per background request', most: '100,000 characters' },
  { what: 'Speech requests', most: '300 per minute per token and endpoint, 600 in total' },
  { what: 'Request size', most: '1 MB' },
  { what: 'URL of an audio file', most: 'valid for 24 hours' },
  { what: 'Audio file', most: 'kept for 30 days' },
] as const;

/** What the Knowledge Base takes. */
export const knowledgeFiles = [
  { what: 'Files', most: 'PDF, DOCX, TXT, MD, JPG, PNG, GIF, MP4, AVI, MOV' },
  { what: 'One file', most: 'up to 25 MB, 2,000 pages, 5,000,000 characters' },
  { what: 'Pasted text', most: 'up to 500,000 characters' },
  { what: 'Website', most: 'up to 1,000 pages, 5 links deep' },
  { what: 'Total', most: '10,000 files and pages' },
] as const;
/** From here on an answer is said. */
export const knowledgeThreshold = '0.45';

/** Headers of every answer with speech. */
export const headers = [
  { name: 'X-Characters', text: 'Characters counted for this request.' },
  { name: 'X-Quota-Limit', text: 'Characters per month.' },
  { name: 'X-Quota-Remaining', text: 'Characters left this month.' },
  { name: 'X-Quota-Reset', text: 'When the next month starts.' },
  { name: 'X-RateLimit-Key-Limit', text: 'Requests per minute with this token.' },
  { name: 'X-RateLimit-Key-Remaining', text: 'Requests left in the current minute.' },
  { name: 'X-RateLimit-Key-Reset', text: 'Seconds until the current minute ends.' },
] as const;

export const errorCodes = [
  { status: 400, code: 'invalid_input', text: 'Some fields are missing or invalid.' },
  { status: 400, code: 'bad_json', text: 'The body isn’t valid JSON.' },
  { status: 401, code: 'session_required', text: 'Sign in, or send an access token as a bearer token.' },
  { status: 403, code: 'forbidden', text: 'The token doesn’t have the Speech scope.' },
  { status: 404, code: 'not_found', text: 'There’s nothing at this URL.' },
  { status: 409, code: 'still_running', text: 'The first request with this Idempotency-Key is still running.' },
  { status: 413, code: 'body_too_large', text: 'The body is larger than 1 MB.' },
  { status: 415, code: 'unsupported_media_type', text: 'Send the body as application/json.' },
  { status: 422, code: 'key_reused', text: 'This Idempotency-Key was used with another request.' },
  { status: 429, code: 'quota_exceeded', text: 'You’ve used all of this month’s characters.' },
  { status: 429, code: 'too_many_requests', text: 'Too many requests. Wait for the time in Retry-After.' },
  {
    status: 500,
    code: 'internal',
    text: 'Something went wrong on our end. requestId lets us find the error in the log.',
  },
  { status: 503, code: 'speech_unavailable', text: 'The speech engine is unavailable. Try again shortly.' },
] as const;

/** Shown with a lock: given after a demo, on request. */
export const advanced = [
  { title: 'Voice cloning', text: 'Your own voice from 10+ minutes of clean audio, with the speaker’s consent.' },
  { title: 'Avatars', text: 'Mouth shapes and their timing, for a face that moves with the speech.' },
  {
    title: 'Voices from other engines',
    text: 'Hosted and neural voices through the same requests. We set them up with you.',
  },
  { title: 'Higher limits', text: 'More characters and more concurrent requests than the free tier allows.' },
] as const;
