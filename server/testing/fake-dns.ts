import { createSocket } from 'node:dgram';

export interface FakeDns {
  /** As DNS_SERVERS names it. */
  address: string;
  /** TXT records by name. */
  texts: Map<string, string>;
  close(): Promise<void>;
}

/** The name that a question asks for, and where the question ends. */
function readQuestion(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** An answer with one TXT record, or the word that there is no such name (RFC 1035). */
function answer(message: Buffer, text: string | undefined): Buffer {
  const { end } = readQuestion(message);
  const head = Buffer.from(message.subarray(0, end));
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  if (text === undefined) return head;
  // A pointer to the question's name, type TXT, class IN, no time to live, and the text in one string.
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length]);
  return Buffer.concat([head, record, Buffer.from(text, 'latin1')]);
}

/** A name server that knows the TXT records it was told. */
export async function startFakeDns(): Promise<FakeDns> {
  const socket = createSocket('udp4');
  const texts = new Map<string, string>();
  socket.on('message', (message, from) => {
    socket.send(answer(message, texts.get(readQuestion(message).name)), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
