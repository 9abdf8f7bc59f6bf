-- Until when one try has a message of the contact form to itself: two jobs for one message must not mail it twice.
alter table contact_messages add column mail_claimed_until timestamptz;
