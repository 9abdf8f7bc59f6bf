import type { TaskPerson } from '#domain/identity/members.ts';
import type { Services } from '#server/services.ts';
import { findPeople } from './people.ts';

const noName = 'Former member';

/** What people are called, by account: their name, else their address. */
export async function namesOf(services: Services, userIds: (string | null)[]): Promise<(id: string) => TaskPerson> {
  const people = await findPeople(services, [...new Set(userIds.filter((id) => id !== null))]);
  return (id) => {
    const person = people.get(id);
    return { id, name: person?.name ?? (person?.email || noName) };
  };
}
