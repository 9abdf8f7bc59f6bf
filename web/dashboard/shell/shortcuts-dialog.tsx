import { modKey } from '#web/lib/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyboardHint } from '#web/ui/keyboard-hint.tsx';
import { everyPage } from './page-trail.ts';
import { useShell } from './shell-context.ts';
import { useMaySee } from './use-may-see.ts';

/** Every key of the dashboard. */
export default function ShortcutsDialog() {
  const { close } = useShell();
  const maySee = useMaySee();
  const rows = [
    { label: 'Search or jump to', keys: [modKey(), 'K'] },
    { label: 'Describe a change to an agent', keys: [modKey(), 'E'] },
    { label: 'Show this list', keys: ['?'] },
    { label: 'Close dialog or menu', keys: ['Esc'] },
    ...everyPage()
      .filter((page) => page.key && maySee(page))
      .map((page) => ({ label: page.title, keys: ['G', page.key?.toUpperCase() ?? ''] })),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && close()} size="sm" title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {rows.map(({ label, keys }) => (
          <div key={label} className="flex items-center justify-between py-2">
            <dt>{label}</dt>
            <dd>
              <KeyboardHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
