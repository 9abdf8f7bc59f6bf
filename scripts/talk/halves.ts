import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Conversations } from '#voice/conversations/conversation.ts';

export const halves = ['open', 'sealed'] as const;
export type Half = (typeof halves)[number];

const folder = path.join(import.meta.dirname, '..', '..', 'voice', 'conversations');

/** All conversations of a half. */
export async function conversationsOf(half: Half): Promise<Conversations[]> {
  const files = readdirSync(path.join(folder, half)).filter((file) => file.endsWith('.data.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const { conversations } = (await import(path.join(folder, half, file))) as { conversations: Conversations };
      return conversations;
    }),
  );
}
