import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/query.ts';
import { Select } from '#web/ui/select.tsx';

/** No segment has this id. */
const everybody = 'everybody';

interface SegmentSelectProps {
  /** Empty: everyone. */
  value: string;
  onChange: (segmentId: string) => void;
}

/** The segments of the workspace, once there is one. */
export function SegmentSelect({ value, onChange }: SegmentSelectProps) {
  const { data } = useQuery(query.contactSegments.list());
  const segments = data?.items ?? [];
  if (segments.length === 0 && value === '') return null;
  return (
    <Select
      aria-label="Segment"
      className="w-44 max-sm:w-full"
      options={[
        { value: everybody, label: 'All contacts' },
        ...segments.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value || everybody}
      onChange={(next) => onChange(next === everybody ? '' : next)}
    />
  );
}
