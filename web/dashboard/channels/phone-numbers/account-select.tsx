import { useQuery } from '@tanstack/react-query';
import { carrierNames } from '#domain/carriers/carrier-kinds.ts';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** Which carrier account is asked, where there are several. @param value its id; undefined for the first */
export function AccountSelect({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (accountId: string) => void;
}) {
  const { data } = useQuery(query.carrierAccounts.list());
  const accounts = data?.items ?? [];
  if (accounts.length < 2) return null;
  return (
    <Field label="Account" className="mb-4">
      <NativeSelect value={value ?? accounts[0]!.id} onChange={({ target }) => onChange(target.value)}>
        {accounts.map(({ id, carrier, name }) => (
          <option key={id} value={id}>
            {carrierNames[carrier]} · {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
