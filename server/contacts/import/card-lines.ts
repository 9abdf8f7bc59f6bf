import { importLimits } from '#domain/contacts/contact-imports.ts';
import { refuse } from './file-bounds.ts';

/** A line of a card. ical.js refuses what phones write as vCard 2.1 (`TEL;CELL:`, quoted-printable), and bounds nothing. */
export interface CardLine {
  name: string;
  /** Upper case: `TYPE=CELL` and the bare `CELL` of vCard 2.1. */
  parameters: Map<string, string[]>;
  value: string;
}

/** A line put together again, and where it begins, from 1. */
interface WholeLine {
  text: string;
  at: number;
}

const isQuotedPrintable = /;(ENCODING=)?QUOTED-PRINTABLE/i;
/** Characters of a line within which its value begins: more are parameters that no one writes. */
const longestHead = 10_000;

/** Lines put together again: those that go on with a blank, and those of quoted-printable that end with =. @throws AppError invalid_input */
export function* wholeLines(text: string): Generator<WholeLine> {
  // Each part is kept by itself until its line is whole: a picture has tens of thousands of them.
  let parts: string[] = [];
  let [begins, isQuoted] = [1, false];
  let [at, from] = [0, 0];
  const breaks = /\r\n|\r|\n/g;
  for (let end = 0; end < text.length; ) {
    const found = breaks.exec(text);
    end = found?.index ?? text.length;
    const line = text.slice(from, end);
    from = found === null ? text.length : breaks.lastIndex;
    end = from;
    at += 1;
    if (at > importLimits.lines)
      throw refuse(`The file has more than ${importLimits.lines} lines. Split it and import the parts one at a time.`);
    const last = parts.at(-1);
    if (last !== undefined && isQuoted && last.endsWith('=')) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else if (last !== undefined && (line.startsWith(' ') || line.startsWith('\t'))) parts.push(line.slice(1));
    else {
      if (last !== undefined) yield { text: parts.join(''), at: begins };
      parts = [line];
      begins = at;
      isQuoted = isQuotedPrintable.test(line.slice(0, longestHead).split(':', 1)[0]!);
    }
  }
  if (parts.length > 0) yield { text: parts.join(''), at: begins };
}

/** Where the value of a line begins behind its colon, which may not stand in quotes; -1 for a line without. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < Math.min(line.length, longestHead); at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

const encoder = new TextEncoder();

/** Bytes of quoted-printable, in the code page that the line names. */
function plainOf(value: string, charset: string): string {
  const bytes = new Uint8Array(value.length * 3);
  let length = 0;
  for (const part of value.split(/(=[0-9A-F]{2})/i)) {
    if (/^=[0-9A-F]{2}$/i.test(part)) bytes[length++] = Number.parseInt(part.slice(1), 16);
    else length += encoder.encodeInto(part, bytes.subarray(length)).written;
  }
  const written = bytes.subarray(0, length);
  try {
    return new TextDecoder(charset).decode(written);
  } catch {
    return new TextDecoder('utf-8').decode(written);
  }
}

/** The parameters of a line. @throws AppError invalid_input */
function parametersOf(given: readonly string[], at: number): Map<string, string[]> {
  const parameters = new Map<string, string[]>();
  let count = 0;
  for (const parameter of given) {
    const [key = '', value] = parameter.split('=', 2);
    const name = value === undefined ? 'TYPE' : key.toUpperCase();
    const values = (value ?? key).toUpperCase().replaceAll('"', '').split(',');
    count += values.length;
    if (count > importLimits.parameters)
      throw refuse(
        `Line ${at} has more than ${importLimits.parameters} parameters or values. Keep only the ones you need.`,
      );
    const known = parameters.get(name);
    if (known === undefined) parameters.set(name, values);
    else known.push(...values);
  }
  return parameters;
}

/** Values that are never a contact's. */
const unread = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);

/** Reads a line; null where it is none of a card, or one of a picture. @throws AppError invalid_input */
export function readLine({ text, at }: WholeLine): CardLine | null {
  const colon = colonOf(text);
  if (colon === -1) return null;
  const [head = '', ...given] = text.slice(0, colon).split(';');
  // A group, as in item1.TEL, says nothing by itself.
  const name = head.slice(head.lastIndexOf('.') + 1).toUpperCase();
  if (unread.has(name)) return null;
  const parameters = parametersOf(given, at);
  const types = parameters.get('TYPE') ?? [];
  const isQuoted = [...types, ...(parameters.get('ENCODING') ?? [])].includes('QUOTED-PRINTABLE');
  const charset = parameters.get('CHARSET')?.[0]?.toLowerCase() ?? 'utf-8';
  const value = text.slice(colon + 1);
  return { name, parameters, value: isQuoted ? plainOf(value, charset) : value };
}
