import { once } from 'node:events';
import net from 'node:net';
import { afterAll } from 'vitest';

/** What a mail server was handed: the envelope and the letter as it came. */
export interface Delivery {
  from: string;
  to: string[];
  source: Buffer;
}

/** One client's session: commands of a line each, and a letter up to the line with a single dot. */
function serve(socket: net.Socket, deliveries: Delivery[], atEnd: () => string | null) {
  let envelope = { from: '', to: [] as string[] };
  let letter: string[] | null = null;
  let unread = '';

  const command = (text: string): string => {
    const [, address = ''] = /<(.*)>/.exec(text) ?? [];
    switch (text.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        return '250 test';
      case 'MAIL':
        envelope = { from: address, to: [] };
        return '250 OK';
      case 'RCPT':
        envelope.to.push(address);
        return '250 OK';
      case 'DATA':
        letter = [];
        return '354 Go on';
      default:
        return '502 Unknown';
    }
  };
  const line = (text: string): string | null => {
    if (letter === null) return command(text);
    if (text !== '.') {
      letter.push(text.replace(/^\./, ''));
      return null;
    }
    deliveries.push({ ...envelope, source: Buffer.from(letter.join('\r\n'), 'latin1') });
    letter = null;
    const said = atEnd();
    if (said === null) socket.destroy();
    return said;
  };

  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    const lines = (unread + bytes.toString('latin1')).split('\r\n');
    unread = lines.pop()!;
    for (const text of lines) {
      const answer = line(text);
      if (answer !== null) socket.write(`${answer}\r\n`);
    }
  });
  socket.write('220 test\r\n');
}

/**
 * A mail server on this machine that takes everything. Answers what it was handed. Closed after the file's tests.
 * @param atEnd what it says to a whole letter; with null it has it and breaks off without a word
 */
export async function startSmtpServer(
  port: number,
  atEnd: () => string | null = () => '250 Taken',
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  const server = net.createServer((socket) => serve(socket, deliveries, atEnd)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return deliveries;
}
