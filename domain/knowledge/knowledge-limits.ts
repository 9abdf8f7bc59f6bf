/** What a Knowledge Base may hold, and one file of it. */

/** Bytes of one file. */
export const knowledgeFileBytes = 25 * 1024 * 1024;
/** Characters that are read of one file, and of a text that is pasted. */
export const knowledgeCharacters = 5_000_000;
export const pastedCharacters = 500_000;
export const knowledgePages = 2_000;
/** Pages of a scan whose text is looked for in pictures. */
export const scannedPages = 30;
/** Files of a workspace, pages of its sites among them. */
export const knowledgeFilesLimit = 10_000;
export const knowledgeFoldersLimit = 100;
/** Pieces of a workspace. */
export const knowledgePiecesLimit = 100_000;
/** Ways to ask one entry of the FAQ, beside the first. */
export const phrasingsLimit = 50;
/** What the form asks for. */
export const phrasingsWanted = 5;

export const siteDepth = { min: 1, max: 5, usual: 3 } as const;
export const sitePages = { min: 1, max: 1_000, usual: 100 } as const;

/** How often a web page is read again. */
export const knowledgeRefreshes = ['never', '12h', 'daily', 'weekly'] as const;
export type KnowledgeRefresh = (typeof knowledgeRefreshes)[number];

/** What can be uploaded, by the ends of its names. */
export const knowledgeExtensions = [
  ...['.pdf', '.docx', '.txt', '.md'],
  ...['.jpg', '.png', '.gif', '.mp4', '.avi', '.mov'],
] as const;
