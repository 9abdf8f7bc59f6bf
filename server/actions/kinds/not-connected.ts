import type { z } from 'zod';
import type { ActionNeed } from '#domain/action-templates.data.ts';
import { noCrm } from '#server/crm/connections.ts';
import { MakeCallInput, SendSmsInput } from '#voice/flow/flow-actions.ts';
import { defineKind } from './kind.ts';

/** What a workspace lacks, and where it gets it. */
export const lacking: Record<ActionNeed, string> = {
  phone_number: 'This workspace has no phone number yet. Connect one under Phone Numbers.',
  crm: noCrm,
};

/** Refuses what cannot be done for want of something. */
const refusing = (title: string, input: z.ZodType<unknown>, code: string, message: string) =>
  defineKind({ title, place: 'inside', looksOnly: true, input, run: async () => ({ ok: false, code, message }) });

export const sendSmsKind = refusing('Text message', SendSmsInput, 'no_phone_number', lacking.phone_number);
export const makeCallKind = refusing('Phone call', MakeCallInput, 'no_phone_number', lacking.phone_number);
