import type { ImportReport } from '#domain/agents/agent-imports.ts';
import { AgentConfiguration, agentSpeed, agentVoices } from '#domain/agents/agents.ts';
import { validateFlow } from '../validate-flow.ts';
import { detect } from './detect.ts';
import { drawFlow } from './draw-flow.ts';
import { Ledger } from './ledger.ts';
import { Names } from './names.ts';
import { Part } from './part.ts';
import { readJson } from './read-json.ts';
import { ImportRefused } from './refused.ts';
import type { Imported } from './spots.ts';
import { type Reading, withFallbacks } from './texts.ts';
import { partQuestion } from './words.ts';

/** Places of a file. A flow holds a hundred steps, and most places come to one or two. */
const mostSpots = 100;

function checkSpots({ spots, start }: Imported): void {
  if (spots.length === 0) throw new ImportRefused('The file has no steps.');
  if (spots.length > mostSpots)
    throw new ImportRefused(
      `The file has ${spots.length} steps, but a flow can have up to ${mostSpots}. Split it on the other platform.`,
    );
  const seen = new Set<string>();
  for (const { id } of spots) {
    if (seen.has(id)) throw new ImportRefused(`Two steps in the file have the ID "${id.slice(0, 80)}".`);
    seen.add(id);
  }
  if (!seen.has(start))
    throw new ImportRefused(`The file starts at "${start.slice(0, 80)}", but that step doesn’t exist.`);
}

/** What the first place says is the greeting; its question stays with it. */
function greet({ agent, spots, start }: Imported): string {
  const first = spots.find(({ id }) => id === start)!;
  if (!('say' in first.doing)) return agent.greeting;
  const { before, question } = partQuestion(first.doing.say);
  if (agent.greeting !== '') return agent.greeting;
  if (first.doing.does === 'talk') first.doing.say = question ?? '';
  first.isGreeted = before !== '' && question === null;
  return before;
}

/**
 * Makes an agent of a file of another platform, and tells of each of its parts what became of it. The same file always
 * makes the same agent.
 * @throws ImportRefused
 */
export function importFile(
  text: string,
  otherwise: Pick<AgentConfiguration, 'language'>,
): { configuration: AgentConfiguration; report: ImportReport } {
  const whole = new Part(readJson(text));
  const { source, file, read } = detect(whole);
  const ledger = new Ledger();
  const reading: Reading = { ledger, names: new Names(ledger) };
  const imported = read(file, reading);
  checkSpots(imported);
  imported.agent.greeting = greet(imported);
  const language = imported.agent.language ?? otherwise.language;
  const { flow, entryOf } = drawFlow(imported, reading, language);
  const { name, persona, greeting, voice } = imported.agent;
  const configuration = AgentConfiguration.parse({
    name,
    flow,
    persona,
    speed: agentSpeed.default,
    greeting: withFallbacks(greeting, language, reading.names.sure, reading.names) || 'Hello!',
    voice: voice ?? agentVoices[0].id,
    language,
  });
  const { counts, lines } = ledger.report(whole, entryOf);
  return { configuration, report: { source, counts, lines, problems: validateFlow(configuration.flow) } };
}
