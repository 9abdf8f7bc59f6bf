import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';

/** Characters of a question; the longest that callers ask have some three hundred. */
export const questionLimit = 500;

const Marked = z.object({ from: z.int(), to: z.int() });

/** A piece of a document that fits a question. */
export const FoundPiece = z.object({
  fileId: Id,
  pieceId: Id,
  title: z.string(),
  /** The headings over it, outermost first. */
  headings: z.array(z.string()),
  page: z.int().nullable(),
  text: z.string(),
  /** How well it fits; of use only to compare pieces of one search. */
  score: z.number(),
  /** Words of the question in the text, by their characters, the end not included. */
  marks: z.array(Marked),
});
export type FoundPiece = z.infer<typeof FoundPiece>;

/** A sentence of a document as an agent says it. */
export const FoundAnswer = z.object({
  text: z.string(),
  fileId: Id,
  pieceId: Id,
  title: z.string(),
  /** The version of the file that it was found in. */
  version: z.int(),
  /** The sentence that it rests on, as the document has it. */
  sentence: z.string(),
  /** 0 to 1: how sure it is that this answers the question. */
  confidence: z.number(),
});
export type FoundAnswer = z.infer<typeof FoundAnswer>;

export const KnowledgeFound = z.object({
  items: z.array(FoundPiece),
  /** What an agent says; null where it would say that it does not know. */
  answer: FoundAnswer.nullable(),
  /** The likeliest sentence, sure enough or not. */
  best: FoundAnswer.nullable(),
  /** Null, or an entry of the FAQ that an agent would ask for: "Do you mean: …?" */
  maybe: FoundAnswer.extend({ question: z.string() }).nullable(),
  /** From this confidence on an answer is said. */
  threshold: z.number(),
});
export type KnowledgeFound = z.infer<typeof KnowledgeFound>;

const KeptSentence = z.object({
  text: z.string(),
  fileId: Id,
  pieceId: Id,
  /** What the file was called. */
  file: z.string(),
  version: z.int(),
  sentence: z.string(),
  confidence: z.number(),
});

/** What a call keeps of a question: what was found then, whatever the documents say by now. */
export const KeptSearch = z.object({
  query: z.string(),
  threshold: z.number(),
  answer: KeptSentence.nullable(),
  maybe: KeptSentence.extend({ question: z.string() }).nullable(),
  best: z.object({ text: z.string(), fileId: Id, confidence: z.number() }).nullable(),
  pieces: z.array(z.object({ fileId: Id, pieceId: Id, title: z.string(), score: z.number() })),
  /** Sentences that a model might find the answer in, where none was sure enough. */
  near: z.array(z.object({ text: z.string(), title: z.string().optional(), pieceId: Id })).optional(),
});
export type KeptSearch = z.infer<typeof KeptSearch>;

/** An entry of the FAQ that is not saved yet. */
export const DraftEntry = z.object({
  question: z.string().trim().min(1, 'Enter the question.').max(300, 'Use 300 characters or fewer.'),
  phrasings: z.array(z.string().trim().min(1).max(300)).max(20).default([]),
  spokenAnswer: z.string().trim().min(1, 'Enter the text to say.').max(600, 'Use 600 characters or fewer.'),
});
export type DraftEntry = z.infer<typeof DraftEntry>;

/** Words that callers and documents use for the same. */
const Word = z
  .string()
  .trim()
  .toLowerCase()
  .max(40, 'Use 40 characters or fewer.')
  .refine((word) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*$/u.test(word), 'Enter one word.');
export const Synonym = z.object({ id: Id, word: z.string(), meaning: z.string() });
export type Synonym = z.infer<typeof Synonym>;
/** Synonyms that a workspace may have. */
export const synonymLimit = 500;

export const knowledgeSearchApi = endpoints({
  search: {
    method: 'POST',
    path: '/v1/knowledge/search',
    summary: 'Search the Knowledge Base for matching chunks and the answer an agent would give',
    description:
      'No language model is used. The answer is a sentence from a document, with a confidence score. Below `threshold`, an agent says it doesn’t know. The search includes `draft` as if it were saved, but nothing is stored.',
    can: 'knowledge:read',
    audit: null,
    perMinute: 120,
    body: z.object({
      query: z
        .string()
        .trim()
        .min(1, 'Enter a question.')
        .max(questionLimit, `Use ${questionLimit} characters or fewer.`),
      /** Left out: all folders. */
      folderIds: z.array(Id).max(100).optional(),
      limit: z.int().min(1).max(20).default(5),
      /** BCP 47; left out: the language of most documents. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Enter a language like en or de-AT.')
        .optional(),
      draft: DraftEntry.optional(),
      /** Searched with as if it were saved. */
      synonym: z.object({ word: Word, meaning: Word }).optional(),
    }),
    reply: KnowledgeFound,
    example: { body: { query: 'Where can I park?', limit: 3 } },
  },
  synonyms: {
    method: 'GET',
    path: '/v1/knowledge/synonyms',
    summary: 'List synonyms: callers’ words for terms in your documents',
    can: 'knowledge:read',
    reply: z.object({ items: z.array(Synonym) }),
  },
  addSynonym: {
    method: 'POST',
    path: '/v1/knowledge/synonyms',
    idempotent: 'whole',
    summary: 'Add a synonym',
    can: 'knowledge:write',
    audit: 'synonym.added',
    body: z.object({ word: Word, meaning: Word }),
    reply: Synonym,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { word: 'pushbike', meaning: 'bicycle' } },
  },
  removeSynonym: {
    method: 'DELETE',
    path: '/v1/knowledge/synonyms/:synonymId',
    summary: 'Delete a synonym',
    can: 'knowledge:write',
    audit: 'synonym.deleted',
    params: z.object({ synonymId: Id }),
  },
});
