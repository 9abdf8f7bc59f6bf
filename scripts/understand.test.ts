import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What the script writes for its input, line by line. */
function run(input: string): unknown[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/understand.ts'], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const line = (more: object) =>
  JSON.stringify({ type: 'date', language: 'en', at: '2026-11-20T10:00:00', zone: 'America/New_York', ...more });

describe('npm run understand', () => {
  it('writes what each line means, in order', () => {
    const answers = run(
      [
        line({ text: 'next friday', want: ['2026-11-27'] }),
        line({ type: 'time', text: 'half two', language: 'en-GB' }),
        line({ type: 'date_time', text: 'tomorrow at noon', at: '2026-11-21T03:00:00Z' }),
        line({ text: 'whenever' }),
        line({ text: 'morgen', language: 'xx' }),
      ].join('\r\n'),
    );
    expect(answers).toEqual([
      { value: '2026-11-27', spoken: 'Friday, November 27', rest: '', confidence: 1 },
      { value: '14:30', spoken: '2:30 PM', rest: '', confidence: expect.any(Number) },
      { value: '2026-11-21T12:00', spoken: 'Saturday, November 21 at noon', rest: '', confidence: 1 },
      { value: null, spoken: '', rest: 'whenever', confidence: 0 },
      { value: null, spoken: '', rest: 'morgen', confidence: 0 },
    ]);
  });

  it('says what is wrong with a line, and goes on', () => {
    const [broken, empty, list, type, moment, zone, long, last] = run(
      [
        '{"type":',
        '',
        '[]',
        line({ type: 'colour', text: 'red' }),
        line({ text: 'tomorrow', at: 'soon' }),
        line({ text: 'tomorrow', zone: 'Mars/Olympus' }),
        line({ text: 'a'.repeat(10_001) }),
        line({ text: 'tomorrow' }),
      ].join('\n'),
    );
    expect([broken, empty]).toEqual([{ error: 'This line isn’t JSON.' }, { error: 'This line isn’t JSON.' }]);
    expect(list).toEqual({ error: expect.stringContaining('object') });
    expect(type).toEqual({ error: expect.stringMatching(/^type: .*"date_time"/) });
    expect(moment).toEqual({ error: expect.stringMatching(/^at: Enter a date and time like/) });
    expect(zone).toEqual({ error: 'zone: Unknown time zone. Choose one like Europe/Berlin.' });
    expect(long).toEqual({ error: 'text: An utterance can have up to 10,000 characters.' });
    expect(last).toMatchObject({ value: '2026-11-21' });
  });

  it('writes nothing for nothing', () => {
    expect(run('')).toEqual([]);
  });
});
