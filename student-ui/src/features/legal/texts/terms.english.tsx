import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { termsLaw } from './terms-law.english';

const terms: LegalDocument = {
  title: 'Terms and Conditions',
  updated: 'Last updated: September 10, 2023',
  contents: 'Contents',
  intro: (
    <p>
      These terms are the agreement between you and <OperatorName /> (“we”, “us”) about the use of MyVerify. By making
      an account or sending in an application you accept them. If you do not, please do not use the service.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'The service',
      body: (
        <>
          <p>
            MyVerify verifies academic certificates of international students in Malaysia. You send in your certificate
            with supporting documents; we carry out a formal review of the diploma, the transcript and the stamp of the
            Malaysian higher-education ministry; and for a verified certificate we issue a report with a number that
            anyone can check.
          </p>
          <p>
            <strong>We carry out a formal review only.</strong> We may ask the institution or the ministry, also by
            email; a report says that they have confirmed something only where their answer is on record. A report is
            not a recognition of your qualification, a decision of an authority, or advice. Public pages about agencies,
            universities and cooperations are for information.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Who may use it',
      body: (
        <p>
          <strong>You must be at least 13 years old.</strong> If you are under 18, a parent or guardian must have read
          these terms and agreed to them for you. If you apply for somebody else, you need that person’s written
          authority.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>One person has one account, with an email address that is theirs and with correct details.</li>
          <li>Keep your password to yourself, and tell us at once if somebody else may know it.</li>
          <li>What is done under your account counts as done by you, unless you prove otherwise.</li>
          <li>
            You can erase your account at any time under Basic info. What remains is in our{' '}
            <a href={legalLink(paths.privacy, 'english')}>Privacy Policy</a>.
          </li>
        </ul>
      ),
    },
    {
      id: 'applications',
      title: 'Applications and documents',
      body: (
        <>
          <p>
            The documents must be true, complete, legible and yours. You allow us to use them for the review, and to ask
            the institutions named in them. We may ask for more, correct obvious slips together with you, and reject an
            application with a reason; you can then mend it and apply again.
          </p>
          <p>
            While an application is being reviewed you can take it back and change it. Once it is verified it can no
            longer be edited; a mistake in the report is corrected by our staff.
          </p>
          <p>
            How long a review takes may depend on the answers of institutions and ministries. Times that we name are
            estimates.
          </p>
        </>
      ),
    },
    {
      id: 'fees',
      title: 'Fees, tax and refunds',
      body: (
        <>
          <ul>
            <li>The academic verification report costs MYR 669.60, including 8% sales and service tax.</li>
            <li>
              Stamping verification costs MYR 1101.60, including 8% sales and service tax. It requires a separate
              application for the academic verification, whose fee is not included.
            </li>
          </ul>
          <p>
            You pay by DuitNow QR or bank transfer before you apply, and upload the receipt. Charges of your bank are
            yours. If the fees change, the amount shown when you apply counts.
          </p>
          <p>
            The fee pays for the review, whatever its result: it is not refunded when an application is rejected, when
            the result of the review differs from reality or from what you expected, or when false documents were
            uploaded. We refund what was paid twice or by mistake, and a fee for which we never began a review. Rights
            that the Consumer Protection Act 1999 gives you remain.
          </p>
        </>
      ),
    },
    {
      id: 'reports',
      title: 'Reports',
      body: (
        <>
          <p>
            A report states what we found on the day of issue. You may pass it on complete and unchanged. Whoever holds
            its number can check it on our site, and whoever knows your name, passport number and date of birth exactly
            can open it in the student information query; by applying you agree to this.
          </p>
          <p>
            We correct a report that contains a mistake, under the same number and as a new edition. We withdraw a
            report that was obtained with false documents or issued in error; the check then says so, with the date and
            the reason.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'What you must not do',
      body: (
        <ul>
          <li>upload forged or altered documents, or those of somebody who has not authorised you;</li>
          <li>alter a report, or pass one off as your own or as something it is not;</li>
          <li>guess numbers or personal details in order to look up other people;</li>
          <li>use another person’s account, or get around the limits and protections of the service;</li>
          <li>send automatic requests that disturb it, or upload harmful software;</li>
          <li>use the service for anything that the law forbids.</li>
        </ul>
      ),
    },
    ...termsLaw,
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          <OperatorName />, <OperatorAddress />, telephone <OperatorPhone />, email <OperatorEmail />. We answer
          complaints within 7 working days.
        </p>
      ),
    },
  ],
};

export default terms;
