import { describe, expect, it } from 'vitest';
import { modelFrom } from './with-model.ts';

describe('the model that conversations are tried with', () => {
  it('is named by settings, and says which are missing', () => {
    expect(modelFrom({})).toContain('Set TALK_MODEL_KEY to a key of OpenAI');
    expect(modelFrom({ TALK_MODEL_SERVICE: 'compatible' })).toContain('TALK_MODEL_URL');
    expect(modelFrom({ TALK_MODEL_SERVICE: 'constructor' })).toContain('TALK_MODEL_SERVICE is one of');
    expect(modelFrom({ TALK_MODEL_KEY: 'key-0123', TALK_MODEL_SERVICE: 'anthropic' })).toMatchObject({
      service: 'anthropic',
      model: 'claude-haiku-4-5',
    });
  });
});
