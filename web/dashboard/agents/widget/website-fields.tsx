import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Widget } from '#domain/channels/widgets.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { tagOf } from './widget-labels.ts';

interface WebsiteFieldsProps {
  widget: Widget;
  /** As they are written, one a line. */
  domains: string;
  /** Why they do not fit. */
  fault: string | undefined;
  onChange: (domains: string) => void;
  onRenewKey: () => Promise<unknown>;
  disabled: boolean;
}

/** Which websites may show a widget, and what they put into their pages for it. */
export function WebsiteFields({ widget, domains, fault, onChange, onRenewKey, disabled }: WebsiteFieldsProps) {
  const [asking, setAsking] = useState(false);
  const { origin } = window.location;
  return (
    <Card>
      <CardHeader title="Website" hint="Add the tag to the pages of your website, before </body>." />
      <CardBody className="flex flex-col gap-5">
        <CodeBlock label="tag for your website" code={tagOf(origin, widget.key)} />
        <p className="text-muted text-sm">
          If your site has a content security policy, add {origin} to its script-src and frame-src. Nothing else is
          needed. The key isn’t secret.
        </p>
        <Field
          label="Allowed domains"
          hint="One per line: example.com for this domain only, *.example.com for all subdomains."
          error={fault}
        >
          <Textarea
            value={domains}
            rows={3}
            spellCheck={false}
            placeholder="example.com"
            disabled={disabled}
            className="font-mono text-sm"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        {widget.domains.length === 0 && (
          <Banner tone="warning">No domains are allowed yet, so no website can show this widget.</Banner>
        )}
        {!disabled && (
          <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
            <KeyRound /> New key
          </Button>
        )}
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Create a new key for this widget?"
          action="Create new key"
          onConfirm={onRenewKey}
        >
          Pages with the old key will stop showing the widget until you update their tags.
        </ConfirmDialog>
      </CardBody>
    </Card>
  );
}
