import { readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Clock } from '#voice/clock.ts';
import { frameSamples, silentFrame } from '../frame.ts';
import { mediaHere } from '../media-here.ts';
import type { RtpSession } from '../rtp-session.ts';
import { type Command, type FromThread, joinFrames, playFields, type Told, type ToThread } from './messages.ts';

/** The thread of the sound: nothing else runs here, so that packets leave in time whatever the rest of the program does. */

/** Addresses that one call's sound may come from: a network that moves has few, someone who sprays packets many. */
const mostAsked = 32;

interface Held {
  id: number;
  session: RtpSession | null;
  /** Where sound may go and come from; false until it is known. */
  reaches: Map<string, boolean>;
  epoch: number;
  left: boolean;
  heardAt: number;
}

/** A clock that no one sets. */
const clock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const calls = new Map<number, Held>();
let told: Told[] = [];
let ticks: number[] = [];
let heard: Int16Array[] = [];

const media = mediaHere(
  clock,
  (error) => void told.push({ told: 'fault', message: String((error as Error).stack) }),
  () => post(),
);

/** How much more of the processor the sound gets than others who want it at the same time (`nice`). */
const priority = -10;

/** Packets that wait for their turn are late. Where the system doesn't allow it, they leave when they can. */
function leaveFirst(): void {
  try {
    os.setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), priority);
  } catch {
    // Not Linux, or not allowed: nothing else depends on it.
  }
}
leaveFirst();

/** What was noted since the last time, in one message. */
function post(): void {
  if (told.length === 0 && ticks.length === 0) return;
  const message: FromThread = { told, ticks: Int32Array.from(ticks), sound: joinFrames(heard) };
  parentPort!.postMessage(message, [message.ticks.buffer as ArrayBuffer, message.sound.buffer as ArrayBuffer]);
  [told, ticks, heard] = [[], [], []];
}

function tell(one: Told): void {
  told.push(one);
  post();
}

function mayReach(call: Held, address: string): boolean {
  const known = call.reaches.get(address);
  if (known !== undefined) return known;
  if (call.reaches.size >= mostAsked) return false;
  call.reaches.set(address, false);
  tell({ told: 'asks', id: call.id, address });
  return false;
}

async function open({ id, host, range }: Extract<Command, { do: 'open' }>): Promise<void> {
  const call: Held = { id, session: null, reaches: new Map(), epoch: 0, left: false, heardAt: 0 };
  calls.set(id, call);
  try {
    const session = await media.open({
      host,
      range,
      events: {
        frame(pcm) {
          const isHeard = pcm !== silentFrame;
          ticks.push(id, call.epoch, Number(call.left), Number(isHeard), Number(session.heardAt !== call.heardAt));
          if (isHeard) heard.push(pcm);
          call.left = false;
          call.heardAt = session.heardAt;
        },
        key: (key) => void told.push({ told: 'key', id, key }),
      },
      mayReach: (address) => mayReach(call, address),
      failed: ({ message }) => tell({ told: 'failed', id, message }),
    });
    // It may be over by now.
    if (calls.get(id) !== call) return session.close();
    call.session = session;
    tell({ told: 'opened', id, port: session.localPort });
  } catch (error) {
    calls.delete(id);
    tell({ told: 'refused', id, message: (error as Error).message });
  }
}

function carryOut(command: Command): void {
  if (command.do === 'open') return void open(command);
  const call = calls.get(command.id);
  if (call === undefined) return;
  switch (command.do) {
    case 'agree':
      call.reaches.set(command.agreed.remote.host, command.mayReach);
      call.session?.agree(command.agreed);
      break;
    case 'reach':
      call.reaches.set(command.address, command.mayReach);
      break;
    case 'keys':
      call.session?.pressKeys(command.digits);
      break;
    case 'close':
      calls.delete(command.id);
      call.session?.close();
      break;
  }
}

function play(plays: Int32Array, sound: Int16Array): void {
  let at = 0;
  for (let n = 0; n < plays.length; n += playFields) {
    const [id, epoch, count] = [plays[n]!, plays[n + 1]!, plays[n + 2]!];
    const call = calls.get(id);
    const end = at + count * frameSamples;
    if (call?.session && call.epoch !== epoch) {
      call.epoch = epoch;
      call.session.clear();
    }
    for (; at < end; at += frameSamples) {
      call?.session?.play(sound.subarray(at, at + frameSamples), () => {
        call.left = true;
      });
    }
  }
}

parentPort!.on('message', ({ commands, plays, sound }: ToThread) => {
  for (const command of commands) {
    try {
      carryOut(command);
    } catch (error) {
      // One call's fault leaves the others their sound.
      tell({ told: 'fault', message: String((error as Error).stack) });
    }
  }
  play(plays, sound);
});
