import { longestImport } from '#domain/agents/agent-imports.ts';
import { ImportRefused } from './refused.ts';

/** Files of people are nested some fifteen deep; a hostile one is not to be walked. */
const maxDepth = 40;
const maxValues = 30_000;

/** Nesting and number of values, counted on the text: nothing recurses before the check. */
function checkShape(text: string): void {
  let depth = 0;
  let values = 1;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at++;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === ',') values++;
    else if (sign === '{' || sign === '[') {
      depth++;
      values++;
    } else if (sign === '}' || sign === ']') depth--;
    if (depth > maxDepth) throw new ImportRefused(`The file is nested more than ${maxDepth} levels deep.`);
    if (values > maxValues) throw new ImportRefused(`The file has more than ${maxValues} values.`);
  }
}

/** What cannot be stored, or is never meant well. */
function checkValue(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new ImportRefused('The file has characters that can’t be stored.');
  } else if (Array.isArray(value)) value.forEach(checkValue);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      if (name === '__proto__') throw new ImportRefused('The file has a field named __proto__.');
      checkValue(name);
      checkValue(member);
    }
}

/** Reads a file within bounds. @throws ImportRefused */
export function readJson(text: string): unknown {
  if (text.length > longestImport)
    throw new ImportRefused(`The file is longer than ${longestImport.toLocaleString('en-US')} characters.`);
  checkShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportRefused('The file isn’t JSON. Export it from the other platform as JSON.');
  }
  checkValue(value);
  return value;
}
