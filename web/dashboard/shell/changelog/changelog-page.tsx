import { PageHeader } from '#web/ui/page-header.tsx';
import changelog from '../../../../CHANGELOG.md?raw';
import { type Block, parseChangelog } from './parse-changelog.ts';

/** Nothing may have come since the last version. */
const releases = parseChangelog(changelog).filter(({ blocks }) => blocks.length > 0);

/** What has changed in Parley: the file CHANGELOG.md of this installation. */
export default function ChangelogPage() {
  return (
    <>
      <PageHeader title="Changelog" subtitle="What’s new in each version." />
      <ol className="max-w-2xl divide-y divide-line">
        {releases.map((release) => (
          <li key={release.title} className="py-6 first:pt-0">
            <h2 className="font-semibold text-lg">{release.title}</h2>
            {release.blocks.map((block) => (
              <ReleaseBlock key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function ReleaseBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3 className="mt-4 font-medium">{block.text}</h3>;
  if (block.kind === 'text') return <p className="mt-2 text-pretty text-muted">{block.text}</p>;
  return (
    <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-faint">
      {block.items.map((item) => (
        <li key={item} className="text-pretty">
          {item}
        </li>
      ))}
    </ul>
  );
}
