import { Keyboard, LogOut, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '#web/dashboard/pages.tsx';
import { signOut } from '#web/lib/session.ts';
import { setTheme } from '#web/lib/theme.ts';
import { themeChoices } from '#web/lib/theme-choices.ts';
import { toastError } from '#web/lib/toast.ts';
import { CommandGroup, CommandItem, CommandMenu } from '#web/ui/command-menu.tsx';
import { KeyboardHint } from '#web/ui/keyboard-hint.tsx';
import { everyPage } from './page-trail.ts';
import { paletteWords } from './palette-words.data.ts';
import { useShell } from './shell-context.ts';
import { type Found, useFound } from './use-found.ts';
import { useMaySee } from './use-may-see.ts';

const sectionOf = (path: string) => pages.find((page) => path !== page.path && path.startsWith(`${page.path}/`))?.title;

const byGroup = (found: readonly Found[]) => Object.entries(Object.groupBy(found, ({ group }) => group));

/**
 * Agents, people, calls, numbers and documents by what people call them, every page, everything that can be created, and
 * the theme, by a few letters.
 */
export default function CommandPalette() {
  const { close, open } = useShell();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const navigate = useNavigate();
  const maySee = useMaySee();
  const shown = everyPage().filter(maySee);

  function run(action: () => unknown) {
    close();
    void action();
  }

  return (
    <CommandMenu
      open
      onOpenChange={(next) => !next && close()}
      label="Command palette"
      placeholder="Search pages and commands"
      onType={setTyped}
      footer={
        <>
          <span className="flex items-center gap-1.5">
            <KeyboardHint keys={['↑', '↓']} /> choose
          </span>
          <span className="flex items-center gap-1.5">
            <KeyboardHint keys={['↵']} /> open
          </span>
          <span className="flex items-center gap-1.5">
            <KeyboardHint keys={['Esc']} /> close
          </span>
        </>
      }
    >
      {byGroup(found).map(([group, things]) => (
        <CommandGroup key={group} heading={group}>
          {things?.map(({ key, icon: Icon, title, more, to }) => (
            <CommandItem
              key={key}
              value={`${title} ${key}`}
              // The server found it by more than its name.
              keywords={[typed]}
              onSelect={() => run(() => navigate(to))}
            >
              <Icon aria-hidden />
              <span dir="auto" className="truncate">
                {title}
              </span>
              <span className="truncate text-faint">{more}</span>
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
      <CommandGroup heading="Create">
        {shown.flatMap((page) =>
          page.create
            ? [
                <CommandItem key={page.path} onSelect={() => run(() => navigate(page.create?.to ?? page.path))}>
                  <Plus aria-hidden />
                  {page.create.label}
                </CommandItem>,
              ]
            : [],
        )}
        <CommandItem onSelect={() => open('create-workspace')}>
          <Plus aria-hidden />
          Create Workspace
        </CommandItem>
      </CommandGroup>
      <CommandGroup heading="Go to">
        {shown.map((page) => (
          <CommandItem
            key={page.path}
            value={page.title}
            keywords={[sectionOf(page.path) ?? '', paletteWords[page.path] ?? '']}
            onSelect={() => run(() => navigate(page.path))}
          >
            <page.icon aria-hidden />
            {page.title}
            <span className="text-faint">{sectionOf(page.path)}</span>
            {page.key && <KeyboardHint keys={['G', page.key.toUpperCase()]} className="ml-auto" />}
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup heading="Theme">
        {themeChoices.map(({ value, label, icon: Icon }) => (
          <CommandItem key={value} value={`theme ${label}`} onSelect={() => run(() => setTheme(value))}>
            <Icon aria-hidden />
            {label}
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup heading="More">
        <CommandItem onSelect={() => open('shortcuts')}>
          <Keyboard aria-hidden />
          Keyboard shortcuts
        </CommandItem>
        <CommandItem onSelect={() => run(() => signOut().catch(toastError))}>
          <LogOut aria-hidden />
          Sign Out
        </CommandItem>
      </CommandGroup>
    </CommandMenu>
  );
}
