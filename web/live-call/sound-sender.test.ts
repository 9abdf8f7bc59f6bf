import { expect, it } from 'vitest';
import { readSound, type SoundFrame } from '#domain/calls/call-sound.ts';
import { createSoundSender } from './sound-sender.ts';

function open() {
  const sent: SoundFrame[] = [];
  const line = { isThere: true, waiting: 0 };
  const sender = createSoundSender({
    send(bytes) {
      if (line.isThere) sent.push(readSound(bytes)!);
      return line.isThere;
    },
    waiting: () => line.waiting,
  });
  let clock = 0;
  const push = (frames = 1) => {
    for (let n = 0; n < frames; n++, clock += 320) sender.push({ clock, pcm: new Int16Array(320).fill(1_000) });
  };
  const begin = () => {
    clock = 0;
    sender.begin();
  };
  return { sent, line, sender, push, begin };
}

it('sends nothing before it is wanted, and then where it stands', () => {
  const { sent, sender, push } = open();
  push(10);
  sender.setWanted(true);
  push(2);
  expect(sent.map(({ seq, clock, gap, codec }) => [seq, clock, gap, codec])).toEqual([
    [0, 3_200, true, 'pcm16'],
    [1, 3_520, false, 'pcm16'],
  ]);
  expect(new DataView(sent[0]!.payload.buffer, sent[0]!.payload.byteOffset).getInt16(0, true)).toBe(1_000);
});

it('keeps what comes without a connection, 5 s of it, and lets it follow', () => {
  const { sent, line, sender, push } = open();
  sender.setWanted(true);
  push();
  line.isThere = false;
  push(300);
  line.isThere = true;
  push(200);
  const clocks = sent.map(({ clock }) => clock / 320);
  expect(clocks[0]).toBe(0);
  expect(clocks.slice(1)).toEqual(Array.from({ length: clocks.length - 1 }, (_, n) => n + clocks[1]!));
  expect(clocks.at(-1)).toBe(500);
  expect(sent.filter(({ late }) => late).length).toBeGreaterThan(200);
  expect(sent[1]).toMatchObject({ gap: true, late: true });
});

it('leaves out what a slow connection cannot take, and sends less from then on', () => {
  const { sent, line, sender, push } = open();
  sender.setWanted(true);
  push();
  line.waiting = 100_000;
  push(60);
  line.waiting = 0;
  push(2);
  expect(sent.map(({ codec, gap }) => [codec, gap])).toEqual([
    ['pcm16', true],
    ['mulaw', true],
    ['mulaw', false],
  ]);
});

it('counts on when the microphone is opened anew', () => {
  const { sent, sender, push, begin } = open();
  sender.setWanted(true);
  push(3);
  begin();
  push(2);
  expect(sent.map(({ clock, gap }) => [clock / 320, gap])).toEqual([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ]);
});
