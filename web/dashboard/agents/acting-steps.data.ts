/** Kinds of steps that do something outside of the conversation, and what that is. */
export const actingSteps: Readonly<Record<string, string>> = {
  api_request: 'Requests data from an API',
  create_deal: 'Creates deals in the CRM',
  find_crm_contact: 'Finds contacts in the CRM',
  leave_task: 'Creates follow-ups in the Inbox',
  leave_voicemail: 'Leaves voicemail',
  make_call: 'Makes phone calls',
  note_crm: 'Adds notes to the CRM',
  schedule: 'Books, reschedules, and cancels appointments',
  send_email: 'Sends email',
  send_sms: 'Sends text messages',
  transfer_agent: 'Transfers to another agent',
  transfer_person: 'Transfers to your team',
  update_crm: 'Updates contacts in the CRM',
  use_tool: 'Uses tools from an MCP server',
  webhook: 'Calls webhooks',
};
