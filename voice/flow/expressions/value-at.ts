import type { Json } from '#domain/platform/json.ts';

/** A place in a value: names and numbers between points, such as `items.0.price`. Undefined when nothing is there. */
export function valueAt(value: Json, place: string): Json | undefined {
  let here: Json | undefined = value;
  for (const part of place.split('.')) {
    if (Array.isArray(here)) here = /^\d{1,6}$/.test(part) ? here[Number(part)] : undefined;
    else if (typeof here === 'object' && here !== null) here = Object.hasOwn(here, part) ? here[part] : undefined;
    else return undefined;
  }
  return here;
}
