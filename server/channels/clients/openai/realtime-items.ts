import { randomUUID } from 'node:crypto';

/** A message of a conversation in OpenAI's form. */
export interface Item {
  id: string;
  object: 'realtime.item';
  type: 'message';
  role: 'user' | 'assistant';
  status: 'in_progress' | 'completed' | 'incomplete';
  content: Part[];
}

export type Part =
  | { type: 'input_text' | 'output_text'; text: string }
  | { type: 'input_audio' | 'output_audio'; transcript: string | null };

/** Items that a client may still ask for. */
const mostItems = 500;

/** The conversation of a session: its items in order, the oldest forgotten. */
export class Items {
  private readonly byId = new Map<string, Item>();
  private last: string | undefined;

  get(id: unknown): Item | undefined {
    return typeof id === 'string' ? this.byId.get(id) : undefined;
  }

  /** Adds an item behind all others, and tells which is before it. A first one has no such member: null would put it at the front. */
  add(item: Item): { previous_item_id?: string } {
    const before = this.last;
    this.byId.set(item.id, item);
    this.last = item.id;
    if (this.byId.size > mostItems) this.byId.delete(this.byId.keys().next().value!);
    return before === undefined ? {} : { previous_item_id: before };
  }
}

export const newItemId = (): string => `item_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

export function newItem(role: Item['role'], content: Part[], id = newItemId()): Item {
  return { id, object: 'realtime.item', type: 'message', role, status: 'in_progress', content };
}

/** The text of a message that a client wrote; null for what is none of a user's text. */
export function writtenText(item: unknown): string | null {
  const { type, role, content } = (item ?? {}) as Record<string, unknown>;
  if (type !== 'message' || role !== 'user' || !Array.isArray(content) || content.length === 0) return null;
  const parts = content.map((part: unknown) => {
    const { type: kind, text } = (part ?? {}) as Record<string, unknown>;
    return kind === 'input_text' && typeof text === 'string' ? text : null;
  });
  return parts.includes(null) ? null : parts.join(' ').trim();
}
