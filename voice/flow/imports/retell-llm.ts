import type { Json } from '#domain/platform/json.ts';
import { languageOf, nameOf, personaOf, spotOf, straight, voiceOf } from './agent-parts.ts';
import type { Part } from './part.ts';
import { ImportRefused } from './refused.ts';
import { slotOf } from './slots.ts';
import type { Imported, Way } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';
import { freeTools, isEnding, isTransfer, transferOf } from './vapi-tools.ts';

/** A Retell LLM: one prompt, or several that are its states. It becomes one prompt, with the states as its parts. */
export function importRetellLlm(file: Part, reading: Reading): Imported {
  const { ledger, names } = reading;
  const llm = file.in('retell_llm_data', 'llm').isForm ? file.in('retell_llm_data', 'llm') : file;
  const general = llm.in('general_prompt');
  const states = llm.in('states').items();
  if (general.text === null && states.length === 0) throw new ImportRefused('The file has no prompt.');
  for (const { name, part } of llm.in('default_dynamic_variables').members()) {
    names.variable(names.key(name), 'text', String(part.value ?? '') as Json);
    ledger.came(part, 'Initial values became variables.');
  }
  ledger.changed(general, 'The prompt became a Conversation step, split into its fields by headings.', 'lead');
  const parts = states.map((state) => {
    const text = state.in('state_prompt');
    ledger.changed([text, state.in('name')], 'The prompt’s states became goals of a single Conversation step.', 'lead');
    ledger.lost(state.in('edges'), 'Transitions between states. The prompt now follows its goals instead.', 'lead');
    return `# Steps\n${state.in('name').text ?? ''}: ${(text.text ?? '').replace(/\s+/g, ' ')}`;
  });
  ledger.lost(llm.in('starting_state'), 'The starting state of a multi-state prompt. It starts with its first goal.');
  const tools = [...llm.in('general_tools', 'tools').items(), ...states.flatMap((state) => state.in('tools').items())];
  const fields = [...file.in('post_call_analysis_data').items()].map((one, at) =>
    slotOf(one.in('name').text ?? `answer_${at + 1}`, one, reading, 'lead', false),
  );
  ledger.came(tools.filter(isEnding), 'Ending the call. This is the "Done" path.');
  const transfer = transferOf(tools, 'transfer', llm, reading);
  const note = freeTools(
    tools.filter((tool) => !isTransfer(tool) && !isEnding(tool)),
    reading,
    'lead',
  );
  const ways: Way[] = [{ ...straight('end', llm), label: 'Done' }, ...(transfer ? [transfer.way] : [])];
  const brief = [general.text ?? '', ...parts].join('\n\n');
  return {
    agent: {
      name: nameOf(file.in('agent_name', 'name'), reading, 'Imported agent'),
      persona: personaOf([general], reading),
      greeting: '',
      language: languageOf(file.in('language'), reading),
      voice: voiceOf(file.in('voice_id'), reading),
    },
    start: 'lead',
    spots: [
      spotOf(
        'lead',
        'Conversation',
        { does: 'lead', say: spokenText(llm.in('begin_message'), reading, 'lead'), brief, slots: fields },
        llm,
        { ways, note, briefPart: general },
      ),
      ...(transfer ? [transfer.spot] : []),
      spotOf('end', 'End Call', { does: 'end', text: '' }, llm),
    ],
  };
}
