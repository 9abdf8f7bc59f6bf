import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemePreference } from './theme.ts';

/** The three themes as they are offered in menus. */
export const themeChoices: readonly { value: ThemePreference; label: string; icon: LucideIcon }[] = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
];
