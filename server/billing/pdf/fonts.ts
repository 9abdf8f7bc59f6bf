import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackFont } from './unpack-font.ts';

/** The parts of Noto Sans, those that most names need first. Each has the glyphs of some scripts only. */
const parts = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'greek-ext',
  'cyrillic-ext',
  'devanagari',
] as const;
const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, { font: Font; bytes: Buffer }>();

function load(part: string, weight: Weight) {
  const name = `${part} ${weight}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const file = resolve(`@fontsource/noto-sans/files/noto-sans-${part}-${weights[weight]}-normal.woff`);
  const bytes = unpackFont(readFileSync(file));
  const made = { font: create(bytes) as Font, bytes };
  loaded.set(name, made);
  return made;
}

/** The bytes of a font by its name. */
export const fontBytes = (name: string): Buffer => {
  const [part, weight] = name.split(' ') as [string, Weight];
  return load(part, weight).bytes;
};

/** A piece of text whose glyphs one font has. */
export interface Run {
  font: string;
  text: string;
}

/** What no font has a glyph for. */
export class MissingGlyphs extends Error {
  readonly characters: string[];
  constructor(characters: string[]) {
    super(`There’s no glyph for ${characters.join(' ')}.`);
    this.characters = characters;
  }
}

/** What joins letters, or has no looks of its own, stays with what is before it. */
const follows = /^[\p{M}\p{Cf}\s]$/u;

/**
 * Cuts a text into pieces by the fonts that have its glyphs. A subset of a font that lacks one would leave it out without
 * a word.
 * @throws MissingGlyphs
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!;
    const last = runs.at(-1);
    const has = (part: string) => load(part, weight).font.hasGlyphForCodePoint(code);
    const stays = last !== undefined && follows.test(character) && has(last.font.split(' ')[0]!);
    const part = stays ? last.font.split(' ')[0] : parts.find(has);
    if (part === undefined) missing.add(character);
    else if (last?.font === `${part} ${weight}`) last.text += character;
    else runs.push({ font: `${part} ${weight}`, text: character });
  }
  if (missing.size > 0) throw new MissingGlyphs([...missing].slice(0, 10));
  return runs;
}
