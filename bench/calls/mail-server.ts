import net, { type AddressInfo } from 'node:net';

/** A mail server in a process of its own, which takes everything and counts the letters, and those that came twice. */

const seen = new Map<string, number>();
let wanted = Number.POSITIVE_INFINITY;

function count(letter: string): void {
  const [, id = ''] = /^message-id:\s*(\S+)/im.exec(letter) ?? [];
  seen.set(id, (seen.get(id) ?? 0) + 1);
  if (seen.size === wanted) tellAll();
}

function tellAll(): void {
  const twice = [...seen.values()].filter((times) => times > 1).length;
  process.send!({ type: 'letters', letters: seen.size, twice });
}

const server = net.createServer((socket) => {
  let unread = '';
  let inLetter = false;
  const say = (text: string) => socket.write(`${text}\r\n`);
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') inLetter = true;
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    say(verb === 'DATA' ? '354 Go on' : '250 OK');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    unread += bytes.toString('latin1');
    for (;;) {
      const end = unread.indexOf(inLetter ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = unread.slice(0, end);
      unread = unread.slice(end + (inLetter ? 5 : 2));
      if (inLetter) {
        inLetter = false;
        count(text);
        say('250 Taken');
      } else hear(text);
    }
  });
  say('220 bench');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send!({ type: 'ready', address: `127.0.0.1:${port}` });
});

process.on('message', (message: { type: string; count?: number }) => {
  if (message.type === 'stop') process.exit(0);
  wanted = message.count ?? wanted;
  if (message.type === 'tell') tellAll();
});
