/** Why a file could not be read. */
export const knowledgeReasons = [
  'encrypted',
  'damaged',
  'no_text',
  'too_large',
  'timed_out',
  'unsupported',
  'unreachable',
  'blocked_by_robots',
  'needs_javascript',
  'not_installed',
  'knowledge_full',
  'crashed',
] as const;
export type KnowledgeReason = (typeof knowledgeReasons)[number];

/** What happened and what to do, as people read it. */
export const knowledgeReasonTexts: Record<KnowledgeReason, string> = {
  encrypted: 'The file is password-protected. Save it without a password, then replace it.',
  damaged: 'The file is incomplete or damaged. Open it on your computer, save it again, then replace it.',
  no_text: 'The file contains no text. Replace it with a file that contains text, or paste the text.',
  too_large: 'The file is too large to read. Split it into smaller files.',
  timed_out: 'Reading the file took too long. Try again, or split it into smaller files.',
  unsupported: 'This file type isn’t supported. Save it as a PDF, DOCX, Markdown, or text file, then replace it.',
  unreachable: 'Can’t reach the URL. Open it in your browser to check, then try again.',
  blocked_by_robots: 'The site’s robots.txt doesn’t allow crawling this page. Paste its text instead.',
  needs_javascript: 'This page needs JavaScript to show its text. Paste the text instead.',
  not_installed:
    'To read text in images, install the packages tesseract.js-core and @tesseract.js-data/eng on the server. Then try again.',
  knowledge_full: 'The Knowledge Base is full. Delete files you don’t need, then try again.',
  crashed: 'We couldn’t read the file. Try again, or save it in another format.',
};

/** What may pass by itself, and is tried twice more. */
export const passingReasons: readonly KnowledgeReason[] = ['timed_out', 'unreachable', 'crashed'];
