import { phoneOf, spotOf, straight } from './agent-parts.ts';
import type { Part } from './part.ts';
import { requestOf } from './requests.ts';
import type { Spot } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';

/** What Vapi's tools become. */

const kindOf = (tool: Part): string => tool.in('type').text?.toLowerCase().replace(/[_-]/g, '') ?? '';
const nameOfTool = (tool: Part): string => tool.at('function', 'name').text ?? tool.in('name').text ?? '';

/** Whether a tool connects the caller with someone, or ends the call. */
export const isTransfer = (tool: Part) => kindOf(tool) === 'transfercall' || /transfer/i.test(nameOfTool(tool));
export const isEnding = (tool: Part) => kindOf(tool) === 'endcall' || /^(end_?call|hang_?up)$/i.test(nameOfTool(tool));
export const isHandoff = (tool: Part) => kindOf(tool) === 'handoff';

const firstMessage = (tool: Part): Part =>
  tool
    .in('messages')
    .items()
    .find((one) => one.in('type').text === 'request-start')
    ?.in('content') ?? tool.in('message');

/** The step of a tool. @param id of the place, as the file calls it */
export function spotOfTool(id: string, title: string, tool: Part, part: Part, reading: Reading): Spot {
  const { ledger } = reading;
  ledger.came([tool.in('type'), tool.in('name'), tool.at('function', 'name')], 'Tools that are steps.', id);
  if (isTransfer(tool)) {
    const [destination] = tool.in('destinations').items();
    const [, ...others] = tool.in('destinations').items();
    ledger.lost(others, 'More than one transfer destination. The first one is used.', id);
    const message = destination?.in('message') ?? tool.in('message');
    ledger.came(destination?.in('type') ?? [], 'Tools that are steps.', id);
    const phone = destination ? phoneOf(destination.in('number', 'sip_uri'), reading, id) : '';
    const said = spokenText(message.text === null ? firstMessage(tool) : message, reading, id);
    return spotOf(id, title || 'Transfer to a person', { does: 'transfer', text: said, phone }, part);
  }
  if (isEnding(tool)) {
    for (const message of tool.in('messages').items())
      ledger.came(message.in('type'), 'What’s said before and after a tool runs.', id);
    return spotOf(id, title || 'End Call', { does: 'end', text: spokenText(firstMessage(tool), reading, id) }, part);
  }
  if (kindOf(tool) === 'dtmf') return spotOf(id, title || 'Press Digits', { does: 'press', digits: '1' }, part);
  if (kindOf(tool) === 'sms')
    return spotOf(
      id,
      title || 'Send SMS',
      {
        does: 'sms',
        to: '{{phone|}}',
        text: spokenText(tool.in('content', 'message'), reading, id) || 'Thank you for your call!',
      },
      part,
    );
  const request = requestOf(
    {
      url: tool.in('url').isThere ? tool.in('url') : tool.at('server', 'url'),
      method: tool.in('method'),
      headers: tool.in('headers').isThere ? tool.in('headers') : tool.at('server', 'headers'),
      parameters: tool.in('body').isForm ? tool.in('body') : tool.at('function', 'parameters'),
      messages: tool.in('messages'),
      saved: tool.at('variable_extraction_plan', 'aliases'),
    },
    reading,
    id,
  );
  return spotOf(id, title || 'Request', { does: 'request', request }, part);
}

/** A tool that a model called when it saw fit, in words: it has no place in a flow yet. */
export function toolNote(tool: Part): string {
  const name = nameOfTool(tool) || kindOf(tool);
  const url = tool.in('url').text ?? tool.at('server', 'url').text;
  const parameters = tool.at('function', 'parameters', 'properties').isThere
    ? tool.at('function', 'parameters', 'properties')
    : tool.at('parameters', 'properties');
  const host = url?.match(/^https?:\/\/(?:[^/@]*@)?([^/?#]+[^?#]*)/)?.[1] ?? null;
  const fields = parameters.members().map((one) => one.name);
  const described = tool.at('function', 'description').text ?? tool.in('description').text ?? '';
  return [
    `Tool "${name}": ${described}`.slice(0, 300),
    ...(host ? [`It asks ${host}`.slice(0, 200)] : []),
    ...(fields.length > 0 ? [`with ${fields.join(', ')}`.slice(0, 300)] : []),
  ].join('\n');
}

/** Tools that a model called when it saw fit: as notes, since no place is theirs. */
export function freeTools(tools: readonly Part[], reading: Reading, about: string): string {
  for (const tool of tools) {
    const headers = tool.in('headers').isThere ? tool.in('headers') : tool.at('server', 'headers');
    reading.ledger.lost(headers, 'Tool headers, which may contain secrets. They weren’t imported.', about);
    reading.ledger.lost(tool.at('server', 'secret'), 'Tool secrets. They weren’t imported.', about);
    reading.ledger.changed(
      [
        ...[
          tool.in('name'),
          tool.in('type'),
          tool.in('description'),
          tool.in('url'),
          tool.at('server', 'url'),
          tool.in('method'),
        ],
        ...[
          tool.at('function', 'name'),
          tool.at('function', 'description'),
          tool.at('function', 'parameters'),
          tool.in('parameters'),
          tool.in('tool_id'),
        ],
      ],
      'Tools a model called on its own. Each has a note. Add a step where it belongs.',
      about,
    );
  }
  return tools.map(toolNote).join('\n\n');
}

/** The person whom a tool connects with, and the way there. */
export function transferOf(tools: readonly Part[], id: string, part: Part, reading: Reading) {
  const tool = tools.find(isTransfer);
  if (!tool) return null;
  const spot = spotOfTool(id, 'Transfer to a person', tool, tool, reading);
  const text =
    tool.at('function', 'description').text ?? tool.in('description').text ?? 'The caller wants to talk to a person';
  reading.ledger.changed(
    tool.at('function', 'description'),
    'Plain-text conditions became question choices. Check their wording.',
  );
  const way = { ...straight(id, part), when: { kind: 'meaning' as const, text }, label: 'Talk to a person' };
  return { spot, way };
}
