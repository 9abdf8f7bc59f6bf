import { Check } from 'lucide-react';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { themeChoices } from '#web/lib/theme-choices.ts';
import { MenuItem, MenuLabel } from '#web/ui/menu.tsx';

/** The three themes as items of a menu, the chosen one ticked. */
export function ThemeItems() {
  const { preference } = useTheme();
  return (
    <>
      <MenuLabel className="pb-0.5 text-xs">Theme</MenuLabel>
      {themeChoices.map(({ value, label, icon: Icon }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={preference === value}
          onSelect={(event) => {
            event.preventDefault();
            setTheme(value);
          }}
        >
          <Icon aria-hidden />
          {label}
          {preference === value && <Check aria-hidden className="ml-auto" />}
        </MenuItem>
      ))}
    </>
  );
}
