import { tokenContext } from '#server/carriers/accounts.ts';
import { simulatorTokenContext } from '#server/carriers/simulator-accounts.ts';
import type { Services } from '#server/services.ts';
import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';
import { messageRows, messageTwins } from './cross-tenant-messages.ts';

/** An account at a carrier, a number of it, a call that went out, and texts. */
export const phoneRows = (w: string, ids: Ids, { secrets }: Services): string => `
  insert into carrier_accounts (workspace_id, id, carrier, hook, account_sid, name, trial, auth_token, token_end, connected_at)
    values ('${w}', '${ids.numberId}', 'twilio', '${ids.numberId}', '${marker}', '${marker}', false,
      '${secrets.seal(tokenContext(ids.numberId!), marker)}', '${marker}', now());
  insert into phone_numbers (workspace_id, id, account_id, sid, number, name, voice, sms, agent_in, agent_out, created_at)
    values ('${w}', '${ids.numberId}', '${ids.numberId}', '${marker}', '${marker}', '${marker}', true, true, '${ids.agentId}', '${ids.agentId}', now());
  insert into dials (workspace_id, call_id, account_id, agent_id, from_number, to_number, state, carrier_sid, looks, problem, created_at)
    values ('${w}', '${ids.phoneCallId}', '${ids.numberId}', '${ids.agentId}', '${marker}', '${marker}', 'ended', '${marker}', 0, '${marker}', now());
  insert into stand_in_accounts (workspace_id, account_sid, token) values ('${w}', '${ids.numberId}', '${secrets.seal(simulatorTokenContext(w), marker)}');
  insert into stand_in_numbers (workspace_id, sid, number, name, voice_url, voice_fallback_url, sms_url, status_callback)
    values ('${w}', '${marker}', '${marker}', '${marker}', '', '', '', '');
  insert into carrier_accounts (workspace_id, id, carrier, hook, account_sid, name, trial, auth_token, token_end, connected_at)
    values ('${w}', '${ids.sipAccountId}', 'sip', '${ids.sipAccountId}', '${marker}', '${marker}', false,
      '${secrets.seal(tokenContext(ids.sipAccountId!), marker)}', '', now());
  insert into carrier_accounts (workspace_id, id, carrier, hook, account_sid, name, trial, auth_token, token_end, connected_at)
    values ('${w}', '${ids.carrierAccountId}', 'telnyx', '${ids.carrierAccountId}', '${marker}', '${marker}', false,
      '${secrets.seal(tokenContext(ids.carrierAccountId!), marker)}', '', now());
  insert into waiting_callers (workspace_id, id, number_id, carrier_sid, other_number, joined_at, seen_at, wants_call_back)
    values ('${w}', '${ids.numberId}', '${ids.numberId}', '${marker}', '${marker}', now(), now(), true);
  insert into sip_accounts (workspace_id, id, server, username, transport, encryption, country, number_form, allowed_countries, max_calls)
    values ('${w}', '${ids.sipAccountId}', '${marker}', '${marker}', 'udp', 'off', 'US', 'plus', '[]', 1);
  insert into sip_dialogs (workspace_id, sip_call_id, account_id, record, kept_at)
    values ('${w}', '${marker}', '${ids.sipAccountId}', '{}', now());
  insert into sip_dials (workspace_id, sip_call_id, account_id, call_id, from_number, to_number, ring_seconds, asked_at)
    values ('${w}', '${marker}', '${ids.sipAccountId}', '${ids.callId}', '${marker}', '${marker}', 1, now());
  update calls set channel = 'phone', direction = 'outbound', phone_number_id = '${ids.numberId}', own_number = '${marker}',
    other_number = '${marker}', carrier_sid = '${marker}' where workspace_id = '${w}' and id = '${ids.callId}';
  ${messageRows(w, ids)}`;

/** The same number and call in the asker's own workspace, under other names. */
export const phoneTwins = (other: string, asker: string, ids: Ids): string[] => [
  `insert into carrier_accounts (workspace_id, id, carrier, hook, account_sid, name, trial, auth_token, token_end, connected_at)
     select '${asker}', id, carrier, 'mine-' || hook, 'Mine', 'Mine', trial, auth_token, 'Mine', connected_at
     from carrier_accounts where workspace_id = '${other}'`,
  `insert into sip_accounts (workspace_id, id, server, username, transport, encryption, country, number_form, allowed_countries, max_calls)
     select '${asker}', id, 'mine.example', 'mine', transport, encryption, country, number_form, allowed_countries, max_calls
     from sip_accounts where workspace_id = '${other}'`,
  `insert into phone_numbers (workspace_id, id, account_id, sid, number, name, voice, sms, created_at)
     select '${asker}', id, account_id, 'Mine', 'Mine', 'Mine', voice, sms, created_at
     from phone_numbers where workspace_id = '${other}' and id = '${ids.numberId}'`,
  `insert into dials (workspace_id, call_id, account_id, agent_id, from_number, to_number, state, looks, created_at)
     select '${asker}', call_id, account_id, agent_id, 'Mine', 'Mine', state, looks, created_at
     from dials where workspace_id = '${other}' and call_id = '${ids.phoneCallId}'`,
  ...messageTwins(other, asker, ids),
];
