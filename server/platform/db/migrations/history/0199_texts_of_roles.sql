-- The built-in roles' texts, which nobody can change, as the page of permissions has them.
update roles set description = case id
    when 'owner' then 'Full access to all.'
    when 'admin' then 'Full access, but limited access to User Management.'
    when 'agent-manager' then 'Full access to Analytics, Agents, Knowledge Base, Actions and Workflows.'
    when 'member' then 'Limited access to everything but Settings, Integrations and User Management.'
    else 'Limited access to Analytics only.'
  end
where id in ('owner', 'admin', 'agent-manager', 'member', 'viewer');
