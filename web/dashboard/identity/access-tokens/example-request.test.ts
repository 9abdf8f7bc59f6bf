import { describe, expect, it } from 'vitest';
import { exampleRequest } from './example-request.ts';

const origin = 'https://voice.example.org';

describe('the example of a token', () => {
  it('speaks, where the token may', () => {
    const command = exampleRequest(['agents', 'speech'], origin)!;
    expect(command.split(' \\\n  ')[0]).toBe('curl "https://voice.example.org/v1/tts"');
    const body = /--data '(.*)'/.exec(command)![1]!;
    expect(JSON.parse(body)).toMatchObject({ text: expect.any(String), format: 'mp3' });
    // An apostrophe would end the shell's quotes.
    expect(body).not.toContain("'");
    expect(command).toMatch(/--output speech\.mp3$/);
  });

  it('is something else that its scopes allow', () => {
    expect(exampleRequest(['contacts', 'analytics'], origin)).toBe(
      'curl "https://voice.example.org/v1/calls" \\\n  --header "Authorization: Bearer $PARLEY_API_KEY"',
    );
  });

  it('is missing where there is nothing to try', () => {
    expect(exampleRequest(['workflows'], origin)).toBeUndefined();
  });
});
