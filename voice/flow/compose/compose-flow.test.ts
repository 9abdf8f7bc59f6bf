import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlowPlan, handOverTimes, planWays } from '#domain/agents/flow-plans.ts';
import { Flow, slotTypes } from '#domain/agents/workflows.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { talk, texts } from '../dialogues/told.ts';
import { explore } from '../lint/explore.ts';
import { validateFlow } from '../validate-flow.ts';
import { composeFlow } from './compose-flow.ts';

const errorsOf = (flow: Flow) => validateFlow(flow).filter(({ level }) => level === 'error');

const roofs = {
  name: 'Roof inspections',
  greeting: 'Hello, this is {{agent_name}} from {{business_name}}.',
  goal: 'Find out what the caller needs.',
  questions: [
    { name: 'name', ask: 'Could I have your name, please?', type: 'name' },
    { name: 'kind', ask: 'Is it about a new roof or about a repair?', type: 'choice', choices: ['New roof', 'Repair'] },
    { name: 'leaks', ask: 'Is water coming in, {{name}}?', type: 'yes_no', required: false },
    { name: 'email', ask: 'What is your email address?', type: 'email' },
  ],
  branches: [
    {
      question: 'kind',
      answers: ['repair'],
      say: 'I am sorry to hear that.',
      questions: [{ name: 'storey', ask: 'On which floor is it?', type: 'number' }],
    },
    { question: 'kind', answers: ['New roof'], leadsTo: 'end', closing: 'We build no new roofs, {{name}}. Goodbye!' },
  ],
  booking: { durationMinutes: 60 },
  actions: [{ does: 'email_team', subject: 'Roof' }],
  closing: 'Thank you, {{name}}. We will call you back about {{kind}}. Goodbye!',
};

describe('the flow of a plan', () => {
  const flow = composeFlow(FlowPlan.parse(roofs), 'en-US');

  it('is a flow, without errors, and the same each time', () => {
    expect(Flow.parse(flow)).toEqual(flow);
    expect(errorsOf(flow)).toEqual([]);
    expect(composeFlow(FlowPlan.parse(roofs), 'en-US')).toEqual(flow);
    expect(explore(flow, { states: 3_000 }).faults).toEqual([]);
  });

  it('leads a conversation as the plan says', () => {
    const call = talk(flow);
    expect(texts(call.intents).join(' ')).toContain('Could I have your name, please?');
    call.say('Ann Lee');
    expect(texts(call.intents).join(' ')).toContain('a new roof or about a repair?');
    call.say('a repair');
    expect(texts(call.intents).join(' ')).toContain('I am sorry to hear that.');
    expect(texts(call.intents).join(' ')).toContain('On which floor is it?');
    call.say('two');
    expect(texts(call.intents).join(' ')).toContain('Is water coming in, Ann Lee?');
  });

  it('parts its ways', () => {
    const call = talk(flow);
    call.say('Ann Lee');
    call.say('a new roof');
    expect(texts(call.intents).join(' ')).toContain('We build no new roofs, Ann Lee. Goodbye!');
    expect(call.snapshot.end).toMatchObject({ outcome: 'neutral' });
  });

  it('has its steps in columns, none upon another', () => {
    const places = flow.nodes.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { from, to } of flow.edges) {
      const [one, other] = [from, to].map((id) => flow.nodes.find((node) => node.id === id)!);
      expect(other!.x).toBeGreaterThan(one!.x);
    }
  });

  it('leaves a task where somebody is promised to hear, and nobody is told', () => {
    const { actions: _, ...untold } = roofs;
    const types = composeFlow(FlowPlan.parse(untold), 'en-US').nodes.map(({ type }) => type);
    expect(types).toContain('leave_task');
    expect(flow.nodes.map(({ type }) => type)).not.toContain('leave_task');
  });

  it('has what the plan leaves to it in the language of the agent', () => {
    const told = { name: 'A', greeting: 'Guten Tag.', answers: true, booking: {}, actions: [{ does: 'email_team' }] };
    const texts = JSON.stringify(composeFlow(FlowPlan.parse(told), 'de-DE').nodes.map(({ config }) => config));
    for (const text of [
      'Möchten Sie noch etwas wissen?',
      'Wann passt es Ihnen am besten',
      'Ein neuer Anruf',
      'Auf Wiederhören',
    ])
      expect(texts).toContain(text);
    expect(texts).not.toMatch(/Thank you|Is there|What day|caller/);
  });

  it('takes words that every object has for words', () => {
    const plan = FlowPlan.parse({ name: 'A', greeting: 'constructor', closing: 'valueOf' });
    expect(JSON.stringify(composeFlow(plan, 'de-DE').nodes)).toContain('"greeting":"constructor"');
  });

  it('asks nothing where there is nothing to ask', () => {
    const empty = composeFlow(FlowPlan.parse({ name: 'A', greeting: 'Hello.', closing: 'Bye, {{agent_name}}.' }), 'en');
    expect(empty.nodes.map(({ type }) => type)).toEqual(['start', 'end']);
    const open = composeFlow(FlowPlan.parse({ name: 'A', greeting: 'Hello.', answers: true }), 'en');
    expect(open.nodes.find(({ type }) => type === 'knowledge')?.config.prompt).toBe('How can I help you?');
  });
});

