import type { Services } from '#server/services.ts';
import { findPeople } from './people.ts';

/** Who wrote things, by id: their name, else their address. Null for no one, and for an account that is gone. */
export async function authorsOf(services: Services, ids: readonly (string | null)[]) {
  const people = await findPeople(services, [...new Set(ids.flatMap((id) => id ?? []))]);
  return (id: string | null): { id: string; name: string } | null => {
    const person = id === null ? undefined : people.get(id);
    return person ? { id: id!, name: person.name || person.email || 'Someone' } : null;
  };
}
