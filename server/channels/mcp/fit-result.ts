/** Bytes of a result: more of it would only push out what a model needs. */
export const longestResult = 24 * 1024;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The longest list among the members of an object. */
function longestList(data: Record<string, unknown>): [string, unknown[]] | undefined {
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return lists.toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one))[0];
}

/** A result as text. Where it is too long, its longest list ends earlier, and says so. */
export function fitResult(data: object): string {
  const whole = JSON.stringify(data);
  if (Buffer.byteLength(whole) <= longestResult) return whole;
  const fitted = { ...data } as Record<string, unknown>;
  const list = longestList(fitted);
  if (list === undefined)
    return `${whole.slice(0, longestResult / 4).toWellFormed()}… (truncated because the result was too long)`;
  const [name, items] = list;
  const frame = bytesOf({ ...fitted, [name]: [], cut: ' '.repeat(120) });
  let room = longestResult - frame;
  let kept = 0;
  for (const item of items) {
    room -= bytesOf(item) + 1;
    if (room < 0) break;
    kept += 1;
  }
  if (room < 0 && frame > longestResult) return fitResult({ ...fitted, [name]: [], cut: `${name} was left out.` });
  return JSON.stringify({
    ...fitted,
    [name]: items.slice(0, kept),
    cut: `${name}: the first ${kept} of ${items.length}. Request fewer items, or only part of the result.`,
  });
}
