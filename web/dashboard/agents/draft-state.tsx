import { useId } from 'react';
import type { Present } from '#domain/agents/drafts.ts';
import type { TakenIn } from '#web/lib/draft-saver.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { pathWords, valueWords } from './change-labels.ts';

/** Who else works on the draft. */
export function Editors({ people }: { people: readonly Present[] }) {
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name);
  const words = names.length > 2 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(' and ');
  return (
    <p role="status" className="text-muted text-sm">
      <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-success" /> {words}{' '}
      {people.length === 1 ? 'is' : 'are'} also here.
    </p>
  );
}

/** What someone else has saved meanwhile, and what both have changed. */
export function TakenInNote({ takenIn, onClose }: { takenIn: TakenIn; onClose: () => void }) {
  const title = useId();
  const { by, conflicts } = takenIn;
  const who = by ?? 'Someone else';
  return (
    <Banner
      tone={conflicts.length > 0 ? 'warning' : 'info'}
      className="mb-6"
      action={
        <Button variant="ghost" size="sm" onClick={onClose} className="-my-1">
          Got it
        </Button>
      }
    >
      <p id={title} className="font-medium">
        {who} also changed this draft. The draft now includes both sets of changes.
      </p>
      {conflicts.length > 0 && (
        <>
          <p className="mt-1">Where you both changed the same setting, your version was kept:</p>
          <ul aria-labelledby={title} className="mt-1 list-disc pl-4">
            {conflicts.map(({ path, mine, theirs }) => (
              <li key={path}>
                {pathWords(path)}: you entered “{valueWords(mine)}”, they entered “{valueWords(theirs)}”
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
