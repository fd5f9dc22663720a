/** The routes of the specification, and the ways to write links to them. */
export const paths = {
  home: '/index',
  pdf: (document: string) => `/pdf?pdf=${encodeURIComponent(document)}`,
  agency: '/agency',
  university: '/university',
  cooperation: '/cooperation',
  cooperationsOf: (university: number) => `/cooperation?id=${university}`,
  news: (id: number) => `/news-detail?id=${id}`,
  register: '/student-register',
  login: '/student-login',
  /** Sign in, then go on where one was. */
  loginThen: (next: string) => `/student-login?next=${encodeURIComponent(next)}`,
  resetPassword: '/student-reset-pwd',
  /** By a mailed link, with its token behind `#`. */
  invitation: '/invitation',
  /** As well. */
  confirmAddress: '/confirm-address',
  profile: '/student-detail',
  changePassword: '/change-pwd',
  privacy: '/user-privacy',
  terms: '/user-terms',
  certificates: '/cert-list',
  newCertificate: '/cert-add',
  certificate: (id: number) => `/cert-update?id=${id}`,
  /** How an application stands: shown after applying, and from the list. */
  track: (id: number) => `/cert-track?id=${id}`,
  share: '/cert-share',
  shareOf: (id: number) => `/cert-share?id=${id}`,
  shared: '/shared',
  /** For the people of an integrator alone. */
  integrator: '/integrator',
  integratorFactor: '/integrator/second-factor',
  /** Where organisations ask for access by programs. */
  access: '/access',
  check: '/check',
  samplePdf: `/pdf?pdf=${encodeURIComponent('/api/v1/reports/sample.pdf')}`,
  checkOf: (number: string) => `/check/${number}`,
  confirm: '/confirm',
  status: '/status',
  upgrading: '/upgrading',
} as const;

/** Screens of the back office: another application, so these links load a page. */
export const manage = {
  home: '/manage/',
  login: '/manage/login',
  /** Sign in there, then go on in the certificate form. */
  formThen: (form: string) => `/manage/certificate-form?to=${encodeURIComponent(form)}`,
  certificates: '/manage/student',
  companies: '/manage/company',
  universities: '/manage/mun',
  cooperations: '/manage/coo',
  agents: '/manage/agentU',
  news: '/manage/news',
} as const;
