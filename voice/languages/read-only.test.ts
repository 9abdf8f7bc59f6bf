import { describe, expect, it } from 'vitest';
import { understand } from '#voice/understanding/understand.ts';

/** Friday, 20 November 2026, at ten. */
const read = (language: string, type: string, text: string) =>
  understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'UTC' } as Parameters<typeof understand>[0]);

describe.each([
  [
    'it-IT',
    [
      ['number', 'duecentoquarantatré', 243],
      ['number', 'tre milioni e mezzo', 3_500_000],
      ['number', 'due terzi', 2 / 3],
      ['date', 'dopodomani', '2026-11-22'],
      ['date', 'domenica prossima', '2026-11-29'],
      ['date', 'il terzo martedì', null],
      ['time', 'alle tre e mezza', '15:30'],
      ['time', 'alle nove meno un quarto', '08:45'],
      ['date_time', 'domani alle otto di sera', '2026-11-21T20:00'],
      ['duration', "un'ora e mezza", null],
      ['yes_no', 'certo', true],
      ['yes_no', 'non va bene', false],
    ],
  ],
  [
    'nl-NL',
    [
      ['number', 'drieëntwintig en drie vijfde', 23.6],
      ['number', 'vijfentwintighonderdzevenenzeventig', 2577],
      ['number', 'anderhalf', 1.5],
      ['date', 'overmorgen', '2026-11-22'],
      ['date', 'volgende week vrijdag', '2026-11-27'],
      ['date', 'de tiende van december', '2026-12-10'],
      ['time', 'half drie', '14:30'],
      ['time', "kwart voor acht 's avonds", '19:45'],
      ['date_time', 'morgenochtend om negen uur', '2026-11-21T09:00'],
      ['yes_no', 'dat klopt', true],
      ['yes_no', 'dat klopt niet', false],
    ],
  ],
  [
    'pt-BR',
    [
      ['number', 'dois mil trezentos e quarenta e sete', 2347],
      ['number', 'meia dúzia', 6],
      ['number', 'vinte e dois trinta avos', 22 / 30],
      ['date', 'depois de amanhã', '2026-11-22'],
      ['date', 'na sexta-feira', '2026-11-27'],
      ['date', 'primeiro de janeiro', '2027-01-01'],
      ['time', 'dez para as oito', '07:50'],
      ['time', 'três e meia da tarde', '15:30'],
      ['date_time', 'amanhã às nove da manhã', '2026-11-21T09:00'],
      ['yes_no', 'com certeza', true],
      ['yes_no', 'acho que não', false],
    ],
  ],
] as const)('%s', (tag, phrases) => {
  it.each(phrases.map((row) => [...row]))('reads as %s: %s', (type, text, value) => {
    const found = read(tag, type as string, text as string).value;
    if (typeof value === 'number') expect(found).toBeCloseTo(value, 9);
    else expect(found).toBe(value);
  });

  it('says a day and a number as one does there', () => {
    const said = read(tag, 'date', '2027-01-07').spoken;
    expect(said).toMatch(/7.*2027/);
    expect(read(tag, 'date', said).value).toBe('2027-01-07');
    expect(read(tag, 'number', read(tag, 'number', '12500').spoken).value).toBe(12_500);
  });

  it('reads no name, no address and no amount: no agent speaks it', () => {
    for (const type of ['name', 'email', 'money', 'phone']) expect(read(tag, type, 'Anna').value).toBeNull();
  });
});
