-- Texts that the carrier has, and of which it has not said whether they arrived: asked for when their time comes.
create index phone_messages_unheard on phone_messages (next_at) where state = 'sent' and next_at is not null;
