import { useQuery } from '@tanstack/react-query';
import { Bookmark, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { CallColumnName, CallView } from '#domain/calls/call-views.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface ViewsMenuProps {
  asked: CallSearch;
  columns: readonly CallColumnName[];
  onOpen: (view: CallView) => void;
}

/** Asks what the present filters are to be called. */
function SaveView({ asked, columns, onClose }: Pick<ViewsMenuProps, 'asked' | 'columns'> & { onClose: () => void }) {
  const mayShare = useCan('calls:write');
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  return (
    <FormDialog
      title="Save view"
      description="Saves the current search, filters, and columns."
      size="sm"
      action="Save view"
      ready={name.trim() !== ''}
      send={() => api.callViews.create({ body: { name, filters: asked, columns: [...columns], shared } })}
      reloads="callViews"
      says={`View “${name.trim()}” saved`}
      onClose={onClose}
    >
      <Field label="Name">
        <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      {mayShare && (
        <Switch
          label="Shared with everyone"
          hint="Everyone who can see calls can use this view. If off, only you can."
          checked={shared}
          onChange={setShared}
        />
      )}
    </FormDialog>
  );
}

/** Views of calls: opened, saved and deleted. */
export function ViewsMenu({ asked, columns, onOpen }: ViewsMenuProps) {
  const [open, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const mayWrite = useCan('calls:write');
  const views = useQuery({ ...query.callViews.list(), enabled: open });
  const remove = useChange(({ id }: CallView) => api.callViews.remove({ params: { viewId: id } }), {
    reloads: 'callViews',
  });
  return (
    <>
      <Popover
        label="Views"
        open={open}
        onOpenChange={setOpen}
        className="max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto p-2"
        trigger={
          <Button variant="outline">
            <Bookmark aria-hidden /> Views
          </Button>
        }
      >
        {views.data?.items.length === 0 && (
          <p className="px-2 py-1.5 text-muted">No saved views yet. Choose filters, then save them as a view.</p>
        )}
        <ul>
          {views.data?.items.map((view) => (
            <li key={view.id} className="flex items-center gap-1">
              <Button
                variant="ghost"
                className="min-w-0 flex-1 justify-start"
                onClick={() => {
                  setOpen(false);
                  onOpen(view);
                }}
              >
                <span className="truncate">{view.name}</span>
                {view.shared && <Users aria-label="Shared with everyone" className="ml-auto text-faint" />}
              </Button>
              {(!view.shared || mayWrite) && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete view ${view.name}`}
                  onClick={() => remove.mutate(view)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button
          variant="outline"
          className="mt-1 w-full"
          onClick={() => {
            setOpen(false);
            setSaving(true);
          }}
        >
          Save view
        </Button>
      </Popover>
      {isSaving && <SaveView asked={asked} columns={columns} onClose={() => setSaving(false)} />}
    </>
  );
}
