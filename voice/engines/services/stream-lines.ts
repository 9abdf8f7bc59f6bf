/** Longest line that a service may send; a second of sound in base64 is 64 kB. */
const longest = 16 * 1024 * 1024;

/** Bytes as lines of text, without their ends. @throws Error for a line without an end */
export async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop()!;
    if (rest.length > longest) throw new RangeError('A line of the answer has no end.');
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}
