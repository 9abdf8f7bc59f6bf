import { expect, it } from 'vitest';
import { actionTemplates } from '#domain/actions/action-templates.data.ts';
import { actionsApi } from '#domain/actions/actions.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { startApp } from '#server/testing/start-app.ts';
import { referencesIn } from '#voice/flow/other-languages.ts';
import { inLanguage } from './in-language.ts';

const app = await startApp();
/** What people read or hear of an action, as against addresses, methods and values. */
const texts = ['subject', 'body', 'title', 'note', 'text'] as const;
const toldOf = (configuration: object) =>
  texts.flatMap((name) => {
    const text = (configuration as Record<string, unknown>)[name];
    return typeof text === 'string' && /[a-z]{3} [a-z]/i.test(text) && !text.startsWith('{"') ? [text] : [];
  });

it.each(['de-DE', 'es-ES', 'es-US', 'fr-FR'])('%s has words for what new actions begin with', (tag) => {
  const all = actionTemplates.flatMap(({ configuration }) => toldOf(configuration));
  expect(all.length).toBeGreaterThanOrEqual(4);
  for (const { configuration } of actionTemplates) {
    const said = toldOf(inLanguage(configuration, tag));
    for (const [n, text] of toldOf(configuration).entries()) {
      expect(said[n]).not.toBe(text);
      expect(referencesIn(said[n]!)).toEqual(referencesIn(text));
    }
  }
});

it('a new action begins with texts in the language of the workspace, and keeps its template’s form', async () => {
  const owner = await app.newOwner();
  await owner.call(preferencesApi.update, { body: { language: 'de-DE' } });
  const made = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  expect(made.configuration).toMatchObject({
    template: 'send-email',
    to: 'team',
    subject: 'Eine Nachricht von {{name|einem Anrufer}}',
  });
  const hook = await owner.call(actionsApi.create, { body: { template: 'custom-webhook' } });
  expect(hook.configuration).toMatchObject({ method: 'POST', body: '{"name": "{{name|}}"}' });
});
