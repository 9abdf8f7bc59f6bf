import { describe, expect, it } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { elevenLabsApi } from '#domain/channels/speech-elevenlabs.ts';
import { codeOf } from './request-code.ts';
import { exampleDraft, jsonProblem, missingParams, requestOf } from './request-draft.ts';
import { shownJson } from './shown-json.ts';

const origin = 'https://voice.example.org';
const speak = {
  method: 'POST',
  address: '/v1/tts',
  headers: { Authorization: 'Bearer sk-1', 'Content-Type': 'application/json' },
  body: '{"text":"It\'s \\"fine\\"","ssml":null,"ok":true}',
} as const;

describe('the code', () => {
  it('quotes whatever a text holds, in each language', () => {
    const input = { request: speak, origin, file: 'speech.mp3' };
    const curl = codeOf('curl', input);
    expect(curl).toContain(String.raw`--data '{"text":"It'\''s \"fine\"","ssml":null,"ok":true}'`);
    expect(curl).toContain("--header 'Authorization: Bearer sk-1'");
    expect(curl).not.toContain('--request');
    expect(codeOf('JavaScript', input)).toContain(String.raw`"text": "It's \"fine\""`);
    const python = codeOf('Python', input);
    expect(python).toContain('"ssml": None');
    expect(python).toContain('"ok": True');
  });

  it('leaves out what a request does not have', () => {
    const input = {
      request: { method: 'GET', address: '/v1/voices', headers: {}, body: null } as const,
      origin,
      file: undefined,
    };
    expect(codeOf('curl', input)).toBe("curl 'https://voice.example.org/v1/voices'");
    expect(codeOf('JavaScript', input)).toContain('fetch("https://voice.example.org/v1/voices");');
    expect(codeOf('Python', input)).not.toContain('json');
  });

  it('sends a body that is no JSON as it stands', () => {
    const input = { request: { ...speak, body: '{"half' }, origin, file: undefined };
    expect(codeOf('JavaScript', input)).toContain(String.raw`body: "{\"half"`);
    expect(codeOf('Python', input)).toContain(String.raw`data="{\"half".encode()`);
  });

  it('names the method where it is not the usual one', () => {
    const remove = { method: 'DELETE', address: '/v1/agents/1', headers: {}, body: null } as const;
    expect(codeOf('curl', { request: remove, origin, file: undefined })).toContain('--request DELETE');
  });
});

describe('an answer', () => {
  it('is shown as it is, but for texts that nobody reads', () => {
    const sound = 'x'.repeat(2000);
    expect(shownJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(shownJson(JSON.stringify({ sound }))).toContain('(2000 characters)');
    expect(shownJson(`{"a":1}\n{"b":"${sound}"}\n`)).toMatch(/"a": 1[\s\S]*"b": "x+… \(2000 characters\)"/);
    expect(shownJson('not JSON')).toBe('not JSON');
    expect(shownJson('line\n'.repeat(1000))).toContain('… (1001 lines)');
  });
});

describe('a request', () => {
  const endpoint = { method: 'GET', path: '/v1/calls/:callId', summary: '', can: 'analytics:read' } as const;

  it('fills its address in, and leaves empty fields of the query out', () => {
    const draft = { params: { callId: 'a/b ' }, query: { limit: '5', cursor: ' ' }, headers: {}, body: null };
    expect(requestOf(endpoint, draft, '').address).toBe('/v1/calls/a%2Fb?limit=5');
  });

  it('knows what its path lacks', () => {
    const draft = { params: { callId: ' ' }, query: {}, headers: {}, body: null };
    expect(missingParams(draft)).toEqual(['callId']);
    expect(requestOf(endpoint, draft, '').address).toBe('/v1/calls/:callId');
  });

  it('carries the key where the protocol wants it, and nowhere without one', () => {
    const draft = exampleDraft(elevenLabsApi.convert);
    expect(requestOf(elevenLabsApi.convert, draft, 'sk-1').headers).toEqual({
      'xi-api-key': 'sk-1',
      'Content-Type': 'application/json',
    });
    expect(requestOf(endpoint, { params: {}, query: {}, headers: {}, body: null }, '').headers).toEqual({});
  });

  it('sends the headers that are filled in', () => {
    const draft = { ...exampleDraft(speechApi.speak), headers: { 'idempotency-key': 'order 7' } };
    expect(requestOf(speechApi.speak, draft, 'sk-1').headers).toMatchObject({
      Authorization: 'Bearer sk-1',
      'idempotency-key': 'order 7',
    });
  });

  it('knows JSON', () => {
    expect(jsonProblem('{"a":1}')).toBeUndefined();
    expect(jsonProblem('{"a"')).toBeTruthy();
  });
});
