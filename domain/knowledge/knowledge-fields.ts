import { z } from 'zod';
import { phrasingsLimit } from './knowledge-limits.ts';

/** Line breaks and tabs stay; other control characters and marks that turn the direction of text go. */
const clean = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ').trim();
const line = (most: number, missing: string) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(most, `Use ${most} characters or fewer.`);
/** Lines of text, without what no text needs. */
export const lines = (most: number) =>
  z
    .string()
    .overwrite((text) => clean(text).trim())
    .max(most, `Use ${most} characters or fewer.`);

export const KnowledgeName = line(200, 'Enter a name.');
export const FolderName = line(60, 'Give the folder a name.');
const Question = line(300, 'Enter the question.');
const SpokenAnswer = lines(600).min(1, 'Enter the text to say.');
export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'Enter a full URL, like https://example.com/prices.' })
  .max(2_000)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), 'Leave the username and password out of the URL.');
/** When an agent looks something up. */
export const SearchWhen = z.string().overwrite(oneLine).max(300, 'Use 300 characters or fewer.');

/** A question with the ways to ask it, what is said, and what can be read. */
export const FaqEntry = z.object({
  question: Question,
  phrasings: z.array(Question).max(phrasingsLimit).default([]),
  spokenAnswer: SpokenAnswer,
  longerAnswer: lines(10_000).default(''),
});
