/** Makes true answers fit to be shown, and comparable with those of another day. */

/** Items of a list that are shown: of objects, and of numbers or words. */
const mostItems = { objects: 2, others: 12 };
/** Characters of base64 that are shown. */
const mostBase64 = 32;

type Change = (value: string | number, key: string) => unknown;

function walk(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) {
    const most = typeof value[0] === 'object' ? mostItems.objects : mostItems.others;
    return value.slice(0, most).map((item) => walk(item, change, key));
  }
  if (typeof value === 'string' || typeof value === 'number') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, change, name)]));
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** An answer without what is long or secret: the first items of lists, the beginning of audio, and no key that works. */
export function shortAnswer(answer: unknown): unknown {
  const ids = new Map<string, string>();
  const stable = (id: string) => {
    if (!ids.has(id)) ids.set(id, `019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b${(90 + ids.size).toString(16)}`);
    return ids.get(id)!;
  };
  return walk(answer, (value, key) => {
    if (typeof value === 'number') return value;
    if (key === 'audio_base64') return value.slice(0, mostBase64);
    if (key === 'value' && value.startsWith('whsec_')) return 'whsec_the-secret-itself-shown-this-once';
    if (key === 'value' && value.startsWith('sk-')) return 'sk-the-token-itself-shown-this-once';
    if (key === 'ticket') return 'good-for-thirty-seconds';
    return value.replace(uuid, stable).replace(/signature=[\w-]+/, 'signature=PTb0CqF4vWm2');
  });
}

/** What differs from day to day and from machine to machine becomes alike. */
export function maskAnswer(answer: unknown): unknown {
  return walk(answer, (value, key) => {
    if (typeof value === 'number')
      return /duration|seconds|Ms$|voices|languages|total_count|firstAudio|engine|store|synthesis/i.test(key)
        ? 'a number'
        : value;
    if (
      key === 'x-quota-remaining' ||
      key === 'anonKey' ||
      key === 'token' ||
      key === 'masked' ||
      key === 'audio_base64'
    )
      return 'a text';
    // On a busy machine one speech engine may have to stand in for another.
    if (value === 'ok' || value === 'degraded') return 'how it does';
    return value.replace(uuid, 'an id').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'a moment');
  });
}
