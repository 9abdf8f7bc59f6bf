import { z } from 'zod';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgeGapsApi } from '#domain/knowledge/knowledge-gaps.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { cleanWords, notInstructions } from '../clean-words.ts';
import { Refusal, tool } from '../tool.ts';
import { idFrom, limit } from './inputs.ts';

export const knowledgeTools = [
  tool({
    name: 'find_unanswered_questions',
    title: 'Find unanswered questions',
    about:
      'Lists caller questions that no document answered, most frequent first. add_knowledge answers a question permanently.',
    kind: 'looks',
    input: z.strictObject({ status: z.enum(['open', 'answered', 'ignored']).default('open'), limit }),
    uses: [knowledgeGapsApi.list],
    async run({ ask }, query) {
      const { items } = await ask(knowledgeGapsApi.list, { query });
      const questions = items.map(({ id, question, count, lastAskedAt }) => ({
        questionId: id,
        said: cleanWords(question),
        times: count,
        lastAskedAt,
      }));
      return { ...notInstructions, questions };
    },
  }),
  tool({
    name: 'search_knowledge',
    title: 'Search the Knowledge Base',
    about:
      'Searches the documents the way an agent does on a call. Returns the agent’s answer, its confidence, and the matching passages.',
    kind: 'looks',
    input: z.strictObject({ query: z.string().min(1).max(500), limit: z.int().min(1).max(10).default(5) }),
    uses: [knowledgeSearchApi.search],
    async run({ ask }, body) {
      const { items, answer, best, threshold } = await ask(knowledgeSearchApi.search, { body });
      const sentence = answer ?? best;
      return {
        ...notInstructions,
        wouldAnswer: answer !== null,
        threshold,
        answer: sentence && {
          fromDocument: cleanWords(sentence.text),
          title: cleanWords(sentence.title),
          confidence: sentence.confidence,
        },
        passages: items.map(({ title, text, page }) => ({
          title: cleanWords(title),
          page,
          fromDocument: cleanWords(text),
        })),
      };
    },
  }),
  tool({
    name: 'add_knowledge',
    title: 'Add knowledge',
    about: 'Adds a question with its answer, or a text with a title. With questionId, answers that caller question.',
    kind: 'writes',
    input: z.strictObject({
      question: z.string().min(1).max(300).optional(),
      answer: z.string().min(1).max(600).optional().describe('As spoken'),
      otherWordings: z.array(z.string().min(1).max(300)).max(20).default([]),
      title: z.string().min(1).max(120).optional(),
      text: z.string().min(1).max(20_000).optional(),
      questionId: idFrom('find_unanswered_questions').optional(),
    }),
    uses: [knowledgeApi.addFaq, knowledgeApi.addText],
    async run({ ask }, { question, answer, otherWordings, title, text, questionId }) {
      if (question !== undefined && answer !== undefined) {
        const entry = { question, phrasings: otherWordings, spokenAnswer: answer };
        if (questionId === undefined) return { documentId: (await ask(knowledgeApi.addFaq, { body: entry })).id };
        const closed = await ask(knowledgeGapsApi.answer, { params: { gapId: questionId }, body: entry });
        return { documentId: closed.fileId, questionId, status: closed.status };
      }
      if (title !== undefined && text !== undefined) {
        const { id, outcome } = await ask(knowledgeApi.addText, { body: { title, text } });
        return { documentId: id, outcome };
      }
      throw new Refusal(400, 'Enter a question and its answer, or a title and its text.');
    },
  }),
];
