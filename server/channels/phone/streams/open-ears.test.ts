import { expect, test } from 'vitest';
import type { Transcriber, TranscriberEvents } from '#voice/transcribers/transcriber.ts';
import { openEars } from './open-ears.ts';

const listening = { sampleRate: 8_000, language: 'en-US' } as const;
const fault = { kind: 'broken', message: 'The line was cut.' } as const;

/** A transcriber that tells what it is made to, and what was written to its streams. */
function listen() {
  const opened: (TranscriberEvents & { samples: number })[] = [];
  const told: unknown[] = [];
  const ears = openEars(
    {
      open(_, events) {
        const one = Object.assign({ ...events }, { samples: 0 });
        opened.push(one);
        return {
          write: (samples) => {
            one.samples += samples.length;
          },
          finish: async () => {},
          close: () => {},
        };
      },
      check: async () => null,
    },
    listening,
    {
      voice: () => {},
      heard: (text, final) => void told.push([text, final]),
      again: ({ kind }) => void told.push(['again', kind]),
      handedOver: ({ kind }) => void told.push(['handed over', kind]),
      failed: ({ kind }) => void told.push(['failed', kind]),
    },
  );
  return { opened, told, ears };
}

test('keeps what was heard of a phrase, and has the sound behind it heard again', () => {
  const { opened, told, ears } = listen();
  ears.write(new Int16Array(800));
  opened[0]!.heard('I would like', false);
  ears.write(new Int16Array(160));
  opened[0]!.failed(fault);
  expect(opened[1]!.samples).toBe(160);
  opened[1]!.heard('a haircut', false);
  opened[1]!.heard('a haircut please', true);
  opened[1]!.heard('tomorrow', true);
  expect(told).toEqual([
    ['I would like', false],
    ['again', 'broken'],
    ['I would like a haircut', false],
    ['I would like a haircut please', true],
    ['tomorrow', true],
  ]);
});

test('is opened once more and no oftener, and not at all where that mends nothing', () => {
  const twice = listen();
  twice.opened[0]!.failed(fault);
  twice.opened[1]!.failed(fault);
  expect(twice.told).toEqual([
    ['again', 'broken'],
    ['failed', 'broken'],
  ]);
  const refused = listen();
  refused.opened[0]!.failed({ kind: 'unauthorized', message: 'No.' });
  expect(refused.told).toEqual([['failed', 'unauthorized']]);
});

test('hands over to the next, which hears the sound that no one has heard', () => {
  const opened: TranscriberEvents[] = [];
  const told: unknown[] = [];
  const written = [0, 0];
  const transcriber = (index: number): Transcriber => ({
    open(_, events) {
      opened.push(events);
      return {
        write: (samples) => {
          written[index]! += samples.length;
        },
        finish: async () => {},
        close: () => {},
      };
    },
    check: async () => null,
  });
  const events = {
    voice: () => {},
    heard: (text: string, final: boolean) => void told.push([text, final]),
    again: () => void told.push('again'),
    handedOver: () => void told.push('handed over'),
    failed: () => void told.push('failed'),
  };
  const ears = openEars(transcriber(0), listening, events, transcriber(1));
  opened[0]!.heard('at half', false);
  ears.write(new Int16Array(160));
  opened[0]!.failed({ kind: 'unauthorized', message: 'No.' });
  expect(written).toEqual([160, 160]);
  // What failed is not listened to any more.
  opened[0]!.heard('nonsense', true);
  opened[1]!.heard('past two', true);
  opened[1]!.failed(fault);
  opened[2]!.failed(fault);
  expect(told).toEqual([['at half', false], 'handed over', ['at half past two', true], 'again', 'failed']);
});
