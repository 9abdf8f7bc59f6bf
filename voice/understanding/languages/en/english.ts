import { grammarOf } from '../../grammar/chart.ts';
import type { Language } from '../language.ts';
import { clock } from './clock.grammar.ts';
import { datesOf } from './dates.grammar.ts';
import { marks } from './marks.grammar.ts';
import { numbers } from './numbers.grammar.ts';

const fillers = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'hmm', 'hm', 'mm', 'ah', 'eh', 'oh,']);

const englishOf = (id: string, order: 'month' | 'day'): Language => ({
  id,
  values: grammarOf([...numbers, ...datesOf(order), ...clock]),
  marks: grammarOf(marks),
  fillers,
});

export const americanEnglish = englishOf('en-US', 'month');
export const britishEnglish = englishOf('en-GB', 'day');
