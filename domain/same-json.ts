/** Whether two values of JSON are the same, whatever the order of their members; one that is undefined is not there. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false;
  return [...names].every((name) => sameJson(left[name], right[name]));
}
