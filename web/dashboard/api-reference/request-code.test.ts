import { describe, expect, it } from 'vitest';
import { codeOf } from './request-code.ts';
import { jsonProblem, missingParams, requestOf } from './request-draft.ts';

const origin = 'https://voice.example.org';
const speak = {
  method: 'POST',
  address: '/v1/tts',
  body: '{"text":"It\'s \\"fine\\"","ssml":null,"ok":true}',
} as const;

describe('the code', () => {
  it('quotes whatever a text holds, in each language', () => {
    const input = { request: speak, origin, key: 'sk-1', file: 'speech.mp3' };
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
      request: { method: 'GET', address: '/v1/voices', body: null } as const,
      origin,
      key: '',
      file: undefined,
    };
    expect(codeOf('curl', input)).toBe("curl 'https://voice.example.org/v1/voices'");
    expect(codeOf('JavaScript', input)).toContain('fetch("https://voice.example.org/v1/voices");');
    expect(codeOf('Python', input)).not.toContain('json');
  });

  it('sends a body that is no JSON as it stands', () => {
    const input = { request: { ...speak, body: '{"half' }, origin, key: '', file: undefined };
    expect(codeOf('JavaScript', input)).toContain(String.raw`body: "{\"half"`);
    expect(codeOf('Python', input)).toContain(String.raw`data="{\"half".encode()`);
  });

  it('names the method where it is not the usual one', () => {
    const remove = { method: 'DELETE', address: '/v1/agents/1', body: null } as const;
    expect(codeOf('curl', { request: remove, origin, key: '', file: undefined })).toContain('--request DELETE');
  });
});

describe('a request', () => {
  const endpoint = { method: 'GET', path: '/v1/calls/:callId', summary: '', can: 'analytics:read' } as const;

  it('fills its address in, and leaves empty fields of the query out', () => {
    const draft = { params: { callId: 'a/b ' }, query: { limit: '5', cursor: ' ' }, body: null };
    expect(requestOf(endpoint, draft).address).toBe('/v1/calls/a%2Fb?limit=5');
  });

  it('knows what its path lacks', () => {
    const draft = { params: { callId: ' ' }, query: {}, body: null };
    expect(missingParams(draft)).toEqual(['callId']);
    expect(requestOf(endpoint, draft).address).toBe('/v1/calls/:callId');
  });

  it('knows JSON', () => {
    expect(jsonProblem('{"a":1}')).toBeUndefined();
    expect(jsonProblem('{"a"')).toBeTruthy();
  });
});
