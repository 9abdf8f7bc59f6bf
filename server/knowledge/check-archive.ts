import yauzl from 'yauzl';
import { Unreadable } from './reading.ts';

/** What an archive may hold: more is no document, and would fill the memory. */
const archive = { entries: 2_000, bytes: 100 * 1024 * 1024 };

const tooLarge = () =>
  new Unreadable(
    'too_large',
    'The unpacked file is larger than 100 MB or has more than 2,000 parts. Split it into smaller files.',
  );
const damaged = () => new Unreadable('damaged');

const openArchive = (path: string) =>
  new Promise<yauzl.ZipFile>((done, fail) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? fail(damaged()) : done(zip)));
  });

/** Bytes that an entry really has; more than it says is an error of the library. @param onPart takes them, where they are wanted */
const inflate = (zip: yauzl.ZipFile, entry: yauzl.Entry, onPart: (part: Buffer) => void) =>
  new Promise<number>((done, fail) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail(damaged());
      let bytes = 0;
      stream.on('data', (part: Buffer) => {
        bytes += part.length;
        onPart(part);
        if (bytes > archive.bytes) stream.destroy(tooLarge());
      });
      stream.on('error', (problem: Error) => fail(problem instanceof Unreadable ? problem : damaged()));
      stream.on('end', () => done(bytes));
    });
  });

/** What a file has to hold to be what it is taken for, and what it is said to be otherwise. */
interface Kind {
  part: RegExp;
  otherwise: string;
}

/**
 * Looks through an archive before anything unpacks it. Answers the content of the entries that are wanted, by their names.
 * @throws Unreadable too_large, damaged, encrypted, unsupported
 */
export async function checkArchive(
  path: string,
  { part, otherwise }: Kind,
  wanted?: RegExp,
): Promise<Map<string, Buffer>> {
  const kept = new Map<string, Buffer>();
  const zip = await openArchive(path);
  try {
    if (zip.entryCount > archive.entries) throw tooLarge();
    let [bytes, isKind] = [0, false];
    await new Promise<void>((done, fail) => {
      zip.on('error', () => fail(damaged()));
      zip.on('end', done);
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.isEncrypted()) return fail(new Unreadable('encrypted'));
        if (bytes + entry.uncompressedSize > archive.bytes) return fail(tooLarge());
        if (part.test(entry.fileName)) isKind = true;
        if (entry.fileName.endsWith('/')) return zip.readEntry();
        const parts: Buffer[] = [];
        const isWanted = wanted?.test(entry.fileName) ?? false;
        inflate(zip, entry, (one) => void (isWanted && parts.push(one))).then((size) => {
          bytes += size;
          if (isWanted) kept.set(entry.fileName, Buffer.concat(parts));
          if (bytes > archive.bytes) fail(tooLarge());
          else zip.readEntry();
        }, fail);
      });
      zip.readEntry();
    });
    if (!isKind) throw new Unreadable('unsupported', otherwise);
    return kept;
  } finally {
    zip.close();
  }
}
