import { createHash } from 'node:crypto';

/**
 * The id of what a run makes, the same for each try: a UUID of version 7 (RFC 9562) with the time of the run, since ids
 * sort by time, and with a hash of what the run is in place of randomness.
 * @param at ms
 */
export function runUuid(workspaceId: string, runId: string, at: number): string {
  const bytes = createHash('sha256').update(`${workspaceId} ${runId}`).digest().subarray(0, 16);
  bytes.writeUIntBE(at, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
