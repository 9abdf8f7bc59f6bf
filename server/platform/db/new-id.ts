import { randomFillSync } from 'node:crypto';

/** Randomness is drawn in blocks: one system call for 256 ids instead of one each. */
const pool = new Uint8Array(256 * 10);
let used = pool.length;
let lastMs = 0;
let sequence = 0;

/**
 * A new id: a UUID of version 7, so ids sort by the time they were made, also within a millisecond of one process.
 * Made here and not in SQL because PostgreSQL before 18 has no uuidv7().
 */
export function newId(now: number = Date.now()): string {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + 10);
  used += 10;
  if (now > lastMs) {
    lastMs = now;
    sequence = (random[0] as number) & 0x7f;
  } else if (++sequence > 0xfff) {
    // 4096 ids in one millisecond, or a clock that went back: borrow the next millisecond and stay in order.
    lastMs++;
    sequence = 0;
  }
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.set(random.subarray(2), 8);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
