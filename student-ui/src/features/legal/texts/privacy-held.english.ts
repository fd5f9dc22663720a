import type { Held } from './privacy-held';

export const HELD: Held = {
  account: [
    'Account and profile: email, password (as a hash), language, name, gender, passport number, nationality, date of birth, mobile number, picture',
    'To sign you in and to fill in your forms',
    'Until you erase your account',
  ],
  formerEmail: [
    'Your former email address, when the address of your account is changed',
    'To tell you of the change there',
    'Minutes, until that email is sent',
  ],
  newEmail: [
    'Another email address that you, or our staff for you, have asked for',
    'To change the address of your account only when both mailboxes have confirmed it',
    'One day, or until it is confirmed, cancelled or refused',
  ],
  bounces: [
    'That emails to the address of your account come back: since when, the last time, how often, and the code of the mail server',
    'To tell you, when you sign in, and our staff that our emails do not reach you',
    'Until the address is changed, or you enter a code or open a link that we mailed to it',
  ],
  applications: [
    'Applications: what the form says about you and your certificate, your remarks, what our reviewers found of your documents, our decisions',
    'To verify your certificate',
    'Drafts and rejected applications one year after the last change; all others until you erase your account',
  ],
  claims: [
    'Which of our reviewers has your application open',
    'So that two do not do the same work',
    'Minutes; what has run out goes when the reviewer opens another application',
  ],
  assignments: [
    'Which of our reviewers your application is assigned to',
    'To share out the work',
    'Until your application is decided',
  ],
  preferences: [
    'For our staff: which columns, filters, language and look they have chosen',
    'To show the screens as they were left',
    'Until their account is erased or removed',
  ],
  files: [
    'Uploaded files with their names: passport, certificate, transcript, ministry stamp, receipt, photo, profile picture; what our computer reads on the passport: number, name, birth, nationality, gender, last day, and the text it reads on the certificate, transcript, ministry stamp and receipt',
    'To verify your certificate; the profile picture and what is read on the passport to fill in your forms',
    'As long as an application, a report or your profile uses them, and one day more',
  ],
  reports: [
    'Issued reports and their PDF files',
    'Others rely on them and must be able to check them',
    'With your account; seven years after you have erased it',
  ],
  portableCopies: [
    'If a portable copy of a report was taken: its place in the list that says whether such copies still hold',
    'A copy must not pass once its report is withdrawn, corrected or removed',
    'As long as the service runs; without any link to the report once that is removed',
  ],
  walletOffers: [
    'If you add a report to a wallet: code, PIN and what the wallet got for them, as hashes, with when they end; nothing of the wallet',
    'So that your wallet alone gets the report, once',
    'One day',
  ],
  watchers: [
    'Who wants to be told by email when a report changes: email address, language, report number',
    'To tell them when the report is withdrawn or corrected',
    '90 days after they last confirmed it, 24 hours where they never did, or until the link in our emails, the withdrawal of the report or the erasure of the account with that address ends it',
  ],
  confirmations: [
    'What we asked your university and the ministry about a certificate, with your consent: the values you claimed, which documents were enclosed; what was answered, when, and by whom',
    'So that those who issued a certificate can confirm it',
    'As long as the application; gone when you erase your account',
  ],
  contacts: [
    'Addresses of offices of universities and of the ministry, with who verified them; nothing of you',
    'So that we know whom to ask',
    'Until they are removed',
  ],
  integrators: [
    'Organisations whose programs check reports: name, contact, purpose; their keys, as hashes; nothing of you',
    'So that we know who checks reports',
    'As long as they use the service',
  ],
  accessRequests: [
    'Requests of organisations for access by programs, made on the page /access: organisation, the name and email address of who asks, purpose, how many reports a month, language, our decision and its reason',
    'To confirm the address, to decide about the request and to tell you of it',
    '3 days if the address is not confirmed, one year if we have not decided, 90 days after our decision',
  ],
  reportChecks: [
    'What such an organisation was told about your report, when it checks many at once, and how that compares with it',
    'To do the check and hand out its result',
    'What was claimed until it was compared; the result one day',
  ],
  webhooks: [
    'That such an organisation was told of a change of your report, by its number',
    'To find out what did not arrive',
    '30 days',
  ],
  checkedReports: [
    'Which reports such an organisation has checked, or opened by a link while signed in, by their numbers',
    'So that it is told when a report is withdrawn or corrected',
    'As long as it uses the service',
  ],
  shares: [
    'Links by which you share a report: whom each is for, in your words; the link and its PIN, as hashes; when it ends; when it was opened or the PDF was downloaded, and how often a PIN was wrong, but not by whom',
    'So that you can see and stop them',
    '90 days after they have ended',
  ],
  lookUpChoices: [
    'What you choose about look-ups: whether the student information query may find your report, and whether we tell you of look-ups by email; when we last told you',
    'To keep to what you chose',
    'With your report, until you erase your account',
  ],
  dataRequests: [
    'Requests for your data and for the erasure of your account: which, when you asked, by when and when it was done, by whom',
    'To prove that they were answered in time',
    'Seven years after they were answered',
  ],
  consents: [
    'Consents: which notice, version and language, when, and when you withdrew it',
    'The law requires that consent is recorded',
    'With your account; seven years after you have erased it',
  ],
  sessions: [
    'Sessions: when you signed in, with what kind of browser and from which network, and when each was used last, without what opens it',
    'To end sessions and to show them to you',
    '30 days after they would have run out',
  ],
  identities: [
    'Of our staff: who they are at the sign-in service of their organisation, as a hash',
    'To know them again when they sign in through it',
    'As long as the account, until its address changes or it is disabled',
  ],
  factors: [
    'Second factors for signing in: kind, name, when added and last used; secrets sealed, recovery codes as hashes',
    'To sign you in with more than a password',
    'As long as the account, or until you remove them',
  ],
  codes: [
    'Verification codes and the network that asked, as hashes, with the email address',
    'To check the code that you enter, and to limit how many are sent',
    'One day',
  ],
  loginFailures: [
    'Failed sign-ins, counted by a hash of the account and the network',
    'To turn away whoever tries to break into an account',
    'One day',
  ],
  countedRequests: [
    'Requests, counted by network address, by account number, or by a keyed hash of an email address or passport number',
    'To keep guessing and overload in bounds',
    'By network address one minute, by the others one day at most',
  ],
  answers: ['Answers to repeated requests', 'So that nothing is done twice when your connection fails', 'One day'],
  jobs: [
    'Tasks of the service, such as an email to be sent: numbers only, no address and no text',
    'To do them, and to find out what was done',
    'Until they are done, and 30 days more',
  ],
  mails: [
    'Emails that we send',
    'To send you codes, and to tell you what happens to your account, your applications, your reports and the reports that you watch',
    'Not kept by us once they are sent',
  ],
  audit: [
    'Audit trail: what was done, and which records and files were looked at, under which account number, when',
    'To prove that data were handled lawfully; to show you how your report was looked up',
    'Seven years',
  ],
};
