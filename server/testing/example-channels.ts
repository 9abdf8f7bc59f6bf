import { beforeCampaigns, campaignThings, insteadOfCampaigns } from './example-campaigns.ts';
import { beforeCrm } from './example-crm.ts';
import { beforeOffice, officeThings } from './example-office.ts';
import { beforePhone, insteadOfPhone, phoneThings } from './example-phone.ts';
import { beforeTranscriber } from './example-transcriber.ts';
import { beforeVisits, insteadOfVisits, widgetThings } from './example-widgets.ts';

/** The ways on which agents are reached beside the browser, the CRM and the transcriber that they reach, and calendars, for examples. */
export const channelThings = { ...widgetThings, ...phoneThings, ...campaignThings, ...officeThings };
export const beforeChannels = {
  ...beforeVisits,
  ...beforePhone,
  ...beforeCampaigns,
  ...beforeCrm,
  ...beforeOffice,
  ...beforeTranscriber,
};
export const insteadOfChannels = { ...insteadOfVisits, ...insteadOfPhone, ...insteadOfCampaigns };
