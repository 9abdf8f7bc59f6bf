import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SipAccount, sipEncryptions, sipNumberForms, sipTransports } from '#domain/carriers/sip-accounts.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Fields {
  name: string;
  server: string;
  user: string;
  password: string;
  number: string;
  authUser: string;
  proxy: string;
  transport: SipAccount['transport'];
  encryption: SipAccount['encryption'];
  country: string;
  numberForm: SipAccount['numberForm'];
  allowedCountries: string;
  maxCalls: string;
}

const transports: Record<SipAccount['transport'], string> = { udp: 'UDP', tcp: 'TCP', tls: 'TLS' };
const encryptions: Record<SipAccount['encryption'], string> = {
  off: 'Off',
  wanted: 'SRTP if the server supports it',
  must: 'Always SRTP',
};
const forms: Record<SipAccount['numberForm'], string> = {
  plus: '+49 30 …',
  zeros: '0049 30 …',
  digits: '49 30 …',
  national: 'National format',
};

const start = (account: SipAccount | undefined): Fields => ({
  name: account?.name ?? '',
  server: account?.server ?? '',
  user: account?.user ?? '',
  password: '',
  number: '',
  authUser: account?.authUser ?? '',
  proxy: account?.proxy ?? '',
  transport: account?.transport ?? 'udp',
  encryption: account?.encryption ?? 'off',
  country: account?.country ?? 'US',
  numberForm: account?.numberForm ?? 'plus',
  allowedCountries: account?.allowedCountries.join(', ') ?? '',
  maxCalls: String(account?.maxCalls ?? 10),
});

/** Asks for the server, the user and the password of a SIP account; all else stands under More. */
export function SipDialog({ account, onClose }: { account?: SipAccount; onClose: () => void }) {
  const form = useForm<Fields>({ defaultValues: start(account) });
  const [agentId, setAgentId] = useState<string | null>(null);
  const { register, formState } = form;
  const { errors } = formState;

  function send({ password, number, authUser, proxy, allowedCountries, maxCalls, ...fields }: Fields) {
    const countries = allowedCountries.split(/[\s,]+/).filter(Boolean);
    const body = {
      ...fields,
      name: fields.name.trim() === '' ? fields.user.trim() : fields.name,
      authUser: authUser.trim() || null,
      proxy: proxy.trim() || null,
      maxCalls: Number(maxCalls),
    };
    if (account === undefined) {
      return api.sipAccounts.create({
        body: {
          ...body,
          password,
          inboundAgentId: agentId,
          ...(countries.length > 0 && { allowedCountries: countries }),
          ...(number.trim() !== '' && { number: number.trim() }),
        },
      });
    }
    return api.sipAccounts.update({
      params: { sipAccountId: account.id },
      body: { ...body, allowedCountries: countries, ...(password !== '' && { password }) },
    });
  }

  return (
    <FormDialog
      title={account === undefined ? 'Connect SIP' : 'Edit SIP Account'}
      description="The agent registers like a desk phone, so you don’t need open ports or HTTPS. Create an extension or SIP login on your PBX or with your provider, then enter it here."
      action={account === undefined ? 'Connect' : 'Save'}
      form={form}
      send={send}
      reloads={['sipAccounts', 'phoneNumbers']}
      says={({ name }) => (account === undefined ? `${name} is registering` : `${name} was saved`)}
      secret
      onClose={onClose}
    >
      <Field label="Server" hint="Your PBX, router, or provider." error={errors.server?.message}>
        <Input {...register('server')} autoComplete="off" placeholder="pbx.example.com" />
      </Field>
      <Field label="User" hint="Extension or username." error={errors.user?.message}>
        <Input {...register('user')} autoComplete="off" placeholder="1002" />
      </Field>
      <Field
        label="Password"
        optional={account !== undefined}
        hint={account ? 'Leave empty to keep the stored password.' : 'Stored encrypted and never shown again.'}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="off" />
      </Field>
      {account === undefined && (
        <Field label="Answering agent">
          <AgentSelect value={agentId} none="No agent" onChange={setAgentId} />
        </Field>
      )}
      <Disclosure summary="More">
        <div className="flex flex-col gap-5">
          <Field label="Name" optional error={errors.name?.message}>
            <Input {...register('name')} autoComplete="off" placeholder="Office PBX" maxLength={60} />
          </Field>
          {account === undefined && (
            <Field
              label="Number"
              optional
              hint="The number callers dial, if it’s different from the username. For example, +49 30 … on a trunk."
              error={errors.number?.message}
            >
              <Input {...register('number')} autoComplete="off" />
            </Field>
          )}
          <Field
            label="Authentication ID"
            optional
            hint="Only needed if your server requires a separate authentication ID, as 3CX does."
            error={errors.authUser?.message}
          >
            <Input {...register('authUser')} autoComplete="off" />
          </Field>
          <Field label="Outbound proxy" optional error={errors.proxy?.message}>
            <Input {...register('proxy')} autoComplete="off" />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Transport">
              <NativeSelect {...register('transport')}>
                {sipTransports.map((one) => (
                  <option key={one} value={one}>
                    {transports[one]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label="Encrypted audio">
              <NativeSelect {...register('encryption')}>
                {sipEncryptions.map((one) => (
                  <option key={one} value={one}>
                    {encryptions[one]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field
              label="Country"
              hint="Two-letter code. Used for numbers without a country code."
              error={errors.country?.message}
            >
              <Input {...register('country')} autoComplete="off" maxLength={2} />
            </Field>
            <Field label="Dialing format">
              <NativeSelect {...register('numberForm')}>
                {sipNumberForms.map((one) => (
                  <option key={one} value={one}>
                    {forms[one]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field
              label="Allowed countries"
              optional={account === undefined}
              hint="Two-letter codes, separated by commas. Extensions can always be called."
              error={errors.allowedCountries?.message}
            >
              <Input {...register('allowedCountries')} autoComplete="off" placeholder="US, CA" />
            </Field>
            <Field label="Concurrent calls" error={errors.maxCalls?.message}>
              <Input {...register('maxCalls')} inputMode="numeric" autoComplete="off" maxLength={3} />
            </Field>
          </div>
        </div>
      </Disclosure>
    </FormDialog>
  );
}
