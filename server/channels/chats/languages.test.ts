import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { mailsTo } from '#server/testing/invitation-mails.ts';
import { startApp } from '#server/testing/start-app.ts';
import { languageFlows } from '#voice/flow/dialogues/language-flows.data.ts';

const app = await startApp();

test.each([
  ['de-DE', 'besuch', ['Anna Berger', 'übermorgen um halb drei', 'ja', 'zu viert', 'überspringen', 'den blauen']],
  [
    'es-ES',
    'visita',
    ['me llamo Ana Ruiz', 'pasado mañana a las tres y media', 'sí', 'somos cuatro', 'saltar', 'azul'],
  ],
  [
    'fr-FR',
    'visite',
    ["je m'appelle Anne Dubois", 'après-demain à trois heures et demie', 'oui', 'quatre', 'passer', 'bleu'],
  ],
] as const)(
  'an agent that speaks %s is written to in it, from the greeting to the end',
  async (language, flow, says) => {
    const owner = await app.newOwner();
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const params = { agentId };
    const { configuration } = await owner.call(draftsApi.get, { params });
    const draft = { ...configuration, language, flow: languageFlows[flow]! };
    const { revision } = await owner.call(draftsApi.save, { params, body: { revision: 0, configuration: draft } });
    await owner.call(draftsApi.publish, { params, body: { revision } });
    let chat = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    for (const text of says) chat = await owner.call(chatsApi.send, { params: { callId: chat.id }, body: { text } });
    expect(chat).toMatchObject({ status: 'ended', endReason: 'completed', outcome: 'success' });
    const all = await owner.call(chatsApi.get, { params: { callId: chat.id } });
    const words = all.messages.map(({ text }) => text).join(' ');
    expect(words).toMatch(/Also .*14:30 Uhr|Entonces: .*15:30|Donc : .*15 h 30/);
    expect(words).not.toMatch(/\b(Thank you|Got it|Is that right)\b/);
    // French keeps a word and its question mark together, and apart.
    if (language === 'fr-FR') expect(words).toMatch(/\p{L}\u202f\?/u);
    else expect(words).not.toContain('\u202f');
  },
);

test('an agent is made in the language of its workspace, and goes over to another that a caller speaks', async () => {
  const owner = await app.newOwner();
  const { id: english } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: english };
  const { configuration, revision } = await owner.call(draftsApi.get, { params });
  const draft = { ...configuration, callSettings: { otherLanguages: ['de-DE' as const] } };
  const saved = await owner.call(draftsApi.save, { params, body: { revision, configuration: draft } });
  await owner.call(draftsApi.publish, { params, body: { revision: saved.revision } });
  let chat = await owner.call(chatsApi.start, { params, body: {} });
  const says = [
    'ich hätte gerne einen Termin für eine Beratung',
    'Anna Berger',
    'anna@example.com',
    'ja',
    'überspringen',
    'nächsten Mittwoch um zehn Uhr',
    'ja',
    'nein danke',
  ];
  for (const text of says) chat = await owner.call(chatsApi.send, { params: { callId: chat.id }, body: { text } });
  expect(chat).toMatchObject({ status: 'ended', outcome: 'success' });
  const [mail] = await mailsTo(app, 'anna@example.com');
  expect(mail!.subject).toMatch(/^Ihr Termin: Mittwoch, .*, um 10 Uhr$/);
  expect(mail!.text).toContain('Ihr Termin ist gebucht.');
  await owner.call(preferencesApi.update, { body: { language: 'fr-FR' } });
  const french = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  expect(french).toMatchObject({ language: 'fr-FR' });
  expect(french.greeting).toMatch(/^Bonjour et merci de votre appel/);
  expect(JSON.stringify(french.flow.nodes)).toContain('Quand souhaitez-vous venir ?');
});
