/** Characters of a text inside JSON that are shown; sounds travel as such texts, and no one reads them. */
const longestText = 500;
/** Lines that are shown of an answer that comes in lines. */
const mostLines = 500;

const shortened = (text: string) =>
  text.length > longestText ? `${text.slice(0, 80)}… (${text.length} characters)` : text;

function indented(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text, (_, one) => (typeof one === 'string' ? shortened(one) : one));
    return JSON.stringify(value, null, 2);
  } catch {
    return undefined;
  }
}

/** An answer to look at: JSON indented, with its longest texts cut; what comes in lines line by line. */
export function shownJson(text: string): string {
  const whole = indented(text);
  if (whole !== undefined) return whole;
  const lines = text.split('\n');
  const shown = lines.slice(0, mostLines).map((line) => indented(line) ?? shortened(line));
  return lines.length > mostLines ? [...shown, `… (${lines.length} lines)`].join('\n') : shown.join('\n');
}
