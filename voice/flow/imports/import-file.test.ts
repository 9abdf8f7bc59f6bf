import { describe, expect, it } from 'vitest';
import type { ImportSource } from '#domain/agents/agent-imports.ts';
import { Flow } from '#domain/agents/workflows.ts';
import type { Setting } from '../conversation.ts';
import { advance } from '../flow-runner.ts';
import { stepOf } from '../steps/catalog.ts';
import { foreignFiles, secretWord } from './foreign-files.data.ts';
import { importFile } from './import-file.ts';
import { Part } from './part.ts';
import { ImportRefused } from './refused.ts';

const read = (file: unknown) => importFile(JSON.stringify(file), { language: 'en-US' });
const all = Object.entries(foreignFiles) as [ImportSource, object][];

/** Why a file is not read. */
function refusalOf(text: string): string {
  try {
    importFile(text, { language: 'en-US' });
  } catch (error) {
    if (error instanceof ImportRefused) return error.message;
    throw error;
  }
  return 'it was read';
}

/** Paths of all values of a file, those above each with it. */
function leavesOf(part: Part, above: readonly string[] = []): string[][] {
  const inner = [...part.items(), ...part.members().map((member) => member.part)];
  const here = [...above, part.path];
  return inner.length === 0 ? [here] : inner.flatMap((one) => leavesOf(one, here));
}

/** Values of a file that its report says nothing of. */
function untoldOf(file: unknown): string[] {
  const { report } = read(file);
  const told = new Set(report.lines.flatMap(({ paths }) => paths));
  const leaves = leavesOf(new Part(JSON.parse(JSON.stringify(file))));
  const { came, changed, lost } = report.counts;
  expect(came + changed + lost).toBe(leaves.length);
  return leaves.filter((paths) => !paths.some((path) => told.has(path))).map((paths) => paths.at(-1)!);
}

const nodesOf = (file: object, type: string) =>
  read(file).configuration.flow.nodes.filter((node) => node.type === type);

/** Says lines to the flow of a file, and tells where that led. */
function talk(file: object, lines: readonly string[]) {
  const { flow, greeting } = read(file).configuration;
  const setting: Setting = {
    agentName: 'A',
    businessName: 'B',
    timeZone: 'UTC',
    channel: 'test',
    greeting,
    known: {},
  };
  let at = Date.UTC(2026, 10, 23, 10);
  let { snapshot, intents } = advance(flow, null, { type: 'started', at, setting });
  const says = intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : []));
  for (const text of lines) {
    at += 1000;
    ({ snapshot, intents } = advance(flow, snapshot, { type: 'caller_said', at, text }));
    says.push(...intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])));
  }
  return { says, snapshot, intents };
}

describe('a file of another platform', () => {
  it.each(all)('of the kind %s becomes a flow, and each of its values is told of', (source, file) => {
    expect(untoldOf(file)).toEqual([]);
    const { configuration, report } = read(file);
    expect(report.source).toBe(source);
    expect(Flow.safeParse(configuration.flow).success).toBe(true);
    expect(configuration.flow.nodes.every((node) => stepOf(node) !== null)).toBe(true);
    expect(read(file)).toEqual({ configuration, report });
  });

  it.each(all)('of the kind %s passes the check but for ways that its file leaves open', (_, file) => {
    const errors = read(file).report.problems.filter(({ level }) => level === 'error');
    expect(errors.filter(({ mend }) => mend?.kind !== 'open_way')).toEqual([]);
  });

  it('keeps no secret, and names each', () => {
    for (const [, file] of all) expect(JSON.stringify(read(file))).not.toContain(secretWord);
    const lost = (file: object) =>
      read(file)
        .report.lines.filter(({ fate }) => fate === 'lost')
        .map(({ what }) => what);
    expect(lost(foreignFiles.vapi_workflow).join()).toMatch(/"api_key" value in a URL.*"Authorization" header/);
    expect(lost(foreignFiles.retell_flow).join()).toContain('"X-Api-Key" header');
  });

  it('whose members are missing, of other kinds or unknown is read all the same, or refused in a sentence', () => {
    let seed = 451;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const others = [null, 7, true, 'text {{ x | odd }}', [], {}, ['{{', { type: 'prompt' }], '{% if %}', 'a == "b'];
    const change = (value: unknown): unknown => {
      if (random(90) === 0) return others[random(others.length)];
      if (Array.isArray(value)) return value.map(change);
      if (typeof value !== 'object' || value === null) return value;
      const members = Object.entries(value).filter(() => random(90) > 0);
      const unknown = random(8) === 0 ? [['brand_new', { deep: [1, 'two'] }]] : [];
      return Object.fromEntries([...members.map(([name, one]) => [name, change(one)]), ...unknown]);
    };
    let read = 0;
    for (let round = 0; round < 40; round++)
      for (const [, file] of all) {
        const changed = change(file);
        if (refusalOf(JSON.stringify(changed)) !== 'it was read') continue;
        read += 1;
        expect(untoldOf(changed)).toEqual([]);
      }
    expect(read).toBeGreaterThan(100);
  });
});

