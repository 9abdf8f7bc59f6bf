import { useQuery } from '@tanstack/react-query';
import type { RoleId } from '#domain/identity/roles.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { grantable, roleOptions } from '../team/team-row.ts';

interface TokenRoleProps {
  value: RoleId | undefined;
  onChange: (role: RoleId) => void;
  error: string | undefined;
}

/** The role that a token acts by; one that its maker may give. */
export function TokenRole({ value, onChange, error }: TokenRoleProps) {
  const workspace = useWorkspace();
  const { data, error: problem } = useQuery(query.roles.list());
  const options = roleOptions(grantable(workspace, data?.items ?? []));
  return (
    <Field label="Role" error={value === undefined ? (problem ? messageOf(problem) : error) : undefined}>
      <Select options={options} value={value} onChange={onChange} placeholder="Choose a role" disabled={!data} />
    </Field>
  );
}
