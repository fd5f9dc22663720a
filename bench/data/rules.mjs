/** What the generator takes from the server, so that it writes what the server would. */
const SOURCES = {
  'domain/account/role.js': ['PERMISSIONS'],
  'domain/account/user.js': ['newStudent'],
  'domain/account/account.audit.js': ['registered'],
  'domain/certificate/certificate.audit.js': ['certificateChanged'],
  'domain/certificate/certificate.fields.js': ['EMPTY_FORM'],
  'domain/certificate/certificate.operations.js': ['applyFor', 'authenticate', 'reject', 'saveDraft'],
  'domain/certificate/report.audit.js': ['reportIssued', 'reportRendered'],
  'domain/certificate/report.js': ['issueReport'],
  'domain/certificate/report-number.js': ['formatReportNumber'],
  'domain/shared/search-words.js': ['indexWords'],
  'infra/db/audit.hash.js': ['CHAINS', 'CHAIN_START'],
  'infra/db/audit.mapper.js': ['toNextRow'],
  'infra/db/certificate.mapper.js': ['toCertificateRow', 'toFileRows'],
  'infra/db/certificate.stretches.js': ['COUNT_STRETCHES'],
  'infra/db/certificate.words.js': ['COUNT_WORDS', 'toWordRows'],
  'infra/db/file.mapper.js': ['toFileRow'],
  'infra/db/report.mapper.js': ['toPdfColumns', 'toReportRow'],
  'infra/db/user.mapper.js': ['toUserRow'],
};

/**
 * @param {(path: string) => Promise<Record<string, unknown>>} load imports a module of the server, by its path below `src`
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
