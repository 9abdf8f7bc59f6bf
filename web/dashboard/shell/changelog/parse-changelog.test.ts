import { expect, it } from 'vitest';
import changelog from '../../../../CHANGELOG.md?raw';
import { parseChangelog } from './parse-changelog.ts';

it('reads releases, headings, lists that run over lines, and paragraphs', () => {
  const releases = parseChangelog(`# Changelog

All notable changes.

## [1.0.0](https://example.com) - 2026-11-20

First **whole** form
of it.

### Added
- An agent with a \`voice\`
  of its own.
- A second thing.

## 0.9.0
`);
  expect(releases).toEqual([
    {
      title: '1.0.0 - 2026-11-20',
      blocks: [
        { kind: 'text', text: 'First whole form of it.' },
        { kind: 'heading', text: 'Added' },
        { kind: 'list', items: ['An agent with a voice of its own.', 'A second thing.'] },
      ],
    },
    { title: '0.9.0', blocks: [] },
  ]);
});

it('finds something in our own file', () => {
  const releases = parseChangelog(changelog);
  expect(releases.filter(({ blocks }) => blocks.length > 0).length).toBeGreaterThan(0);
  expect(releases[0]?.title).toBe('Unreleased');
});