describe('what is no such file', () => {
  const nodes = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `n${n}`, instruction: {}, edges: [] }));

  it.each([
    ['no JSON', 'name: Front desk', /isn’t JSON/],
    ['another JSON', '{"hello":"world"}', /isn’t supported.*Vapi assistant.*Dograh/],
    ['a text', '"squad"', /isn’t supported/],
    ['a file of Parley', '{"parley":1}', /a Parley file/],
    ['a Retell agent without its flow', '{"response_engine":{},"agent_id":"a"}', /without its conversation flow/],
    ['several agents', JSON.stringify([foreignFiles.dograh_workflow, {}]), /several agents/],
    ['deep nesting', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, /more than 40 levels/],
    ['endless brackets', '['.repeat(300_000), /deep/],
    ['too many values', `[${'1,'.repeat(40_000)}1]`, /more than 30000 values/],
    ['a prototype', '{"squad":{"members":[{"__proto__":{"assistant":1}}]}}', /__proto__/],
    ['half a character', '{"nodes":[],"name":"\\ud800"}', /can’t be stored/],
    ['10,000 nodes', JSON.stringify({ nodes: nodes(10_000), start_node_id: 'n0' }), /longer than 400,000 characters/],
    ['2,000 nodes', JSON.stringify({ nodes: nodes(2_000), start_node_id: 'n0' }), /has 2000 steps/],
    ['more steps than a flow holds', JSON.stringify({ nodes: nodes(101), start_node_id: 'n0' }), /101 steps/],
    ['ids twice', JSON.stringify({ nodes: [...nodes(1), ...nodes(1)] }), /have the ID "n0"/],
    ['no steps', '{"nodes":[],"conversation_flow_id":"c"}', /no steps/],
    ['a beginning that is nowhere', JSON.stringify({ nodes: nodes(1), start_node_id: 'x' }), /starts at "x"/],
  ])('is refused: %s', (_, text, why) => {
    expect(refusalOf(text)).toMatch(why);
  });
});

