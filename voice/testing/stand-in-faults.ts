import type { ServerResponse } from 'node:http';

/** What a speech service can do wrong before it made a sound … */
export const faultsBefore = [
  ...(['key', 'quota', 'rate', 'voice', 'down', 'json', 'html'] as const),
  ...(['wav', 'silence', 'nothing', 'hang', 'redirect'] as const),
];
/** … and behind the first. */
export const faultsBehind = ['cut', 'odd', 'stall', 'error'] as const;
export type Fault = (typeof faultsBefore)[number] | (typeof faultsBehind)[number];

export type FakeService = 'openai' | 'elevenlabs' | 'deepgram' | 'cartesia';

/** Refusals as each service writes them; some repeat the key. */
type Refusals = Record<FakeService, Partial<Record<Fault, [status: number, body: object]>>>;

const refusals = (key: string): Refusals => ({
  openai: {
    key: [401, openAiError('invalid_request_error', 'invalid_api_key', `Incorrect API key provided: ${key}.`)],
    quota: [429, openAiError('insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.')],
    rate: [429, openAiError('requests', 'rate_limit_exceeded', 'Rate limit reached.')],
    voice: [404, openAiError('invalid_request_error', 'model_not_found', 'No such model.')],
    down: [503, openAiError('server_error', null, 'The server is overloaded.')],
  },
  elevenlabs: {
    key: [401, { detail: { status: 'invalid_api_key', message: `Invalid API key ${key}` } }],
    quota: [401, { detail: { status: 'quota_exceeded', message: 'This request exceeds your quota.' } }],
    rate: [429, { detail: { status: 'too_many_concurrent_requests', message: 'Too many.' } }],
    voice: [404, { detail: { status: 'voice_not_found', message: 'A voice was not found.' } }],
    down: [500, { detail: { status: 'internal_error', message: 'Oops.' } }],
  },
  deepgram: {
    key: [401, { err_code: 'INVALID_AUTH', err_msg: `Invalid credentials ${key}.`, request_id: 'r' }],
    quota: [402, { err_code: 'ASR_PAYMENT_REQUIRED', err_msg: 'No credits.', request_id: 'r' }],
    rate: [429, { err_code: 'TOO_MANY_REQUESTS', err_msg: 'Too many requests.', request_id: 'r' }],
    voice: [404, { err_code: 'MODEL_NOT_FOUND', err_msg: 'No such model.', request_id: 'r' }],
    down: [503, { err_code: 'SERVICE_UNAVAILABLE', err_msg: 'Down.', request_id: 'r' }],
  },
  cartesia: {
    key: [401, { title: 'Unauthorized', message: `Bad key ${key}`, error_code: 'unauthorized', status_code: 401 }],
    quota: [402, { title: 'Quota', message: 'Out of credits', error_code: 'quota_exceeded', status_code: 402 }],
    rate: [429, { title: 'Limit', message: 'Too many', error_code: 'concurrency_limited', status_code: 429 }],
    voice: [404, { title: 'Voice', message: 'No such voice', error_code: 'voice_not_found', status_code: 404 }],
    down: [500, { title: 'Internal', message: 'Oops', error_code: 'internal_error', status_code: 500 }],
  },
});

function openAiError(type: string, code: string | null, message: string) {
  return { error: { message, type, param: null, code } };
}

/** Answers with a fault that comes before any sound; false when this one does not. */
export function refuse(service: FakeService, fault: Fault, key: string, response: ServerResponse): boolean {
  const refusal = refusals(key)[service][fault];
  if (refusal !== undefined) {
    const [status, body] = refusal;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  }
  if (fault === 'hang') return true;
  if (fault === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome');
  else if (fault === 'json') {
    // ElevenLabs answers in JSON when all is well, too.
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message: `ok ${key}` }));
  } else return false;
  return true;
}
