import { expect, it } from 'vitest';
import { flowTranslationsApi } from '#domain/agents/flow-translations.ts';
import { connect, startModelApp } from '#server/testing/models/model-app.ts';

const { app, models } = await startModelApp();
const { body } = flowTranslationsApi.propose.example;

it('proposes texts in another language, and nothing whose references are others', async () => {
  const owner = await app.newOwner();
  await connect(owner, models, 'openai');
  const translations = [
    { number: 1, words: 'Danke, {{name}}.' },
    { number: 0, words: 'Wie heißen Sie, {{caller}}?' },
  ];
  models.does = () => ({ text: JSON.stringify({ translations }) });
  expect(await owner.call(flowTranslationsApi.propose, { body: body as never })).toEqual({
    translations: [
      { text: 'What is your name?', words: null },
      { text: 'Thank you, {{name}}.', words: 'Danke, {{name}}.' },
    ],
    generatedBy: { provider: 'openai', model: 'stand-in-small' },
  });
  expect(models.asked.at(-1)!.data).toContain('German (Germany)');
});

it('wants a model, and says what becomes of one that writes prose', async () => {
  const owner = await app.newOwner();
  const url = flowTranslationsApi.propose.path;
  expect(await owner.send('POST', url, body)).toMatchObject({ status: 409, body: { error: { code: 'no_model' } } });
  await connect(owner, models);
  models.does = () => ({ text: 'Gern, hier ist die Übersetzung.' });
  expect(await owner.send('POST', url, body)).toMatchObject({
    status: 502,
    body: { error: { code: 'model_unusable' } },
  });
  const none = await owner.send('POST', url, { ...body, texts: [] });
  expect(none.status).toBe(400);
});
