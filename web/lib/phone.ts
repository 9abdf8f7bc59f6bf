import { useSyncExternalStore } from 'react';

type Parse = typeof import('libphonenumber-js/min').parsePhoneNumberFromString;

/** How numbers are grouped outside of North America. It comes with the first such number that is shown. */
let parse: Parse | null = null;
let isComing = false;
const waiting = new Set<() => void>();

function fetchGroups(): void {
  if (isComing) return;
  isComing = true;
  import('libphonenumber-js/min').then((found) => {
    parse = found.parsePhoneNumberFromString;
    for (const tell of waiting) tell();
  }, console.error);
}

/** `+1 (212) 555-0117`, `+49 30 901820`: a number as people of its country write it. What is none stays as it is. */
export function formatPhone(number: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (american) return `+1 (${american[1]}) ${american[2]}-${american[3]}`;
  if (!/^\+\d{6,15}$/.test(number)) return number;
  if (parse === null) fetchGroups();
  return parse?.(number)?.formatInternational() ?? number;
}

function onGroups(tell: () => void) {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** `formatPhone`, for a component that draws itself again once the groups have come. */
export function usePhoneFormat(): typeof formatPhone {
  useSyncExternalStore(onGroups, () => parse);
  return formatPhone;
}
