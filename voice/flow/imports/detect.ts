import { type ImportSource, importSources } from '#domain/agents/agent-imports.ts';
import { importDograhWorkflow } from './dograh-workflow.ts';
import { importElevenLabsAgent } from './elevenlabs-agent.ts';
import type { Part } from './part.ts';
import { ImportRefused } from './refused.ts';
import { importRetellFlow } from './retell-flow.ts';
import { importRetellLlm } from './retell-llm.ts';
import type { Imported } from './spots.ts';
import type { Reading } from './texts.ts';
import { importVapiAssistant } from './vapi-assistant.ts';
import { importVapiSquad } from './vapi-squad.ts';
import { importVapiWorkflow } from './vapi-workflow.ts';

type Importer = (file: Part, reading: Reading) => Imported;

const importers: Record<ImportSource, Importer> = {
  vapi_assistant: importVapiAssistant,
  vapi_squad: importVapiSquad,
  vapi_workflow: importVapiWorkflow,
  retell_flow: importRetellFlow,
  retell_llm: importRetellLlm,
  elevenlabs_agent: importElevenLabsAgent,
  dograh_workflow: importDograhWorkflow,
};

const some = (part: Part, is: (item: Part) => boolean) => part.items().some(is);
/** Records of nodes and edges, as ElevenLabs writes them. */
const isRecords = (part: Part) => part.in('nodes').isForm && part.in('edges').isForm;

/** What a file is, by its shape: each kind has members that no other has. */
function sourceOf(file: Part): ImportSource | null {
  const nodes = file.in('nodes');
  const workflow = file.in('workflow');
  if (
    file.at('squad', 'members').isList ||
    some(file.in('members'), (one) => one.in('assistant', 'assistant_id').isThere)
  )
    return 'vapi_squad';
  if (
    file.at('conversation_flow', 'nodes').isList ||
    file.in('conversation_flow_id').isThere ||
    (nodes.isList && some(nodes, (node) => node.in('instruction').isThere || node.in('edges').isList))
  )
    return 'retell_flow';
  if (
    file.in('general_prompt').isThere ||
    file.in('retell_llm_data').isForm ||
    (file.in('states').isList && some(file.in('states'), (state) => state.in('state_prompt').isThere))
  )
    return 'retell_llm';
  if (
    file.in('workflow_definition', 'workflow_json').isForm ||
    some(
      nodes,
      (node) => node.in('data').isForm && /Node$|Call$|^(webhook|qa|trigger)$/.test(node.in('type').text ?? ''),
    )
  )
    return 'dograh_workflow';
  if (file.in('conversation_config').isForm || isRecords(workflow) || isRecords(file)) return 'elevenlabs_agent';
  const vapi = workflow.in('nodes').isList ? workflow : file;
  if (vapi.in('nodes').isList && (vapi.in('edges').isList || some(vapi.in('nodes'), (node) => node.in('type').isThere)))
    return 'vapi_workflow';
  const assistant = file.in('assistant').isForm ? file.in('assistant') : file;
  if (
    assistant.in('first_message').isThere ||
    assistant.at('model', 'messages').isList ||
    assistant.at('model', 'provider').isThere
  )
    return 'vapi_assistant';
  return null;
}

const names = Object.values(importSources);

/** Envelopes: what stands alone in a list, or within what an API or a backup puts around it. */
function unwrap(file: Part): Part {
  if (file.isList) {
    const [only, ...others] = file.items();
    if (only && others.length === 0) return unwrap(only);
    if (only && sourceOf(only)) throw new ImportRefused('The file has several agents. Import one at a time.');
  }
  if (sourceOf(file)) return file;
  const inner = file.in('data', 'agent', 'export', 'result', 'response');
  return inner.isForm && sourceOf(inner) ? inner : file;
}

/** Finds out what a file is, and how it is read. @throws ImportRefused */
export function detect(whole: Part): { source: ImportSource; file: Part; read: Importer } {
  const file = unwrap(whole);
  const source = file.isForm ? sourceOf(file) : null;
  if (source) return { source, file, read: importers[source] };
  if (file.in('parley').isThere) throw new ImportRefused('This is a Parley file. Import it as an agent file.');
  if (file.in('response_engine').isThere)
    throw new ImportRefused(
      'This is a Retell agent without its conversation flow. Export the flow, or the agent with its flow.',
    );
  throw new ImportRefused(`This file type isn’t supported. You can import, as JSON: ${names.join(', ')}.`);
}
