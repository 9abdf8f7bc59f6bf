/**
 * What is looked up by words that someone says holds nothing but its own: "constructor" is a word, and every plain object has
 * one. Tables within lists and tables are treated alike; sets, maps, patterns and functions stay as they are.
 */
export function ownTables<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const isTable = Object.getPrototypeOf(value) === Object.prototype;
  if (!isTable && !Array.isArray(value)) return value;
  if (isTable) Object.setPrototypeOf(value, null);
  for (const one of Object.values(value)) ownTables(one);
  return value;
}
