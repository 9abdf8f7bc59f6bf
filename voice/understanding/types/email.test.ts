import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string) =>
  understand({ type: 'email', text, language: 'en-US', at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('an e-mail address', () => {
  it.each([
    // Words that elsewhere open a sentence, and letters that are words.
    ['brian oh neill at aol dot com', 'brianoneill@aol.com'],
    ['sure so bob at gmail dot com', 'bob@gmail.com'],
    ["it's a brown at yahoo dot com", 'abrown@yahoo.com'],
    ['double u smith at gmail dot com', 'wsmith@gmail.com'],
    ['zed dot ali at gmail dot com', 'z.ali@gmail.com'],
    ['hello at parley dot a i', 'hello@parley.ai'],
    ['contact at smith and sons dot co dot uk', 'contact@smithandsons.co.uk'],
    // How it is written.
    ['katherine with a c at gmail dot com', 'catherine@gmail.com'],
    ['sara without an h at gmail dot com', 'sara@gmail.com'],
    ['marc at gmail dot com with a c', 'marc@gmail.com'],
    // Said and spelled.
    ['thomas t h o m a s at gmail dot com', 'thomas@gmail.com'],
    ['john smith j o h n s m i t h at gmail dot com', 'johnsmith@gmail.com'],
    // Signs.
    ['ann full stop lee at sky dot com', 'ann.lee@sky.com'],
    ['ann at gmail dotcom', 'ann@gmail.com'],
    // The domain is said anew.
    ['john at gmail dot com no yahoo dot com', 'john@yahoo.com'],
    ['john at gmail dot com no wait outlook', 'john@outlook.com'],
  ])('"%s" is %s', (text, value) => expect(read(text)).toBe(value));

  it.each([
    'i looked at the dot in the corner',
    'my email is on the form',
    // No letter of it is one that sounds like this.
    'bob with a q at gmail dot com',
    'john at gmail dot com no wait something else',
  ])('"%s" is none', (text) => expect(read(text)).toBeNull());
});
