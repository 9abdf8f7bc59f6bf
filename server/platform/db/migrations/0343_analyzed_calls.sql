-- The event call.analysed is spelled as the rest of the API is. Subscriptions, and what waits to be sent, go over to call.analyzed.
update webhooks set events = array_replace(events, 'call.analysed', 'call.analyzed') where 'call.analysed' = any (events);
update webhook_listeners set events = array_replace(events, 'call.analysed', 'call.analyzed') where 'call.analysed' = any (events);
update webhook_events set type = 'call.analyzed' where type = 'call.analysed';
update webhook_deliveries set type = 'call.analyzed' where type = 'call.analysed';
