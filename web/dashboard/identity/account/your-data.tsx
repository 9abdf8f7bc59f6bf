import { Download } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

/** Everything that is stored about the person, as one file. */
export function YourData() {
  const load = useChange(() => api.account.export(), {
    next: (file) =>
      saveFile('parley-account.json', new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' })),
    refusal: 'shown',
  });
  return (
    <SubjectSection
      title="Your data"
      hint="All data stored about you across your workspaces, except passwords and keys."
    >
      {load.error && <Banner>{messageOf(load.error)}</Banner>}
      <div>
        <Button variant="outline" busy={load.isPending} onClick={() => load.mutate()}>
          <Download /> Download my data
        </Button>
      </div>
    </SubjectSection>
  );
}
