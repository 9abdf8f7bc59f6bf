import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { usualAfterCall } from '#domain/calls/after-calls.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import LanguagesPanel from './languages-panel.tsx';

const agentId = '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b5a';
const { flow, greeting } = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;

const desk: AgentConfiguration = {
  name: 'Desk',
  persona: '',
  greeting,
  voice: 'sarah',
  language: 'en-US',
  speed: 1,
  flow,
};

/** The panel over a configuration that is kept here. */
function show(first: AgentConfiguration = desk, connections: object[] = [], callerEmail: object | null = null) {
  const sent = stubNetwork({
    [`GET /v1/agents/${agentId}/after-call`]: { body: { ...usualAfterCall, callerEmail } },
    'GET /v1/model-connections': { body: { items: connections } },
    'POST /v1/flow-translations/propose': ({ body }) => {
      const translations = (body as { texts: string[] }).texts.map((text) => ({
        text,
        words: 'Noch etwas, {{name}}?',
      }));
      return { body: { translations, generatedBy: { provider: 'openai', model: 'small' } } };
    },
  });
  const kept = { configuration: first };
  function Kept() {
    const [configuration, setConfiguration] = useState(first);
    kept.configuration = configuration;
    return (
      <LanguagesPanel agentId={agentId} configuration={configuration} onChange={setConfiguration} readOnly={false} />
    );
  }
  const { user } = renderPage(<Kept />);
  return { kept, user, sent };
}

const rowOf = (text: string) => {
  const english = screen.getAllByLabelText<HTMLTextAreaElement>('English (United States)');
  return within(english.find(({ value }) => value === text)!.closest('section')!);
};

it('shows the texts beside what they are in each language that the agent also speaks', async () => {
  const { kept, user } = show();
  expect(screen.queryByText('Texts')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'German (Germany)' }));
  expect(kept.configuration.callSettings?.otherLanguages).toEqual(['de-DE']);
  expect(rowOf('When would you like to come in?').getByDisplayValue('Wann möchten Sie kommen?')).toBeTruthy();
  expect(screen.getByText('Complete')).toBeTruthy();
});

const text = 'Anything else for {{name}}?';
const nodes = flow.nodes.map((node) => (node.id === 'bye_booked' ? { ...node, config: { message: text } } : node));
const lacking: AgentConfiguration = {
  ...desk,
  flow: { ...flow, nodes },
  callSettings: { otherLanguages: ['de-DE'] },
};

it('has what is missing proposed where a language model is connected', async () => {
  const { kept, user, sent } = show(lacking, [{ id: 'one' }]);
  await user.click(await screen.findByRole('button', { name: 'Suggest missing translations in German (Germany)' }));
  expect(await screen.findByText('Complete')).toBeTruthy();
  expect(kept.configuration.flow.translations).toEqual([{ text, in: { 'de-DE': 'Noch etwas, {{name}}?' } }]);
  expect(sent.at(-1)?.body).toEqual({ from: 'en-US', to: 'de-DE', texts: [text] });
});

it('says what is missing, and keeps what is written', async () => {
  const { kept, user } = show(lacking);
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  expect(screen.getByText(/^1 of \d+ missing$/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Only missing translations' }));
  const german = rowOf(text).getByLabelText('German (Germany)');
  await user.type(german, 'Noch etwas?');
  await user.tab();
  expect(kept.configuration.flow.translations).toEqual([{ text, in: { 'de-DE': 'Noch etwas?' } }]);
  await user.click(screen.getByRole('checkbox', { name: 'Only missing translations' }));
  expect(screen.getByText('{{name}} is missing.')).toBeTruthy();
  // A text that is changed keeps its words.
  const english = rowOf(text).getByLabelText('English (United States)');
  await user.clear(english);
  await user.type(english, 'Anything else?');
  await user.tab();
  expect(kept.configuration.flow.translations).toEqual([{ text: 'Anything else?', in: { 'de-DE': 'Noch etwas?' } }]);
});

it('holds the mail to the caller beside the texts, whose own words are changed elsewhere', async () => {
  const mail = { subject: 'Thank you, {{name}}', text: 'We will be in touch.' };
  const { kept, user } = show({ ...desk, callSettings: { otherLanguages: ['de-DE'] } }, [], mail);
  await screen.findByText(/^2 of \d+ missing$/);
  const row = rowOf(mail.subject);
  expect(row.getByLabelText<HTMLTextAreaElement>('English (United States)').disabled).toBe(true);
  await user.type(row.getByLabelText('German (Germany)'), 'Danke, {{{{name}}');
  await user.tab();
  expect(kept.configuration.flow.translations).toEqual([{ text: mail.subject, in: { 'de-DE': 'Danke, {{name}}' } }]);
  expect(screen.getByText(/^1 of \d+ missing$/)).toBeTruthy();
});

it('turns the texts with the language', async () => {
  const { kept, user } = show();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'French (France)' }));
  expect(kept.configuration.language).toBe('fr-FR');
  expect(kept.configuration.greeting).toMatch(/^Bonjour et merci de votre appel/);
  expect(JSON.stringify(kept.configuration.flow.nodes)).toContain('Quand souhaitez-vous venir ?');
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'English (United States)' }));
  expect(kept.configuration.greeting).toBe(greeting);
  expect(JSON.stringify(kept.configuration.flow.nodes)).toContain('When would you like to come in?');
  expect(kept.configuration.flow.translations).toBeUndefined();
});
