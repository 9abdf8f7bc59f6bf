/** Where a workspace's copy of an invoice's PDF is. */
export const pdfKey = (workspaceId: string, invoiceId: string) => `workspaces/${workspaceId}/invoices/${invoiceId}.pdf`;
