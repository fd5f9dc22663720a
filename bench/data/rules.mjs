/** What the generator takes from the server, so that it writes what the server would. */
const SOURCES = {
  'domain/account/role.js': ['PERMISSIONS'],
  'domain/account/user.js': ['newStudent'],
  'domain/account/account.audit.js': ['registered'],
  'domain/certificate/certificate.audit.js': ['certificateChanged'],
  'domain/certificate/certificate.fields.js': ['EMPTY_FORM'],
  'domain/certificate/certificate.operations.js': ['applyFor', 'authenticate', 'reject', 'saveDraft'],
  'domain/report/report.audit.js': ['reportIssued', 'reportRendered'],
  'domain/report/report.js': ['issueReport'],
  'domain/report/report-number.js': ['formatReportNumber'],
  'modules/audit/audit-hash.adapter.js': ['CHAINS', 'CHAIN_START', 'unkeyedHash'],
  'modules/audit/audit.mapper.js': ['toNextRow'],
  'modules/certificates/certificate.mapper.js': ['toCertificateRow', 'toFileRows', 'toWordRows'],
  'modules/certificates/certificate-counts.queries.js': ['COUNT_AFRESH'],
  'modules/files/file.mapper.js': ['toFileRow'],
  'modules/reports/report.mapper.js': ['toPdfColumns', 'toReportRow', 'toReportWordRows'],
  'modules/users/user.mapper.js': ['toUserRow', 'toUserWordRows'],
};

/**
 * @param {(path: string) => Promise<Record<string, unknown>>} load imports a module of the server, by its path below
 * `src`
 * @returns {Promise<Record<string, any>>} the functions by their names
 */
export async function rulesOf(load) {
  const rules = {};
  for (const [path, names] of Object.entries(SOURCES)) {
    const found = await load(path);
    for (const name of names) {
      if (found[name] === undefined) throw new Error(`${path} has no ${name} any more`);
      rules[name] = found[name];
    }
  }
  return rules;
}

/** Those of the built server. */
export const builtRules = () => rulesOf((path) => import(new URL(`../../dist/src/${path}`, import.meta.url).href));
