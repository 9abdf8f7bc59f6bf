import { longestVersionName, type Version } from '#domain/agents/versions.ts';
import { api } from '#web/lib/api.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';

interface NameVersionDialogProps {
  agentId: string;
  version: Version;
  onClose: () => void;
}

/** Gives a version a name that people know it by; left empty, it is known by its number. */
export function NameVersionDialog({ agentId, version: { version, name }, onClose }: NameVersionDialogProps) {
  return (
    <AskDialog
      title={`Name version ${version}`}
      label="Name"
      hint="For example, “Before the holidays.”"
      value={name ?? ''}
      maxLength={longestVersionName}
      action="Save"
      onAnswer={(text) =>
        api.versions.rename({ params: { agentId, version: String(version) }, body: { name: text || null } })
      }
      reloads="versions"
      onClose={onClose}
    />
  );
}
