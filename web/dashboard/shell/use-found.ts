import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, Bot, Contact, type LucideIcon, Phone, PhoneCall } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { formatWhen } from '#web/lib/format.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';

/** Something of the workspace that the palette found. */
export interface Found {
  key: string;
  group: 'Agents' | 'Contacts' | 'Calls' | 'Phone numbers' | 'Documents';
  icon: LucideIcon;
  title: string;
  /** The quieter words behind the title. */
  more: string;
  to: string;
}

/** How long the hands rest before the server is asked, in ms; from how many letters on; and how many of each it shows. */
const [restMs, fromLetters, most] = [80, 2, 5];

/** What is being looked for, once the hands rest. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

const holds = (typed: string, ...texts: string[]) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => text.toLowerCase().includes(word)));

/** Agents, people, calls, numbers and documents that what was typed means, the newest of each first. */
export function useFound(typed: string): Found[] {
  const search = useRested(typed);
  const isAsked = search.length >= fromLetters;
  const on = (may: boolean) => ({ enabled: isAsked && may, placeholderData: keepPreviousData });
  const agents = useQuery({ ...query.agents.list(), enabled: useCan('agents:read') }).data;
  const numbers = useQuery({ ...query.phoneNumbers.list(), enabled: useCan('phone-numbers:read') }).data;
  const people = useQuery({
    ...query.contacts.list({ query: { search, limit: most } }),
    ...on(useCan('contacts:read')),
  }).data;
  const isWord = /[\p{L}\p{N}]/u.test(search);
  const calls = useQuery({
    ...query.calls.list({ query: { q: search, limit: most } }),
    ...on(useCan('calls:read') && isWord),
  }).data;
  const files = useQuery({
    ...query.knowledge.list({ query: { search, limit: most } }),
    ...on(useCan('knowledge:read')),
  }).data;
  if (!isAsked) return [];
  const digits = search.replace(/\D/g, '');
  return [
    ...[...(agents?.items ?? [])]
      .filter(({ name, type }) => holds(search, name, type))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, most)
      .map(
        ({ id, name, type }): Found => ({
          key: id,
          group: 'Agents',
          icon: Bot,
          title: name,
          more: type === name ? '' : type,
          to: href('/dashboard/agents/:agentId', { agentId: id }),
        }),
      ),
    ...(people?.items ?? []).map(
      ({ id, name, phone, company }): Found => ({
        key: id,
        group: 'Contacts',
        icon: Contact,
        title: name,
        more: phone ? formatPhone(phone) : (company ?? ''),
        to: href('/dashboard/contacts/:contactId', { contactId: id }),
      }),
    ),
    ...(calls?.items ?? []).map(
      ({ id, agentName, phone, startedAt }): Found => ({
        key: id,
        group: 'Calls',
        icon: PhoneCall,
        title: phone?.contact?.name ?? (phone?.otherNumber ? formatPhone(phone.otherNumber) : agentName),
        more: formatWhen(startedAt),
        to: href('/dashboard/calls/:callId', { callId: id }),
      }),
    ),
    ...(numbers?.items ?? [])
      .filter(({ number, name }) => (digits.length >= 3 && number.includes(digits)) || holds(search, name))
      .reverse()
      .slice(0, most)
      .map(
        ({ id, number, name }): Found => ({
          key: id,
          group: 'Phone numbers',
          icon: Phone,
          title: formatPhone(number),
          more: name === number ? '' : name,
          to: href('/dashboard/phone-numbers/:numberId', { numberId: id }),
        }),
      ),
    ...(files?.items ?? []).map(
      ({ id, name }): Found => ({
        key: id,
        group: 'Documents',
        icon: BookOpen,
        title: name,
        more: '',
        to: `/dashboard/knowledge?file=${id}`,
      }),
    ),
  ];
}
