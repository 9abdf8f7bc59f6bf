import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needTools } from '../../scripts/tools.ts';

/** When packets left, as the kernel saw it: a program that measures beside others on the same cores measures itself. */

const program = '/usr/bin/tcpdump';
const tcpdump = {
  why: 'notes when packets leave (it needs to run as root)',
  package: 'tcpdump',
  find: () => (existsSync(program) ? program : null),
};

/** What is kept of a packet, in bytes: the heads of Ethernet, IP, UDP and RTP. */
const kept = 64;
/** The head of a file of libpcap, and of each packet in it, in bytes. */
const heads = { file: 24, packet: 16 } as const;
/** Where the head of IP begins, in bytes. */
const ipAt = 14;
const magic = { micro: 0xa1b2c3d4, nano: 0xa1b23c4d } as const;

/** A capture of what crosses the loopback by UDP to ports from 1024 up. */
export class PacketTimes {
  readonly #file: string;
  readonly #child: ReturnType<typeof spawn>;

  private constructor(file: string, child: ReturnType<typeof spawn>) {
    this.#file = file;
    this.#child = child;
  }

  /** @param folder where what is captured is kept meanwhile @throws Error where tcpdump can't be had */
  static async start(folder: string): Promise<PacketTimes> {
    needTools(['tcpdump' as never], { tcpdump });
    const file = path.join(folder, 'packets.pcap');
    const args = ['-i', 'lo', '-s', String(kept), '-B', '16384', '-U', '-Z', 'root', '-w', file, 'udp'];
    const child = spawn(program, args, { stdio: 'ignore' });
    const times = new PacketTimes(file, child);
    while (!existsSync(file) || statSync(file).size < heads.file) {
      if (child.exitCode !== null) throw new Error('tcpdump has ended: it needs to run as root.');
      await wait(20);
    }
    return times;
  }

  /** Times of packets in ms since the epoch, by the port that they went to. */
  async stop(): Promise<Map<number, number[]>> {
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGINT');
      await once(this.#child, 'exit');
    }
    const bytes = readFileSync(this.#file);
    rmSync(this.#file);
    const perMs = bytes.readUInt32LE(0) === magic.nano ? 1e6 : 1e3;
    const times = new Map<number, number[]>();
    for (let at = heads.file; at + heads.packet <= bytes.length; ) {
      const ms = bytes.readUInt32LE(at) * 1000 + bytes.readUInt32LE(at + 4) / perMs;
      const udpAt = at + heads.packet + ipAt + (bytes[at + heads.packet + ipAt]! & 0x0f) * 4;
      at += heads.packet + bytes.readUInt32LE(at + 8);
      if (at > bytes.length) break;
      const port = bytes.readUInt16BE(udpAt + 2);
      const known = times.get(port);
      if (known) known.push(ms);
      else times.set(port, [ms]);
    }
    return times;
  }
}
