import { z } from 'zod';
import { widgetCorners, widgetLanguages, widgetModes, widgetThemes } from './widget-parts.ts';

/** How a widget looks and what it says beside the agent's words. */
export const WidgetLook = z.strictObject({
  mode: z.enum(widgetModes),
  /** Of the button and the panel's head: `#rrggbb`. */
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a color like #00566b.')
    .toLowerCase(),
  corner: z.enum(widgetCorners),
  theme: z.enum(widgetThemes),
  language: z.enum(widgetLanguages),
  /** The panel's title. Empty: the agent's name. */
  title: z.string().trim().max(60, 'Use 60 characters or fewer.'),
  /** Words on the button. Empty: a sign alone. */
  label: z.string().trim().max(40, 'Use 40 characters or fewer.'),
  /** What is read before the first message. Empty: a sentence of ours. */
  opening: z.string().trim().max(400, 'Use 400 characters or fewer.'),
  /** What a visitor agrees to by beginning. Empty: nothing is asked. */
  consent: z.string().trim().max(400, 'Use 400 characters or fewer.'),
});
export type WidgetLook = z.infer<typeof WidgetLook>;

export const firstLook: WidgetLook = {
  mode: 'both',
  color: '#00566b',
  corner: 'right',
  theme: 'auto',
  language: 'en',
  title: '',
  label: '',
  opening: '',
  consent: '',
};
