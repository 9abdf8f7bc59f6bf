import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'yes_no', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a yes or no', () => {
  it.each<[string, boolean | null]>([
    ['yeah actually no', false],
    ['no wait i mean yes', true],
    ['no no go ahead', true],
    ['no you are quite right', true],
    ['nah you are all right', false],
    ['actually no that is fine', null],
    ['we certainly have', true],
    ['i really do not', false],
    ['tell me what it is', null],
    ['i am sorry', null],
    ['we do not need one', false],
    ['we would rather not', false],
    ['not strictly required', false],
    ['not a hundred percent sure', null],
    // Politely, by what one did, feels or wishes, and by exclamations.
    ['yes if you do not mind', true],
    ['close but no', false],
    ["well i've nothing on the stove so ask away", true],
    ["i can't invoice a soul so yeah", true],
    ["it's a nuisance but no", false],
    ['leave me be please', false],
    ['you may dear', true],
    ['i suppose it is', true],
    ['i would love to but i cannot', false],
    ['i have done that already', true],
    ['i do not believe we do', false],
    ['i am not comfortable with that', false],
    ['that would be helpful', true],
    ['good heavens no', false],
    ['nooo', false],
    ['That is not my address.', false],
    // Beside other words, they answer nothing.
    ['that is a good question', null],
    ['okay let me check', null],
    ['ok so how much is it', null],
    ['you told me no', null],
    ['i never said no', null],
  ])('reads "%s" as %j', (text, value) => expect(read(text)).toEqual(value));
});
