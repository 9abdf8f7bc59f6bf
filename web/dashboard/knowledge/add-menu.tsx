import { ChevronDown, CircleHelp, FileText, Globe } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export type Adding = 'text' | 'page' | 'faq';

/** What can be added beside files. */
export function AddMenu({ onAdd }: { onAdd: (what: Adding) => void }) {
  return (
    <Menu
      trigger={
        <Button variant="outline">
          Add <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => onAdd('faq')}>
        <CircleHelp /> Question and answer
      </MenuItem>
      <MenuItem onSelect={() => onAdd('page')}>
        <Globe /> Web page or site
      </MenuItem>
      <MenuItem onSelect={() => onAdd('text')}>
        <FileText /> Pasted text
      </MenuItem>
    </Menu>
  );
}
