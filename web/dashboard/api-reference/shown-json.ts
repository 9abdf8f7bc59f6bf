/** Characters of a text inside JSON that are shown; sounds travel as such texts, and nobody reads them. */
const longestText = 500;

/** A body of JSON to look at: indented, with its longest texts cut. What is none stays as it is. */
export function shownJson(text: string): string {
  const cut = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > longestText
      ? `${value.slice(0, 80)}… (${value.length} characters)`
      : value;
  try {
    return JSON.stringify(JSON.parse(text, cut), null, 2);
  } catch {
    return text;
  }
}
