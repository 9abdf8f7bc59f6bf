import { CircleHelp, File, FileText, Film, Globe, Image, type LucideIcon, Network } from 'lucide-react';
import type { KnowledgeFile } from '#domain/knowledge/knowledge.ts';
import type { KnowledgeRefresh } from '#domain/knowledge/knowledge-limits.ts';
import { Badge } from '#web/ui/badge.tsx';

const kindIcons = { text: FileText, page: Globe, site: Network, faq: CircleHelp } as const;

/** What kind of thing it is, at a glance. */
export function iconOf({ kind, mediaType }: Pick<KnowledgeFile, 'kind' | 'mediaType'>): LucideIcon {
  if (kind !== 'file') return kindIcons[kind];
  if (mediaType.startsWith('image/')) return Image;
  return mediaType.startsWith('video/') ? Film : File;
}

const typeNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/zip': 'Archive',
  'application/x-ole-storage': 'Office document',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/html': 'HTML',
  'image/jpeg': 'JPEG image',
  'image/png': 'PNG image',
  'image/gif': 'GIF image',
  'video/mp4': 'MP4 video',
  'video/quicktime': 'MOV video',
  'video/x-msvideo': 'AVI video',
};
const kindNames = { text: 'Pasted text', page: 'Web page', site: 'Website', faq: 'Question and answer' } as const;

export const typeOf = ({ kind, mediaType }: Pick<KnowledgeFile, 'kind' | 'mediaType'>) =>
  kind === 'file' ? (typeNames[mediaType] ?? 'File') : kindNames[kind];

export const refreshLabels: Record<KnowledgeRefresh, string> = {
  never: 'Never',
  '12h': 'Every 12 hours',
  daily: 'Every day',
  weekly: 'Every week',
};
export const refreshOptions = (Object.entries(refreshLabels) as [KnowledgeRefresh, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Its status. While a new version is read, or could not be, the one before answers. */
export function FileStatus({ file }: { file: Pick<KnowledgeFile, 'status' | 'version'> }) {
  const { status, version } = file;
  if (status === 'ready') return <Badge tone="success">Ready</Badge>;
  if (status === 'failed') return <Badge tone="danger">{version > 0 ? 'Update failed' : 'Failed'}</Badge>;
  return (
    <Badge tone="accent" dot className="[&>span]:motion-safe:animate-pulse">
      {version > 0 ? 'Updating' : 'Processing'}
    </Badge>
  );
}
