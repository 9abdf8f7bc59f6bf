/** A message that the caller typed. `id` lets the server take a repeat for what it is. */
export interface Typed {
  id: string;
  text: string;
}

/**
 * Typed messages that no turn of the transcript has shown yet. They are sent again after a reconnect, so that none
 * is lost; the server knows a repeat by its id.
 */
export function createTypedQueue() {
  let waiting: Typed[] = [];
  return {
    add(text: string): Typed {
      const typed = { id: crypto.randomUUID(), text };
      waiting.push(typed);
      return typed;
    },
    /** A turn of the caller holds these messages. */
    acknowledge(ids: readonly string[]): void {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    waiting: (): readonly Typed[] => waiting,
  };
}
