import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSigns, type Scorecard, type SignPoints, usualScorecard } from '#domain/calls/call-quality.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { signWords } from './sign-labels.ts';

interface PointsProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Points({ label, value, onChange }: PointsProps) {
  return (
    <Input
      type="number"
      aria-label={label}
      min={0}
      max={100}
      value={value}
      onChange={({ target }) => onChange(Math.min(100, Math.max(0, Math.round(target.valueAsNumber || 0))))}
      className="w-20"
    />
  );
}

function Fields({ card, onChange }: { card: Scorecard; onChange: (card: Scorecard) => void }) {
  const set = (sign: keyof Scorecard, change: Partial<SignPoints>) =>
    onChange({ ...card, [sign]: { ...card[sign], ...change } });
  return (
    <table className="w-full">
      <thead className="text-left text-muted text-sm">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            Sign
          </th>
          <th scope="col" className="pb-2 font-medium">
            Per occurrence
          </th>
          <th scope="col" className="pb-2 font-medium">
            At most
          </th>
        </tr>
      </thead>
      <tbody>
        {callSigns.map((sign) => (
          <tr key={sign}>
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {signWords[sign].label}
              <span className="block text-muted text-sm">{signWords[sign].hint}</span>
            </th>
            {(['each', 'most'] as const).map((name) => (
              <td key={name} className="py-1.5 pr-2 align-top">
                <Points
                  label={`${signWords[sign].label}, ${name === 'each' ? 'each time' : 'at most'}`}
                  value={card[sign][name]}
                  onChange={(value) => set(sign, { [name]: value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each sign takes off a call's hundred points. */
export function ScorecardDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(query.callQuality.scorecard());
  const [changed, setChanged] = useState<Scorecard | null>(null);
  const card = changed ?? data;
  return (
    <FormDialog
      title="Scorecard"
      description="Every call starts with 100 points. These issues deduct points."
      action="Save"
      ready={card !== undefined}
      send={() => api.callQuality.setScorecard({ body: card! })}
      reloads="callQuality"
      says="All calls are being rescored"
      onClose={onClose}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {card ? <Fields card={card} onChange={setChanged} /> : <Skeleton className="h-96" />}
      <div>
        <Button variant="ghost" size="sm" onClick={() => setChanged(usualScorecard)}>
          Reset to defaults
        </Button>
      </div>
    </FormDialog>
  );
}
