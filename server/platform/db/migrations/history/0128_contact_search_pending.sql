-- What was added of late is searched word by word until it is sorted in: at 4 MB, the default, for half a second.
alter index contacts_text set (gin_pending_list_limit = 256);
