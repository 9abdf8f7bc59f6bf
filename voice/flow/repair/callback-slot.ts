import { SlotDef } from '#domain/agents/workflows.ts';

/** Where the number of a promised call back is kept. */
export const callbackSlot: SlotDef = SlotDef.parse({
  name: 'callback_phone',
  type: 'phone',
  // Asked in the words of the conversation's language, see `inLanguage`.
  prompt: '{{callback_phone}}',
  required: false,
});
