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
  encrypted: 'The file is protected by a password. Save it without one, then replace it.',
  damaged: 'The file is cut off or damaged. Open it on your computer, save it anew, then replace it.',
  no_text: 'There is no text in it. Replace it with a file that has text, or paste the text.',
  too_large: 'There is more in it than can be read. Split it into smaller files.',
  timed_out: 'Reading it took too long. Try again, or split it into smaller files.',
  unsupported: 'Files of this kind cannot be read. Save it as PDF, DOCX, Markdown or text, then replace it.',
  unreachable: 'The address could not be reached. Check it in your browser, then try again.',
  blocked_by_robots: 'The site’s robots.txt does not let programs read this page. Paste its text instead.',
  needs_javascript: 'The page shows its text only with JavaScript. Paste its text instead.',
  not_installed:
    'Text in pictures can be read when the packages tesseract.js-core and @tesseract.js-data/eng are installed on the server. Install them, then try again.',
  knowledge_full: 'The Knowledge Base is full. Delete files that are not needed, then try again.',
  crashed: 'Reading it failed on our side. Try again; when it fails again, save the file in another format.',
};

/** What may pass by itself, and is tried twice more. */
export const passingReasons: readonly KnowledgeReason[] = ['timed_out', 'unreachable', 'crashed'];
