-- Stored values and filters that are spelled as the API spells them: with underscores, and by their new names.
-- Both are written once and never changed, but for this.
grant update (terms) on plan_versions to parley_system;
grant update (kind, document) on invoices to parley_system;
set local role parley_system;

update dials set result = 'no_answer' where result = 'no-answer';
update action_runs set trigger = replace(trigger, '-', '_') where trigger in ('after-call', 'before-call');
update automations set cause = replace(cause, '-', '_') where cause in ('call-ended', 'contact-added');
update workflow_triggers set
  kind = replace(kind, '-', '_'),
  settings = jsonb_set(settings, '{kind}', to_jsonb(replace(kind, '-', '_')))
where kind in ('call-ended', 'contact-added');

update plan_versions set terms = jsonb_set(terms, '{overage}', '"pay_as_you_go"')
where terms ->> 'overage' = 'pay-as-you-go';
update subscriptions set terms = jsonb_set(terms, '{overage}', '"pay_as_you_go"')
where terms ->> 'overage' = 'pay-as-you-go';
update billing_periods set terms = jsonb_set(terms, '{overage}', '"pay_as_you_go"')
where terms ->> 'overage' = 'pay-as-you-go';

-- What a document says stays as it is: its kind is how it is told from an invoice here, and is printed in words.
update invoices set
  kind = 'credit_note',
  document = replace(document, '"kind":"credit-note"', '"kind":"credit_note"')
where kind = 'credit-note';

update call_views set filters = filters - 'leftAt' || jsonb_build_object('endNodeId', filters -> 'leftAt')
where filters ? 'leftAt';
update contact_imports set columns = (
  select jsonb_agg(
    case when one ? 'labelAt' then one - 'labelAt' || jsonb_build_object('labelColumn', one -> 'labelAt') else one end
    order by place
  )
  from jsonb_array_elements(columns) with ordinality as each (one, place)
)
where columns::text like '%"labelAt"%';
reset role;
revoke update (terms) on plan_versions from parley_system;
revoke update (kind, document) on invoices from parley_system;
