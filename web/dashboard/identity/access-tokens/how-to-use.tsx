import { Link } from 'react-router';
import { tokenScopes } from '#domain/identity/access-tokens.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { Can } from '#web/lib/can.tsx';
import { site } from '#web/lib/site.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { exampleRequest } from './example-request.ts';

/** How a program sends its token. */
export function HowToUse() {
  const { name } = useWorkspace();
  const example = exampleRequest(tokenScopes, site.origin);
  return (
    <Card className="mt-6">
      <CardHeader
        title="Use a token"
        hint={
          <>
            Send the token as a bearer token. It identifies {name}, so requests don’t have to specify the workspace.
            Learn more in the{' '}
            <AppLink to="/documentation" className="text-accent-text underline underline-offset-2">
              documentation
            </AppLink>
            , or try every endpoint in the{' '}
            <Link to="/dashboard/integrations/api-reference" className="text-accent-text underline underline-offset-2">
              API reference
            </Link>
            .{' '}
            <Can permission="speech:use">
              Listen to voices in the{' '}
              <Link to="/dashboard/text-to-speech" className="text-accent-text underline underline-offset-2">
                studio
              </Link>
              .
            </Can>
          </>
        }
      />
      <CardBody>{example && <CodeBlock label="sample request" code={example} />}</CardBody>
    </Card>
  );
}
