import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { LegalTable, type TableRow } from '../LegalTable';
import { privacyRights } from './privacy-rights.english';

const HELD: readonly TableRow[] = [
  [
    'Account and profile: email, password (as a hash), name, gender, passport number, nationality, date of birth, picture',
    'To sign you in and to fill in your forms',
    'Until you erase your account',
  ],
  [
    'Applications: the details of your certificate, your remarks, our decisions',
    'To verify your certificate',
    'Drafts and rejected applications one year after the last change; all others until you erase your account',
  ],
  [
    'Uploaded files: passport, certificate, transcript, ministry stamp, receipt, photo',
    'To verify your certificate',
    'As long as an application uses them, and one day more',
  ],
  [
    'Issued reports and their PDF files',
    'Others rely on them and must be able to check them',
    'With your account; seven years after you have erased it',
  ],
  [
    'Consents: which notice, version and language, and when',
    'The law requires that consent is recorded',
    'With your account; seven years after you have erased it',
  ],
  [
    'Sessions: when you signed in on which session, without what opens it',
    'To end sessions and to show them to you',
    '30 days after they would have run out',
  ],
  ['Verification codes, as hashes, with the email address', 'To limit how many are sent', 'One day'],
  [
    'Failed sign-ins, counted by a hash of the account',
    'To lock an account that somebody tries to break into',
    'One day',
  ],
  ['Answers to repeated requests', 'So that nothing is done twice when your connection fails', 'One day'],
  [
    'Audit trail: what was done, under which account number, when',
    'To prove that data were handled lawfully',
    'Seven years',
  ],
];

const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: 'Last updated: 07 January 2024',
  contents: 'Contents',
  intro: (
    <p>
      This policy is the notice that the Personal Data Protection Act 2010 of Malaysia (the “Act”) requires. It says
      which personal data MyVerify holds, why, for how long, who receives them, and what you can do about it.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          MyVerify is operated by <OperatorName />, <OperatorAddress /> (“we”, “us”). We decide why and how your
          personal data are processed. For anything in this policy write to <OperatorEmail /> or call <OperatorPhone />.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we hold, why, and for how long',
      body: (
        <>
          <p>We hold what you give us, and what comes into being while you use the service:</p>
          <LegalTable label="What we hold, why, and for how long" columns={['What', 'Why', 'How long']} rows={HELD} />
          <p>
            The audit trail holds no names, no email addresses and no whole passport numbers. We make no automated
            decisions about you: every application is reviewed by a person. We do not use your data for advertising and
            do not sell them.
          </p>
        </>
      ),
    },
    {
      id: 'source',
      title: 'Where the data come from',
      body: (
        <p>
          From you, when you register, fill in a form, upload a file or write to us; from institutions and the Malaysian
          higher-education ministry, when they answer our questions about your documents; from our staff, when they
          prepare an application for you; and from your device, when you use the service.
        </p>
      ),
    },
    {
      id: 'must',
      title: 'Whether you have to give them',
      body: (
        <p>
          You need not give us anything to read our public pages or to check a report. For an account we need your email
          address and a password. For an application we need the fields and documents that the form marks as required;
          without them we cannot review it. Everything else is voluntary.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Who receives the data',
      body: (
        <>
          <ul>
            <li>
              Our reviewers and administrators, as far as their task requires it. Each file they open is recorded.
            </li>
            <li>
              The institutions that issued your documents and the Malaysian higher-education ministry, to confirm them.
            </li>
            <li>
              Whoever holds the number of your report: they see whether it is valid, and the certified fields, with the
              passport number masked.
            </li>
            <li>
              Whoever enters your exact name, passport number and date of birth in the student information query: they
              can open the report that is in force.
            </li>
            <li>Companies that run servers and send emails for us, on our instructions and under a duty of secrecy.</li>
            <li>Courts and authorities, where the law obliges us.</li>
          </ul>
          <p>
            If an institution that has to confirm a document is outside Malaysia, we send it only what it needs for
            that, and only because you asked for the verification (section 129 of the Act).
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect the data',
      body: (
        <p>
          Passwords and codes are stored only as hashes. Connections are encrypted. Pictures are encoded anew when they
          arrive, which removes hidden details such as the place where they were taken. Files are private: they open for
          you, for the staff who review them, and by links that end after 15 minutes. If a breach puts you at risk, we
          tell the Personal Data Protection Commissioner and you without delay.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      body: (
        <p>
          We set one cookie, which keeps you signed in for at most two days and is removed when you sign out. Your
          browser also remembers, on your device only, what makes the pages convenient, such as the language you chose
          and how long a countdown still runs. There are no cookies of others and no tracking.
        </p>
      ),
    },
    ...privacyRights,
    {
      id: 'changes',
      title: 'Changes and languages',
      body: (
        <p>
          When this policy changes, we show the new version here with its date, and ask for your consent anew where that
          is needed. It is written in English and in Malay; if the two differ, the English version prevails. The use of
          the service is governed by our <a href={legalLink(paths.terms, 'english')}>Terms and Conditions</a>.
        </p>
      ),
    },
  ],
};

export default privacy;
