import { Badge } from '#web/ui/badge.tsx';

/** The tags of a contact, and whether it may not be reached. */
export function ContactTags({ tags, optedOut, most }: { tags: readonly string[]; optedOut: boolean; most?: number }) {
  const shown = tags.slice(0, most);
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1.5">
      {optedOut && <Badge tone="danger">Do not call</Badge>}
      {shown.map((tag) => (
        <Badge key={tag} dir="auto" className="max-w-40">
          <span className="truncate">{tag}</span>
        </Badge>
      ))}
      {tags.length > shown.length && <Badge>+{tags.length - shown.length}</Badge>}
    </span>
  );
}
