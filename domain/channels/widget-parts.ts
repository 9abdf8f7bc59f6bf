/** What of a widget is no schema: the panel and the script on websites bring no library for it. */

/** What a visitor may do: write, speak, or both. */
export const widgetModes = ['both', 'chat', 'voice'] as const;
/** Languages of the panel's own words. What the agent says is the agent's. */
export const widgetLanguages = ['en', 'de', 'es', 'fr'] as const;
export type WidgetLanguage = (typeof widgetLanguages)[number];
export const widgetCorners = ['right', 'left'] as const;
export const widgetThemes = ['auto', 'light', 'dark'] as const;

const [red, green, blue] = [0.2126, 0.7152, 0.0722] as const;

/** Light of a colour after WCAG 2.2, from 0 to 1. */
function lightOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return red * r + green * g + blue * b;
}

/** What can be read on a colour: white or near black, whichever stands out more; at least 4.5:1 on any colour. */
export const inkOn = (hex: string): '#ffffff' | '#000000' => (lightOf(hex) > 0.179 ? '#000000' : '#ffffff');

/** What the button on a website is called by those who hear it, before the panel brings the other words. */
export const buttonWords: Record<WidgetLanguage, { open: string; close: string }> = {
  en: { open: 'Open chat', close: 'Close chat' },
  de: { open: 'Chat öffnen', close: 'Chat schließen' },
  es: { open: 'Abrir chat', close: 'Cerrar chat' },
  fr: { open: 'Ouvrir le chat', close: 'Fermer le chat' },
};

/** What websites load before the panel is opened, in bytes packed by gzip. */
export const widgetBytes = { goal: 3_000, limit: 30_000 };

/** Characters of one message of a visitor. */
export const longestVisitorMessage = 2_000;
