import type { LegalSection } from '../../../components/legal/legal-document';
import { OperatorEmail } from '../../../components/legal/OperatorDetails';

export const privacyRights: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can, at any time and without a fee,</p>
        <ul>
          <li>
            <strong>see and take your data with you</strong>: “Download my data” under Basic info gives you one file
            with your account and profile, your applications, uploaded files and reports, your consents, your shared
            links and when they were opened, your choices about look-ups, the reports that you watch, your sessions, and
            the audit trail of what you did and of your account;
          </li>
          <li>
            <strong>correct them</strong>: your profile under Basic info, your applications in their forms; what an
            issued report certifies is corrected by our staff;
          </li>
          <li>
            <strong>decide about look-ups and links</strong>: “Share a report” shows how your report was looked up,
            stops links, and switches off the student information query and our emails about look-ups;
          </li>
          <li>
            <strong>stop emails about a report that you watch</strong>, also without an account: by the link in each of
            them;
          </li>
          <li>
            <strong>withdraw your consent</strong>: to enquiries at your university and the ministry under “Your data”
            in Basic info, where enquiries that are open end at once; to anything else, or to object to a use that
            distresses you, write to us, or erase your account. What was done before stays lawful, and without the data
            we can no longer review your application;
          </li>
          <li>
            <strong>erase your account</strong>: “Erase my account” under Basic info.
          </li>
        </ul>
        <p>
          If you write to us instead, we ask for proof of who you are and answer within 21 days, as the Act provides.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'What remains when you erase your account',
    body: (
      <>
        <p>
          Your account loses everything that tells who you are and can never be opened again. Drafts, waiting and
          rejected applications go with their files. Your email address is free again. The reports that it watches and
          your choices about look-ups are forgotten. Links that you shared lose the name of their recipient, their PIN
          and their views; whoever opens one that was live is told that the account was closed. We keep, for seven
          years:
        </p>
        <ul>
          <li>
            of each issued report its certified fields, its photo and its PDF, without your account: others rely on it,
            and it must be possible to check it and to answer for it while claims can be brought (Limitation Act 1953,
            section 6). It can be checked by its number but is no longer found by name;
          </li>
          <li>
            the receipts of its fee: accounting records must be kept for seven years (Companies Act 2016, section 245;
            Income Tax Act 1967, section 82);
          </li>
          <li>
            the number of your account with the dates on which it was made and erased, your consents under that number,
            and the audit trail.
          </li>
        </ul>
        <p>
          The scans of your passport, certificate, transcript and stamp, your email address, your remarks and all that
          the report does not certify are removed from what we keep. The place of a report in the list for portable
          copies stays as long as the service runs, without the report once that is removed. Erasing does not reach
          copies that others have made, portable copies included, links to a PDF made in the 15 minutes before, emails
          that were sent, and backups, which are overwritten in their turn.
        </p>
      </>
    ),
  },
  {
    id: 'minors',
    title: 'Young people',
    body: (
      <p>
        The service is for people aged 13 or older; we do not knowingly hold data of younger children. Whoever is under
        18 needs the consent of a parent or guardian. If you think that a child has given us data without it, write to
        us and we will erase them.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    body: (
      <>
        <p>
          Write to <OperatorEmail />, and say what it is about and how to reach you.{' '}
          <strong>We answer complaints within 7 working days.</strong> If it takes longer to settle the matter, that
          answer says why and until when.
        </p>
        <p>
          If you are not satisfied, you can turn to the Personal Data Protection Commissioner of Malaysia (Jabatan
          Perlindungan Data Peribadi).
        </p>
      </>
    ),
  },
];
