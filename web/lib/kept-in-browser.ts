import type { z } from 'zod';
import { currentWorkspaceId } from './current-workspace.ts';
import type { DraftWorld, KeptDraft, ServedDraft } from './draft-saver.ts';

/**
 * Keeps a draft in this browser until the server has it, under an id of what it is the draft of.
 * @param form what is kept has to look like: someone else may have written there
 */
export function keptInBrowser<C>(
  id: string,
  form: z.ZodType<KeptDraft<C>>,
): Pick<DraftWorld<C, ServedDraft<C>>, 'keep' | 'kept' | 'after'> {
  const key = `parley.draft.${currentWorkspaceId()}.${id}`;
  return {
    keep(kept) {
      try {
        if (kept === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is full or switched off. The page still has it, and says that it is not saved.
      }
    },
    kept() {
      try {
        return form.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        // Storage is switched off, or something else has written there: the server's draft holds.
        return null;
      }
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
