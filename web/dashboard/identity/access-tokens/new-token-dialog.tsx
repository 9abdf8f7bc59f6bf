import { useState } from 'react';
import type { AccessToken } from '#domain/identity/access-tokens.ts';
import { site } from '#web/lib/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { exampleRequest } from './example-request.ts';

interface NewTokenDialogProps {
  token: AccessToken & { value: string };
  onClose: () => void;
}

/** Shows a token for the only time. Closing it asks again as long as the token was not copied. */
export function NewTokenDialog({ token, onClose }: NewTokenDialogProps) {
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = () => (copied || leaving ? onClose() : setLeaving(true));
  const example = exampleRequest(token.scopes, site.origin);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={`Copy ${token.name} now`}
      description="This is the only time the token is shown. We don’t store a readable copy."
      footer={
        leaving && !copied ? (
          <>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              Go back
            </Button>
            <Button variant="destructive" onClick={onClose}>
              Close without copying
            </Button>
          </>
        ) : (
          <Button variant={copied ? 'default' : 'outline'} onClick={close}>
            Done
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {leaving && !copied && (
          <Banner>You haven’t copied the token. You won’t be able to see it again after you close this dialog.</Banner>
        )}
        <Field label="Token">
          <div className="flex gap-2 max-sm:flex-col">
            <Input
              readOnly
              value={token.value}
              className="font-mono"
              onFocus={(event) => event.target.select()}
              onCopy={() => setCopied(true)}
            />
            <CopyButton
              text={token.value}
              label="Copy token"
              size="default"
              variant="default"
              onCopied={() => setCopied(true)}
            />
          </div>
        </Field>
        <Banner tone="warning">
          Anyone with the token can act in this workspace, within the permissions you granted. Keep it on your server or
          in a password manager, never in a web page or a repository.
        </Banner>
        {example && (
          <div>
            <p className="mb-2 text-muted">Try it: export the token as PARLEY_API_KEY, then run</p>
            <CodeBlock label="sample request" code={example} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
