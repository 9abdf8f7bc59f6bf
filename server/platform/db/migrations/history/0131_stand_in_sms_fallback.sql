-- Where a text is told of once more when its webhook fails, as carriers do.
alter table stand_in_numbers add column sms_fallback_url text not null default '';