describe('what comes over', () => {
  it('a fixed text is said, without what cannot be spoken, and its question parts the ways', () => {
    const { says, snapshot, intents } = talk(foreignFiles.retell_flow, ['I want to pay a bill']);
    expect(says.slice(0, 2)).toEqual(['This is Harbour Clinic.', 'What would you like?']);
    expect(says.at(-1)).toBe('Goodbye from Harbour Clinic.');
    expect(snapshot.end?.outcome).toBe('success');
    expect(intents.at(-1)?.type).toBe('end');
  });

  it('a way without a destination is an open way, and the check names it', () => {
    const { problems, lines } = read(foreignFiles.retell_flow).report;
    expect(problems.filter(({ level }) => level === 'error')).toMatchObject([{ mend: { kind: 'open_way' } }]);
    expect(lines.some(({ what }) => what.startsWith('Paths that don’t lead anywhere'))).toBe(true);
  });

  it('equations, lines of Liquid and trees become conditions', () => {
    const when = (file: object) =>
      nodesOf(file, 'decision').map(({ config }) => (config.branches as { when: unknown }[])[0]!.when);
    expect(when(foreignFiles.retell_flow)).toContainEqual({
      op: 'or',
      args: [
        { op: 'eq', args: [{ var: 'plan' }, 'gold'] },
        { op: 'is_set', args: [{ var: 'kind' }] },
      ],
    });
    expect(when(foreignFiles.vapi_workflow)).toEqual([
      {
        op: 'and',
        args: [
          { op: 'gt', args: [{ var: 'guests' }, 8] },
          { op: 'ne', args: [{ var: 'party_name' }, 'Smith'] },
        ],
      },
    ]);
    expect(when(foreignFiles.elevenlabs_agent)).toEqual([
      {
        op: 'and',
        args: [
          { op: 'eq', args: [{ var: 'vip' }, true] },
          { op: 'gte', args: [{ var: 'visits' }, 3] },
        ],
      },
    ]);
  });

  it('a way back goes through a counter', () => {
    const { flow } = read(foreignFiles.vapi_workflow).configuration;
    const [counter] = flow.nodes.filter(({ type }) => type === 'repeat');
    expect(flow.edges.filter(({ from }) => from === counter!.id)).toHaveLength(2);
    expect(flow.edges.filter(({ to }) => to === counter!.id)).toHaveLength(1);
  });

  it('a tool is a request with its address, its values and what is kept of the answer', () => {
    const [request] = nodesOf(foreignFiles.retell_flow, 'api_request');
    expect(request!.config).toMatchObject({
      method: 'POST',
      url: 'https://example.invalid/lookup',
      before: 'Let me look.',
      headers: [{ name: 'Accept', value: 'application/json' }],
      body: '{"patient_name":"{{patient_name|}}"}',
      save: { plan: 'patient.plans.0' },
    });
  });

  it('a prompt becomes a Conversation, in its boxes, and works without a model', () => {
    const { flow, greeting, voice } = read(foreignFiles.vapi_assistant).configuration;
    expect([greeting, voice]).toEqual(['Hello, this is the bike shop.', 'emma']);
    const lead = flow.nodes.find(({ type }) => type === 'prompt')!;
    expect(lead.config).toMatchObject({
      who: 'You answer for a bike shop. Find out what the caller needs.',
      prompt: 'What can I do for you?',
      tools: ['message'],
    });
    expect(flow.notes!.some(({ text }) => text.includes('Tool "stock"'))).toBe(true);
  });

  it('a prompt of Retell brings its rules, its calendar and what it asks for', () => {
    const { configuration, report } = read(foreignFiles.retell_llm);
    expect(report.source).toBe('retell_llm');
    expect(report.problems.filter(({ level }) => level === 'error')).toEqual([]);
    const lead = configuration.flow.nodes.find(({ type }) => type === 'prompt')!;
    expect(lead.config).toMatchObject({
      goals: ['Book a cleaning', 'booking: Find a time that suits.'],
      mustNot: ['Never quote prices for implants.'],
      tools: ['book', 'message', 'person'],
    });
    const fields = lead.config.fields as { name: string; type: string }[];
    expect(fields.map(({ type }) => type)).toEqual(['name', 'phone']);
  });

  it('members of a squad are groups, and know what the first has asked', () => {
    const { flow } = read(foreignFiles.vapi_squad).configuration;
    expect(flow.groups!.map(({ title }) => title)).toEqual(['Reception', 'Repairs']);
    const { says } = talk(foreignFiles.vapi_squad, ['I want to buy a bike']);
    expect(says).toContain('Our bikes are all in the shop.');
    const repairs = flow.nodes.find(({ title, type }) => title === 'Repairs' && type === 'ask')!;
    expect((repairs.config.slots as { type: string }[]).map(({ type }) => type)).toEqual(['name', 'phone']);
  });
});