describe('a plan', () => {
  it.each<[string, object, string]>([
    ['a name that is taken', { questions: [{ name: 'agent_name', ask: 'Who?', type: 'name' }] }, 'questions.0.name'],
    ['two questions at once', { questions: [{ name: 'a', ask: 'Who? And why?', type: 'name' }] }, 'questions.0.ask'],
    ['a choice without choices', { questions: [{ name: 'a', ask: 'Which?', type: 'choice' }] }, 'questions.0.choices'],
    ['a way behind nothing', { branches: [{ question: 'a', answers: ['yes'] }] }, 'branches.0.question'],
    ['words of nobody', { closing: 'Bye, {{name}}.' }, 'closing'],
    ['links', { closing: 'See www.example.com' }, 'closing'],
    ['braces', { closing: 'See {{' }, 'closing'],
    ['a mail to nobody', { actions: [{ does: 'email_caller', subject: 'A', text: 'B' }] }, 'actions.0'],
  ])('is refused with %s, and says where', (_, given, path) => {
    const { error } = FlowPlan.safeParse({ name: 'A', greeting: 'Hello.', ...given });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});

const names = ['name', 'email', 'phone', 'kind', 'score', 'when', 'note', 'ready', 'code_1', 'place'];
const text = fc.oneof(
  fc.constantFrom(
    'All right.',
    'Thank you, {{name}}!',
    'We will call you back about {{kind}}.',
    '{{note}}',
    'w, {{name}}ww.',
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);
const label = fc.oneof(
  fc.constantFrom('Red', 'Dark green', 'Zürich', '屋根'),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const question = (own: fc.Arbitrary<string>) =>
  fc.record({
    name: own,
    ask: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('What is it, {{name}}?', 'Which {{kind}}?', 'And then?') },
      { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map((words) => `${words}?`) },
    ),
    type: fc.constantFrom(...slotTypes),
    choices: fc.uniqueArray(label, { minLength: 2, maxLength: 5 }),
    required: fc.boolean(),
  });
const action = fc.oneof(
  fc.record({ does: fc.constant('email_team'), subject: label }),
  fc.record({ does: fc.constant('email_caller'), subject: label, text }),
  fc.record({ does: fc.constant('sms_caller'), text }),
  fc.record({ does: fc.constant('task'), kind: fc.constantFrom('call_back', 'message') }),
  fc.record({
    does: fc.constant('run_action'),
    actionId: fc.constant('a'),
    inputs: fc.array(fc.record({ variable: fc.constant('x'), question: fc.constantFrom(...names) }), { maxLength: 2 }),
  }),
);
const drawn = fc
  .record({
    name: label,
    greeting: text,
    goal: fc.string({ maxLength: 30 }),
    questions: fc.uniqueArray(question(fc.constantFrom(...names)), { maxLength: 5, selector: ({ name }) => name }),
    branches: fc.array(
      fc.record({
        question: fc.constantFrom(...names),
        picks: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }),
        say: fc.oneof(fc.constant(''), text),
        questions: fc.uniqueArray(question(fc.constantFrom('why', 'how', 'since')), {
          maxLength: 2,
          selector: ({ name }) => name,
        }),
        leadsTo: fc.constantFrom(...planWays),
        closing: fc.oneof(fc.constant(''), text),
      }),
      { maxLength: 3 },
    ),
    booking: fc.option(fc.record({ durationMinutes: fc.integer({ min: 5, max: 480 }) })),
    answers: fc.boolean(),
    actions: fc.array(action, { maxLength: 3 }),
    handOver: fc.option(fc.record({ when: fc.uniqueArray(fc.constantFrom(...handOverTimes)), text })),
    closing: text,
  })
  .map(({ questions, branches, ...plan }) => {
    // What most drawn plans would be refused for is mended; the schema decides about the rest.
    const suited = ({ choices, ...one }: (typeof questions)[number]) => ({
      ...one,
      choices: one.type === 'choice' ? choices : [],
    });
    return {
      ...plan,
      questions: questions.map(suited),
      branches: branches.flatMap(({ picks, ...branch }, index) => {
        const at = questions.find(({ name, type }) => name === branch.question && type.length > 0) ?? questions[0];
        if (!at) return [];
        const possible = at.type === 'choice' ? at.choices : ['yes', 'no'];
        const isNumber = at.type === 'number' || at.type === 'rating';
        return [
          {
            ...branch,
            question: at.name,
            questions: branch.questions.map((one) => ({ ...suited(one), name: `${one.name}_${index}` })),
            answers: isNumber ? [] : picks.map((pick) => possible[pick % possible.length]!),
            atLeast: isNumber ? picks[0]! : null,
          },
        ];
      }),
    };
  })
  .map((plan) => FlowPlan.safeParse(plan))
  .filter(({ success }) => success)
  .map(({ data }) => data!);

it('every plan that the schema takes makes a flow without errors, that runs to an end', () => {
  let complete = 0;
  fc.assert(
    fc.property(drawn, (plan) => {
      const flow = composeFlow(plan, 'en-US');
      expect([plan, Flow.safeParse(flow).error]).toEqual([plan, undefined]);
      expect([plan, errorsOf(flow)]).toEqual([plan, []]);
      const seen = explore(flow, { states: 120 });
      expect([plan, seen.faults]).toEqual([plan, []]);
      if (seen.complete) complete += 1;
    }),
    // One that is surely looked at to its end, whatever is drawn.
    {
      numRuns: propertyRuns(20),
      examples: [[FlowPlan.parse({ ...roofs, questions: [], branches: [], booking: null, closing: 'Goodbye!' })]],
    },
  );
  expect(complete).toBeGreaterThan(0);
}, 300_000);
