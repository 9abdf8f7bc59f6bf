import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { Can } from './can.tsx';

it('Can shows by the role of this workspace', () => {
  const page = (
    <>
      <Can permission="agents:write">create</Can>
      <Can permission="agents:manage" otherwise="ask an admin">
        delete
      </Can>
    </>
  );
  renderPage(page, { workspace: aWorkspace('member') });
  expect(screen.getByText(/create/).textContent).toContain('createask an admin');
});
