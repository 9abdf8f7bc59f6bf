import { briefOf, languageOf, nameOf, personaOf, spotOf, straight, voiceOf } from './agent-parts.ts';
import type { Part } from './part.ts';
import { slotsOfSchema } from './slots.ts';
import type { Imported, Spot, SpotSlot, Way } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';
import { promptsOf, toolsOf } from './vapi-assistant.ts';
import { freeTools, isEnding, isHandoff, isTransfer, transferOf } from './vapi-tools.ts';

/** Where a member may give the call to: destinations of its handoff tools, and of the older list. */
const destinationsOf = (member: Part, assistant: Part): Part[] => [
  ...toolsOf(assistant)
    .filter(isHandoff)
    .flatMap((tool) => tool.in('destinations').items()),
  ...member.in('assistant_destinations').items(),
];

/** Each thing once, by its name. */
const apart = (slots: SpotSlot[]): SpotSlot[] =>
  slots.filter(({ name }, at) => slots.findIndex((slot) => slot.name === name) === at);

function readMember(member: Part, names: ReadonlySet<string>, at: number, reading: Reading): Spot[] {
  const { ledger } = reading;
  const assistant = member.in('assistant').isForm ? member.in('assistant') : member.in('assistant_overrides');
  const name = assistant.in('name').text ?? member.in('assistant_id').text ?? `Member ${at + 1}`;
  const id = name;
  ledger.came(assistant.in('name'), 'Members of the squad: groups of steps.', id);
  if (!member.in('assistant').isForm) {
    ledger.changed(
      member.in('assistant_id'),
      'A member the file only names. Choose one of your agents in its step.',
      id,
    );
    return [spotOf(id, name, { does: 'agent', text: '' }, member, { group: null })];
  }
  const tools = toolsOf(assistant);
  const prompts = promptsOf(assistant);
  const [prompt] = prompts.filter((part) => part.text !== null);
  ledger.came(
    assistant
      .at('model', 'messages')
      .items()
      .map((message) => message.in('role')),
    'Who the agent is (its persona).',
  );
  ledger.came(
    tools.filter(isHandoff).map((tool) => tool.in('type')),
    'Handoffs: paths to other members.',
    id,
  );
  const say = spokenText(assistant.in('first_message'), reading, id);
  const slots: SpotSlot[] = [];
  const ways = destinationsOf(member, assistant).map((destination): Way => {
    const to = destination.in('assistant_name').text ?? destination.in('assistant_id').text;
    ledger.came(
      [destination.in('assistant_name'), destination.in('type'), destination.in('assistant_id')],
      'Handoffs: paths to other members.',
      id,
    );
    const condition = destination.in('description').isThere ? destination.in('description') : destination.in('message');
    ledger.changed(condition, 'Plain-text conditions became question choices. Check their wording.', id);
    ledger.lost(
      destination.in('context_engineering_plan'),
      'What the next member is told. In Parley, it knows the whole conversation.',
      id,
    );
    slots.push(...slotsOfSchema(destination.at('variable_extraction_plan', 'schema'), reading, id));
    const isKnown = to !== null && names.has(to);
    if (!isKnown)
      ledger.changed(
        destination,
        'A handoff to an assistant that isn’t in the file. Its path doesn’t lead anywhere yet.',
        id,
      );
    return {
      label: null,
      when: { kind: 'meaning', text: condition.text ?? to ?? 'Other' },
      to: isKnown ? to : null,
      part: destination,
    };
  });
  const transfer = transferOf(tools, `${id} transfer`, member, reading);
  const isFree = (tool: Part) => !isHandoff(tool) && !isTransfer(tool) && !isEnding(tool);
  ledger.came(tools.filter(isEnding), 'Ending the call.');
  const brief = prompt ? briefOf(prompt, reading, id) : '';
  const note = [brief.slice(0, 1_400), freeTools(tools.filter(isFree), reading, id)].filter(Boolean).join('\n\n');
  const own = spotOf(id, name, { does: 'talk', say, brief, slots: apart(slots) }, member, {
    note,
    group: name,
    briefPart: prompt ?? null,
    ways: [...ways, ...(transfer ? [transfer.way] : [])],
  });
  // Where the members all have asked, the call goes on without another question.
  if (own.ways.length === 0 && prompt) own.ways = [straight(`${id} end`, member)];
  const end = spotOf(
    `${id} end`,
    `End Call of ${name}`,
    { does: 'end', text: spokenText(assistant.in('end_call_message'), reading, id) },
    member,
    { group: name },
  );
  return [
    own,
    ...(transfer ? [{ ...transfer.spot, group: name }] : []),
    ...(own.ways.some(({ to }) => to === end.id) ? [end] : []),
  ];
}

/** A Vapi squad: assistants that give the call to one another. All share one flow, so what one has asked the others know. */
export function importVapiSquad(file: Part, reading: Reading): Imported {
  const squad = file.in('squad').isForm ? file.in('squad') : file;
  const members = squad.in('members').items();
  const assistants = members.map((member) => member.in('assistant'));
  const names = new Set(assistants.flatMap((assistant) => assistant.in('name').text ?? []));
  for (const member of members) if (member.in('assistant_id').text) names.add(member.in('assistant_id').text!);
  const spots = members.flatMap((member, at) => readMember(member, names, at, reading));
  const [first] = assistants;
  return {
    agent: {
      name: nameOf(squad.in('name'), reading, first?.in('name').text ?? 'Imported squad'),
      persona: personaOf(first ? promptsOf(first).slice(0, 1) : [], reading),
      greeting: '',
      language: first ? languageOf(first.at('transcriber', 'language'), reading) : null,
      voice: voiceOf(squad.at('member_overrides', 'voice', 'voice_id'), reading),
    },
    spots,
    start: spots[0]!.id,
  };
}
