import { expect, test } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { languages } from '#voice/languages/catalog.ts';
import { startedAt } from './dialogues/dialogue-script.ts';
import { inLanguage, referencesIn, textsOf, turnedTo } from './other-languages.ts';
import { Stage } from './stage.ts';
import { validateFlow } from './validate-flow.ts';

const flowOf = (id: string): Flow => agentTemplates.find((template) => template.id === id)!.flow;
const templates = [...agentTemplates, ...workflowTemplates].map(({ id, flow }) => ({ id, flow }));
const spoken = languages.filter(({ id }) => !id.startsWith('en'));

/** What is said over a conversation whose caller says these words. */
function talk(flow: Flow, words: readonly string[], language = 'en-US', otherLanguages = ['de-DE', 'es-ES', 'fr-FR']) {
  const said: string[] = [];
  const stage = new Stage(flow, startedAt, (intent) => {
    if (intent.type === 'say') said.push(intent.text);
    return null;
  });
  const setting = { agentName: 'Ann', businessName: 'Acme', timeZone: 'Europe/Berlin', channel: 'test' as const };
  stage.happen({ type: 'started', setting: { ...setting, greeting: null, known: {}, language, otherLanguages } });
  return words.map((text) => {
    said.length = 0;
    stage.happen({ type: 'caller_said', text });
    return said.join(' ');
  });
}

test.each(spoken.flatMap(({ id }) => templates.map((template) => [id, template.id, template.flow] as const)))(
  'in %s, every text of the template %s has words, with the same references, and the flow is sound',
  (tag, _, flow) => {
    const { written } = languages.find(({ id }) => id === tag)!;
    for (const { text } of textsOf(flow)) {
      expect(written[text], text).toBeDefined();
      expect(referencesIn(written[text]!), text).toEqual(referencesIn(text));
    }
    expect(validateFlow(inLanguage(flow, tag)).filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('who speaks one of the other languages is answered in it from then on, and the words are an answer already', () => {
  const [first, second] = talk(flowOf('appointment-scheduler'), [
    'ich hätte gerne einen Termin für eine Beratung',
    'Anna Berger',
  ]);
  expect(first).toMatch(/Auf welchen Namen darf ich ihn eintragen\?$/);
  expect(second).toMatch(/An welche E-Mail-Adresse darf ich die Bestätigung schicken\?$/);
});

test.each([
  ['do you speak German?', 'Gern, dann sprechen wir Deutsch. Wofür möchten Sie einen Termin?'],
  ['auf Deutsch bitte', 'Gern, dann sprechen wir Deutsch. Wofür möchten Sie einen Termin?'],
  ['¿habla español?', 'Claro, seguimos en español. ¿Para qué quiere la cita?'],
  ['parlez-vous français ?', 'Bien sûr, continuons en français. Quel est le motif de votre rendez-vous?'],
])('a language that is asked for is spoken: %s', (words, answer) => {
  expect(talk(flowOf('appointment-scheduler'), [words])).toEqual([answer]);
});

test('what was agreed is said in the language that is spoken, and the conversation can go back', () => {
  const lines = talk(flowOf('customer-support'), [
    'the printer is broken',
    'Deutsch bitte',
    'ein technisches Problem',
    'let us go on in English please',
  ]);
  expect(lines[1]).toMatch(/^Gern, dann sprechen wir Deutsch\. /);
  expect(lines.at(-1)).toMatch(/^Sure, let's continue in English\. .*\?$/);
});

test('a language that is not among them is not spoken', () => {
  const [answer] = talk(flowOf('appointment-scheduler'), ['ich hätte gerne einen Termin bitte'], 'en-US', ['fr-FR']);
  expect(answer).toContain('ich spreche nur Englisch');
});

test.each(spoken.map(({ id }) => [id]))('a flow that is turned to %s and back is what it was', (tag) => {
  for (const { flow } of templates) {
    const turned = turnedTo(flow, 'en-US', tag as 'de-DE');
    expect(textsOf(turned).map(({ text }) => text)).not.toContain('Thank you for calling. Goodbye.');
    expect(textsOf(turnedTo(turned, tag as 'de-DE', 'en-US'))).toEqual(textsOf(flow));
  }
});

test('a flow that was turned speaks its former language, and others, to those who do', () => {
  const german = turnedTo(flowOf('appointment-scheduler'), 'en-US', 'de-DE');
  expect(talk(german, ['do you speak English?'], 'de-DE', ['en-GB'])[0]).toMatch(
    /What would you like an appointment for\?$/,
  );
  expect(talk(german, ['parlez-vous français ?'], 'de-DE', ['fr-FR'])[0]).toMatch(/votre rendez-vous\?$/);
});

test('translations of its own go before those of the language', () => {
  const flow = flowOf('appointment-scheduler');
  const own = { text: 'What would you like an appointment for?', in: { 'de-DE': 'Was dürfen wir eintragen?' } };
  expect(talk({ ...flow, translations: [own] }, ['Deutsch bitte'])[0]).toMatch(/Was dürfen wir eintragen\?$/);
});

test('words for a text that stands elsewhere stay with it when the texts are turned', () => {
  const mail = { text: 'We will be in touch.', in: { 'de-DE': 'Wir melden uns.' } };
  const flow = { ...flowOf('appointment-scheduler'), translations: [mail] };
  expect(turnedTo(flow, 'en-US', 'de-DE').translations).toContainEqual(mail);
});
