import { type FormEvent, useState } from 'react';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import { areHoursWrong, BusinessHoursRows } from '#web/dashboard/identity/business-hours-rows.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { useSavePreferences } from './save-preferences.ts';

/** When appointments can be booked, day by day. */
export function BusinessHoursForm({ stored, readOnly }: { stored: BusinessHours; readOnly: boolean }) {
  const [changed, setChanged] = useState<BusinessHours | null>(null);
  const hours = changed ?? stored;
  const save = useSavePreferences();
  const refused = areHoursWrong(hours);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (refused || changed === null) return;
    save.mutate({ businessHours: changed }, { onSuccess: () => setChanged(null) });
  }

  return (
    <SubjectSection
      title="Business hours"
      hint="Agents book appointments within these hours, in the workspace’s time zone."
    >
      <form noValidate aria-label="Business hours" onSubmit={submit} className="flex flex-col gap-4">
        {save.error && <Banner>{messageOf(save.error)}</Banner>}
        <BusinessHoursRows hours={hours} readOnly={readOnly} onChange={setChanged} />
        {!readOnly && (
          <div className="flex gap-2">
            <Button type="submit" busy={save.isPending} disabled={changed === null || refused}>
              Save hours
            </Button>
            {changed && (
              <Button variant="ghost" onClick={() => setChanged(null)}>
                Discard
              </Button>
            )}
          </div>
        )}
      </form>
    </SubjectSection>
  );
}
