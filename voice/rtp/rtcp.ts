/** Reports of RTCP (RFC 3550, 6.4): how much was sent, and how much of the other side came. */

export interface Report {
  ssrc: number;
  atMs: number;
  timestamp: number;
  packets: number;
  bytes: number;
  /** Of the other side; null as long as nothing came. */
  heard: { ssrc: number; lost: number; highest: number } | null;
}

/** From 1900, where NTP counts from, to 1970, in seconds. */
const ntpEpoch = 2_208_988_800;

/** A sender report with the name that RFC 3550 asks for. */
export function writeReport({ ssrc, atMs, timestamp, packets, bytes, heard }: Report): Buffer {
  const report = Buffer.alloc(heard ? 52 : 28);
  report[0] = 0x80 | (heard ? 1 : 0);
  report[1] = 200;
  report.writeUInt16BE(report.length / 4 - 1, 2);
  report.writeUInt32BE(ssrc, 4);
  report.writeUInt32BE(Math.floor(atMs / 1000) + ntpEpoch, 8);
  report.writeUInt32BE(Math.floor(((atMs % 1000) / 1000) * 2 ** 32), 12);
  report.writeUInt32BE(timestamp >>> 0, 16);
  report.writeUInt32BE(packets >>> 0, 20);
  report.writeUInt32BE(bytes >>> 0, 24);
  if (heard) {
    report.writeUInt32BE(heard.ssrc, 28);
    report.writeUInt32BE(Math.min(heard.lost, 0x7f_ffff), 32);
    report.writeUInt32BE(heard.highest, 36);
  }
  const name = Buffer.from(ssrc.toString(16), 'latin1');
  const described = Buffer.alloc(4 + Math.ceil((4 + 2 + name.length + 1) / 4) * 4);
  described[0] = 0x81;
  described[1] = 202;
  described.writeUInt16BE(described.length / 4 - 1, 2);
  described.writeUInt32BE(ssrc, 4);
  described[8] = 1;
  described[9] = name.length;
  name.copy(described, 10);
  return Buffer.concat([report, described]);
}
