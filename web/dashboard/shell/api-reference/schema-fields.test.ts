import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blankBody, fieldsOf } from './schema-fields.ts';

const schema = z.object({
  text: z.string().describe('What is said'),
  name: z.string().min(1).max(80).optional(),
  speed: z.number().min(0.25).max(4).default(1),
  rate: z.literal([8000, 16000]).optional(),
  format: z.enum(['mp3', 'wav']).default('mp3'),
  id: z.uuid().optional(),
  scopes: z.array(z.string()).optional(),
  on: z.boolean().optional(),
  whole: z.number().int().optional(),
});
const field = (name: string) => fieldsOf(schema).find((one) => one.name === name);

describe('the fields of a schema', () => {
  it('say what they are', () => {
    expect(field('text')).toMatchObject({ type: 'string', required: true, about: 'What is said', choices: [] });
    expect(field('name')).toMatchObject({ type: 'string, 1 to 80 characters', required: false });
    expect(field('speed')).toMatchObject({ type: 'number, 0.25 to 4', fallback: '1', required: false });
    expect(field('rate')?.choices).toEqual(['8000', '16000']);
    expect(field('format')).toMatchObject({ choices: ['mp3', 'wav'], fallback: '"mp3"' });
    expect(field('id')?.type).toBe('UUID');
    expect(field('scopes')?.type).toBe('list of string');
    expect(field('on')?.choices).toEqual(['true', 'false']);
    expect(field('whole')?.type).toBe('integer');
  });

  it('are none where there is no schema', () => {
    expect(fieldsOf(undefined)).toEqual([]);
  });
});

describe('a body to begin with', () => {
  it('has what is required, or everything when nothing is', () => {
    expect(blankBody(schema)).toEqual({ text: '' });
    expect(blankBody(z.object({ on: z.boolean().optional(), kind: z.enum(['a', 'b']).optional() }))).toEqual({
      on: false,
      kind: 'a',
    });
  });
});
