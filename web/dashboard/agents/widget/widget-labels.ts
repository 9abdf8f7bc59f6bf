import type { WidgetLook } from '#domain/channels/widget-look.ts';

type Options<V extends string> = readonly { value: V; label: string }[];

/** What one chooses from for the look of a widget, as people read it. */
export const modeOptions: Options<WidgetLook['mode']> = [
  { value: 'both', label: 'Chat and voice' },
  { value: 'chat', label: 'Chat only' },
  { value: 'voice', label: 'Voice only' },
];
export const cornerOptions: Options<WidgetLook['corner']> = [
  { value: 'right', label: 'Bottom right' },
  { value: 'left', label: 'Bottom left' },
];
export const themeOptions: Options<WidgetLook['theme']> = [
  { value: 'auto', label: 'Visitor’s setting' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
export const languageOptions: Options<WidgetLook['language']> = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
];

/** The tag that puts a widget on a website. */
export const tagOf = (origin: string, key: string) =>
  `<script async\n  src="${origin}/widget.js"\n  data-key="${key}"></script>`;

/** Domains as they are written, one a line or apart by commas. */
export const domainsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
