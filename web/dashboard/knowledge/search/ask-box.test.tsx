import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KnowledgeFound } from '#domain/knowledge/knowledge-search.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { AskBox } from './ask-box.tsx';

const fileId = '019a0000-0000-7000-8000-0000000000f1';
const pieceId = '019a0000-0000-7000-8000-0000000000f2';
const sentence = 'Guests park behind the house.';
const answer = { text: sentence, fileId, pieceId, title: 'House rules', version: 1, sentence, confidence: 0.82 };
const found: KnowledgeFound = {
  items: [
    {
      fileId,
      pieceId,
      title: 'House rules',
      headings: ['Parking'],
      page: 2,
      text: sentence,
      score: 7.25,
      marks: [{ from: 7, to: 11 }],
    },
  ],
  answer,
  best: answer,
  maybe: null,
  threshold: 0.35,
};
const folder = { id: '019a0000-0000-7000-8000-0000000000f3', name: 'FAQ', count: 1 };

async function askWith(reply: object, inFolder?: typeof folder) {
  const sent = stubNetwork({ 'POST /v1/knowledge/search': reply });
  const { user } = renderPage(<AskBox folder={inFolder} />);
  await user.type(screen.getByRole('textbox', { name: /A caller’s question/ }), 'where can I park{Enter}');
  return sent;
}

it('shows what an agent would say, how sure it is, and the pieces with the words marked', async () => {
  const sent = await askWith({ body: found }, folder);
  const said = await screen.findByRole('status');
  expect(await within(said).findByText(sentence)).toBeTruthy();
  expect(within(said).getByText('82% confidence. Agents answer at 35% or higher.')).toBeTruthy();
  const [piece] = within(screen.getByRole('list', { name: 'Matching chunks' })).getAllByRole('listitem');
  expect(piece!.querySelector('mark')?.textContent).toBe('park');
  expect(piece!.textContent).toContain('Parking · page 2');
  expect(piece!.textContent).toContain('Score 7.3');
  expect(sent.at(-1)?.body).toEqual({ query: 'where can I park', folderIds: [folder.id] });
});

it('says when the agent would not know, and when it would ask back', async () => {
  await askWith({ body: { ...found, answer: null, best: { ...answer, confidence: 0.1 } } });
  expect(await screen.findByText('The agent says it doesn’t know')).toBeTruthy();
  expect(screen.getByText('10% confidence. Agents answer at 35% or higher.')).toBeTruthy();
});

it('asks back where an entry is only alike', async () => {
  await askWith({ body: { ...found, answer: null, best: null, maybe: { ...answer, question: 'Is there a garage?' } } });
  expect(await screen.findByText('Did you mean: Is there a garage?')).toBeTruthy();
});

it('says why it could not ask, and keeps the question', async () => {
  const error = { code: 'too_many_requests', message: 'Try again in a few seconds.' };
  await askWith({ status: 429, body: { error } });
  expect(await screen.findByText('Try again in a few seconds.')).toBeTruthy();
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('where can I park');
});
