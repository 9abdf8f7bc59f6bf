import { languageOf, nameOf, personaOf, spotOf, straight, voiceOf } from './agent-parts.ts';
import type { Part } from './part.ts';
import { slotsOfSchema } from './slots.ts';
import type { Imported, Way } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';
import { freeTools, isEnding, isTransfer, transferOf } from './vapi-tools.ts';

/** What an assistant is told: its system messages. */
export const promptsOf = (assistant: Part): Part[] => [
  ...assistant
    .at('model', 'messages')
    .items()
    .filter((message) => message.in('role').text !== 'user')
    .map((message) => message.in('content')),
  assistant.at('model', 'system_prompt'),
];

/** All tools that stand in the file, wherever. */
export const toolsOf = (assistant: Part): Part[] => [
  ...assistant.in('tools').items(),
  ...assistant.at('model', 'tools').items(),
  ...assistant.at('model', 'functions').items(),
];

/** A Vapi assistant: one instruction for a model, which leads the whole call. */
export function importVapiAssistant(file: Part, reading: Reading): Imported {
  const { ledger } = reading;
  const assistant = file.in('assistant').isForm ? file.in('assistant') : file;
  const prompts = promptsOf(assistant);
  const brief = prompts.flatMap((part) => part.text ?? []).join('\n\n');
  ledger.came(
    assistant
      .at('model', 'messages')
      .items()
      .map((message) => message.in('role')),
    'Who the agent is (its persona).',
  );
  ledger.changed(prompts, 'The prompt became a Conversation step, split into its fields by headings.', 'lead');
  const tools = toolsOf(assistant);
  const end = 'end';
  const transfer = transferOf(tools, 'transfer', assistant, reading);
  const ways: Way[] = [{ ...straight(end, assistant), label: 'Done' }, ...(transfer ? [transfer.way] : [])];
  const closing = spokenText(assistant.in('end_call_message'), reading, end);
  ledger.came(tools.filter(isEnding), 'Ending the call. This is the "Done" path.');
  const note = freeTools(
    tools.filter((tool) => !isTransfer(tool) && !isEnding(tool)),
    reading,
    'lead',
  );
  const first = assistant.in('first_message');
  const slots = slotsOfSchema(assistant.at('analysis_plan', 'structured_data_plan', 'schema'), reading, 'lead');
  return {
    agent: {
      name: nameOf(assistant.in('name'), reading, 'Imported assistant'),
      persona: personaOf(prompts, reading),
      greeting: '',
      language: languageOf(assistant.at('transcriber', 'language'), reading),
      voice: voiceOf(assistant.at('voice', 'voice_id'), reading),
    },
    start: 'lead',
    spots: [
      spotOf(
        'lead',
        'Lead the call',
        { does: 'lead', say: spokenText(first, reading, 'lead'), brief, slots },
        assistant,
        { ways, note, briefPart: prompts.find(({ text }) => text !== null) ?? null },
      ),
      ...(transfer ? [transfer.spot] : []),
      spotOf(end, 'End Call', { does: 'end', text: closing }, assistant),
    ],
  };
}
