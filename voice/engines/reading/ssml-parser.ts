import { EngineError } from '../engine-error.ts';

/** An element of an SSML document. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const deepest = 20;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const refuse = (message: string) => new EngineError('refused', `The SSML cannot be read: ${message}`);

/** Comments, instructions, ends, beginnings; each repetition is bounded by what it cannot hold. */
const tag = /<!--[\s\S]*?-->|<\?[^>]*\?>|<(\/?)([A-Za-z][\w:-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * The <speak> element of a document. Reads the XML that SSML needs: elements, attributes, the five entities and
 * numbered characters, comments. No document types, so nothing is fetched and nothing expands.
 * @throws EngineError `refused`
 */
export function parseSsml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  let position = 0;
  while (position < text.length) {
    const inside = open.at(-1)!;
    const next = text.indexOf('<', position);
    if (next !== position) {
      const end = next < 0 ? text.length : next;
      inside.children.push(decode(text.slice(position, end)));
      position = end;
      continue;
    }
    tag.lastIndex = position;
    const match = tag.exec(text);
    if (match === null) throw refuse(`a "<" at character ${position + 1} begins no tag; write &lt; for the sign.`);
    position += match[0].length;
    const [, slash, name, rest = ''] = match;
    if (name === undefined) continue;
    if (slash === '/') close(open, name);
    else begin(open, name, rest);
  }
  if (open.length > 1) throw refuse(`<${open.at(-1)!.name}> is not closed.`);
  const elements = root.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [speak] = elements;
  if (elements.length !== 1 || speak === undefined || typeof speak === 'string' || speak.name !== 'speak') {
    throw refuse('everything stands inside of one <speak>.');
  }
  return speak;
}

function begin(open: Element[], name: string, rest: string): void {
  const isEmpty = rest.endsWith('/');
  const element: Element = { name, attributes: attributesOf(isEmpty ? rest.slice(0, -1) : rest, name), children: [] };
  open.at(-1)!.children.push(element);
  if (isEmpty) return;
  open.push(element);
  if (open.length > deepest) throw refuse(`elements are nested more than ${deepest} deep.`);
}

function close(open: Element[], name: string): void {
  const element = open.pop()!;
  if (element.name !== name) throw refuse(`</${name}> closes nothing that is open.`);
}

function attributesOf(text: string, name: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
    attributes[match[1]!] = decode(match[2] ?? match[3] ?? '');
    end = attribute.lastIndex;
  }
  if (text.slice(end).trim() !== '') throw refuse(`the attributes of <${name}> are malformed.`);
  return attributes;
}

function decode(text: string): string {
  return text.replaceAll(/&([^;&\s]{0,10});?/g, (written, name: string) => {
    const numbered = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const code = numbered && Number.parseInt(numbered[1] ?? numbered[2]!, numbered[1] === undefined ? 10 : 16);
    const isCharacter = code !== null && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (isCharacter) return String.fromCodePoint(code);
    if (written.endsWith(';') && Object.hasOwn(entities, name)) return entities[name]!;
    throw refuse(`${JSON.stringify(written)} is no character; write &amp; for the sign.`);
  });
}
