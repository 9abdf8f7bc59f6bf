-- An attempt of a campaign is a call or a text message: its id is the id of that.
alter table campaign_targets rename column call_id to attempt_id;
alter table campaign_attempts rename column call_id to attempt_id;
-- What a text campaign has sent, in parts as carriers count them.
alter table campaign_attempts add column segments integer;
update campaigns set plan = plan || '{"channel": "call", "text": "", "maxSegments": null}'::jsonb;
