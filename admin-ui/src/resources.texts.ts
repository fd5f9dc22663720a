import { agentTexts } from './agents/agent.texts';
import { auditTexts } from './audit/audit.texts';
import { certificateTexts } from './certificates/certificate.texts';
import { companyTexts } from './companies/company.texts';
import { cooperationTexts } from './cooperations/cooperation.texts';
import { jobTexts } from './jobs/job.texts';
import { newsTexts } from './news/news.texts';
import { reasonTexts } from './reasons/reason.texts';
import { reportTexts } from './reports/report.texts';
import { unsealedTexts } from './reports/unsealed.texts';
import { roleTexts } from './roles/role.texts';
import { universityTexts } from './universities/university.texts';
import { userTexts } from './users/user.texts';

/** The texts of each resource, by the name of its screen: `menu`, `name`, `lead`, `fields` and its own. */
export const resourceTexts = {
  student: certificateTexts,
  company: companyTexts,
  mun: universityTexts,
  coo: cooperationTexts,
  agentU: agentTexts,
  news: newsTexts,
  user: userTexts,
  role: roleTexts,
  report: reportTexts,
  unsealed: unsealedTexts,
  reason: reasonTexts,
  job: jobTexts,
  audit: auditTexts,
};
