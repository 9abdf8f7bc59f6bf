import type { UploadedFile } from '#domain/knowledge/knowledge.ts';
import { toast } from '#web/lib/toast.ts';

/** Says what became of something that was added. */
export function sayOutcome({ outcome, message, name }: UploadedFile): void {
  if (outcome === 'already') toast.info(message ?? 'Already there', { description: name });
  else toast.success(outcome === 'added' ? `${name} added` : `${name} has a new version`);
}
