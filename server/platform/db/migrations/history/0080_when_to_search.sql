-- Words that a caller's question has to share for an agent to look into documents in the middle of its flow; empty: any.
alter table agents add column knowledge_when text not null default '';
