import { Columns3 } from 'lucide-react';
import { type CallColumnName, callColumnNames } from '#domain/calls/call-views.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { columnTitles, usualColumns } from './calls-table.tsx';

const isName = (name: string): name is CallColumnName => (callColumnNames as readonly string[]).includes(name);
const read = (stored: string): readonly CallColumnName[] => stored.split(',').filter(isName);

/** The columns that the viewer has chosen, as this browser keeps them. */
export const useCallColumns = () =>
  useStored<readonly CallColumnName[]>('parley.calls.columns', usualColumns, read, (names) => names.join(','));

interface ColumnsMenuProps {
  columns: readonly CallColumnName[];
  onChange: (columns: readonly CallColumnName[]) => void;
}

/** Which columns the list has beside the first. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const change = (name: CallColumnName, isShown: boolean) =>
    onChange(callColumnNames.filter((one) => (one === name ? isShown : columns.includes(one))));
  return (
    <Popover
      label="Columns"
      align="end"
      className="w-56 p-3"
      trigger={
        <Button variant="outline" className="max-sm:hidden">
          <Columns3 aria-hidden /> Columns
        </Button>
      }
    >
      <div className="flex flex-col gap-2.5">
        {callColumnNames.map((name) => (
          <Checkbox
            key={name}
            label={columnTitles[name]}
            checked={columns.includes(name)}
            onChange={(isShown) => change(name, isShown)}
          />
        ))}
      </div>
    </Popover>
  );
}
