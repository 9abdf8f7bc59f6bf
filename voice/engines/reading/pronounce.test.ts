import { expect, it } from 'vitest';
import { plainScript } from '../script.ts';
import { pronounce } from './pronounce.ts';

it('finds words as they are written, whatever signs are in them', () => {
  for (const word of ['Coca-Cola', 'C++', 'a.b', 'AC/DC', '$x', 'why?', '(sic)', 'a|b', 'x^2', '[1]', 'back\\slash']) {
    const [part] = pronounce(plainScript(`Say ${word} now.`), [{ word, spokenAs: 'it' }]);
    expect([word, part!.spans]).toEqual([word, [{ start: 4, end: 4 + word.length, spoken: 'it' }]]);
  }
});
